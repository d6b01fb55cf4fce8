import Eingang
import Foundation

/// What only the project's own scripts call; help does not name it.
enum DevelopmentVerbs {
  /// The exit status, or nil where the words are for `Program`.
  static func run(_ words: [String], environment: [String: String]) async -> ExitStatus? {
    let (name, rest) = (words.first, Array(words.dropFirst()))
    do {
      switch name {
      case "pagetext": return try await pageText(rest, environment: environment)
      case "candidates": return try candidates(configuration: rest.first)
      case "pace": return try pace(configuration: rest.first)
      default: return nil
      }
    } catch {
      Terminal().complain("eingangd: \(name ?? ""): " + Visible.line("\(error)"))
      return ExitStatus(for: error)
    }
  }

  /// A line of JSON for each file.
  private static func pageText(_ files: [String], environment: [String: String]) async throws -> ExitStatus {
    let configuration = Configuration()
    let settings = ReaderSettings(
      languages: configuration.sprachen, limits: configuration.grenzen,
      tessdataPrefix: environment["TESSDATA_PREFIX"])
    let pool = ReaderPool(settings: settings, readers: 1)
    let isWhole = try await PageTextDump.run(files: files, pool: pool) { try Terminal().out($0) }
    return isWhole ? .done : .documentsFailed
  }

  /// Documents come in as lines of JSON, with a household's configuration where it has one.
  private static func candidates(configuration path: String?) throws -> ExitStatus {
    let understanding = try understanding(path)
    while let line = readLine() { try Terminal().out(try JSONLine.text(CandidateDump(line: line, understanding))) }
    return .done
  }

  /// The same documents, timed.
  private static func pace(configuration path: String?) throws -> ExitStatus {
    let understanding = try understanding(path)
    var documents: [StoredDocument] = []
    while let line = readLine() { documents.append(try StoredDocument(line: line)) }
    for pace in UnderstandingPace.measured(documents, understanding) { try Terminal().out(try JSONLine.text(pace)) }
    return .done
  }

  private static func understanding(_ path: String?) throws -> Understanding {
    let configuration = try path.map { try ConfigurationLoader.load(path: $0) } ?? Configuration()
    return Understanding(haushalt: configuration.haushalt, ablage: configuration.ablage, erhalten: nil)
  }
}

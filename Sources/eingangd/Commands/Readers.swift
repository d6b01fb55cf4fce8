import AlbertModel
import Eingang

/// Makes the reader processes that a verb needs, after making sure that they can read at all.
enum Readers {
  /// Readers as configured, one for each core where nothing is.
  static func pool(
    _ configuration: Configuration, environment: [String: String], remembersPages: Bool = true
  ) throws -> ReaderPool {
    _ = try ReaderProgram.own.get()
    let prefix = environment["TESSDATA_PREFIX"]
    let installed = Tessdata(prefix: prefix)?.installed(of: configuration.sprachen) ?? []
    guard !installed.isEmpty else {
      let wanted = configuration.sprachen.map { "tesseract-ocr-" + $0 }.joined(separator: " ")
      throw Failure(
        .dependencyMissing,
        "reading cannot begin: Tesseract: no data for \(configuration.sprachen.joined(separator: ", "))"
          + ". Install it: apt-get install \(wanted.replacing("_", with: "-"))")
    }
    var settings = ReaderSettings(
      languages: configuration.sprachen, limits: configuration.grenzen, tessdataPrefix: prefix,
      ignored: configuration.eingang.ignorieren)
    settings.remembersPages = remembersPages
    return ReaderPool(
      settings: settings, readers: count(configuration), passwords: configuration.eingang.passwoerter)
  }

  /// What a reader says of itself; nil where none comes up.
  static var facts: ReadingFacts? { try? asked.get() }

  /// Makes sure that a reader comes up and is of this build.
  static func check() throws {
    let program = try ReaderProgram.own.get()
    do throws(Stoerung) {
      _ = try asked.get()
    } catch {
      throw Failure(.dependencyMissing, "reading cannot begin: \(program.path): \(error.why)")
    }
  }

  /// Asked once, of a reader that inspects: it needs no trained data, and is up soonest.
  static let asked = ReadingFacts.ask(ReaderSettings(inspecting: Limits()))

  /// Who looks whether a file is whole.
  static func inspector(_ configuration: Configuration) -> WholenessInspector {
    WholenessInspector(limits: configuration.grenzen)
  }

  static func count(_ configuration: Configuration) -> Int {
    configuration.grenzen.leser > 0 ? configuration.grenzen.leser : Cores.available
  }
}

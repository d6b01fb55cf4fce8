import Eingang
import Foundation
import Glibc

@main
struct Main {
  static func main() async {
    guard StandardFiles.fill() else { exit(ExitStatus.ownFault.rawValue) }
    // A closed pipe is an error to be told from others, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == "reader" { exit(ReaderMain.run(arguments: Array(words.dropFirst()))) }
    if words.first == "pagetext" { exit(await pageText(Array(words.dropFirst()))) }
    if words.first == "candidates" { exit(candidates(configuration: words.dropFirst().first)) }
    exit(await Program.run(words, environment: ProcessInfo.processInfo.environment).rawValue)
  }

  /// Documents come in as lines of JSON, with a household's configuration where it has one.
  private static func candidates(configuration: String?) -> Int32 {
    do {
      let configuration = try configuration.map { try ConfigurationLoader.load(path: $0) } ?? Configuration()
      let understanding = Understanding(
        haushalt: configuration.haushalt, ablage: configuration.ablage, erhalten: nil)
      while let line = readLine() { try Terminal().out(try JSONLine.text(CandidateDump(line: line, understanding))) }
      return 0
    } catch {
      return ExitStatus(for: error).rawValue
    }
  }

  private static func pageText(_ files: [String]) async -> Int32 {
    let prefix = ProcessInfo.processInfo.environment["TESSDATA_PREFIX"]
    let configuration = Configuration()
    let settings = ReaderSettings(
      languages: configuration.sprachen, limits: configuration.grenzen, tessdataPrefix: prefix)
    do {
      let pool = ReaderPool(settings: settings, readers: 1)
      return try await PageTextDump.run(files: files, pool: pool) { try Terminal().out($0) } ? 0 : 1
    } catch {
      return ExitStatus(for: error).rawValue
    }
  }
}

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
    exit(await Program.run(words, environment: ProcessInfo.processInfo.environment).rawValue)
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

import Dispatch
import Eingang
import Foundation
import Glibc

@main
struct Main {
  static func main() {
    guard StandardFiles.fill() else { exit(ExitStatus.ownFault.rawValue) }
    // A closed pipe is an error to be told from others, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    let words = Array(CommandLine.arguments.dropFirst())
    let environment = ProcessInfo.processInfo.environment
    if let status = Program.runNow(words, environment: environment) { exit(status.rawValue) }
    Task {
      if let status = await DevelopmentVerbs.run(words, environment: environment) { exit(status.rawValue) }
      exit(await Program.run(words, environment: environment).rawValue)
    }
    dispatchMain()
  }
}

import Foundation
import Glibc

@main
struct Main {
  static func main() async {
    // A closed pipe is an error to be told from others, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    let words = Array(CommandLine.arguments.dropFirst())
    exit(await Program.run(words, environment: ProcessInfo.processInfo.environment).rawValue)
  }
}

import CLinux
import Eingang
import EingangReader
import Glibc

@main
struct Main {
  static func main() {
    guard StandardFiles.fill() else { exit(70) }
    // A closed pipe is an error to be told from others, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    // It is started by a descriptor, whose number would be its name.
    clx_name_process(ReaderProgram.name)
    exit(ReaderMain.run(arguments: Array(CommandLine.arguments.dropFirst())))
  }
}

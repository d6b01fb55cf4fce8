import Eingang
import Glibc

/// Shows what is longer than the screen a screen at a time, in the program that a person has chosen for that.
///
/// Only where results go to a terminal; what fits the screen looks as if there were none.
final class Pager {
  private let pipe: UnsafeMutablePointer<FILE>
  /// Where results went before.
  private let screen: Int32

  /// Everything that is written to standard output from now on goes through it; nil where nothing pages.
  init?(_ environment: [String: String]) {
    guard isatty(STDOUT_FILENO) == 1, isatty(STDIN_FILENO) == 1, environment["TERM"] != "dumb",
      let command = Pager.command(environment), let pipe = popen(command, "w")
    else { return nil }
    let screen = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard screen >= 0, dup2(fileno(pipe), STDOUT_FILENO) >= 0 else {
      pclose(pipe)
      return nil
    }
    self.pipe = pipe
    self.screen = screen
    // Ctrl-C is for the pager, which has the keyboard.
    signal(SIGINT, SIG_IGN)
  }

  /// Waits until the person has seen enough; results go to the terminal again.
  func end() {
    dup2(screen, STDOUT_FILENO)
    close(screen)
    pclose(pipe)
    signal(SIGINT, SIG_DFL)
  }

  /// `PAGER`, as a shell understands it, else less where there is one; an empty one and `cat` mean none.
  static func command(_ environment: [String: String]) -> String? {
    if let chosen = environment["PAGER"] { return ["", "cat"].contains(chosen.trimmed) ? nil : chosen }
    guard Opener.program(named: "less", environment: environment) != nil else { return nil }
    // Leaves at once what fits the screen, keeps colours, and leaves what was shown on the screen.
    return environment["LESS"] == nil ? "LESS=FRX exec less" : "exec less"
  }
}

import Eingang
import Glibc

/// The one place that writes: results to stdout, everything else to stderr.
struct Terminal: Sendable {
  /// Colours on stdout.
  let hasColour: Bool
  /// Columns.
  let width: Int
  /// Neither progress nor remarks.
  let isQuiet: Bool
  /// Whether a progress line can be drawn on stderr.
  let showsProgress: Bool

  init(hasColour: Bool = false, width: Int = 80, isQuiet: Bool = false, showsProgress: Bool = false) {
    self.hasColour = hasColour
    self.width = width
    self.isQuiet = isQuiet
    self.showsProgress = showsProgress
  }

  /// What this process is connected to.
  static func detect(environment: [String: String], noColour: Bool, isQuiet: Bool) -> Terminal {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let isDumb = environment["TERM"] == "dumb"
    // https://no-color.org: present and not empty.
    let refused = noColour || !(environment["NO_COLOR"] ?? "").isEmpty || isDumb
    return Terminal(
      hasColour: isTerminal && !refused, width: isTerminal ? columns(environment: environment) : 80, isQuiet: isQuiet,
      showsProgress: isatty(STDERR_FILENO) == 1 && !isQuiet && !isDumb)
  }

  private static func columns(environment: [String: String]) -> Int {
    var size = winsize()
    let known = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let columns = known ? Int(size.ws_col) : Int(environment["COLUMNS"] ?? "") ?? 80
    return min(max(columns, 40), 200)
  }

  /// A result, and a line end.
  func out(_ text: String) throws { try write(text + "\n") }

  /// A result without a line end.
  func write(_ text: String) throws {
    switch Terminal.write(text, to: STDOUT_FILENO) {
    case 0: return
    case EPIPE: throw OutputClosed()
    case let code:
      throw Failure(.folderUnusable, "writing failed: standard output: \(String(cString: strerror(code))).")
    }
  }

  /// A remark, unless quiet was asked for.
  func note(_ text: String) {
    if !isQuiet { complain(text) }
  }

  /// What a person must know, quiet or not: one line, whatever stands in it.
  func complain(_ text: String) {
    // Nobody can be told that telling failed.
    _ = Terminal.write(clearing + Visible.message(text) + "\n", to: STDERR_FILENO)
  }

  /// Replaces the progress line; empty takes it away.
  func progress(_ text: String) {
    guard showsProgress else { return }
    _ = Terminal.write(clearing + Wrapping.elided(Visible.line(text), width: width - 1), to: STDERR_FILENO)
  }

  private var clearing: String { showsProgress ? "\r\u{1B}[K" : "" }

  /// 0, or the error's number.
  static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, 1000)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}

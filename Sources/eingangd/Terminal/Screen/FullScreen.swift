import CLinux
import Eingang
import Glibc

/// The terminal while a view has all of it: keys come one by one, and what was on it before comes back afterwards.
enum FullScreen {
  /// The other screen, no cursor, no breaking of lines; the mouse's buttons and what is pasted are told apart from keys.
  private static let greeting = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"
  private static let farewell =
    "\u{1B}[0m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[2J\u{1B}[?1049l"

  /// Whether both ends are a terminal that can do more than print one line after the other.
  static func isPossible(environment: [String: String]) -> Bool {
    let kind = environment["TERM"] ?? ""
    return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && !kind.isEmpty && kind != "dumb" && size() != nil
  }

  /// Takes the terminal; whatever ends the process gives it back, a crash included.
  ///
  /// Once more where another program had it meanwhile: how it was at first is what counts.
  static func take() throws(Failure) {
    let code = clx_terminal_take(STDIN_FILENO, STDOUT_FILENO, farewell)
    guard code >= 0 else {
      throw Failure(.folderUnusable, "no terminal: standard input: \(String(cString: strerror(-code))). Use --plain.")
    }
    guard write(greeting) else { throw Failure(.interrupted, "no terminal: it was closed. Start again.") }
  }

  /// Gives it back as it was; again does no harm.
  static func giveBack() { clx_terminal_give_back() }

  /// Nil where the terminal does not say.
  static func size() -> ScreenSize? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return ScreenSize(columns: min(Int(size.ws_col), 400), rows: min(Int(size.ws_row), 200))
  }

  /// False where nobody sees it any more.
  static func write(_ text: String) -> Bool { Terminal.write(text, to: STDOUT_FILENO) == 0 }

  /// Stops this process and those started with it, as Ctrl-Z does; comes back when it goes on.
  ///
  /// Where nobody could let it go on, the system does not stop it at all.
  static func suspend(_ signals: ScreenSignals) throws {
    giveBack()
    signals.drain()
    signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    // Another thread may be the one to be stopped first.
    signals.wait(milliseconds: 500)
    try signals.renew()
    try take()
  }

  /// What has happened meanwhile.
  struct News: Sendable {
    /// Empty where none came.
    var keys: [UInt8] = []
    /// No key can come any more.
    var isClosed = false
    var signals: [Int32] = []
    var hasLetters = false
    /// Nothing came for as long as was waited.
    var isNothing = false
  }

  /// Waits for keys, signals and letters, for so long at most.
  static func wait(_ signals: ScreenSignals, letters: Int32, milliseconds: Int32) -> News {
    var waiting = [STDIN_FILENO, signals.descriptor, letters].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var news = News()
    let count = poll(&waiting, 3, milliseconds)
    news.isNothing = count == 0
    guard count > 0 else { return news }
    if waiting[1].revents != 0 { news.signals = signals.drain() }
    news.hasLetters = waiting[2].revents != 0
    guard waiting[0].revents != 0 else { return news }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let length = read(STDIN_FILENO, &buffer, buffer.count)
    if length > 0 { news.keys = Array(buffer.prefix(length)) }
    // A terminal that was closed tells an end or an error; in the background reading may fail for a moment.
    news.isClosed = length == 0 || length < 0 && errno != EINTR && errno != EAGAIN
    return news
  }
}

/// Signals that concern a full-screen view, to be waited for like keys.
struct ScreenSignals: Sendable {
  let descriptor: Int32

  static let ending = [SIGINT, SIGTERM, SIGHUP]

  init() throws(FileError) { descriptor = try SignalPipe.open(ScreenSignals.ending + [SIGWINCH, SIGTSTP, SIGCONT]) }

  /// Takes SIGTSTP up again after it had its usual effect.
  func renew() throws(FileError) { _ = try SignalPipe.open([SIGTSTP]) }

  /// Numbers that have come.
  @discardableResult
  func drain() -> [Int32] {
    var numbers: [Int32] = []
    var number: UInt8 = 0
    while read(descriptor, &number, 1) == 1 { numbers.append(Int32(number)) }
    return numbers
  }

  func wait(milliseconds: Int32) {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&waiting, 1, milliseconds)
  }
}

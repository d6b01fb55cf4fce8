import Eingang
import Glibc

/// Keys or lines from stdin: single keys from a terminal, whole lines from anything else.
///
/// While it lives the terminal neither echoes nor waits for Return; `close` gives it back as it was.
struct Keyboard: ~Copyable {
  /// Nil where stdin is no terminal.
  private let saved: termios?
  private var pending: [UInt8] = []
  private var isAtEnd = false

  /// What a person typed.
  enum Input: Hashable, Sendable {
    case key(Character)
    case line(String)
    /// Ctrl-C; the terminal does not turn it into a signal meanwhile.
    case interrupt
    case end
  }

  init() {
    var state = termios()
    guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &state) == 0 else {
      saved = nil
      return
    }
    saved = state
    Keyboard.original.withLock { $0 = state }
    Keyboard.makeRaw(state)
  }

  deinit { if saved != nil { Keyboard.restore() } }

  /// How the terminal was before; nil where no keyboard lives.
  private static let original = Guarded<termios?>(nil)

  /// Gives the terminal back as it was, also where the process is about to end hard.
  static func restore() {
    original.withLock { original in
      if var state = original { tcsetattr(STDIN_FILENO, TCSANOW, &state) }
      original = nil
    }
  }

  var isTerminal: Bool { saved != nil }

  private static func makeRaw(_ state: termios) {
    var raw = state
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
  }

  /// The next key of a terminal, or the next line of anything else.
  mutating func next() -> Input { isTerminal ? key() : line() }

  /// A whole line with echo, as for a value to type in.
  mutating func line() -> Input {
    if var state = saved { tcsetattr(STDIN_FILENO, TCSADRAIN, &state) }
    defer { if let state = saved { Keyboard.makeRaw(state) } }
    while true {
      if let end = pending.firstIndex(of: 0x0A) {
        let line = String(decoding: pending[..<end], as: UTF8.self)
        pending.removeFirst(end + 1)
        return .line(line)
      }
      guard !isAtEnd, fill() else {
        defer { pending = [] }
        return pending.isEmpty ? .end : .line(String(decoding: pending, as: UTF8.self))
      }
    }
  }

  private mutating func key() -> Input {
    while true {
      if let first = pending.first {
        if first == 0x03 { return .interrupt }
        if first == 0x04 { return .end }
        let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        if pending.count >= length {
          let key = String(decoding: pending[..<length], as: UTF8.self)
          pending.removeFirst(length)
          // Arrow keys send more than one byte; the rest of them means nothing here.
          if first == 0x1B { pending = [] }
          return .key(key.first ?? " ")
        }
      }
      guard fill() else { return .end }
    }
  }

  /// Waits in short steps, so that a cancelled run ends soon; false at the end of the input.
  private mutating func fill() -> Bool {
    while !Task.isCancelled {
      var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 100) != 0 else { continue }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count > 0 {
        pending += buffer[..<count]
        return true
      }
      if count < 0, errno == EINTR { continue }
      isAtEnd = true
      return false
    }
    return false
  }
}

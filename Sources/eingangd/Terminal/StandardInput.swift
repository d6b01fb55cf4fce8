import Glibc

/// Everything that is piped in.
enum StandardInput {
  /// Whether somebody sits there who can be asked.
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// What a person types up to Return; nil at the end of the input.
  static func answer() -> String? { readLine(strippingNewline: true) }

  /// Lines without their ends, or what stands between NULs where there is one; empty ones are left out.
  ///
  /// Only the line feed ends a line: anything else may be part of a file's name.
  static func lines() -> [String] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        return parts(of: bytes)
      }
    }
  }

  /// What stands between blanks and line ends, as numbers of cards do.
  static func words() -> [String] { lines().flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) } }

  /// The names in a list, as `find` writes it with `-print` or `-print0`.
  static func parts(of bytes: [UInt8]) -> [String] {
    let end: UInt8 = bytes.contains(0) ? 0 : 0x0A
    return bytes.split(separator: end).map { line in
      // A list that was written on Windows.
      let name = end == 0x0A && line.last == 0x0D ? line.dropLast() : line
      return String(decoding: name, as: UTF8.self)
    }.filter { !$0.isEmpty }
  }
}

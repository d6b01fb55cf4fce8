/// What no output may hold, written down once more so that the program's own list is not its own judge.
enum Scalars {
  /// C0 but for the line feed that ends a line, DEL, C1, line separators, and the marks that turn the direction of writing.
  static let steering: Set<Unicode.Scalar> = {
    let numbers: [ClosedRange<UInt32>] = [
      0...9, 0xB...0x1F, 0x7F...0x9F, 0x061C...0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
      0xFEFF...0xFEFF,
    ]
    return Set(numbers.joined().compactMap(Unicode.Scalar.init))
  }()

  /// A text that holds one of each, tries to end a line, a quotation and a calendar, and is no name of a file elsewhere.
  static let hostile =
    steering.sorted { $0.value < $1.value }.filter { $0.value != 0 }.reduce(into: "Brief ") {
      $0.unicodeScalars.append($1)
    }
    + "\u{1B}[2J\u{1B}]0;Titel\u{7}\u{9B}31m\nEND:VCALENDAR\r\nX'\u{301}; rm -rf \"$HOME\" `id` $(id)"
}

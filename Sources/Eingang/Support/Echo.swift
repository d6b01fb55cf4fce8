/// Repeats what was typed or written in a file, for an error that must show it.
///
/// One line of a sane length, without anything that could steer a terminal: what is wrong may be a megabyte long.
package enum Echo {
  private static let longest = 60

  /// At most 60 letters and an ellipsis; control characters and marks that turn the direction of writing are dots.
  package static func short(_ text: some StringProtocol) -> String {
    var out = String.UnicodeScalarView()
    var rest = text.unicodeScalars.makeIterator()
    while out.count < longest, let scalar = rest.next() { out.append(isHarmless(scalar) ? scalar : "·") }
    return String(out) + (rest.next() == nil ? "" : "…")
  }

  /// The first of the words, and how many more there are.
  package static func list(_ words: [String]) -> String {
    let shown = words.prefix(20).map { short($0) }.joined(separator: ", ")
    return words.count > 20 ? shown + " and \(words.count - 20) more" : shown
  }

  /// Neither a control character nor a line end, and nothing that lets one text look like another.
  package static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: false
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: false
    default: true
    }
  }
}

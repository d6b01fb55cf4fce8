import Foundation

/// A name or a title as it may stand on a card: one line in NFC, with nothing in it that nobody sees.
package enum PlainLine {
  /// Line ends, tabs and runs of blanks are one blank; what steers a terminal or turns the direction of writing vanishes.
  ///
  /// Nil where nothing is left.
  package static func text(_ text: String?) -> String? {
    guard let text else { return nil }
    var out = String.UnicodeScalarView()
    var isParted = false
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
      if scalar.properties.isWhitespace {
        isParted = !out.isEmpty
      } else if Echo.isHarmless(scalar) {
        if isParted { out.append(" ") }
        isParted = false
        out.append(scalar)
      }
    }
    return out.isEmpty ? nil : String(out).precomposedStringWithCanonicalMapping
  }
}

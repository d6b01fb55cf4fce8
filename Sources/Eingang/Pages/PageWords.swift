import AlbertModel

/// Turns the words of a library into those of a page.
package enum PageWords {
  /// Without blanks, invisible characters and ligatures; a soft hyphen at the end is a hyphen.
  ///
  /// Bounded, since a document may hold a word of any length.
  package static func cleaned(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(1000) {
      if let letters = ligatures[scalar] {
        out.append(contentsOf: letters.unicodeScalars)
      } else if !isInvisible(scalar) {
        out.append(scalar)
      }
    }
    return String(out)
  }

  /// The place as fractions of the page, within it.
  package static func box(_ word: RawWord, width: Double, height: Double) -> BoundingBox {
    func fraction(_ value: Double, of whole: Double) -> Double {
      let share = value / whole
      return share.isFinite ? min(max(share, 0), 1) : 0
    }
    let left = fraction(word.x.lowerBound, of: width)
    let top = fraction(word.y.lowerBound, of: height)
    return BoundingBox(
      x: left, y: top, width: fraction(word.x.upperBound, of: width) - left,
      height: fraction(word.y.upperBound, of: height) - top)
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private static let ligatures: [Unicode.Scalar: String] = [
    "\u{FB00}": "ff", "\u{FB01}": "fi", "\u{FB02}": "fl", "\u{FB03}": "ffi", "\u{FB04}": "ffl", "\u{FB05}": "st",
    "\u{FB06}": "st", "\u{00AD}": "-",
  ]
}

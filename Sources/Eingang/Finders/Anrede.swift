import AlbertModel

/// The salutation that parts a letter's head from its body.
enum Anrede {
  private static let openings: [Phrase] = [
    "sehr geehrte*", "liebe eltern", "liebe*", "lieber", "hallo", "guten tag", "guten morgen", "moin", "grüezi",
    "werte*", "verehrte*", "dear", "hi", "good morning", "an alle eltern", "sehr geehrter",
  ]

  /// True for a line that begins with a salutation.
  ///
  /// A return address in small print may be read as anything, but keeps its postcode: nobody is greeted with one.
  static func opens(_ line: TextLine) -> Bool {
    guard line.words.count <= 14, Anschrift.postcode(in: line.bytes) == nil else { return false }
    return openings.contains { phrase in
      guard let range = line.range(of: phrase) else { return false }
      // A scanner's speck may stand before it.
      return range.lowerBound <= 4
    }
  }

  /// The first salutation in reading order.
  static func line(in dokument: Dokument) -> TextLine? { dokument.lines.first { opens($0) } }
}

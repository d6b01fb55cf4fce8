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
    guard Anschrift.postcode(in: line.bytes) == nil else { return false }
    guard line.words.count <= 14 else { return goesOn(line) }
    return openings.contains { phrase in
      guard let range = line.range(of: phrase) else { return false }
      // A scanner's speck may stand before it.
      return range.lowerBound <= 4
    }
  }

  private static let plural: [Phrase] = ["liebe eltern*", "liebe mitglieder*", "liebe familie*", "sehr geehrte*"]

  /// `Liebe Eltern, bei uns …`: the letter begins in the same line, behind a comma.
  private static func goesOn(_ line: TextLine) -> Bool {
    guard let mark = line.bytes.firstIndex(of: 0x2C) ?? line.bytes.firstIndex(of: 0x21), mark <= 48 else {
      return false
    }
    return plural.contains { line.range(of: $0)?.lowerBound == 0 }
  }

  /// The first salutation in reading order.
  static func line(in dokument: Dokument) -> TextLine? { dokument.lines.first { opens($0) } }
}

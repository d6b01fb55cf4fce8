import AlbertModel

/// The salutation that parts a letter's head from its body.
enum Anrede {
  private static let openings: PhraseList = [
    "sehr geehrte*", "liebe eltern", "liebe*", "lieber", "hallo", "guten tag", "guten morgen", "moin", "grüezi",
    "werte*", "verehrte*", "dear", "hi", "good morning", "an alle eltern", "sehr geehrter",
  ]

  /// True for a line that begins with a salutation.
  ///
  /// A return address in small print may be read as anything, but keeps its postcode: nobody is greeted with one.
  static func opens(_ line: TextLine) -> Bool {
    // A scanner's speck may stand before it.
    let isGreeting =
      line.words.count <= 14 ? line.contains(openings) { $0.lowerBound <= 4 } : goesOn(line)
    return isGreeting && Anschrift.postcode(in: line.bytes) == nil
  }

  private static let plural: PhraseList = ["liebe eltern*", "liebe mitglieder*", "liebe familie*", "sehr geehrte*"]

  /// `Liebe Eltern, bei uns …`: the letter begins in the same line, behind a comma.
  private static func goesOn(_ line: TextLine) -> Bool {
    guard let mark = line.bytes.firstIndex(of: 0x2C) ?? line.bytes.firstIndex(of: 0x21), mark <= 48 else {
      return false
    }
    return line.contains(plural) { $0.lowerBound == 0 }
  }

  /// The first salutation in reading order.
  static func line(in dokument: Dokument) -> TextLine? { dokument.lines.first { opens($0) } }
}

/// Whether the sentences of pages go on from each to the next.
struct Satzfolge: Hashable, Sendable {
  /// Pages that begin within the sentence with which the one before ends.
  private(set) var goingOn = 0
  /// Pages that begin within a sentence though the one before ended with one, or there is none.
  private(set) var broken = 0

  var fits: Bool { broken == 0 }

  init(_ pages: [PageText]) {
    var before: Character?
    for page in pages where !page.isBlank {
      let full = page.rows.filter(Satzfolge.isFull)
      // A capital says nothing: in German, any noun within a sentence has one.
      if let begin = full.first?.text.first, begin.isLowercase {
        if let before, before.isLetter || before == "-" || before == "," { goingOn += 1 } else { broken += 1 }
      }
      before = full.last?.text.last
    }
  }

  /// Short rows are heads, feet and page numbers.
  private static func isFull(_ row: TextLine) -> Bool {
    row.text.count >= 25 && row.text.split(separator: " ").count >= 4
  }
}

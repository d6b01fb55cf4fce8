import AlbertModel

/// Tells where in one scan of many pages another letter begins.
///
/// A scan is one letter unless a page says both: that it is a first page, and, in its head, that it is of another letter.
/// Annexes of the same sender and day count their pages anew, too, and stay with their letter.
enum Scanbrief {
  /// The page says that it is the first one.
  static func mayBegin(_ page: PageText) -> Bool { Seitenzahl(page)?.seite == 1 }

  /// Places of the pages that begin a letter, from 0 on; the first always does.
  ///
  /// Blank pages belong to the letter before. Understanding is asked for heads only.
  static func starts(_ pages: [PageText], understand: ([PageText]) -> Extraction) -> [Int] {
    var starts = [0]
    var head: Briefkopf?
    var before: Seitenzahl?
    for (index, page) in pages.enumerated() where !page.isBlank {
      let number = Seitenzahl(page)
      let isComplete = before.flatMap { last in last.von.map { last.seite >= $0 } } ?? true
      if head == nil {
        head = kopf(page, understand)
      } else if number?.seite == 1, isComplete {
        let other = kopf(page, understand)
        if let one = head, other.begins, one.begins, Briefgrenzen.areTwoLetters(one, other) {
          starts.append(index)
          head = other
        }
      }
      before = number ?? before
    }
    return starts
  }

  private static func kopf(_ page: PageText, _ understand: ([PageText]) -> Extraction) -> Briefkopf {
    let page = page.renumbered(1)
    return Briefkopf([page], understand([page]))
  }
}

import AlbertModel

/// A stack of letters that separator sheets part.
struct Stapel: Hashable, Sendable {
  /// Pages of each letter, in order; at least one letter, each with a page that is not blank.
  let letters: [[Int]]
  /// Pages that belong to none: the sheets, and their blank backs.
  let sheets: [Int]

  /// Nil where no sheet lies in the stack, and where nothing else does.
  init?(_ pages: [PageText]) {
    var letters: [[PageText]] = [[]]
    var sheets: [Int] = []
    var isAfterSheet = false
    for page in pages {
      if Trennblatt.isSheet(page) {
        sheets.append(page.number)
        letters.append([])
        isAfterSheet = true
      } else {
        // A sheet has no back but where both sides are scanned, and then it is blank.
        if isAfterSheet, page.isBlank { sheets.append(page.number) } else { letters[letters.count - 1].append(page) }
        isAfterSheet = false
      }
    }
    let written = letters.filter { letter in letter.contains { !$0.isBlank } }
    guard !sheets.isEmpty, !written.isEmpty else { return nil }
    self.letters = written.map { $0.map(\.number) }
    let kept = Set(self.letters.joined())
    self.sheets = pages.map(\.number).filter { !kept.contains($0) }
  }
}

extension PageText {
  /// Nothing is written on it, and no code printed.
  var isBlank: Bool { words.isEmpty && codes.isEmpty }
}

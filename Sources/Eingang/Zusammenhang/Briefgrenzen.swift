import AlbertModel

/// Tells where, among files that only their names hold together, another letter begins.
///
/// A letter is parted from the one before only on what stands on both: its own `Seite 1 von`, or heads that cannot be
/// of one letter. In doubt files stay together, as a page that is lost to its letter does more harm than two letters on
/// one card, which everybody sees.
enum Briefgrenzen {
  /// A file's pages, and what they are understood as by themselves.
  struct Datei: Sendable {
    let pages: [PageText]
    let kopf: Briefkopf

    init(_ pages: [PageText], _ extraction: Extraction) {
      self.pages = pages
      kopf = Briefkopf(pages, extraction)
    }
  }

  /// Ranges of files that are one letter each; at least one range.
  static func letters(_ files: [Datei]) -> [Range<Int>] {
    var starts = [0]
    for index in files.indices.dropFirst() where begins(files, at: index, letter: starts[starts.count - 1]) {
      starts.append(index)
    }
    return zip(starts, starts.dropFirst() + [files.count]).map { $0..<$1 }
  }

  private static func begins(_ files: [Datei], at index: Int, letter start: Int) -> Bool {
    let number = files[index].pages.first.flatMap(Seitenzahl.init)
    let last = files[index - 1].pages.last.flatMap(Seitenzahl.init)
    if let number {
      if number.seite > 1 { return false }
      if let von = number.von { return von >= 1 }
    }
    // The page before says that it is not the last one.
    if let last, let von = last.von, last.seite < von { return false }
    let (one, two) = (files[start].kopf, files[index].kopf)
    guard one.begins, two.begins else { return false }
    let before = files[index - 1].kopf
    if two.isReceipt, one.isReceipt { return areTwoReceipts(before.begins ? before : one, two) }
    return areTwoLetters(one, two)
  }

  /// Another invoice; or both greet somebody, and the senders or the days differ; or both senders are certain.
  private static func areTwoLetters(_ one: Briefkopf, _ two: Briefkopf) -> Bool {
    if one.hasOtherInvoice(than: two) { return true }
    let same = one.comparison(with: two)
    if same.nummer { return false }
    if one.hasAnrede, two.hasAnrede {
      if let first = one.datum, let second = two.datum, first != second { return true }
      return !same.absender
    }
    return same.isRuledOut && !same.absender
  }

  /// A receipt has its head and its total on one strip; the same on both is one receipt taken twice.
  private static func areTwoReceipts(_ one: Briefkopf, _ two: Briefkopf) -> Bool {
    guard let first = one.extraction.betrag?.value, let second = two.extraction.betrag?.value else { return false }
    return first.cents != second.cents || one.contradicts(two)
  }
}

import AlbertModel

/// Tells where, among files that only their names hold together, another letter begins.
///
/// A letter is parted from the one before only on what stands on both: its own `Seite 1 von`, or heads that cannot be
/// of one letter. In doubt files stay together, as a page that is lost to its letter does more harm than two letters on
/// one card, which everybody sees.
enum Briefgrenzen {
  /// A file's pages, and what they are understood as by themselves.
  struct File: Sendable {
    /// Without blank ones, which begin and end nothing.
    let pages: [PageText]
    let kopf: Briefkopf

    init(_ pages: [PageText], _ extraction: Extraction) {
      self.pages = pages.filter { $0.source != .blank }
      kopf = Briefkopf(pages, extraction)
    }
  }

  /// Ranges of files that are one letter each; at least one range.
  static func letters(_ files: [File]) -> [Range<Int>] {
    var starts = [0]
    for index in files.indices.dropFirst() where begins(files, at: index, letter: starts[starts.count - 1]) {
      starts.append(index)
    }
    return zip(starts, starts.dropFirst() + [files.count]).map { $0..<$1 }
  }

  private static func begins(_ files: [File], at index: Int, letter start: Int) -> Bool {
    // A blank side stays with the sheet before it.
    guard !files[index].pages.isEmpty,
      let previous = files[start..<index].lastIndex(where: { !$0.pages.isEmpty })
    else { return false }
    let number = files[index].pages.first.flatMap(Seitenzahl.init)
    let last = files[previous].pages.last.flatMap(Seitenzahl.init)
    if let number {
      if number.seite > 1 { return false }
      if let von = number.von { return von >= 1 }
    }
    // The page before says that it is not the last one.
    if let last, let von = last.von, last.seite < von { return false }
    let (before, one, two) = (files[previous].kopf, files[start].kopf, files[index].kopf)
    if before.isReceipt, two.isReceipt { return areTwoReceipts(before, two) }
    return one.begins && two.begins && areTwoLetters(one, two)
  }

  /// Another invoice; or both greet somebody, and the senders or the days differ; or both senders are certain.
  static func areTwoLetters(_ one: Briefkopf, _ two: Briefkopf) -> Bool {
    if one.hasOtherInvoice(than: two) { return true }
    let same = one.comparison(with: two)
    if same.nummer { return false }
    if one.hasAnrede, two.hasAnrede {
      if let first = one.datum, let second = two.datum, first != second { return true }
      return !same.absender
    }
    return same.isRuledOut && !same.absender
  }

  /// Each has a total of its own, and they differ, or the days or the shops do.
  ///
  /// A long receipt in two pictures has one total; a card slip beside its receipt has the same, and so has a receipt
  /// that was taken twice. Who printed it is asked only where a total is not sure: shops have their names in pictures
  /// and at every place.
  private static func areTwoReceipts(_ one: Briefkopf, _ two: Briefkopf) -> Bool {
    let haveHeads = [one, two].allSatisfy { $0.begins && $0.extraction.datum != nil }
    guard let first = haveHeads ? one.extraction.betrag?.value : one.total,
      let second = haveHeads ? two.extraction.betrag?.value : two.total
    else { return false }
    if first.cents != second.cents { return true }
    if haveHeads, one.contradicts(two) { return true }
    guard let day = one.extraction.datum?.value, let other = two.extraction.datum?.value else { return false }
    return day != other
  }
}

import AlbertModel

extension Grouping {
  /// Makes a card of each letter between separator sheets; that is sure, and taken back all the same where it is asked.
  func parted(_ id: Int) throws(StoreError) -> Change? {
    guard let image = try store.image(of: id), image.snapshot.card.state == .offen, try isUntouched(id),
      let stapel = Stapel(try store.pages(of: id))
    else { return nil }
    // A file that is nothing but a sheet would be forgotten in the inbox.
    if try store.files(of: id).contains(where: { $0.source != nil && $0.taken == nil }) { return nil }
    return try split(image, into: stapel.letters, detail: "Trennblätter: \(PageNumbers.list(stapel.sheets))")
  }

  /// Makes cards of the letters that one scan holds, where heads and page numbers say that there are several.
  func scanned(_ id: Int) throws(StoreError) -> Change? {
    guard let image = try store.image(of: id), image.files.count == 1, image.snapshot.card.state == .offen,
      try isUntouched(id)
    else { return nil }
    let pages = try store.pages(of: id)
    // Only what says that it is a first page begins a letter: nothing else of it need be understood.
    guard pages.count <= Grouping.mostPages, pages.dropFirst().contains(where: Scanbrief.mayBegin) else { return nil }
    let starts = Scanbrief.starts(pages) { understand($0).extraction }
    guard starts.count > 1 else { return nil }
    return try split(image, into: Grouping.letters(starts, of: pages.count), detail: "neuer Briefkopf und Seite 1")
  }

  /// Makes cards of the receipts or letters that lay beside one another on one image.
  func beside(_ id: Int) throws(StoreError) -> Change? {
    guard let image = try store.image(of: id), image.files.count == 1, image.snapshot.card.state == .offen,
      try isUntouched(id)
    else { return nil }
    let pages = try store.pages(of: id)
    guard pages.count <= Grouping.mostPages else { return nil }
    let starts = Nebeneinander.starts(pages) { understand($0).extraction }
    guard starts.count > 1 else { return nil }
    return try split(
      image, into: Grouping.letters(starts, of: pages.count), detail: "lagen nebeneinander auf einem Bild")
  }

  private static func letters(_ starts: [Int], of count: Int) -> [[Int]] {
    zip(starts, starts.dropFirst() + [count]).map { Array($0 + 1...$1) }
  }

  /// A pile of more pages is no letter, and understanding each of them takes its time.
  private static let mostPages = 200

  private func isUntouched(_ id: Int) throws(StoreError) -> Bool { try !store.wasRegrouped(id) }

  private func split(
    _ image: DocumentImage, into letters: [[Int]], detail: String
  ) throws(StoreError) -> Change? {
    var parts: [[FilePart]] = []
    for letter in letters { parts.append(try regrouper.files(letter, of: image.files)) }
    guard let ids = try regrouper.split(image, into: parts, isAutomatic: true, detail: detail) else { return nil }
    var cards: [Card] = []
    for id in ids { if let card = try store.card(id: id) { cards.append(card) } }
    return cards.first.map { .split($0, further: Array(cards.dropFirst())) }
  }
}

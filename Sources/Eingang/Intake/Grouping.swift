import AlbertModel

/// Looks, once a document is read, whether its pages are several letters, or belong to a card that lacks them.
struct Grouping: Sendable {
  let store: Store
  let understand: @Sendable ([PageText]) -> Vorschlag

  enum Change: Sendable {
    /// The card that has the pages now, and the numbers that belong to it since, each with the reason.
    case joined(Card, gone: [(id: Int, why: String)])
    /// The card as it is now, and the further ones.
    case split(Card, further: [Card])
  }

  /// What was changed about a card that was proposed a moment ago; nil where nothing was, which is the rule.
  ///
  /// A person who decides at the same moment comes first.
  func change(after id: Int) throws(StoreError) -> Change? {
    if let parted = try parted(id) { return parted }
    if let parted = try part(id) { return parted }
    if let parted = try beside(id) { return parted }
    if let halves = try halves(id) { return halves }
    if let parted = try scanned(id) { return parted }
    var (whole, id): (Card?, Int) = (nil, id)
    var gone: [(id: Int, why: String)] = []
    // A letter of three pages comes together in two steps.
    while let joined = try join(id), let number = joined.card.id {
      whole = joined.card
      gone.append((joined.gone, joined.why))
      id = number
    }
    return whole.map { .joined($0, gone: gone) }
  }

  private func part(_ id: Int) throws(StoreError) -> Change? {
    guard try store.isByName(id), let image = try store.image(of: id), image.files.count > 1 else { return nil }
    var files: [Briefgrenzen.File] = []
    for file in image.files {
      let pages = try store.pages(of: [file])
      files.append(Briefgrenzen.File(pages, understand(pages).extraction))
    }
    let parts = Briefgrenzen.letters(files).map { Array(image.files[$0]) }
    guard parts.count > 1, let ids = try regrouper.split(image, into: parts, isAutomatic: true) else { return nil }
    var cards: [Card] = []
    for id in ids { if let card = try store.card(id: id) { cards.append(card) } }
    return cards.first.map { .split($0, further: Array(cards.dropFirst())) }
  }

  private struct Joined {
    let card: Card
    /// Number that belongs to the card now.
    let gone: Int
    let why: String
  }

  private func join(_ id: Int) throws(StoreError) -> Joined? {
    guard let teil = try store.missing(of: id), let one = try self.teil(id, teil) else { return nil }
    var others: [Zusammengehoerigkeit.Teil] = []
    for other in try store.candidates(for: teil, of: id) {
      if let teil = try store.missing(of: other), let found = try self.teil(other, teil) { others.append(found) }
    }
    guard let found = Zusammengehoerigkeit.partner(of: one, among: others) else { return nil }
    // The card that stood first keeps its number; the pages come in the order of theirs.
    let ids = [id, found.id].sorted()
    var images: [DocumentImage] = []
    for id in ids { if let image = try store.image(of: id) { images.append(image) } }
    guard images.count == 2, images.allSatisfy({ $0.snapshot.card.state == .offen }) else { return nil }
    let files = try ordered(images.flatMap(\.files))
    guard try regrouper.join(images, files: files, isAutomatic: true) != nil, let card = try store.card(id: ids[0])
    else { return nil }
    return Joined(card: card, gone: ids[1], why: found.why)
  }

  var regrouper: Regrouper { Regrouper(store: store, understand: understand) }

  private func teil(_ id: Int, _ teil: Briefteil) throws(StoreError) -> Zusammengehoerigkeit.Teil? {
    guard let card = try store.card(id: id), let vorschlag = card.vorschlag else { return nil }
    let kopf = Briefkopf(try store.pages(of: id), vorschlag.extraction)
    return Zusammengehoerigkeit.Teil(id: id, teil: teil, kopf: kopf, files: card.files)
  }

  /// By the number of the first page that has one.
  private func ordered(_ files: [FilePart]) throws(StoreError) -> [FilePart] {
    var numbered: [(seite: Int, file: FilePart)] = []
    for file in files {
      let pages = try store.pages(of: [file])
      numbered.append((pages.lazy.compactMap { Seitenzahl($0)?.seite }.first ?? numbered.last?.seite ?? 0, file))
    }
    return numbered.enumerated().sorted { ($0.element.seite, $0.offset) < ($1.element.seite, $1.offset) }
      .map(\.element.file)
  }
}

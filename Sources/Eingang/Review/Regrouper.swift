import AlbertModel

/// Puts the pages of cards together anew, and has them understood again from the text that is stored.
struct Regrouper: Sendable {
  let store: Store
  let understand: @Sendable ([PageText]) -> Vorschlag

  /// The pages of all become those of the first card; `files` in their order where it is not that of the cards.
  ///
  /// Gives nil where one of the cards is no longer as it was seen.
  func join(
    _ seen: [DocumentImage], files: [FilePart]? = nil, isAutomatic: Bool = false
  ) throws(StoreError) -> [Int]? {
    guard let first = seen.first else { return nil }
    let files = try merged(files ?? seen.flatMap(\.files))
    var snapshot = try snapshot(of: files, like: first.snapshot)
    snapshot.hand = Set(seen.flatMap(\.snapshot.hand)).sorted()
    if var vorschlag = snapshot.card.vorschlag {
      // What was entered on the first card stands, then what was on the next.
      for image in seen.reversed() {
        if let old = image.snapshot.card.vorschlag { vorschlag = vorschlag.keeping(image.snapshot.hand, of: old) }
      }
      snapshot.card.content = .vorschlag(vorschlag)
    }
    snapshot.card.timing = Regrouper.sum(seen.compactMap(\.snapshot.card.timing))
    return try store.regroup(
      Regrouping(
        kind: .verbinden, seen: seen, parts: [Regrouping.Part(files: files, snapshot: snapshot)],
        isAutomatic: isAutomatic))
  }

  /// Each part becomes a card; the first one keeps the number, and what was entered by hand.
  func split(
    _ seen: DocumentImage, into parts: [[FilePart]], isAutomatic: Bool = false, detail: String = ""
  ) throws(StoreError) -> [Int]? {
    var made: [Regrouping.Part] = []
    for part in parts {
      let files = try merged(part)
      var snapshot = try snapshot(of: files, like: seen.snapshot)
      if made.isEmpty, let old = seen.snapshot.card.vorschlag, let new = snapshot.card.vorschlag {
        snapshot.card.content = .vorschlag(new.keeping(seen.snapshot.hand, of: old))
        snapshot.hand = seen.snapshot.hand
      }
      // What reading the whole took cannot be told apart.
      if !made.isEmpty { snapshot.card.timing = nil }
      made.append(Regrouping.Part(files: files, snapshot: snapshot))
    }
    return try store.regroup(
      Regrouping(kind: .trennen, seen: [seen], parts: made, isAutomatic: isAutomatic, detail: detail))
  }

  private func snapshot(of files: [FilePart], like other: CardSnapshot) throws(StoreError) -> CardSnapshot {
    let pages = try store.pages(of: files)
    var unread: [String] = []
    for file in files where try store.pageCount(of: file.sha256) == 0 { unread.append(file.name) }
    var snapshot = CardSnapshot(card: other.card, hand: [])
    snapshot.card.files = FilePart.names(files)
    snapshot.card.pages = Array(pages.indices.map { $0 + 1 })
    guard !pages.isEmpty else {
      snapshot.card.state = .gestoert
      snapshot.card.content = .gestoert(Regrouper.unread(files, as: other.card))
      return snapshot
    }
    var vorschlag = understand(pages)
    if !unread.isEmpty {
      vorschlag.extraction.warnings.append(
        "Nicht gelesen werden konnte \(unread.joined(separator: ", ")). Der Vorschlag stützt sich auf die anderen Seiten."
      )
    }
    snapshot.card.state = .offen
    snapshot.card.content = .vorschlag(vorschlag)
    return snapshot
  }

  /// Why a part has no proposal: a reason that names one of its files is its own.
  private static func unread(_ files: [FilePart], as card: Card) -> Stoerung {
    if case .gestoert(let stoerung) = card.content,
      card.files.count == files.count || files.contains(where: { stoerung.why.hasPrefix($0.name + ":") })
    {
      return stoerung
    }
    return Stoerung(
      stage: .ocr,
      why: "Der Text fehlt noch, weil das Dokument als Ganzes nicht gelesen werden konnte. Lies diesen Teil für sich.")
  }

  /// Neighbouring pages of one file are one stretch again, and all of its pages the whole file.
  private func merged(_ files: [FilePart]) throws(StoreError) -> [FilePart] {
    var merged: [FilePart] = []
    for file in files {
      if let last = merged.last, last.sha256 == file.sha256, last.name == file.name, let one = last.pages,
        let two = file.pages, one.upperBound + 1 == two.lowerBound
      {
        merged[merged.count - 1] = last.limited(
          to: one.lowerBound...two.upperBound, of: try store.pageCount(of: file.sha256))
      } else {
        merged.append(file)
      }
    }
    return merged
  }

  private static func sum(_ timings: [Timing]) -> Timing? {
    timings.isEmpty ? nil : timings.reduce(into: Timing(store: 0)) { $0 += $1 }
  }
}

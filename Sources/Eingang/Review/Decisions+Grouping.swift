import AlbertModel

extension Decisions {
  /// Understands pages anew, from their stored text.
  package typealias Understanding = @Sendable ([PageText]) -> Vorschlag

  /// Makes one card of several: their pages in this order, under the first one's number.
  package func join(_ ids: [Int], understand: @escaping Understanding) throws(ReviewError) -> Meldung {
    var seen: Set<Int> = []
    let ids = ids.filter { seen.insert($0).inserted }
    guard ids.count > 1 else { throw .oneCard }
    return try afterReversals { () throws(ReviewError) in
      var images: [DocumentImage] = []
      for id in ids { images.append(try openDocument(id)) }
      let joined = try stored { () throws(StoreError) in
        try Regrouper(store: store, understand: understand).join(images)
      }
      guard let id = joined?.first else { throw .changedMeanwhile(ids[0]) }
      let others = Array(ids.dropFirst())
      let verb = others.count == 1 ? "gehört" : "gehören"
      return Meldung(
        id: id, text: "Verbunden: \(CardNumbers.list(others)) \(verb) jetzt zu #\(id).", undoHint: Meldung.undo(id))
    }
  }

  /// Makes several cards of one: a card for each file, or new ones from these pages on.
  package func split(
    _ id: Int, at pages: [Int] = [], understand: @escaping Understanding
  ) throws(ReviewError) -> (meldung: Meldung, ids: [Int]) {
    try afterReversals { () throws(ReviewError) in
      let image = try openDocument(id)
      let parts = try pages.isEmpty ? FilePart.byFile(image.files) : cut(image, before: pages)
      guard parts.count > 1 else { throw try pageCount(image) == 1 ? .onePage(id) : .oneFile(id) }
      let made = try stored { () throws(StoreError) in
        try Regrouper(store: store, understand: understand).split(image, into: parts)
      }
      guard let made else { throw .changedMeanwhile(id) }
      // Where PDFs are made, each card's has its own pages.
      let whole = binder == nil ? Decisions.sharedFiles(parts) : []
      let warnings = whole.map { name in
        "\(name) ist eine Datei und gehört zu mehreren Karten; beim Übernehmen wird sie jedes Mal ganz abgelegt."
      }
      let meldung = Meldung(
        id: id, text: "Getrennt in \(CardNumbers.list(made)).", undoHint: Meldung.undo(id), warnings: warnings)
      return (meldung, made)
    }
  }

  /// The card with its files, where it may still be decided.
  func openDocument(_ id: Int) throws(ReviewError) -> DocumentImage {
    let before = try openCard(id)
    guard let image = try stored({ () throws(StoreError) in try store.image(of: id) }), image.snapshot == before else {
      throw .changedMeanwhile(id)
    }
    return image
  }

  /// 0 where not all of its files were read.
  private func pageCount(_ image: DocumentImage) throws(ReviewError) -> Int {
    var count = 0
    for file in image.files {
      let whole = try stored { () throws(StoreError) in try store.pageCount(of: file.sha256) }
      if whole == 0 { return 0 }
      count += (file.pages ?? 1...whole).clamped(to: 1...whole).count
    }
    return count
  }

  /// The files of a document in parts that begin at these of its pages.
  private func cut(_ image: DocumentImage, before pages: [Int]) throws(ReviewError) -> [[FilePart]] {
    var parts: [[FilePart]] = [[]]
    var count = 0
    let cuts = Set(pages)
    for file in image.files {
      let whole = try stored { () throws(StoreError) in try store.pageCount(of: file.sha256) }
      guard whole > 0 else { throw .noPages(image.id) }
      let own = (file.pages ?? 1...whole).clamped(to: 1...whole)
      var start = own.lowerBound
      for page in own {
        count += 1
        guard cuts.contains(count), count > 1 else { continue }
        if page > start { parts[parts.count - 1].append(file.limited(to: start...(page - 1), of: whole)) }
        parts.append([])
        start = page
      }
      parts[parts.count - 1].append(file.limited(to: start...own.upperBound, of: whole))
    }
    if count == 1 { throw .onePage(image.id) }
    guard let wrong = cuts.sorted().first(where: { $0 < 2 || $0 > count }) else { return parts }
    throw .noSuchPage(image.id, page: wrong, pages: count)
  }

  /// Files of which several parts have pages.
  private static func sharedFiles(_ parts: [[FilePart]]) -> [String] {
    let names = parts.flatMap { part in Set(part.filter { $0.pages != nil }.map(\.name)) }
    return Set(names.filter { name in names.count { $0 == name } > 1 }).sorted()
  }
}

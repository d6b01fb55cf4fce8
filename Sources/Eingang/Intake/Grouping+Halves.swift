import AlbertModel

extension Grouping {
  /// Puts fronts and backs together that a feeder gave as two files, one shortly after the other.
  func halves(_ id: Int) throws(StoreError) -> Change? {
    guard let image = try store.image(of: id), isWhole(image), try !store.wasRegrouped(id) else { return nil }
    let pages = try store.pages(of: id)
    var found: [(images: [DocumentImage], halves: Stapelhaelften)] = []
    for other in try store.recentScans(around: id) {
      guard let partner = try store.image(of: other), isWhole(partner),
        let count = try partner.files.first.map({ (file) throws(StoreError) in try store.pageCount(of: file.sha256) }),
        count + pages.count > 3, abs(count - pages.count) <= 1
      else { continue }
      let others = try store.pages(of: other)
      if let halves = Stapelhaelften(fronts: others, backs: pages) { found.append(([partner, image], halves)) }
      if let halves = Stapelhaelften(fronts: pages, backs: others) { found.append(([image, partner], halves)) }
    }
    // Two that fit as well: none is taken.
    guard found.count == 1, let (images, halves) = found.first else { return nil }
    let files = try regrouper.files(halves.order, of: images.flatMap(\.files))
    let seen = images.sorted { $0.id < $1.id }
    guard try regrouper.join(seen, files: files, isAutomatic: true) != nil, let card = try store.card(id: seen[0].id)
    else { return nil }
    return .joined(card, gone: [(seen[1].id, "Vorder- und Rückseiten, \(halves.why)")])
  }

  private func isWhole(_ image: DocumentImage) -> Bool {
    image.files.count == 1 && image.files[0].pages == nil && image.snapshot.card.state == .offen
  }
}

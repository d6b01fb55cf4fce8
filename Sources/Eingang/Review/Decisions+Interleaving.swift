import AlbertModel

extension Decisions {
  /// Makes one card of two whose files are the fronts and the backs of one stack: a page of each in turn.
  ///
  /// Reversed, the second one's pages come from the last to the first, as a stack that was turned over gives them.
  package func interleave(
    _ fronts: Int, _ backs: Int, isReversed: Bool, understand: @escaping Understanding
  ) throws(ReviewError) -> Meldung {
    guard fronts != backs else { throw .oneCard }
    return try afterReversals { () throws(ReviewError) in
      let images = [try openDocument(fronts), try openDocument(backs)]
      let regrouper = Regrouper(store: store, understand: understand)
      var counts: [Int] = []
      for image in images {
        let count = try stored { () throws(StoreError) in try regrouper.pages(of: image.files).count }
        guard count > 0 else { throw .noPages(image.id) }
        counts.append(count)
      }
      // More than one page without a partner is not a blank back that was left out.
      guard counts[0] == counts[1] || counts[0] == counts[1] + 1 else { throw .unequalHalves(counts[0], counts[1]) }
      let joined = try stored { () throws(StoreError) in
        let order = Stapelhaelften.order(counts[0], counts[1], isReversed: isReversed)
        return try regrouper.join(images, files: regrouper.files(order, of: images.flatMap(\.files)))
      }
      guard let id = joined?.first else { throw .changedMeanwhile(fronts) }
      return Meldung(
        id: id, text: "Verbunden: \(CardNumbers.list([backs])) gehört jetzt zu #\(id), Seite um Seite.",
        undoHint: Meldung.undo(id))
    }
  }
}

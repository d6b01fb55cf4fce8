import AlbertModel

extension Intake {
  /// Sees to the cards whose run died between proposing them and looking what belongs together.
  func groupLeft() async throws(IntakeError) {
    for id in try custody.stored({ () throws(StoreError) in try custody.store.ungrouped() }) {
      guard let card = try custody.stored({ () throws(StoreError) in try custody.store.card(id: id) }) else {
        try custody.stored { () throws(StoreError) in try custody.store.markGrouped(id) }
        continue
      }
      _ = try await grouped(card)
    }
  }

  /// What a card's pages have to do with one another and with other cards, once it is proposed.
  ///
  /// On a queue of its own, as understanding is, and within the task, which can be cancelled while the store is waited for.
  func grouped(_ card: Card) async throws(IntakeError) -> Outcome {
    guard let id = card.id else { return .proposed(card) }
    let (grouping, patience) = (Grouping(store: store, understand: understand), custody.patience)
    let result = await desk.run { Intake.change(after: id, by: grouping, patience) }
    switch result {
    case .failure(let error): throw .store(error)
    case .success(nil): return .proposed(card)
    case .success(.joined(let whole, let gone)):
      for other in gone { tell(.joined(other.id, to: whole.id ?? id, why: other.why)) }
      return .proposed(whole)
    case .success(.split(let first, let further)):
      tell(.split(id, into: further))
      return .proposed(first)
    }
  }

  private static func change(
    after id: Int, by grouping: Grouping, _ patience: StorePatience
  ) -> Result<Grouping.Change?, StoreError> {
    do throws(StoreError) {
      return .success(
        try patience.run { () throws(StoreError) in
          let change = try grouping.change(after: id)
          try grouping.store.markGrouped(id)
          return change
        })
    } catch {
      return .failure(error)
    }
  }
}

import AlbertModel

/// What reading and understanding a document gave, ready to be stored.
struct DocumentResult: Sendable {
  let content: Card.Content
  /// What was read.
  let parts: [FilePart]
  /// By the checksum of the file; none where one of them could not be read, or where they are stored already.
  var readings: [(sha256: String, reading: Reading)] = []
  /// The pages of all files, numbered through.
  let pages: [PageText]
  let bytes: Int
  /// In `store`, what storing took so far.
  var timing: Timing
  let run: Int?
  /// What was the case when it was read, for the next try.
  var circumstances: Circumstances?
}

extension Store {
  /// Turns a waiting document into a card, or a disturbed card into what reading it again gave, in one step.
  ///
  /// Nil where that is no longer to be done: another process read it, or a person decided the card meanwhile. Where it
  /// was joined or split, what was read are not its pages any more, so it is to be read again.
  func finish(_ id: Int, with result: DocumentResult) throws(StoreError) -> Card? {
    try write { (connection) throws(StoreError) -> Card? in
      var watch = StopWatch()
      var result = result
      let state = try state(of: id, connection)
      try finishAttempt(id, connection)
      guard state == "wartet" || state == "gestoert" else { return nil }
      let files = try files(of: id, connection)
      guard files.map(\.part) == result.parts else {
        if state == "gestoert" { try expectRetry(of: id, connection) }
        return nil
      }
      for (sha256, reading) in result.readings { try keep(reading, of: sha256, connection) }
      try index(result.pages, of: id, connection)
      // All but this step's own commit, which cannot be known within it.
      let spent = watch.lap()
      result.timing.store = (result.timing.store ?? 0) + spent
      result.timing.total += spent
      let card = Card(
        id: id, state: result.content.state, files: FilePart.names(files.map(\.part)),
        pages: result.pages.isEmpty ? [] : try pageNumbers(of: id, connection), content: result.content,
        timing: result.timing)
      try save(CardSnapshot(card: card, hand: []), id: id, connection)
      try markPart(result.pages, of: id, connection)
      if result.content.isVorschlag { try markUngrouped(id, pages: result.pages.count, connection) }
      if case .gestoert(let stoerung) = result.content {
        try remember(stoerung, of: id, result.circumstances, connection)
      }
      try record(result, of: id, connection)
      try noteOutcome(result, of: id, connection)
      try FaultPoint.finishing.reach(in: path)
      return card
    }
  }

  private func noteOutcome(_ result: DocumentResult, of id: Int, _ connection: Connection) throws(StoreError) {
    switch result.content {
    case .gestoert(let stoerung):
      try note(.gestoert, document: id, detail: stoerung.why, connection)
    case .vorschlag(let vorschlag):
      let count = result.pages.count
      try note(.gelesen, document: id, detail: count == 1 ? "1 Seite" : "\(count) Seiten", connection)
      try note(.vorgeschlagen, document: id, detail: vorschlag.ablage.value, connection)
    }
  }
}

extension Card.Content {
  fileprivate var isVorschlag: Bool {
    if case .vorschlag = self { true } else { false }
  }

  /// The state in which a card begins.
  fileprivate var state: CardState {
    switch self {
    case .vorschlag: .offen
    case .gestoert: .gestoert
    }
  }
}

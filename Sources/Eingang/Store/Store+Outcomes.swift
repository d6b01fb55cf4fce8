import AlbertModel

/// What reading and understanding a document gave, ready to be stored.
struct DocumentResult: Sendable {
  let content: Card.Content
  /// By the checksum of the file; none where one of them could not be read.
  let readings: [(sha256: String, reading: Reading)]
  /// The pages of all files, numbered through.
  let pages: [PageText]
  let bytes: Int
  let timing: Timing
  let run: Int?
}

extension Store {
  /// Turns a waiting document into a card, in one step.
  ///
  /// Nil where another process has done so meanwhile.
  func finish(_ id: Int, with result: DocumentResult) throws(StoreError) -> Card? {
    let files = try files(of: id).map(\.name)
    return try write { (connection) throws(StoreError) -> Card? in
      let waiting = try connection.rows(
        "SELECT 1 FROM documents WHERE id = ? AND state = 'wartet'", [SQLValue(id)]
      ) { (row) throws(StoreError) in row.int(0) }
      if waiting.isEmpty { return nil }
      for (sha256, reading) in result.readings { try keep(reading, of: sha256, connection) }
      let card = Card(
        id: id, state: result.content.state, files: files,
        pages: result.pages.isEmpty ? [] : Array(1...result.pages.count), content: result.content,
        timing: result.timing)
      try save(CardSnapshot(card: card, hand: []), id: id, connection)
      try index(result.pages, of: id, connection)
      try record(result, of: id, connection)
      try noteOutcome(result, of: id, connection)
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
  /// The state in which a card begins.
  fileprivate var state: CardState {
    switch self {
    case .vorschlag: .offen
    case .gestoert: .gestoert
    }
  }
}

import AlbertModel

/// A document of another program that is about to have a card, its original being archived.
struct TakenOver: Sendable {
  let file: ArchivedFile
  let snapshot: CardSnapshot
  /// As the other program read it.
  let reading: Reading
  /// When it came there; nil for now.
  let arrived: UTCTime?
  /// By which the other program knows it; nil where it does not.
  let checksum: String?
  let detail: String
}

extension Store {
  /// Makes an archived original of another program an open card, in one step; false where it is a document already.
  func takeOver(_ document: TakenOver) throws(StoreError) -> (id: Int, isNew: Bool) {
    try write { (connection) throws(StoreError) in
      let sha256 = document.file.sha256
      if let known = try known(digest: sha256, [document.file], connection) {
        try note(takenOver: document.checksum, known, connection)
        return (known, false)
      }
      try insertOriginal(document.file, connection)
      let id = try insertDocument(digest: sha256, [document.file], connection)
      if let arrived = document.arrived {
        try connection.run("UPDATE documents SET arrived_at = ? WHERE id = ?", [.text(arrived.iso), SQLValue(id)])
      }
      if !document.reading.pages.isEmpty { try keep(document.reading, of: sha256, connection) }
      try index(document.reading.pages, of: id, connection)
      try save(document.snapshot, id: id, connection)
      try note(.uebernommen, document: id, detail: document.detail, connection)
      try note(takenOver: document.checksum, id, connection)
      try FaultPoint.takingOver.reach(in: path)
      return (id, true)
    }
  }

  private func note(takenOver checksum: String?, _ id: Int, _ connection: Connection) throws(StoreError) {
    guard let checksum else { return }
    try connection.run(
      "INSERT OR REPLACE INTO taken_over (checksum, document) VALUES (?, ?)", [.text(checksum), SQLValue(id)])
  }

  /// The document that another program knows by this checksum; nil where nothing of it was taken over.
  func document(takenOver checksum: String) throws(StoreError) -> Int? {
    try read { (connection) throws(StoreError) in
      let sql = "SELECT document FROM taken_over WHERE checksum = ?"
      let found = try connection.rows(sql, [.text(checksum)]) { (row) throws(StoreError) in row.int(0) }.first
      return try found.flatMap { (id) throws(StoreError) in try holder(of: id, connection) }
    }
  }

  /// True where a card was taken over, is open still, and nobody has decided anything about it.
  func isHalfTakenOver(_ id: Int) throws(StoreError) -> Bool {
    let sql = """
      SELECT 1 FROM documents d WHERE d.id = ?1 AND d.state = 'offen'
        AND EXISTS (SELECT 1 FROM journal j WHERE j.document = d.id AND j.step = ?2)
        AND NOT EXISTS (SELECT 1 FROM decisions x WHERE x.document = d.id)
        AND NOT EXISTS (SELECT 1 FROM regroupings r WHERE r.document = d.id)
      """
    let values = [SQLValue(id), .text(JournalStep.uebernommen.rawValue)]
    return try read { (connection) throws(StoreError) in
      try !connection.rows(sql, values) { (row) throws(StoreError) in row.int(0) }.isEmpty
    }
  }
}

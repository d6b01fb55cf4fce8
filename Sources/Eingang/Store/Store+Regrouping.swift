import AlbertModel

extension Store {
  /// A document with its card; nil where there is no card of that number.
  func image(of id: Int) throws(StoreError) -> DocumentImage? {
    try read { (connection) throws(StoreError) in try image(of: id, connection) }
  }

  private func image(of id: Int, _ connection: Connection) throws(StoreError) -> DocumentImage? {
    guard let snapshot = try snapshot(id: id, connection) else { return nil }
    return DocumentImage(id: id, snapshot: snapshot, files: try files(of: id, connection).map(\.part))
  }

  /// The document that a number's pages belong to now; nil where they are its own, or it has none.
  package func joined(_ id: Int) throws(StoreError) -> Int? {
    let other = try read { (connection) throws(StoreError) in try holder(of: id, connection) }
    return other == id ? nil : other
  }

  /// The document that has the pages of this number; nil where there is none of that number.
  func holder(of id: Int, _ connection: Connection) throws(StoreError) -> Int? {
    // A document may have been joined to one that was joined in its turn.
    let sql = """
      WITH RECURSIVE chain (id, next) AS (
        SELECT id, joined_to FROM documents WHERE id = ?
        UNION SELECT d.id, d.joined_to FROM chain JOIN documents d ON d.id = chain.next)
      SELECT id FROM chain WHERE next IS NULL
      """
    return try connection.rows(sql, [SQLValue(id)]) { (row) throws(StoreError) in row.int(0) }.first
  }

  /// Joins or splits documents, in one step; gives the numbers of the parts.
  ///
  /// Nil where one of them is no longer as it was seen, or is being given back as it was; nothing has changed then.
  func regroup(_ regrouping: Regrouping) throws(StoreError) -> [Int]? {
    let numbers = try write { (connection) throws(StoreError) -> [Int]? in
      for document in regrouping.seen where try image(of: document.id, connection) != document { return nil }
      guard let first = regrouping.seen.first, try !isBeingTakenBack(regrouping.seen.map(\.id), connection) else {
        return nil
      }
      let taken = try Taken(of: regrouping.seen.map(\.id), connection)
      for document in regrouping.seen { try dropFiles(of: document.id, connection) }
      var numbers: [Int] = []
      for (index, part) in regrouping.parts.enumerated() {
        let id = index == 0 ? first.id : try insertPart(arrivedLike: first.id, connection)
        try write(part, as: id, taken, connection)
        numbers.append(id)
      }
      for document in regrouping.seen.dropFirst() { try vacate(document.id, to: first.id, connection) }
      try remember(regrouping, numbers, connection)
      try noteRegrouping(regrouping, numbers, connection)
      try FaultPoint.regrouping.reach(in: path)
      return numbers
    }
    if numbers != nil { try FaultPoint.regrouped.reach(in: path) }
    return numbers
  }

  /// Puts the documents of a join or a split back as they were; called within the step that takes the decision back.
  func restore(_ decision: DecisionRecord, _ connection: Connection) throws(StoreError) {
    let sql = "SELECT document, before FROM regroupings WHERE decision = ? ORDER BY document"
    let rows = try connection.rows(sql, [SQLValue(decision.id)]) { (row) throws(StoreError) in
      (document: row.int(0), before: row.optionalText(1))
    }
    let taken = try Taken(of: rows.map(\.document), connection)
    for row in rows { try dropFiles(of: row.document, connection) }
    for row in rows {
      guard let before = row.before else {
        try vacate(row.document, to: decision.document, connection)
        continue
      }
      let image = try value(DocumentImage.self, json: before)
      try write(
        Regrouping.Part(files: image.files, snapshot: image.snapshot), as: row.document, taken, connection)
      if row.document != decision.document {
        try note(.zurueckgenommen, document: row.document, detail: "wieder Karte #\(row.document)", connection)
      }
    }
  }

  private func insertPart(arrivedLike first: Int, _ connection: Connection) throws(StoreError) -> Int {
    try connection.run(
      "INSERT INTO documents (digest, state, arrived_at) SELECT NULL, 'wartet', arrived_at FROM documents WHERE id = ?",
      [SQLValue(first)])
    return connection.lastInserted
  }

  private func dropFiles(of id: Int, _ connection: Connection) throws(StoreError) {
    try connection.run("DELETE FROM document_files WHERE document = ?", [SQLValue(id)])
  }

  private func write(
    _ part: Regrouping.Part, as id: Int, _ taken: Taken, _ connection: Connection
  ) throws(StoreError) {
    // What has no reading is left to a person, who has just had it in hand.
    try forgetRetry(of: id, connection)
    try connection.run(
      "UPDATE documents SET joined_to = NULL, state = 'wartet' WHERE id = ? AND joined_to IS NOT NULL", [SQLValue(id)])
    for (position, file) in part.files.enumerated() {
      let place = try taken.place(of: file, connection)
      try connection.run(
        """
        INSERT INTO document_files (document, position, sha256, name, source, taken, first_page, last_page)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [
          SQLValue(id), SQLValue(position), .text(file.sha256), .text(file.name), SQLValue(place.source),
          SQLValue(place.taken), SQLValue(file.pages?.lowerBound), SQLValue(file.pages?.upperBound),
        ])
    }
    var snapshot = part.snapshot
    let numbers = try pageNumbers(of: id, connection)
    if !numbers.isEmpty { snapshot.card.pages = numbers }
    try save(snapshot, id: id, connection)
    let pages = try pages(of: id, connection)
    try index(pages, of: id, connection)
    try markPart(pages, of: id, connection)
  }

  /// A number whose pages belong to another card from now on: nothing lists or finds it.
  private func vacate(_ id: Int, to other: Int, _ connection: Connection) throws(StoreError) {
    try connection.run(
      """
      UPDATE documents SET state = 'verbunden', card = NULL, joined_to = ?, hand = '[]', needs_decision = 0,
        titel = NULL, art = NULL, absender = NULL, betrag = NULL, waehrung = NULL, frist = NULL, datum = NULL,
        person = NULL, ablage = NULL, iban = NULL, teil = NULL WHERE id = ?
      """, [SQLValue(other), SQLValue(id)])
    try unteach(id, connection)
    try forgetRetry(of: id, connection)
    try forgetPages(of: id, connection)
  }

  private func remember(
    _ regrouping: Regrouping, _ numbers: [Int], _ connection: Connection
  ) throws(StoreError) {
    guard let first = regrouping.seen.first, let after = regrouping.parts.first?.snapshot else { return }
    let decision = NewDecision(
      document: first.id, kind: regrouping.kind, before: first.snapshot, after: after, step: .verbunden, detail: "",
      origin: regrouping.isAutomatic ? .programm : .person)
    try remember(decision, connection)
    let id = connection.lastInserted
    let made = numbers.filter { number in !regrouping.seen.contains { $0.id == number } }
    for document in regrouping.seen {
      try insertRegrouping(id, document.id, before: try json(document), connection)
    }
    for document in made { try insertRegrouping(id, document, before: nil, connection) }
  }

  private func insertRegrouping(
    _ decision: Int, _ document: Int, before: String?, _ connection: Connection
  ) throws(StoreError) {
    try connection.run(
      "INSERT INTO regroupings (decision, document, before) VALUES (?, ?, ?)",
      [SQLValue(decision), SQLValue(document), SQLValue(before)])
  }

  private func noteRegrouping(
    _ regrouping: Regrouping, _ numbers: [Int], _ connection: Connection
  ) throws(StoreError) {
    guard let first = regrouping.seen.first?.id else { return }
    let own =
      (regrouping.isAutomatic ? ", von selbst" : "") + (regrouping.detail.isEmpty ? "" : "; " + regrouping.detail)
    switch regrouping.kind {
    case .verbinden:
      let others = regrouping.seen.dropFirst().map(\.id)
      try note(.verbunden, document: first, detail: "mit \(CardNumbers.list(others))\(own)", connection)
      for other in others { try note(.verbunden, document: other, detail: "jetzt Karte #\(first)\(own)", connection) }
    default:
      try note(.getrennt, document: first, detail: "in \(CardNumbers.list(numbers))\(own)", connection)
      for number in numbers.dropFirst() {
        try note(.getrennt, document: number, detail: "bis dahin Karte #\(first)\(own)", connection)
      }
    }
  }
}

/// Where files of some documents were moved to, however they are grouped.
private struct Taken {
  private struct Key: Hashable {
    let sha256: String
    let source: String
  }

  private var places: [Key: String] = [:]

  init(of documents: [Int], _ connection: Connection) throws(StoreError) {
    for document in documents {
      let sql = """
        SELECT sha256, source, taken FROM document_files
        WHERE document = ? AND source IS NOT NULL AND taken IS NOT NULL
        """
      let rows = try connection.rows(sql, [SQLValue(document)]) { (row) throws(StoreError) in
        (Key(sha256: row.text(0), source: row.text(1)), row.text(2))
      }
      for (key, place) in rows { places[key] = place }
    }
  }

  /// A file that still lies where it was dropped has to be moved once: where pages of it belong to several documents,
  /// only the first one remembers the place.
  func place(of file: FilePart, _ connection: Connection) throws(StoreError) -> (source: String?, taken: String?) {
    guard let source = file.source else { return (nil, nil) }
    if let taken = places[Key(sha256: file.sha256, source: source)] { return (source, taken) }
    // A sheet between letters belonged to no document for a while.
    if let taken = try journalled(file, connection) { return (source, taken) }
    let sql = "SELECT 1 FROM document_files WHERE sha256 = ? AND source = ? AND taken IS NULL"
    let isRemembered = try !connection.rows(sql, [.text(file.sha256), .text(source)]) { (row) throws(StoreError) in
      row.int(0)
    }.isEmpty
    return isRemembered ? (nil, nil) : (source, nil)
  }

  private func journalled(_ file: FilePart, _ connection: Connection) throws(StoreError) -> String? {
    let sql = """
      SELECT detail FROM journal WHERE sha256 = ? AND name = ? AND step = ?
        AND NOT EXISTS (SELECT 1 FROM document_files f WHERE f.sha256 = journal.sha256) ORDER BY id DESC LIMIT 1
      """
    let values: [SQLValue] = [.text(file.sha256), .text(file.name), .text(JournalStep.angenommen.rawValue)]
    return try connection.rows(sql, values) { (row) throws(StoreError) in row.text(0) }.first
  }
}

/// A step in the life of a document, as `where` tells it.
package enum JournalStep: String, CaseIterable, Sendable, Hashable, Codable {
  /// The original lies safe in the archive.
  case archiviert
  /// The files came in a folder of that name.
  case ordner = "als Ordner"
  /// The file was moved out of the inbox.
  case angenommen
  /// The same bytes were there already.
  case doppelt
  /// Reading began; a line without an end is a crash's.
  case begonnen
  /// Reading was broken off because the program was asked to end.
  case unterbrochen
  /// It could not be read for want of something on the machine, and waits.
  case aufgeschoben
  /// A disturbed card's document is read again.
  case erneutVersucht = "erneut versucht"
  case gelesen
  case vorgeschlagen
  case gestoert = "gestört"
  case neuGelesen = "neu gelesen"
  case geaendert = "geändert"
  /// The file's name was not UTF-8 and was put right; the detail holds its bytes.
  case umbenannt
  /// It came from another program, with what was known of it there.
  case uebernommen = "übernommen"
  case verbunden
  case getrennt
  case abgelegt
  case abgelehnt
  case zurueckgenommen = "zurückgenommen"
  /// A file was written to after it had been taken.
  case nachgeschrieben
  /// A step that a crash had left half done was finished or undone.
  case wiederhergestellt
  /// The original was damaged or missing, and an intact copy has taken its place.
  case ausgebessert
  /// A person had it removed for good.
  case entfernt
}

/// One line of a document's journal.
package struct JournalEntry: Hashable, Sendable, Codable {
  /// UTC, ISO 8601 with milliseconds.
  package let at: String
  package let step: JournalStep
  /// Name of the file this is about; nil where it is about the whole document.
  package let name: String?
  package let detail: String
}

/// What a journal line is about.
struct JournalSubject: Sendable {
  var document: Int?
  var sha256: String?
  var name: String?
  var detail = ""
}

extension Store {
  /// Adds a line to the journal.
  func note(_ step: JournalStep, _ subject: JournalSubject) throws(StoreError) {
    try write { (connection) throws(StoreError) in try note(step, subject, connection) }
  }

  func note(
    _ step: JournalStep, document: Int, detail: String = "", _ connection: Connection
  ) throws(StoreError) {
    try note(step, JournalSubject(document: document, detail: detail), connection)
  }

  func note(_ step: JournalStep, _ subject: JournalSubject, _ connection: Connection) throws(StoreError) {
    try connection.run(
      "INSERT INTO journal (at, document, sha256, name, step, detail) VALUES (?, ?, ?, ?, ?, ?)",
      [
        .text(timestamp), SQLValue(subject.document), SQLValue(subject.sha256), SQLValue(subject.name),
        .text(step.rawValue), .text(subject.detail),
      ])
  }

  /// A document's journal, the oldest line first.
  func journal(of document: Int) throws(StoreError) -> [JournalEntry] {
    try read { (connection) throws(StoreError) in
      try connection.rows(
        "SELECT at, step, name, detail FROM journal WHERE document = ? ORDER BY id", [SQLValue(document)]
      ) { (row) throws(StoreError) in
        guard let step = JournalStep(rawValue: row.text(1)) else {
          throw StoreError(path: path, reason: .unreadableRow("journal step \(row.text(1))"))
        }
        return JournalEntry(at: row.text(0), step: step, name: row.optionalText(2), detail: row.text(3))
      }
    }
  }

  /// Gives lines about files that were not yet documents to the one that they have become.
  func claimNames(of files: [ArchivedFile], for document: Int, _ connection: Connection) throws(StoreError) {
    for file in files {
      try connection.run(
        "UPDATE journal SET document = ?, sha256 = ? WHERE document IS NULL AND step = ? AND name = ?",
        [SQLValue(document), .text(file.sha256), .text(JournalStep.umbenannt.rawValue), .text(file.name)])
    }
  }
}

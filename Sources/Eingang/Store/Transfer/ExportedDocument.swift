import AlbertModel

/// One document as an export has it, a file of JSON each: for people and other programs first, and then with the rows of the
/// store that importing needs (`schema/dokument.schema.json`).
struct ExportedDocument: Codable, Sendable {
  /// A file that it came as.
  struct Original: Codable, Sendable {
    /// As it arrived.
    let name: String
    let sha256: String
    /// Within the export.
    let path: String
    /// Those that belong to the document; left out where all of them do.
    var pages: [Int]?
  }

  /// A copy in the Ablage.
  struct Filed: Codable, Sendable {
    /// Within the export.
    let path: String
    /// As it was filed, whatever was made of it since.
    let sha256: String
  }

  /// What stands on a page; page 0 is what the card itself says.
  struct Page: Codable, Sendable {
    let page: Int
    let text: String
  }

  var schema = 1
  let id: Int
  let state: String
  let arrived: String
  /// What `show --json` gives; left out where there is no card.
  var card: Card?
  var originals: [Original] = []
  var filed: [Filed] = []
  var pages: [Page] = []
  /// By the tables' names.
  var rows: [String: [StoreRow]] = [:]
}

/// What was read of one original.
struct ExportedOriginal: Codable, Sendable {
  struct Reading: Codable, Sendable {
    let row: StoreRow
    let pages: [StoreRow]
  }

  var schema = 1
  let original: StoreRow
  let readings: [Reading]
}

/// What belongs to no document.
struct ExportedRest: Codable, Sendable {
  var schema = 1
  var rows: [String: [StoreRow]] = [:]
  /// The last number that was given away, by table: none is given away twice.
  var sequences: [String: Int] = [:]
  /// Folders of the Ablage that filing made, by their portable paths.
  var folders: [String] = []
}

/// A table whose rows belong to documents.
struct DocumentTable: Sendable {
  let name: String
  let order: String
  var key = "document"

  static let all = [
    DocumentTable(name: "documents", order: "id", key: "id"), DocumentTable(name: "document_files", order: "position"),
    DocumentTable(name: "decisions", order: "id"), DocumentTable(name: "regroupings", order: "decision"),
    DocumentTable(name: "journal", order: "id"), DocumentTable(name: "retries", order: "document"),
    DocumentTable(name: "ungrouped", order: "document"), DocumentTable(name: "untaught", order: "document"),
    DocumentTable(name: "lessons", order: "document"), DocumentTable(name: "throughput", order: "id"),
    DocumentTable(name: "taken_over", order: "checksum"),
  ]

  var select: String { "SELECT * FROM \(name) WHERE \(key) = ? ORDER BY \(order)" }
}

import AlbertModel
import Foundation

/// Where a scan ended up, and how it got there.
package struct Whereabouts: Hashable, Sendable {
  /// Short number of the document.
  package let id: Int
  /// Nil while the document waits to be read, and where its pages belong to another.
  package let card: Card?
  /// The document that its pages belong to now.
  package let joinedTo: Int?
  package let files: [StoredFile]
  /// Copies that lie in the Ablage by the last decision that stands.
  package let filed: [FiledFile]
  /// The oldest step first.
  package let steps: [JournalEntry]
}

/// What `where` is asked for.
package enum WhereQuery: Hashable, Sendable {
  case id(Int)
  /// All 64 digits, or at least the first eight.
  case sha256(String)
  /// Name as it arrived, of a duplicate too, or of its filed copy; a path counts by its last part.
  case name(String)

  /// `17` and `#17` are numbers, 8 to 64 hexadecimal digits a checksum, everything else a name.
  package init(_ text: String) {
    let bare = text.hasPrefix("#") ? text.dropFirst() : text[...]
    let isHex = bare.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }
    if (1...7).contains(bare.utf8.count), let id = Int(bare), id > 0 {
      self = .id(id)
    } else if isHex, (8...64).contains(bare.utf8.count) {
      self = .sha256(bare.lowercased())
    } else {
      self = .name(FilePath.name(of: text))
    }
  }
}

extension Store {
  /// Every document that the query fits, in the order of their numbers.
  package func `where`(_ query: WhereQuery) throws(StoreError) -> [Whereabouts] {
    let ids = try read { (connection) throws(StoreError) -> [Int] in try self.ids(for: query, connection) }
    var found: [Whereabouts] = []
    for id in ids {
      found.append(
        Whereabouts(
          id: id, card: try card(id: id), joinedTo: try joined(id), files: try files(of: id), filed: try filed(of: id),
          steps: try story(of: id)))
    }
    return found
  }

  /// The document that holds these bytes.
  package func document(holding sha256: String) throws(StoreError) -> Int? {
    try read { (connection) throws(StoreError) in try self.ids(for: .sha256(sha256), connection) }.first
  }

  private func ids(for query: WhereQuery, _ connection: Connection) throws(StoreError) -> [Int] {
    let (sql, values): (String, [String]) =
      switch query {
      case .id(let id): ("SELECT id FROM documents WHERE id = ?1", [String(id)])
      case .sha256(let digits):
        (
          "SELECT DISTINCT document FROM document_files WHERE substr(sha256, 1, length(?1)) = ?1 ORDER BY 1",
          [digits]
        )
      case .name(let name):
        (
          """
          SELECT document FROM document_files WHERE name IN (?1, ?2, ?3)
          UNION SELECT document FROM journal WHERE name IN (?1, ?2, ?3) AND document IS NOT NULL ORDER BY 1
          """,
          // A Mac writes an umlaut as two letters, and a person types it as one.
          [name, name.precomposedStringWithCanonicalMapping, name.decomposedStringWithCanonicalMapping]
        )
      }
    return try connection.rows(sql, values.map(SQLValue.text)) { (row) throws(StoreError) in row.int(0) }
  }
}

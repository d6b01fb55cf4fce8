import EingangTestSupport
import Foundation
import Testing

@testable import Eingang

@Suite struct ExportedDocumentTests {
  private static func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("a document in an export has just the keys that its schema knows", arguments: 1...7)
  func keys(id: Int) throws {
    let fixture = try TransferFixture()
    try fixture.fill()
    try fixture.export()
    let schema = try Self.object(try Repository.text("schema/dokument.schema.json"))
    let document = try Self.object(try fixture.old.folder.text("Ausfuhr/" + ExportPath.document(id)))
    let required = Set(try #require(schema["required"] as? [String]))
    let known = Set(try #require(schema["properties"] as? [String: Any]).keys)
    #expect(required.isSubset(of: document.keys) && known.isSuperset(of: document.keys))
    #expect((document["card"] == nil) == (id == 6))
  }

  @Test("every table that refers to a document is exported, or is known to be of the moment only")
  func tables() throws {
    let fixture = try StoreFixture()
    let momentary: Set<String> = ["attempts", "filings", "purges", "removals"]
    let referring = try fixture.store.read { (connection) throws(StoreError) in
      try connection.rows(
        "SELECT m.name FROM sqlite_schema m, pragma_foreign_key_list(m.name) f WHERE m.type = 'table' AND f.\"table\" = 'documents'"
      ) { (row) throws(StoreError) in row.text(0) }
    }
    let exported = Set(DocumentTable.all.map(\.name))
    #expect(Set(referring).subtracting(exported) == momentary)
  }
}

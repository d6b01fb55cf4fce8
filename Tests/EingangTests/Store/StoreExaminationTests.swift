import EingangTestSupport
import Foundation
import Testing

@testable import Eingang

/// A store with one card, of which single pages are spoilt.
@Suite struct StoreExaminationTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/eingang.sqlite" }

  init() throws {
    folder = try TemporaryFolder()
    try StoreFixture(in: folder).card("Guten Tag")
  }

  /// The bytes of the page at which a table or index begins are changed.
  private func spoil(_ name: String, _ change: (inout Data) throws -> Void) throws {
    let place: (size: Int, page: Int) = try {
      let connection = try Connection(path: path)
      let size = try connection.rows("PRAGMA page_size") { (row) throws(StoreError) in row.int(0) }
      let page = try connection.rows("SELECT rootpage FROM sqlite_schema WHERE name = ?", [.text(name)]) {
        (row) throws(StoreError) in row.int(0)
      }
      return (try #require(size.first), try #require(page.first))
    }()
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let range = (place.page - 1) * place.size..<place.page * place.size
    var page = Data(bytes[range])
    try change(&page)
    bytes.replaceSubrange(range, with: page)
    try bytes.write(to: URL(fileURLWithPath: path))
  }

  private func spoilIndex() throws {
    try spoil("documents_open") { page in
      let key = try #require(page.range(of: Data("offen".utf8)))
      page.replaceSubrange(key, with: Data("offex".utf8))
    }
  }

  private func spoilTable() throws { try spoil("documents") { $0 = Data(count: $0.count) } }

  @Test("a store that is whole is found so, mending or not", arguments: [true, false])
  func whole(mending: Bool) throws { #expect(try StoreExamination.run(path, mending: mending) == .whole) }

  @Test("a damaged index is made anew, and every card is still there")
  func index() throws {
    try spoilIndex()
    guard case .damaged = try StoreExamination.run(path, mending: false) else {
      Issue.record("not mended, and whole all the same")
      return
    }
    guard case .mended = try StoreExamination.run(path, mending: true) else {
      Issue.record("an index alone gave the store up")
      return
    }
    #expect(try StoreExamination.run(path, mending: false) == .whole)
    let store = try Store.open(path: path)
    #expect(try store.count() == 1)
    #expect(try store.card(id: 1)?.state == .offen)
  }

  @Test("a damaged table is not mended, nor is a file that is no database")
  func table() throws {
    try spoilTable()
    guard case .damaged = try StoreExamination.run(path, mending: true) else {
      Issue.record("a table without its pages")
      return
    }
    try folder.write(String(repeating: "Kein Speicher. ", count: 400), to: "x.sqlite")
    guard case .damaged = try StoreExamination.run(folder.path + "/x.sqlite", mending: true) else {
      Issue.record("no database at all")
      return
    }
  }

  @Test("a store of an earlier version is only migrated where it may be mended")
  func migrates() throws {
    let old = folder.path + "/alt.sqlite"
    try Migrations.run(on: try Connection(path: old), steps: Array(Migrations.steps.prefix(3)))
    #expect(try StoreExamination.run(old, mending: false) == .whole)
    #expect(try Connection(path: old).schema() == 3)
    #expect(try StoreExamination.run(old, mending: true) == .whole)
    #expect(try Connection(path: old).schema() == Migrations.steps.count)
  }

  @Test("a store of a newer version is neither whole nor damaged")
  func newer() throws {
    try Connection(path: path).execute("PRAGMA user_version=9999")
    let known = Migrations.steps.count
    #expect(throws: StoreError(path: path, reason: .newer(found: 9999, known: known))) {
      try StoreExamination.run(path, mending: true)
    }
  }
}

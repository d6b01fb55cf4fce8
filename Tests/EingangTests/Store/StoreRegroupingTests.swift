import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct StoreRegroupingTests {
  private func file(_ text: String, _ name: String, source: String? = nil) -> ArchivedFile {
    let sha256 = SHA256.hex(text.utf8)
    return ArchivedFile(sha256: sha256, size: text.utf8.count, name: name, path: "x/" + sha256, source: source)
  }

  private func regrouper(_ fixture: StoreFixture) -> Regrouper {
    Regrouper(store: fixture.store) { .sample(titel: $0.first?.lines.first?.text) }
  }

  @Test("the bytes of every file are known before and after joining, splitting and undoing")
  func duplicates() throws {
    let fixture = try StoreFixture()
    let (a, b, c) = (file("eins", "a.jpg"), file("zwei", "b.jpg"), file("drei", "c.jpg"))
    try fixture.card("eins", "zwei", names: ["a.jpg", "b.jpg"])
    try fixture.card("drei", names: ["c.jpg"])
    func expect(_ files: [ArchivedFile], are document: Int) throws {
      #expect(try fixture.store.register(files) == .duplicate(of: document), "\(files.map(\.name))")
    }
    _ = try regrouper(fixture).join([
      #require(try fixture.store.image(of: 1)), #require(try fixture.store.image(of: 2)),
    ])
    for files in [[a], [b], [c], [a, b], [a, b, c]] { try expect(files, are: 1) }
    _ = try fixture.decisions.undo(1)
    for files in [[a], [b], [a, b]] { try expect(files, are: 1) }
    try expect([c], are: 2)
    _ = try regrouper(fixture).split(
      #require(try fixture.store.image(of: 1)), into: fixture.store.files(of: 1).map { [$0.part] })
    for files in [[a], [a, b]] { try expect(files, are: 1) }
    try expect([b], are: 3)
    #expect(try fixture.store.document(holding: b.sha256) == 3)
    _ = try fixture.decisions.undo(1)
    try expect([b], are: 1)
    #expect(try fixture.store.originals().count == 3)
  }

  @Test("pages that have cards already make no other one because of their names; a person may join them")
  func byName() throws {
    let fixture = try StoreFixture()
    try fixture.card("eins", names: ["a.jpg"])
    try fixture.card("zwei", names: ["b.jpg"])
    let files = [file("eins", "a.jpg"), file("zwei", "b.jpg")]
    #expect(try fixture.store.register(files, byName: true) == .duplicate(of: 1))
    #expect(try fixture.store.register(files + [file("drei", "c.jpg")], byName: true) == .new(3))
    #expect(try fixture.store.register(files) == .new(4))
    #expect(try fixture.store.isByName(3))
    #expect(try !fixture.store.isByName(4))
  }

  @Test("a file that still lies in the inbox is remembered once, wherever it belongs by now")
  func untaken() throws {
    let fixture = try StoreFixture()
    guard case .new(let id) = try fixture.store.register([file("eins", "a.pdf", source: "/in/a.pdf")]) else {
      Issue.record("not new")
      return
    }
    let pages = ["Seite eins", "Seite zwei"].enumerated().map { MarkedText($1, page: $0 + 1).page }
    let reading = Reading(pages: pages, timing: Timing(), bytes: 1, fingerprint: "test")
    _ = try fixture.store.finish(
      id,
      with: DocumentResult(
        content: .vorschlag(.sample()), parts: try fixture.store.files(of: id).map(\.part),
        readings: [(SHA256.hex("eins".utf8), reading)], pages: pages, bytes: 1, timing: Timing(), run: nil))
    let before = try fixture.store.untaken()
    #expect(before.count == 1)
    _ = try fixture.decisions.split(id, at: [2]) { _ in .sample() }
    #expect(try fixture.store.untaken() == before)
    #expect(try fixture.store.files(of: 2).map(\.source) == [nil])
    try fixture.store.markTaken(before[0], to: "/weg/a.pdf")
    _ = try fixture.decisions.undo(id)
    #expect(try fixture.store.untaken().isEmpty)
    #expect(try fixture.store.files(of: id).map(\.taken) == ["/weg/a.pdf"])
    #expect(try fixture.store.files(of: id).map(\.source) == ["/in/a.pdf"])
  }

  @Test("a number that was joined to one that was joined in its turn belongs to the last")
  func chain() throws {
    let fixture = try StoreFixture()
    for text in ["eins", "zwei", "drei"] { try fixture.card(text) }
    let regrouper = regrouper(fixture)
    _ = try regrouper.join([#require(try fixture.store.image(of: 2)), #require(try fixture.store.image(of: 3))])
    _ = try regrouper.join([#require(try fixture.store.image(of: 1)), #require(try fixture.store.image(of: 2))])
    #expect(try fixture.store.joined(3) == 1)
    #expect(try fixture.store.joined(99) == nil)
    #expect(try fixture.store.where(.id(3)).first?.joinedTo == 1)
    #expect(try fixture.store.where(.id(3)).first?.card == nil)
    #expect(try fixture.store.where(.id(1)).first?.files.count == 3)
    // The earlier join is taken back only after the later one.
    #expect(throws: ReviewError.decidedSince(2, 1)) { try fixture.decisions.undo(3) }
    _ = try fixture.decisions.undo(1)
    _ = try fixture.decisions.undo(3)
    #expect(try fixture.store.cards(.all).count == 3)
  }

  @Test("what was measured stays with the card that was read, and reading anew keeps to a part's pages")
  func throughput() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("eins", "zwei")
    let before = try fixture.store.throughput()
    _ = try fixture.decisions.split(id) { _ in .sample() }
    #expect(try fixture.store.throughput() == before)
    #expect(try fixture.renew(2, .sample(titel: "Neu"))?.pages == [1])
    #expect(try fixture.store.pages(of: 2).map(\.text) == ["zwei\n"])
  }

  @Test("of two that join the same cards at once, one wins and the other is told")
  func concurrent() async throws {
    let fixture = try StoreFixture()
    for text in ["eins", "zwei", "drei"] { try fixture.card(text) }
    let other = try Store.open(path: fixture.store.path)
    let stores = [fixture.store, other]
    let results = await withTaskGroup(of: Bool.self) { group in
      for store in stores {
        let decisions = Decisions(store: store, archive: fixture.archive, ablage: fixture.folder.path + "/Ablage")
        group.addTask { StoreRegroupingTests.joins(decisions) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.sorted { !$0 && $1 } == [false, true])
    #expect(try fixture.store.cards(.all).count == 2)
    #expect(try fixture.store.files(of: 1).count == 2)
  }

  private static func joins(_ decisions: Decisions) -> Bool {
    do {
      _ = try decisions.join([1, 2]) { _ in .sample() }
      return true
    } catch {
      return false
    }
  }
}

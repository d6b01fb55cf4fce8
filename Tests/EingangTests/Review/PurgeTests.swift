import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct PurgeTests {
  private let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  private static let later = UTCTime(milliseconds: 4_000_000_000_000)
  private static let day = CalendarDay(ordinal: 20_000)

  private func purge(_ fixture: StoreFixture? = nil) -> Purge {
    let fixture = fixture ?? self.fixture
    return Purge(fixture.decisions, inbox: fixture.folder.path + "/Eingang")
  }

  private func items() throws -> [PurgeItem] { try purge().items(before: Self.later) }

  @discardableResult
  private func remove() throws -> Int { try purge().remove(try items(), on: Self.day).bytes }

  private func orphans(_ fixture: StoreFixture) throws -> [String] {
    try Adoption(store: fixture.store, archive: fixture.archive, inbox: fixture.folder.path + "/Eingang").orphans()
  }

  private func isClean(_ fixture: StoreFixture) throws -> Bool {
    let originals = try fixture.store.originals()
    let whole = try originals.allSatisfy { try Files.digest(of: fixture.archive.path($0.path)).sha256 == $0.sha256 }
    return try whole && orphans(fixture).isEmpty && fixture.store.purges().isEmpty
  }

  @Test("a declined letter goes with its original and its text; open and filed ones stay")
  func declined() throws {
    let gone = try fixture.card("Werbung")
    let open = try fixture.card("offener Brief")
    let filed = try fixture.card("abgelegter Brief")
    _ = try fixture.decisions.accept(filed)
    _ = try fixture.decisions.decline(gone)
    #expect(try items().map(\.document) == [gone])
    #expect(try remove() == 7)
    #expect(fixture.archived("original").count == 2)
    #expect(try fixture.store.originals().count == 2 && isClean(fixture))
    #expect(try fixture.store.pages(of: gone).isEmpty && fixture.store.search(SearchQuery(words: ["Werbung"])).isEmpty)
    #expect(try fixture.store.card(id: open)?.state == .offen && fixture.store.card(id: filed)?.state == .abgelegt)
    let card = try #require(try fixture.store.card(id: gone)?.vorschlag)
    #expect(card.extraction.warnings == ["Endgültig entfernt am 04.10.2024."])
    #expect(try fixture.store.where(.id(gone)).first?.steps.last?.step == .entfernt)
    #expect(try items().isEmpty)
  }

  @Test("what was declined since is not old enough, and neither is what is open again")
  func young() throws {
    let id = try fixture.card("Werbung")
    _ = try fixture.decisions.decline(id)
    let since = try #require(try items().first).since
    #expect(try purge().items(before: since).isEmpty)
    _ = try fixture.decisions.undo(id)
    #expect(try items().isEmpty)
  }

  @Test("a card that was reopened after it was listed stays")
  func reopened() throws {
    let id = try fixture.card("Werbung")
    _ = try fixture.decisions.decline(id)
    let items = try items()
    _ = try fixture.decisions.undo(id)
    #expect(try purge().remove(items, on: Self.day).bytes == 0)
    _ = try fixture.decisions.decline(id)
    #expect(try purge().remove(items, on: Self.day).bytes == 0)
    #expect(fixture.archived("original").count == 1)
  }

  @Test("a file that an open or filed card has pages of stays, until the last of them is let go")
  func shared() throws {
    let id = try fixture.card("eins", "zwei")
    let ids = try fixture.decisions.split(id) { _ in .sample() }.ids
    _ = try fixture.decisions.decline(ids[0])
    try fixture.store.write { [ids] (connection) throws(StoreError) in
      // The other card has a page of the same file.
      try connection.run(
        """
        INSERT INTO document_files (document, position, sha256, name)
        SELECT ?, 9, sha256, name FROM document_files WHERE document = ?
        """, [SQLValue(ids[1]), SQLValue(ids[0])])
    }
    #expect(try items().isEmpty)
    _ = try fixture.decisions.decline(ids[1])
    #expect(try items().map(\.document) == ids)
    #expect(try remove() == 8)
    #expect(fixture.archived("original").isEmpty)
    #expect(try isClean(fixture))
  }

  @Test("the same bytes again are a new letter, also those of a card that was joined to one that is gone")
  func again() throws {
    let one = try fixture.card("eins")
    let two = try fixture.card("zwei")
    _ = try fixture.decisions.join([one, two]) { _ in .sample() }
    _ = try fixture.decisions.decline(one)
    try remove()
    let three = try fixture.card("eins")
    let four = try fixture.card("zwei")
    #expect(![one, two].contains(three) && ![one, two].contains(four))
  }

  @Test("undo says that a letter is gone, by its number; without one it goes to the decision before")
  func undo() throws {
    let filed = try fixture.card("abgelegter Brief")
    _ = try fixture.decisions.accept(filed)
    let id = try fixture.card("Werbung")
    _ = try fixture.decisions.decline(id)
    try remove()
    #expect(throws: ReviewError.purged(id)) { try fixture.decisions.undo(id) }
    #expect(!ReviewError.purged(id).description.contains("\n"))
    #expect(try fixture.decisions.undo().id == filed)
  }

  @Test("a split of which a part is gone is not taken back, and undo says why")
  func undoSplit() throws {
    let id = try fixture.card("eins", "zwei")
    let ids = try fixture.decisions.split(id) { _ in .sample() }.ids
    _ = try fixture.decisions.decline(ids[1])
    try remove()
    #expect(throws: ReviewError.purged(ids[1])) { try fixture.decisions.undo(id) }
  }

  @Test("a copy that undo took out of the Ablage goes while its original is whole, and else stays")
  func takenBack() throws {
    let id = try fixture.card("Brief")
    _ = try fixture.decisions.accept(id)
    _ = try fixture.decisions.undo(id)
    #expect(try items().map(\.kind) == [.zurueckgenommen])
    let original = try #require(try fixture.store.files(of: id).first)
    try fixture.folder.write("kaputt", to: "Archiv/" + original.path)
    #expect(try items().isEmpty)
    try fixture.folder.write("Brief", to: "Archiv/" + original.path)
    #expect(try remove() == 5)
    #expect(fixture.folder.files(below: "Archiv/zurueckgenommen").isEmpty)
    #expect(try isClean(fixture))
    #expect(try fixture.store.card(id: id)?.state == .offen && fixture.archived("original").count == 1)
  }

  @Test("a file that came again goes, the first one and its letter stay; one that was changed since stays too")
  func cameAgain() throws {
    let inbox = fixture.folder.path + "/Eingang"
    let custody = try Custody(store: fixture.store, archive: fixture.archive)
    for name in ["a.pdf", "b.pdf", "c.pdf"] {
      let path = try fixture.folder.write("Brief", to: "Eingang/" + name)
      _ = try custody.take(Arrival(files: [path], mode: .move, inbox: inbox))
    }
    let id = try #require(try fixture.store.pending().first).id
    try fixture.folder.write("anderes", to: "Archiv/angenommen/\(id)/c.pdf")
    let items = try items()
    #expect(items.map(\.kind) == [.doppelt])
    #expect(items.flatMap(\.files).map(\.path) == [fixture.archive.takenFolder(document: id) + "/b.pdf"])
    #expect(try remove() == 5)
    #expect(fixture.folder.files(below: "Archiv/angenommen/\(id)") == ["a.pdf", "c.pdf"])
    #expect(fixture.archived("original").count == 1)
    #expect(try isClean(fixture))
  }

  @Test("a copy whose original was damaged while a person thought about the list stays")
  func damagedMeanwhile() throws {
    let id = try fixture.card("Brief")
    _ = try fixture.decisions.accept(id)
    _ = try fixture.decisions.undo(id)
    let items = try items()
    #expect(items.map(\.kind) == [.zurueckgenommen])
    let original = try #require(try fixture.store.files(of: id).first)
    try fixture.folder.write("kaputt", to: "Archiv/" + original.path)
    #expect(try purge().remove(items, on: Self.day).bytes == 0)
    #expect(items.flatMap(\.files).allSatisfy { FileStatus(path: $0.path)?.kind == .file })
    #expect(try fixture.store.purges().isEmpty)
  }

  @Test("who decides about a letter that is gone is told so")
  func decidesAboutGone() throws {
    let id = try fixture.card("Brief")
    _ = try fixture.decisions.decline(id)
    #expect(try remove() > 0)
    #expect(throws: ReviewError.purged(id)) { _ = try fixture.decisions.accept(id) }
  }

  @Test("a declined letter goes with all files that were taken of it")
  func takenFiles() throws {
    let inbox = fixture.folder.path + "/Eingang"
    let custody = try Custody(store: fixture.store, archive: fixture.archive)
    let id = try fixture.card("Werbung")
    let path = try fixture.folder.write("Werbung", to: "Eingang/noch einmal.pdf")
    _ = try custody.take(Arrival(files: [path], mode: .move, inbox: inbox))
    _ = try fixture.decisions.decline(id)
    #expect(try items().flatMap(\.files).map(\.kind) == [.original, .kopie])
    #expect(try remove() == 14)
    #expect(fixture.folder.files(below: "Archiv/angenommen").isEmpty)
  }

  @Test(
    "a crash at any step leaves nothing that verify would miss, and the next start finishes it",
    arguments: [FaultPoint.purgePlanned, .purged, .purgeForgotten])
  func crashes(point: FaultPoint) throws {
    let one = try fixture.card("Werbung")
    let two = try fixture.card("noch eine")
    for id in [one, two] { _ = try fixture.decisions.decline(id) }
    let kept = try fixture.card("Brief")
    #expect(throws: ReviewError.self) { try point.crashing { try remove() } }
    let next = try fixture.reopened()
    #expect(try orphans(next).isEmpty)
    try Purge.finish(next.store)
    #expect(try isClean(next))
    #expect(throws: ReviewError.purged(one)) { try next.decisions.undo(one) }
    #expect(try next.store.card(id: two)?.state == .abgelehnt && next.store.card(id: kept)?.state == .offen)
    _ = try purge(next).remove(try purge(next).items(before: Self.later), on: Self.day)
    #expect(try isClean(next) && next.archived("original").count == 1)
  }

  @Test("bytes that come again between letting go and removing are not lost")
  func race() throws {
    let id = try fixture.card("Werbung")
    _ = try fixture.decisions.decline(id)
    #expect(throws: ReviewError.self) { try FaultPoint.purgePlanned.crashing { try remove() } }
    let next = try fixture.card("Werbung")
    try Purge.finish(fixture.store)
    #expect(try isClean(fixture) && fixture.store.files(of: next).count == 1)
    #expect(fixture.archived("original").count == 1)
  }

  @Test("an original that is gone by the time its file is registered is copied anew")
  func goneBeforeRegistering() throws {
    let inbox = fixture.folder.path + "/Eingang"
    let custody = try Custody(store: fixture.store, archive: fixture.archive)
    let path = try fixture.folder.write("Brief", to: "Eingang/a.pdf")
    let original = fixture.archive.path(Archive.relativePath(sha256: SHA256.hex("Brief".utf8), ending: "pdf"))
    try FaultPoint.$reaction.withValue(Self.removing(original)) {
      _ = try custody.take(Arrival(files: [path], mode: .move, inbox: inbox))
    }
    #expect(FileStatus(path: original) != nil)
  }

  private static func removing(_ original: String) -> FaultPoint.Reaction {
    { (point) throws(FileError) in
      guard point == .registering else { return }
      try Files.purge(original)
    }
  }
}

import AlbertModel
import EingangTestSupport
import Foundation
import Glibc
import Testing

@testable import Eingang

@Suite struct ExporterTests {
  @Test("an export is imported and exported again to the same bytes")
  func roundTrip() throws {
    let fixture = try TransferFixture()
    try fixture.fill()
    let summary = try fixture.export()
    #expect(summary.documents == 7 && summary.originals == 7 && summary.filed == 3, "\(summary)")
    let new = try fixture.imported()
    _ = try new.exporter.export(to: fixture.root + "/Noch einmal")
    let (first, second) = (try fixture.bytes(of: "Ausfuhr"), try fixture.bytes(of: "Noch einmal"))
    #expect(first == second)
    #expect(first.count > 20)
  }

  @Test("the household is the same: cards, text, search, originals, copies")
  func same() throws {
    let fixture = try TransferFixture()
    try fixture.fill()
    try fixture.export()
    let (old, new) = (fixture.old.store, try fixture.imported())
    #expect(try new.store.cards(.all) == old.cards(.all))
    #expect(try new.store.count() == old.count())
    for id in 1...7 { #expect(try new.store.pages(of: id) == old.pages(of: id)) }
    for word in ["Borkum", "zahnzusatz", "rechnung", "Heft", "Müller", "Stromrechmung"] {
      let query = SearchQuery(words: [word])
      #expect(try new.store.search(query).map(\.card.id) == old.search(query).map(\.card.id), "\(word)")
    }
    #expect(try new.store.joined(6) == 5)
    let files = fixture.old.folder
    #expect(files.files(below: "neu/Ablage") == files.files(below: "Ablage").filter { !$0.hasPrefix(".") })
    for original in try new.store.originals() {
      #expect(try Files.digest(of: new.archive.path(original.path)).sha256 == original.sha256)
    }
    #expect(try new.store.filedCopies().allSatisfy { $0.state() == .whole })
    #expect(try new.store.filedCopies().allSatisfy { $0.file.path.hasPrefix(new.root + "/Ablage/") })
  }

  @Test("what was decided can be taken back there, and the old household is left alone")
  func undoes() throws {
    let fixture = try TransferFixture()
    try fixture.fill()
    try fixture.export()
    let new = try fixture.imported()
    let before = fixture.old.folder.files(below: "Ablage")
    while true {
      do throws(ReviewError) { _ = try new.decisions.undo() } catch {
        #expect(error == .nothingToUndo(nil))
        break
      }
    }
    #expect(fixture.old.folder.files(below: "neu/Ablage").filter { !$0.hasPrefix(".") }.isEmpty)
    let cards = try new.store.cards(.all).sorted { ($0.id ?? 0) < ($1.id ?? 0) }
    #expect(cards.map(\.id) == [1, 2, 3, 4, 5, 6] && cards[2].files == ["a.pdf", "b.pdf"])
    #expect(cards.allSatisfy { $0.state == ($0.id == 4 ? .gestoert : .offen) })
    #expect(fixture.old.folder.files(below: "Ablage") == before)
  }

  @Test("what decisions taught is known there, to the last word, and a number is never given away twice")
  func learned() throws {
    let fixture = try TransferFixture()
    try fixture.fill()
    try fixture.export()
    let new = try fixture.imported()
    func lessons(_ store: Store) throws -> [[StoreRow]] {
      try ["lessons", "lesson_keys", "lesson_words", "sqlite_sequence"].map { table in
        try store.read { (connection) throws(StoreError) in
          try connection.records("SELECT * FROM \(table) ORDER BY 1, 2")
        }
      }
    }
    let (old, restored) = (try lessons(fixture.old.store), try lessons(new.store))
    #expect(old == restored && !old[0].isEmpty)
  }

  @Test("a copy that a person changed is exported as it is now, and is theirs in the new household, too")
  func edited() throws {
    let fixture = try TransferFixture()
    let id = try fixture.old.card("Brief")
    _ = try fixture.old.decisions.accept(id)
    let name = try #require(fixture.old.folder.files(below: "Ablage").first)
    try fixture.old.folder.write("von Hand", to: "Ablage/" + name)
    try fixture.export()
    let new = try fixture.imported()
    #expect(try fixture.old.folder.text("neu/Ablage/" + name) == "von Hand")
    #expect(try new.store.filedCopies().map { $0.state() } == [.changed])
    #expect(try new.decisions.undo(id).warnings.count == 1)
    #expect(try fixture.old.folder.text("neu/Ablage/" + name) == "von Hand")
  }

  @Test("a copy that is not there any more is told, a damaged original too, and the rest is exported")
  func incomplete() throws {
    let fixture = try TransferFixture()
    let (one, other) = (try fixture.old.card("eins"), try fixture.old.card("zwei"))
    _ = try fixture.old.decisions.accept(one)
    let copy = try #require(try fixture.old.store.filedCopies().first).file.path
    try FileManager.default.removeItem(atPath: copy)
    let original = try #require(try fixture.old.store.files(of: other).first)
    try fixture.old.folder.write("kaputt", to: "Archiv/" + original.path)
    let summary = try fixture.export()
    #expect(summary.moved == [copy] && summary.damaged == [fixture.old.archive.path(original.path)])
    #expect(
      summary.originals == 1 && !fixture.old.folder.files(below: "Ausfuhr").contains("originale/" + original.path))
    let new = try fixture.imported()
    #expect(try new.store.cards(.all).count == 2)
  }

  @Test("accepts and an undo while it is being written are not in it, and what they moved is")
  func consistent() throws {
    let fixture = try TransferFixture()
    let (one, other) = (try fixture.old.card("eins"), try fixture.old.card("zwei"))
    _ = try fixture.old.decisions.accept(one)
    let path = fixture.root + "/eingang.sqlite"
    let (archive, ablage) = (fixture.old.archive, fixture.root + "/Ablage")
    // Another connection, as another process has one.
    let second = Decisions(store: try Store.open(path: path), archive: archive, ablage: ablage)
    let isDone = Guarded(false)
    let reaction: FaultPoint.Reaction = { (point) throws(FileError) in
      guard point == .fileExported,
        isDone.withLock({ done in
          defer { done = true }; return !done
        })
      else { return }
      do {
        _ = try second.accept(other)
        _ = try second.undo(one)
      } catch { throw FileError(.write, "\(error)", code: 0) }
    }
    try FaultPoint.$reaction.withValue(reaction) { _ = try fixture.export() }
    #expect(try fixture.old.store.card(id: other)?.state == .abgelegt)
    let new = try fixture.imported()
    #expect(try new.store.card(id: one)?.state == .abgelegt)
    #expect(try new.store.card(id: other)?.state == .offen)
    #expect(try new.store.filedCopies().map { $0.state() } == [.whole])
    #expect(fixture.old.folder.files(below: "neu/Ablage").count == 1)
  }

  @Test("a folder with something in it is refused, and nothing is written there")
  func notEmpty() throws {
    let fixture = try TransferFixture()
    try fixture.old.card("eins")
    try fixture.old.folder.write("x", to: "Ausfuhr/.verborgen")
    #expect(throws: TransferError.notEmpty(fixture.path)) { try fixture.export() }
    #expect(fixture.old.folder.files(below: "Ausfuhr") == [".verborgen"])
    for inner in ["Ablage/x", "Archiv", "Eingang/a/b"] {
      #expect(throws: TransferError.self) { try fixture.export(to: inner) }
    }
    #expect(throws: TransferError.self) { try fixture.exporter.export(to: fixture.root) }
  }

  @Test("an export that was broken off is known for what it is", arguments: [FaultPoint.fileExported, .exportUnnamed])
  func brokenOff(point: FaultPoint) throws {
    let fixture = try TransferFixture()
    try fixture.fill()
    let reaction: FaultPoint.Reaction = { (reached) throws(FileError) in
      if reached == point { throw FileError(.write, "x", code: ENOSPC) }
    }
    #expect(throws: FileError.self) { try FaultPoint.$reaction.withValue(reaction) { _ = try fixture.export() } }
    #expect(throws: TransferError.unfinished(fixture.path)) { try fixture.export() }
    #expect(throws: TransferError.damaged(fixture.path, why: "the export came to no end")) { try fixture.importer() }
    // The store is free again.
    #expect(try fixture.export(to: "anderswo").documents == 7)
  }

  @Test("a file that its disk does not give is left out, a disk that takes nothing ends the export")
  func unreadable() throws {
    #expect(try !Exporter.unlessUnreadable { throw FileError(.read, "x", code: EIO) })
    #expect(throws: FileError(.write, "x", code: ENOSPC)) {
      try Exporter.unlessUnreadable { throw FileError(.write, "x", code: ENOSPC) }
    }
  }
}

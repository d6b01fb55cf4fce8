import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct DecisionsTests {
  @Test("accepting puts a copy with a readable name into the Ablage, and says so")
  func accepts() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Klassenfahrt")
    let meldung = try fixture.decisions.accept(id)
    #expect(meldung.line == "Abgelegt unter Schule/Felix. Rückgängig: eingangd undo \(id)")
    let name = "Schule/Felix/2025-09-01 Goethe-Gymnasium – Klassenfahrt Borkum.pdf"
    #expect(fixture.folder.files(below: "Ablage") == [name])
    #expect(try fixture.folder.text("Ablage/" + name) == "Klassenfahrt")
    #expect(try fixture.store.card(id: id)?.state == .abgelegt)
    #expect(try fixture.store.count() == 0)
    #expect(try fixture.store.filed(of: id).map(\.path) == [fixture.folder.path + "/Ablage/" + name])
  }

  @Test("undo takes the copy out, keeps it, and gives the card back as it was")
  func undoes() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Klassenfahrt")
    let before = try fixture.store.card(id: id)
    _ = try fixture.decisions.accept(id)
    let meldung = try fixture.decisions.undo()
    #expect(meldung == Meldung(id: id, text: "Zurückgenommen: Karte #\(id) liegt wieder im Eingang."))
    #expect(fixture.folder.files(below: "Ablage").isEmpty)
    #expect(fixture.folder.files(below: "Archiv/zurueckgenommen").count == 1)
    #expect(try fixture.store.card(id: id) == before)
    #expect(try fixture.store.count() == 1)
  }

  @Test("undo again takes back the decision before, and then there is nothing left")
  func undoesTwice() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Klassenfahrt")
    let first = try fixture.store.card(id: id)
    var change = Aenderung()
    change.ablage = "Schule/Lena"
    _ = try fixture.decisions.change(id, change)
    _ = try fixture.decisions.accept(id)
    _ = try fixture.decisions.undo()
    #expect(try fixture.store.card(id: id)?.vorschlag?.ablage.value == "Schule/Lena")
    _ = try fixture.decisions.undo()
    #expect(try fixture.store.card(id: id) == first)
    #expect(throws: ReviewError.nothingToUndo(nil)) { try fixture.decisions.undo() }
  }

  @Test("undo of one card leaves a later decision about another alone")
  func undoesOne() throws {
    let fixture = try StoreFixture()
    let one = try fixture.card("eins")
    let other = try fixture.card("zwei")
    _ = try fixture.decisions.accept(one)
    _ = try fixture.decisions.decline(other)
    _ = try fixture.decisions.undo(one)
    #expect(try fixture.store.card(id: one)?.state == .offen)
    #expect(try fixture.store.card(id: other)?.state == .abgelehnt)
    #expect(throws: ReviewError.nothingToUndo(one)) { try fixture.decisions.undo(one) }
    #expect(throws: ReviewError.unknown(99)) { try fixture.decisions.undo(99) }
  }

  @Test("a copy that was altered since stays, and the message says so")
  func leavesAlteredCopy() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Klassenfahrt")
    _ = try fixture.decisions.accept(id)
    let path = try #require(try fixture.store.filed(of: id).first?.path)
    try fixture.folder.write("mit Notiz", to: String(path.dropFirst(fixture.folder.path.count + 1)))
    let meldung = try fixture.decisions.undo(id)
    #expect(meldung.warnings == ["Die Kopie wurde geändert und bleibt liegen: \(path)."])
    #expect(fixture.folder.files(below: "Ablage").count == 1)
    #expect(try fixture.store.card(id: id)?.state == .offen)
  }

  @Test("a copy that was moved away since is missed, and the card is open again")
  func missesMovedCopy() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Klassenfahrt")
    _ = try fixture.decisions.accept(id)
    let path = try #require(try fixture.store.filed(of: id).first?.path)
    try Files.move(path, to: fixture.folder.path + "/woanders.pdf")
    let meldung = try fixture.decisions.undo(id)
    #expect(meldung.warnings == ["Die Kopie liegt nicht mehr dort, wo sie abgelegt wurde: \(path)."])
    #expect(try fixture.folder.text("woanders.pdf") == "Klassenfahrt")
  }

  @Test("a name that is taken gets a number")
  func numbersClashes() throws {
    let fixture = try StoreFixture()
    for text in ["eins", "zwei", "drei"] { _ = try fixture.decisions.accept(try fixture.card(text)) }
    let stem = "Schule/Felix/2025-09-01 Goethe-Gymnasium – Klassenfahrt Borkum"
    #expect(fixture.folder.files(below: "Ablage") == ["\(stem) (2).pdf", "\(stem) (3).pdf", "\(stem).pdf"])
    #expect(try fixture.folder.text("Ablage/\(stem) (3).pdf") == "drei")
  }

  @Test("images of one document are filed as its pages, other files as its parts")
  func severalFiles() throws {
    let fixture = try StoreFixture()
    _ = try fixture.decisions.accept(try fixture.card("a", "b", names: ["1.jpg", "2.jpg"]))
    _ = try fixture.decisions.accept(
      try fixture.card("c", "d", names: ["1.pdf", "2.jpg"], as: .sample(titel: "Brief")))
    let stem = "Schule/Felix/2025-09-01 Goethe-Gymnasium – "
    #expect(
      fixture.folder.files(below: "Ablage") == [
        stem + "Brief – Teil 1.pdf", stem + "Brief – Teil 2.jpg",
        stem + "Klassenfahrt Borkum – Seite 1.jpg", stem + "Klassenfahrt Borkum – Seite 2.jpg",
      ])
  }

  @Test("only an open card is decided")
  func onlyOpen() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Klassenfahrt")
    _ = try fixture.decisions.accept(id)
    let error = ReviewError.notOpen(id, .abgelegt, ablage: "Schule/Felix")
    #expect(throws: error) { try fixture.decisions.accept(id) }
    #expect(throws: error) { try fixture.decisions.decline(id) }
    #expect(throws: ReviewError.unknown(99)) { try fixture.decisions.accept(99) }
    #expect(fixture.folder.files(below: "Ablage").count == 1)
  }

  @Test("a change is certain, remembers what it replaced, and may be accepted")
  func changes() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Klassenfahrt")
    var change = Aenderung()
    change.betrag = Betrag(cents: 9050, direction: .zahlen)
    change.ablage = "Schule/Lena"
    change.leeren = ["frist"]
    let meldung = try fixture.decisions.change(id, change)
    #expect(meldung.text == "Geändert: Betrag 90,50 €, Frist leer, Ablage Schule/Lena.")
    let extraction = try #require(try fixture.store.card(id: id)?.vorschlag?.extraction)
    #expect(extraction.betrag?.confidence == 1.0)
    #expect(extraction.betrag?.evidence.map(\.rule) == ["person"])
    #expect(extraction.betrag?.alternatives.map(\.value.cents) == [8500])
    #expect(extraction.frist == nil)
    #expect(try fixture.decisions.accept(id).text == "Abgelegt unter Schule/Lena.")
  }

  @Test("a change that changes nothing is refused")
  func emptyChange() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Klassenfahrt")
    #expect(throws: ReviewError.nothingToChange(id)) { try fixture.decisions.change(id, Aenderung()) }
  }

  @Test(
    "a target that leads out of the Ablage is refused", arguments: ["../..", "/etc", "", "Schule/../..", ".versteckt"])
  func traversal(target: String) throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Klassenfahrt", as: .sample(ablage: target))
    #expect(throws: ReviewError.unusableTarget(target)) { try fixture.decisions.accept(id) }
    var change = Aenderung()
    change.ablage = target
    #expect(throws: ReviewError.unusableTarget(target)) { try fixture.decisions.change(id, change) }
    #expect(fixture.folder.files(below: "Ablage").isEmpty)
  }

  @Test("a target typed by hand holds no gap to fill in")
  func gap() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Klassenfahrt")
    var change = Aenderung()
    change.ablage = "Schule/{person}"
    #expect(throws: ReviewError.unusableTarget("Schule/{person}")) { try fixture.decisions.change(id, change) }
  }

  @Test("a disturbed card can be declined, or filled in by hand and accepted")
  func disturbed() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("kaputt", as: nil)
    #expect(try fixture.store.count() == 1)
    #expect(throws: ReviewError.withoutProposal(id)) { try fixture.decisions.accept(id) }
    var change = Aenderung()
    change.titel = "Impfpass"
    change.ablage = "Gesundheit"
    _ = try fixture.decisions.change(id, change)
    _ = try fixture.decisions.accept(id)
    #expect(fixture.folder.files(below: "Ablage") == ["Gesundheit/2025-09-05 Impfpass.pdf"])
    _ = try fixture.decisions.undo(id)
    _ = try fixture.decisions.undo(id)
    #expect(try fixture.store.card(id: id)?.state == .gestoert)
    _ = try fixture.decisions.decline(id)
    #expect(try fixture.store.count() == 0)
  }

  @Test("an original that is no longer what it was is not filed")
  func damagedOriginal() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Klassenfahrt")
    let path = try #require(try fixture.store.files(of: id).first?.path)
    try fixture.folder.write("verfälscht", to: "Archiv/" + path)
    #expect(throws: ReviewError.damagedOriginal(path: fixture.archive.path(path))) {
      try fixture.decisions.accept(id)
    }
    #expect(try fixture.store.card(id: id)?.state == .offen)
    try fixture.decisions.recover()
    #expect(fixture.folder.files(below: "Ablage").isEmpty)
  }
}

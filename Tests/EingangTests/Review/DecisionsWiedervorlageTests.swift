import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct DecisionsWiedervorlageTests {
  private let today = CalendarDay(iso: "2025-09-05") ?? CalendarDay(ordinal: 0)
  private let later = CalendarDay(iso: "2025-09-20") ?? CalendarDay(ordinal: 0)

  @Test("a card that is laid aside does not count until its day has come")
  func laysAside() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Klassenfahrt")
    let other = try fixture.card("Rechnung")
    let meldung = try fixture.decisions.wiedervorlage(id, on: later)
    #expect(meldung.line == "Karte #\(id) kommt am Samstag, 20.09.2025, wieder. Rückgängig: eingangd undo \(id)")
    #expect(try fixture.store.count(on: today) == 1)
    #expect(try fixture.store.openCards(.open(on: today)).map(\.id) == [other])
    #expect(try fixture.store.count(on: later) == 2)
    #expect(try fixture.store.openCards(.open(on: later)).compactMap(\.id).sorted() == [id, other])
    #expect(try fixture.store.count() == 2)
    var filter = CardFilter.all
    #expect(try fixture.store.cards(filter).count == 2)
    filter.wiedervorlage = .after(today)
    #expect(try fixture.store.cards(filter).map(\.id) == [id])
    #expect(try fixture.store.card(id: id)?.isLaidAside(on: today) == true)
    #expect(try fixture.store.card(id: id)?.isLaidAside(on: later) == false)
  }

  @Test("undo brings it back as it was, and so does laying it before a person again")
  func comesBack() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Klassenfahrt")
    let before = try fixture.store.card(id: id)
    _ = try fixture.decisions.wiedervorlage(id, on: later)
    _ = try fixture.decisions.undo(id)
    #expect(try fixture.store.card(id: id) == before)
    _ = try fixture.decisions.wiedervorlage(id, on: later)
    _ = try fixture.decisions.wiedervorlage(id, on: nil)
    #expect(try fixture.store.count(on: today) == 1)
  }

  @Test("the same day again changes nothing, and a decided card is not laid aside")
  func refuses() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Klassenfahrt")
    #expect(throws: ReviewError.laidAsideAlready(id, nil)) { try fixture.decisions.wiedervorlage(id, on: nil) }
    _ = try fixture.decisions.wiedervorlage(id, on: later)
    #expect(throws: ReviewError.laidAsideAlready(id, later)) { try fixture.decisions.wiedervorlage(id, on: later) }
    _ = try fixture.decisions.decline(id)
    #expect(throws: ReviewError.notOpen(id, .abgelehnt, ablage: "Schule/Felix")) {
      try fixture.decisions.wiedervorlage(id, on: later)
    }
  }

  @Test("what is decided is laid aside no more; undo gives the day back")
  func decided() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Klassenfahrt")
    _ = try fixture.decisions.wiedervorlage(id, on: later)
    _ = try fixture.decisions.accept(id)
    #expect(try fixture.store.card(id: id)?.wiedervorlage == nil)
    _ = try fixture.decisions.undo(id)
    #expect(try fixture.store.card(id: id)?.wiedervorlage == later)
  }

  @Test("a change, and reading it anew, leave it laid aside; a disturbed card can be laid aside, too")
  func stays() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Klassenfahrt")
    let disturbed = try fixture.card("kaputt", as: nil)
    _ = try fixture.decisions.wiedervorlage(id, on: later)
    _ = try fixture.decisions.wiedervorlage(disturbed, on: later)
    var change = Aenderung()
    change.titel = "Fahrt"
    _ = try fixture.decisions.change(id, change)
    try fixture.renew(id, .sample(titel: "Anders"))
    #expect(try fixture.store.count(on: today) == 0)
  }

  @Test("a store of the version before has nothing laid aside, and can lay aside then")
  func migrates() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/eingang.sqlite"
    do {
      let index = try #require(Migrations.steps.firstIndex { $0.contains("ADD COLUMN wiedervorlage") })
      let old = try Connection(path: path)
      try Migrations.run(on: old, steps: Array(Migrations.steps.prefix(index)))
      let card = #"{"schema":1,"state":"gestoert","files":["a.pdf"],"error":{"stage":"ocr","why":"Zu lange."}}"#
      try old.run(
        "INSERT INTO documents (id, digest, state, arrived_at, card, needs_decision) VALUES (7, 'd', 'gestoert', ?, ?, 1)",
        ["2025-09-05T12:00:00.000Z", .text(card)])
    }
    let fixture = try StoreFixture(in: folder)
    #expect(try fixture.store.count(on: today) == 1)
    _ = try fixture.decisions.wiedervorlage(7, on: later)
    #expect(try fixture.store.count(on: today) == 0)
  }

  @Test("what another process writes is seen in a number, what this one writes is not")
  func writtenElsewhere() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Klassenfahrt")
    let number = try fixture.store.writtenElsewhere()
    _ = try fixture.decisions.decline(id)
    #expect(try fixture.store.writtenElsewhere() == number)
    let other = try StoreFixture(in: fixture.folder)
    _ = try other.decisions.undo(id)
    #expect(try fixture.store.writtenElsewhere() != number)
  }
}

import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct StoreCardsTests {
  @Test("a card comes back as it was stored, with all its fields")
  func roundTrip() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Brief")
    let card = try #require(try fixture.store.card(id: id))
    #expect(card.vorschlag == .sample())
    #expect(card.id == id)
    #expect(card.files == ["scan-1.pdf"])
    #expect(card.pages == [1])
    #expect(try fixture.store.card(id: 99) == nil)
  }

  @Test("the most urgent card comes first: by Frist, then by need, then by arrival")
  func order() throws {
    let fixture = try StoreFixture()
    let info = try fixture.card("a", as: .sample(frist: nil, needsDecision: false))
    let late = try fixture.card("b", as: .sample(frist: "2025-10-01"))
    let open = try fixture.card("c", as: .sample(frist: nil))
    let soon = try fixture.card("d", as: .sample(frist: "2025-09-06"))
    let alsoSoon = try fixture.card("e", as: .sample(frist: "2025-09-06"))
    let disturbed = try fixture.card("f", as: nil)
    #expect(try fixture.store.openCards().map(\.id) == [soon, alsoSoon, late, open, disturbed, info])
  }

  @Test("the counter counts what needs a decision, disturbed documents too, and nothing decided")
  func counter() throws {
    let fixture = try StoreFixture()
    _ = try fixture.card("a", as: .sample(needsDecision: false))
    let open = try fixture.card("b")
    _ = try fixture.card("c", as: nil)
    #expect(try fixture.store.count() == 2)
    #expect(try Zaehler(fixture.store.cards(.all)).anzahl == 2)
    _ = try fixture.decisions.decline(open)
    #expect(try fixture.store.count() == 1)
    _ = try fixture.decisions.undo()
    #expect(try fixture.store.count() == 2)
  }

  @Test("a filter keeps what fits it")
  func filters() throws {
    let fixture = try StoreFixture()
    let school = try fixture.card("a", as: .sample(ablage: "Schule/Felix"))
    let other = try fixture.card("b", as: .sample(ablage: "Schulden"))
    _ = try fixture.decisions.accept(other)
    let store = fixture.store
    #expect(try store.cards(CardFilter(states: [], ablage: "Schule")).map(\.id) == [school])
    #expect(try store.cards(CardFilter(states: [.abgelegt])).map(\.id) == [other])
    #expect(try store.cards(CardFilter(states: [], person: "felix", limit: 1)).map(\.id) == [school])
    #expect(try store.cards(CardFilter(states: [], person: "Lena")).isEmpty)
    #expect(try store.cards(CardFilter(states: [], since: CalendarDay(iso: "2025-09-05"))).count == 2)
    #expect(try store.cards(CardFilter(states: [], since: CalendarDay(iso: "2025-09-06"))).isEmpty)
  }

  @Test("a newer reading replaces the proposal, and leaves what a person set")
  func replaces() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Brief")
    var change = Aenderung()
    change.titel = "Borkum 2025"
    change.leeren = ["betrag"]
    _ = try fixture.decisions.change(id, change)
    let newer = Vorschlag.sample(titel: "Falsch", absender: "Gymnasium Neustadt")
    let card = try #require(try fixture.renew(id, newer))
    #expect(card.vorschlag?.extraction.titel?.value == "Borkum 2025")
    #expect(card.vorschlag?.extraction.betrag == nil)
    #expect(card.vorschlag?.extraction.absender?.value == "Gymnasium Neustadt")
    #expect(try fixture.store.card(id: id) == card)
    #expect(try fixture.store.changedByHand(id: id) == ["betrag", "titel"])
  }

  @Test("a newer proposal can be taken back like a change by hand, and one without a difference leaves no step")
  func takesBackNewer() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Brief")
    let before = try #require(try fixture.store.card(id: id))
    let same = try #require(before.vorschlag)
    _ = try fixture.renew(id, same)
    #expect(try fixture.store.lastDecision(of: id) == nil)
    _ = try fixture.renew(id, .sample(titel: "Neu gelesen"))
    #expect(try fixture.store.card(id: id)?.vorschlag?.extraction.titel?.value == "Neu gelesen")
    _ = try fixture.decisions.undo(id)
    #expect(try fixture.store.card(id: id) == before)
  }

  @Test("what only adds a warning, or another day, can be taken back too")
  func takesBackWarnings() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Brief")
    let before = try #require(try fixture.store.card(id: id))
    var warned = Vorschlag.sample()
    warned.extraction.warnings = ["Achtung: Die IBAN ist eine andere als bisher."]
    var later = Vorschlag.sample()
    let frist = Frist(day: CalendarDay(ordinal: 740_000), kind: .zahlung)
    later.extraction.weitereFristen = [Field(frist, confidence: 0.9)]
    for newer in [warned, later] {
      _ = try fixture.renew(id, newer)
      #expect(try fixture.store.card(id: id)?.vorschlag == newer)
      _ = try fixture.decisions.undo(id)
      #expect(try fixture.store.card(id: id) == before)
    }
  }

  @Test("a newer proposal for the pages that a card had is not written over one that has others by now")
  func replacesOnlyTheSamePages() throws {
    let fixture = try StoreFixture()
    let (one, other) = (try fixture.card("eins"), try fixture.card("zwei"))
    let parts = try fixture.store.files(of: one).map(\.part)
    _ = try fixture.decisions.join([one, other]) { _ in .sample(titel: "Beide") }
    let late = Reading(pages: [MarkedText("zu spät").page], timing: Timing(), bytes: 1, fingerprint: "neu")
    let renewal = Renewal(parts: parts, readings: [(SHA256.hex("eins".utf8), late)])
    #expect(try fixture.store.replaceProposal(one, .sample(titel: "Nur die erste"), renewal) == nil)
    #expect(try fixture.store.card(id: one)?.vorschlag?.extraction.titel?.value == "Beide")
    #expect(try fixture.store.pages(of: one).map(\.text) == ["eins\n", "zwei\n"])
    #expect(try fixture.renew(one, .sample(titel: "Beide, neu")) != nil)
  }

  @Test("a decided card keeps its proposal, and a disturbed one can get its first")
  func replacesOnlyOpen() throws {
    let fixture = try StoreFixture()
    let decided = try fixture.card("a")
    _ = try fixture.decisions.accept(decided)
    let sample = ThroughputSample(
      finished: UTCTime(milliseconds: 0), failed: false, pages: 1, bytes: 1, timing: Timing())
    let late = Reading(pages: [MarkedText("zu spät").page], timing: Timing(), bytes: 1, fingerprint: "neu")
    let before = try fixture.store.throughput().documents
    #expect(try fixture.renew(decided, .sample(titel: "neu"), [(SHA256.hex("a".utf8), late)], sample) == nil)
    #expect(try fixture.store.pages(of: decided).map(\.text) == ["a\n"])
    #expect(try fixture.store.throughput().documents == before)
    #expect(try fixture.store.card(id: decided)?.vorschlag == .sample())
    let disturbed = try fixture.card("b", as: nil)
    let reading = Reading(
      pages: [MarkedText("Guten Tag").page, MarkedText("Seite zwei", page: 2).page], timing: Timing(), bytes: 1,
      fingerprint: "neu")
    let card = try fixture.renew(disturbed, .sample(), [(SHA256.hex("b".utf8), reading)], sample)
    #expect(try fixture.store.throughput().documents == before + 2)
    #expect(card?.state == .offen)
    #expect(card?.pages == [1, 2])
    #expect(try fixture.store.search(SearchQuery(words: ["zwei"])).map(\.card.id) == [disturbed])
  }

  @Test("a card counts no blank pages among its own, unless there are no others")
  func blankPages() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("a")
    func pages(_ pages: [PageText], by fingerprint: String = "x preparation-3") throws -> [Int]? {
      let reading = Reading(pages: pages, timing: Timing(), bytes: 1, fingerprint: fingerprint)
      return try fixture.renew(id, .sample(titel: "\(pages.count)"), [(SHA256.hex("a".utf8), reading)])?.pages
    }
    func blank(_ number: Int) -> PageText { PageText(number: number, width: 1, height: 1, source: .blank, words: []) }
    #expect(try pages([MarkedText("eins").page, blank(2), MarkedText("drei", page: 3).page, blank(4)]) == [1, 3])
    #expect(try fixture.store.pages(of: id).count == 4)
    #expect(try pages([blank(1), blank(2)]) == [1, 2])
    // Earlier versions called a page blank that they could not read.
    #expect(try pages([MarkedText("eins").page, blank(2), blank(3)], by: "x preparation-2") == [1, 2, 3])
  }
}

import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct DecisionsGroupingTests {
  /// The first line is the title, the number of pages the amount.
  private static let understand: Decisions.Understanding = { pages in
    var vorschlag = Vorschlag.sample(titel: pages.first?.lines.first?.text)
    vorschlag.extraction.betrag = Field(Betrag(cents: Int64(pages.count), direction: .zahlen), confidence: 0.9)
    return vorschlag
  }

  /// Everything that joining and splitting may change.
  private struct Everything: Equatable {
    let cards: [Card]
    let hands: [[String]]
    let files: [[StoredFile]]
    let pages: [[PageText]]
    let found: [Int]
    let count: Int

    init(_ store: Store, ids: ClosedRange<Int>) throws {
      cards = try store.cards(.all)
      hands = try ids.map { try store.changedByHand(id: $0) }
      files = try ids.map { try store.files(of: $0) }
      pages = try ids.map { try store.pages(of: $0) }
      found = try store.search(SearchQuery(words: ["Seite"])).compactMap(\.card.id)
      count = try store.count()
    }
  }

  private func join(_ fixture: StoreFixture, _ ids: Int...) throws(ReviewError) -> Meldung {
    try fixture.decisions.join(ids, understand: Self.understand)
  }

  private func split(_ fixture: StoreFixture, _ id: Int, at pages: [Int] = []) throws(ReviewError) -> [Int] {
    try fixture.decisions.split(id, at: pages, understand: Self.understand).ids
  }

  @Test("joined cards are one, under the first number, pages in the order given")
  func joins() throws {
    let fixture = try StoreFixture()
    for text in ["Seite eins", "Seite zwei", "Seite drei"] { try fixture.card(text, names: [text + ".pdf"]) }
    let meldung = try join(fixture, 2, 3, 1)
    #expect(meldung.line == "Verbunden: #3 und #1 gehören jetzt zu #2. Rückgängig: eingangd undo 2")
    let card = try #require(try fixture.store.cards(.all).first)
    #expect(try fixture.store.cards(.all).count == 1)
    #expect(card.id == 2)
    #expect(card.files == ["Seite zwei.pdf", "Seite drei.pdf", "Seite eins.pdf"])
    #expect(card.pages == [1, 2, 3])
    #expect(card.vorschlag?.extraction.titel?.value == "Seite zwei")
    #expect(card.vorschlag?.extraction.betrag?.value.cents == 3)
    #expect(try fixture.store.pages(of: 2).map(\.number) == [1, 2, 3])
    #expect(try fixture.store.search(SearchQuery(words: ["Seite"])).map(\.card.id) == [2])
    #expect(try fixture.store.search(SearchQuery(words: ["drei"])).first?.page == 2)
    #expect(try fixture.store.count() == 1)
    #expect(try fixture.store.card(id: 1) == nil)
    #expect(try fixture.store.joined(1) == 2)
    #expect(try fixture.store.joined(2) == nil)
    #expect(throws: ReviewError.joined(3, to: 2)) { try fixture.decisions.accept(3) }
    #expect(throws: ReviewError.joined(1, to: 2)) { try join(fixture, 2, 1) }
    #expect(try fixture.store.damages().isEmpty)
  }

  @Test("undoing a join gives every card back as it was: numbers, files, values and what was entered by hand")
  func undoesJoin() throws {
    let fixture = try StoreFixture()
    for text in ["Seite eins", "Seite zwei", "Seite drei"] { try fixture.card(text) }
    var change = Aenderung()
    change.absender = "Stadt Neustadt"
    _ = try fixture.decisions.change(2, change)
    let before = try Everything(fixture.store, ids: 1...3)
    _ = try join(fixture, 1, 2, 3)
    #expect(try fixture.store.card(id: 1)?.vorschlag?.extraction.absender?.value == "Stadt Neustadt")
    #expect(try fixture.store.changedByHand(id: 1) == ["absender"])
    let meldung = try fixture.decisions.undo()
    #expect(meldung.text == "Zurückgenommen: #1, #2 und #3 sind wieder eigene Karten.")
    #expect(try Everything(fixture.store, ids: 1...3) == before)
    #expect(try fixture.store.joined(2) == nil)
    let steps = try fixture.store.where(.id(2)).first?.steps.suffix(2).map(\.step)
    #expect(steps == [.verbunden, .zurueckgenommen])
  }

  @Test("a split card is a card for each file, the first under its old number, with what was entered by hand")
  func splits() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Seite eins", "Seite zwei", "Seite drei", names: ["1.jpg", "2.jpg", "3.jpg"])
    var change = Aenderung()
    change.ablage = "Auto"
    _ = try fixture.decisions.change(id, change)
    let before = try Everything(fixture.store, ids: 1...3)
    #expect(try split(fixture, id) == [1, 2, 3])
    let cards = try fixture.store.cards(.all).sorted { ($0.id ?? 0) < ($1.id ?? 0) }
    #expect(cards.map(\.files) == [["1.jpg"], ["2.jpg"], ["3.jpg"]])
    #expect(cards.map(\.pages) == [[1], [1], [1]])
    #expect(cards.map { $0.vorschlag?.extraction.titel?.value } == ["Seite eins", "Seite zwei", "Seite drei"])
    #expect(cards.map { $0.vorschlag?.ablage.value } == ["Auto", "Schule/Felix", "Schule/Felix"])
    #expect(try fixture.store.arrival(id: 3) == fixture.store.arrival(id: 1))
    #expect(try fixture.store.search(SearchQuery(words: ["zwei"])).map(\.card.id) == [2])
    #expect(try fixture.store.count() == 3)
    #expect(try fixture.store.where(.name("2.jpg")).map(\.id) == [1, 2])

    let meldung = try fixture.decisions.undo(3)
    #expect(meldung == Meldung(id: 1, text: "Zurückgenommen: #1, #2 und #3 sind wieder eine Karte, #1."))
    #expect(try Everything(fixture.store, ids: 1...3) == before)
    #expect(throws: ReviewError.joined(3, to: 1)) { try fixture.decisions.accept(3) }
  }

  @Test("a card may be cut between the pages of a file, which then belongs to several cards")
  func splitsFile() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Seite eins", "Seite zwei", "Seite drei", names: ["a.pdf", "b.pdf", "c.pdf"])
    try fixture.reread("b", as: ["Seite zwei", "Seite zweieinhalb"], of: "Seite zwei")
    let before = try Everything(fixture.store, ids: 1...3)
    #expect(try split(fixture, id, at: [3, 4]) == [1, 2, 3])
    #expect(try fixture.store.files(of: 1).map(\.pages) == [nil, 1...1])
    #expect(try fixture.store.files(of: 2).map(\.pages) == [2...2])
    #expect(try fixture.store.files(of: 3).map(\.pages) == [nil])
    #expect(try fixture.store.card(id: 2)?.pages == [2])
    #expect(try fixture.store.card(id: 1)?.pages == [1, 2])
    #expect(try fixture.store.pages(of: 2).map(\.text) == ["Seite zweieinhalb\n"])
    #expect(try fixture.store.pages(of: 2).map(\.number) == [1])

    let accepted = try fixture.decisions.accept(2)
    #expect(accepted.warnings == ["b.pdf wurde ganz abgelegt; zur Karte gehören daraus Seite 2."])
    #expect(throws: ReviewError.decidedSince(1, 2)) { try fixture.decisions.undo(1) }
    #expect(throws: ReviewError.notOpen(2, .abgelegt, ablage: "Schule/Felix")) { try join(fixture, 1, 2) }
    _ = try fixture.decisions.undo(2)
    // Joined the other way round, two stretches of a file are filed as one copy.
    _ = try join(fixture, 2, 1)
    #expect(try fixture.store.files(of: 2).map(\.name) == ["b.pdf", "a.pdf", "b.pdf"])
    #expect(
      try fixture.store.card(id: 2)?.pages == [2, 3, 1] && fixture.store.card(id: 2)?.files == ["b.pdf", "a.pdf"])
    _ = try fixture.decisions.accept(2)
    #expect(try fixture.store.filed(of: 2).count == 2)
    _ = try fixture.decisions.undo(2)
    _ = try fixture.decisions.undo(2)
    // Joined again in order, the stretches of the file are one, and all of it: nothing to warn of.
    _ = try join(fixture, 1, 2, 3)
    #expect(try fixture.store.files(of: 1).map(\.pages) == [nil, nil, nil])
    #expect(try fixture.decisions.accept(1).warnings.isEmpty)
    _ = try fixture.decisions.undo(1)
    _ = try fixture.decisions.undo(1)
    _ = try fixture.decisions.undo(1)
    #expect(try Everything(fixture.store, ids: 1...3) == before)
  }

  @Test("what cannot be joined or split is refused, and nothing changes")
  func refused() throws {
    let fixture = try StoreFixture()
    let (one, other) = (try fixture.card("eins"), try fixture.card("zwei"))
    let before = try Everything(fixture.store, ids: 1...2)
    #expect(throws: ReviewError.oneCard) { try join(fixture, one, one) }
    #expect(throws: ReviewError.unknown(99)) { try join(fixture, one, 99) }
    #expect(throws: ReviewError.onePage(one)) { try split(fixture, one) }
    #expect(throws: ReviewError.onePage(one)) { try split(fixture, one, at: [2]) }
    _ = try fixture.decisions.accept(other)
    #expect(throws: ReviewError.notOpen(other, .abgelegt, ablage: "Schule/Felix")) { try join(fixture, one, other) }
    #expect(throws: ReviewError.notOpen(other, .abgelegt, ablage: "Schule/Felix")) { try split(fixture, other) }
    _ = try fixture.decisions.undo(other)
    #expect(try Everything(fixture.store, ids: 1...2) == before)
  }

  @Test("a disturbed card joined to others is named on the card, and alone again it is disturbed again")
  func disturbed() throws {
    let fixture = try StoreFixture()
    let good = try fixture.card("Seite eins", names: ["gut.jpg"])
    let bad = try fixture.card("kaputt", names: ["kaputt.jpg"], as: nil)
    let before = try Everything(fixture.store, ids: 1...2)
    _ = try join(fixture, bad, good)
    let card = try #require(try fixture.store.card(id: bad))
    #expect(card.state == .offen)
    #expect(card.vorschlag?.extraction.warnings.count == 1)
    #expect(card.vorschlag?.extraction.warnings.first?.contains("kaputt.jpg") == true)
    #expect(throws: ReviewError.noPages(bad)) { try split(fixture, bad, at: [2]) }
    #expect(try split(fixture, bad) == [2, 3])
    #expect(try fixture.store.card(id: bad)?.state == .gestoert)
    #expect(try fixture.store.card(id: 3)?.state == .offen)
    _ = try fixture.decisions.undo(bad)
    _ = try fixture.decisions.undo(bad)
    #expect(try Everything(fixture.store, ids: 1...2) == before)
  }

  @Test("a join is only written over cards that are as they were seen")
  func changedMeanwhile() throws {
    let fixture = try StoreFixture()
    let (one, other) = (try fixture.card("eins"), try fixture.card("zwei"))
    let seen = [one, other].compactMap { id in try? fixture.store.image(of: id) }
    #expect(seen.count == 2)
    _ = try fixture.decisions.decline(other)
    let regrouper = Regrouper(store: fixture.store, understand: Self.understand)
    #expect(try regrouper.join(seen) == nil)
    #expect(try fixture.store.card(id: one)?.files.count == 1)
    #expect(try fixture.store.files(of: other).count == 1)
  }

  @Test("while a decision is being taken back nothing is built on it, and what a crash left of that is in nobody's way")
  func duringReversal() throws {
    let fixture = try StoreFixture()
    let (one, other, third) = (try fixture.card("eins"), try fixture.card("zwei"), try fixture.card("drei"))
    var change = Aenderung()
    change.titel = "Neu"
    _ = try fixture.decisions.change(one, change)
    try fixture.store.beginReversal(of: try #require(try fixture.store.lastDecision(of: one)))
    let seen = try [one, other].map { try #require(try fixture.store.image(of: $0)) }
    let regrouper = Regrouper(store: fixture.store, understand: Self.understand)
    #expect(try regrouper.join(seen, isAutomatic: true) == nil)
    #expect(try fixture.renew(one, .sample(titel: "Neu gelesen")) == nil)
    #expect(try fixture.decisions.accept(third).id == third)
    #expect(try fixture.store.begunReversals().isEmpty)
    #expect(try fixture.store.card(id: one)?.vorschlag?.extraction.titel?.value == "Klassenfahrt Borkum")
    _ = try join(fixture, one, other)
    #expect(try fixture.store.files(of: one).count == 2)
  }

  @Test("a decision that was built on before it was taken back stands, and others can be taken")
  func staleReversal() throws {
    let fixture = try StoreFixture()
    let (one, other, third) = (try fixture.card("eins"), try fixture.card("zwei"), try fixture.card("drei"))
    var change = Aenderung()
    change.titel = "Neu"
    _ = try fixture.decisions.change(one, change)
    let decision = try #require(try fixture.store.lastDecision(of: one))
    let seen = try [one, other].map { try #require(try fixture.store.image(of: $0)) }
    #expect(try Regrouper(store: fixture.store, understand: Self.understand).join(seen, isAutomatic: true) == [one])
    // As where the join came between the look at what was decided since and the line that the reversal has begun.
    try fixture.store.beginReversal(of: decision)
    try fixture.decisions.recover()
    #expect(try fixture.store.begunReversals().isEmpty)
    #expect(try fixture.store.files(of: one).count == 2)
    try fixture.store.beginReversal(of: decision)
    #expect(try fixture.decisions.accept(third).id == third)
    #expect(try fixture.decisions.undo(one).text.contains("wieder eigene Karten"))
    #expect(try fixture.decisions.undo(one).text.contains("wie vor der Änderung"))
  }

  @Test(
    "an earlier decision is taken back only after what builds on it, and undo without a number leaves the program's own alone"
  )
  func order() throws {
    let fixture = try StoreFixture()
    let (one, other) = (try fixture.card("eins"), try fixture.card("zwei"))
    var change = Aenderung()
    change.titel = "Neu"
    _ = try fixture.decisions.change(one, change)
    let seen = [one, other].compactMap { id in try? fixture.store.image(of: id) }
    #expect(try Regrouper(store: fixture.store, understand: Self.understand).join(seen, isAutomatic: true) == [one])
    #expect(throws: ReviewError.decidedSince(one, one)) { try fixture.decisions.undo() }
    #expect(try fixture.decisions.undo(other).text.contains("wieder eigene Karten"))
    #expect(try fixture.decisions.undo().id == one)
    #expect(try fixture.store.card(id: one)?.vorschlag?.extraction.titel?.value == "Klassenfahrt Borkum")
    #expect(throws: ReviewError.nothingToUndo(nil)) { try fixture.decisions.undo() }
  }
}

extension StoreFixture {
  /// The file of that text is read again, by a better reader, as these pages.
  func reread(_ name: String, as texts: [String], of text: String) throws {
    let pages = texts.enumerated().map { MarkedText($1, page: $0 + 1).page }
    try store.keep(
      Reading(pages: pages, timing: Timing(), bytes: 1, fingerprint: "besser"), of: SHA256.hex(text.utf8))
    try renew(1, try #require(try store.card(id: 1)?.vorschlag))
  }
}

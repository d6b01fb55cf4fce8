import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct StoreSearchTests {
  @Test(
    "finds a word however it is spelled, cut or joined",
    arguments: [
      "München", "munchen", "muenchen", "MÜNCHEN", "Münch", "Straße", "strasse", "Versicherung",
      "zusatzversicherung", "Klassenfahrt", "goethe-gymnasium", "42,50", "Öl", "7b",
    ])
  func finds(word: String) throws {
    let fixture = try StoreFixture()
    let id = try fixture.card(
      "Zahnzusatzversicherung München\nGroße Straße 4, Klasse 7b\nBeitrag 42,50 für Öl", as: .sample())
    #expect(try fixture.store.search(SearchQuery(words: [word])).map(\.card.id) == [id])
  }

  @Test("leaves out what holds only some of the words", arguments: [["Borkum", "Norderney"], ["Fahrrad"], [], ["…"]])
  func leavesOut(words: [String]) throws {
    let fixture = try StoreFixture()
    try fixture.card("Fahrt nach Borkum")
    #expect(try fixture.store.search(SearchQuery(words: words)).isEmpty)
  }

  @Test("words may stand on different pages; the page that holds most of them is shown")
  func pages() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Einladung zum Fest", "Bitte bringen Sie zum Fest Kuchen mit", "Parkplatz am Hof")
    let hit = try #require(try fixture.store.search(SearchQuery(words: ["Kuchen", "Fest", "Parkplatz"])).first)
    #expect(hit.card.id == id)
    #expect(hit.page == 2)
    #expect(hit.snippet.pieces.filter(\.isHit).map(\.text) == ["Fest", "Kuchen"])
    #expect(hit.snippet.text == "Bitte bringen Sie zum Fest Kuchen mit")
  }

  @Test("the newest document comes first, and no more than asked for")
  func order() throws {
    let fixture = try StoreFixture()
    let ids = try (1...4).map { try fixture.card("Brief Nummer \($0)") }
    #expect(try fixture.store.search(SearchQuery(words: ["Brief"], limit: 2)).map(\.card.id) == [ids[3], ids[2]])
  }

  @Test("what a person entered is found, and what it replaced no longer")
  func entered() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Guten Tag", as: .sample(titel: "Altpapier"))
    var change = Aenderung()
    change.titel = "Sommerfest"
    _ = try fixture.decisions.change(id, change)
    let hit = try #require(try fixture.store.search(SearchQuery(words: ["Sommerfest"])).first)
    #expect(hit.page == nil)
    #expect(try fixture.store.search(SearchQuery(words: ["Altpapier"])).isEmpty)
  }

  @Test("a query's own signs are nothing but text", arguments: ["\"", "a OR b", "NEAR(", "*", "x'; DROP TABLE pages"])
  func syntax(query: String) throws {
    let fixture = try StoreFixture()
    try fixture.card("Guten Tag")
    #expect(try fixture.store.search(SearchQuery(words: [query])).isEmpty)
    #expect(try fixture.store.damages().isEmpty)
  }

  @Test(
    "a word that stands nowhere finds what recognition made of it, and no other word",
    arguments: [
      ("Versicherung", true), ("Versichrung", true), ("Verzicherunq", true), ("Verzichtung", false), ("Borkun", true),
      ("Borneo", false),
    ])
  func similar(word: String, finds: Bool) throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Ihre Versicherung", as: .sample())
    #expect(try fixture.store.search(SearchQuery(words: [word])).map(\.card.id) == (finds ? [id] : []))
  }

  @Test("the word itself comes before a longer one, the card before a page, and then the newest")
  func ranked() throws {
    let fixture = try StoreFixture()
    let onCard = try fixture.card("Guten Tag", as: .sample(absender: "Zahnwelt"))
    let onPage = try fixture.card("Besuch bei Zahnwelt")
    let newer = try fixture.card("Noch ein Besuch bei Zahnwelt")
    let within = try fixture.card("Neues von der Superzahnwelt")
    let beginning = try fixture.card("Neues aus der Zahnweltpraxis")
    let ranked = [onCard, newer, onPage, beginning, within]
    #expect(try fixture.store.search(SearchQuery(words: ["zahnwelt"])).map(\.card.id) == ranked)
    for limit in 1...5 {
      let hits = try fixture.store.search(SearchQuery(words: ["zahnwelt"], limit: limit))
      #expect(hits.map(\.card.id) == Array(ranked.prefix(limit)))
    }
  }

  @Test("a condition restricts what is found by beginnings and parts as well")
  func restrictedParts() throws {
    let fixture = try StoreFixture()
    let early = try fixture.card("Zahnweltpraxis", as: .sample(absender: "Anna"))
    let late = try fixture.card("Superzahnwelt", as: .sample(absender: "Anna"))
    try fixture.card("Zahnwelt", as: .sample(absender: "Felix"))
    let query = SearchQuery(words: ["Zahnwelt"], conditions: [.name(.absender, "anna")])
    #expect(try fixture.store.search(query).map(\.card.id) == [early, late])
    #expect(try fixture.store.search(SearchQuery(words: ["Einladung"], conditions: query.conditions)).isEmpty)
  }

  @Test(
    "every word that differs by so many letters has one of the pieces that it is looked up by",
    arguments: [("weikreis", 1), ("versicherung", 2), ("abcdefghi", 2), ("abcdef", 1)])
  func pieces(word: String, allowed: Int) throws {
    let letters = Array(word.unicodeScalars)
    let pieces = try #require(Connection.pieces(of: letters, differing: allowed))
    #expect(pieces.allSatisfy { $0.unicodeScalars.count >= 3 })
    var others: Set = [letters]
    for _ in 0..<allowed { others.formUnion(others.flatMap(Self.slips)) }
    for other in others {
      let text = String(String.UnicodeScalarView(other))
      #expect(pieces.contains { text.contains($0) }, "\(text) has none of \(pieces)")
    }
  }

  @Test("a word too short for its pieces has none", arguments: [("hauve", 1), ("schaupex", 2)])
  func noPieces(word: String, allowed: Int) {
    #expect(Connection.pieces(of: Array(word.unicodeScalars), differing: allowed) == nil)
  }

  /// Each letter left out, doubled by another, replaced, or changed with its neighbour.
  private static func slips(_ word: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    word.indices.flatMap { index in
      var (without, more, replaced, swapped) = (word, word, word, word)
      without.remove(at: index)
      more.insert("x", at: index)
      replaced[index] = "x"
      if index > 0 { swapped.swapAt(index - 1, index) }
      return [without, more, replaced, swapped]
    }
  }

  @Test("words of one operand stand in a row")
  func inARow() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Die Klasse 7b fährt")
    try fixture.card("Die 7b ist eine Klasse")
    #expect(try fixture.store.search(SearchQuery(words: ["Klasse 7b"])).map(\.card.id) == [id])
    #expect(try fixture.store.search(SearchQuery(words: ["Klasse", "7b"])).count == 2)
  }

  @Test(
    "conditions restrict what is found, and stand for themselves",
    arguments: [
      (SearchCondition.name(.absender, "goethe"), true), (.name(.absender, "Schiller"), false),
      (.name(.person, "FELIX"), true), (.name(.ablage, "schule"), true), (.betrag(8500...8500), true),
      (.betrag(8501...9000), false), (.art(.elternbrief), true), (.art(.rechnung), false), (.state(.offen), true),
      (.state(.abgelegt), false), (.withoutBetrag, false), (.withoutDay(.frist), false), (.withoutName(.person), false),
      (.iban("DE89"), false),
    ])
  func conditions(condition: SearchCondition, holds: Bool) throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Fahrt nach Borkum")
    for words in [[], ["Borkum"]] {
      let hits = try fixture.store.search(SearchQuery(words: words, conditions: [condition]))
      #expect(hits.map(\.card.id) == (holds ? [id] : []))
    }
  }

  @Test("days include both ends", arguments: [("2025-09-15", "2025-09-15", true), ("2025-09-16", "2025-12-31", false)])
  func days(from: String, to: String, holds: Bool) throws {
    let fixture = try StoreFixture()
    try fixture.card("Fahrt nach Borkum")
    let days = try #require(CalendarDay(iso: from))...(try #require(CalendarDay(iso: to)))
    #expect(try fixture.store.search(SearchQuery(words: [], conditions: [.day(.frist, days)])).isEmpty != holds)
  }

  @Test("a page that another took the place of is found no more")
  func replaced() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Altpapier", "Glas")
    let page = MarkedText("Biotonne", page: 1).page
    try fixture.store.write { (connection) throws(StoreError) in
      try fixture.store.index([page], of: id, connection)
    }
    #expect(try fixture.store.search(SearchQuery(words: ["Altpapier"])).isEmpty)
    #expect(try fixture.store.search(SearchQuery(words: ["Glas"])).isEmpty)
    #expect(try fixture.store.search(SearchQuery(words: ["Biotonne"])).map(\.page) == [1])
    #expect(try fixture.store.damages().isEmpty)
  }
}

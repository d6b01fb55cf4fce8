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
    #expect(try fixture.store.search([word]).map(\.card.id) == [id])
  }

  @Test("leaves out what holds only some of the words", arguments: [["Borkum", "Norderney"], ["Fahrrad"], [], ["…"]])
  func leavesOut(words: [String]) throws {
    let fixture = try StoreFixture()
    try fixture.card("Fahrt nach Borkum")
    #expect(try fixture.store.search(words).isEmpty)
  }

  @Test("words may stand on different pages; the page that holds most of them is shown")
  func pages() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Einladung zum Fest", "Bitte bringen Sie zum Fest Kuchen mit", "Parkplatz am Hof")
    let hit = try #require(try fixture.store.search(["Kuchen", "Fest", "Parkplatz"]).first)
    #expect(hit.card.id == id)
    #expect(hit.page == 2)
    #expect(hit.snippet.pieces.filter(\.isHit).map(\.text) == ["Fest", "Kuchen"])
    #expect(hit.snippet.text == "Bitte bringen Sie zum Fest Kuchen mit")
  }

  @Test("the newest document comes first, and no more than asked for")
  func order() throws {
    let fixture = try StoreFixture()
    let ids = try (1...4).map { try fixture.card("Brief Nummer \($0)") }
    #expect(try fixture.store.search(["Brief"], limit: 2).map(\.card.id) == [ids[3], ids[2]])
  }

  @Test("what a person entered is found, and what it replaced no longer")
  func entered() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Guten Tag", as: .sample(titel: "Altpapier"))
    var change = Aenderung()
    change.titel = "Sommerfest"
    _ = try fixture.decisions.change(id, change)
    let hit = try #require(try fixture.store.search(["Sommerfest"]).first)
    #expect(hit.page == nil)
    #expect(try fixture.store.search(["Altpapier"]).isEmpty)
  }

  @Test("a query's own signs are nothing but text", arguments: ["\"", "a OR b", "NEAR(", "*", "x'; DROP TABLE pages"])
  func syntax(query: String) throws {
    let fixture = try StoreFixture()
    try fixture.card("Guten Tag")
    #expect(try fixture.store.search([query]).isEmpty)
    #expect(try fixture.store.damages().isEmpty)
  }
}

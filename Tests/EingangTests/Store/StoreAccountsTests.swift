import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct StoreAccountsTests {
  private func vorschlag(_ absender: String, _ iban: String) -> Vorschlag {
    var vorschlag = Vorschlag.sample(absender: absender)
    vorschlag.extraction.iban = Field(iban, confidence: 0.9)
    return vorschlag
  }

  @Test("accounts are known from accepted cards, and from no others")
  func accepted() throws {
    let fixture = try StoreFixture()
    let open = try fixture.card("offen", as: vorschlag("Stadtwerke", "DE43999000010000123456"))
    let declined = try fixture.card("abgelehnt", as: vorschlag("Stadtwerke", "DE25999000020000654321"))
    _ = try fixture.decisions.decline(declined)
    #expect(try fixture.store.bekannteKonten() == .keine)
    _ = try fixture.decisions.accept(open)
    #expect(try fixture.store.bekannteKonten() == BekannteKonten([("Stadtwerke", "DE43999000010000123456")]))
    _ = try fixture.decisions.undo(open)
    #expect(try fixture.store.bekannteKonten() == .keine)
  }

  @Test("cards that an earlier version stored have theirs")
  func earlier() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/eingang.sqlite"
    do {
      let connection = try Connection(path: path)
      try Migrations.run(on: connection, steps: Array(Migrations.steps.prefix { !$0.contains("documents_iban") }))
      let card = #"{"iban":{"value":"DE43999000010000123456"}}"#
      try connection.run(
        "INSERT INTO documents (id, digest, state, arrived_at, card, absender) VALUES (1, '1', 'abgelegt', ?, ?, 'Verein')",
        ["2025-09-05T12:00:00.000Z", .text(card)])
      try connection.run(
        "INSERT INTO documents (id, digest, state, arrived_at) VALUES (2, '2', 'wartet', ?)",
        ["2025-09-05T12:00:00.000Z"])
    }
    let store = try Store.open(path: path)
    #expect(try store.bekannteKonten() == BekannteKonten([("Verein", "DE43999000010000123456")]))
  }
}

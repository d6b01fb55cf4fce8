import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct StoreAccountsTests {
  private func vorschlag(_ absender: String, _ iban: String, _ richtung: Richtung? = .zahlen) -> Vorschlag {
    var vorschlag = Vorschlag.sample(absender: absender)
    vorschlag.extraction.betrag?.value.direction = richtung
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

  @Test(
    "an account of what is debited, refunded or paid already is the household's own, and not known as the sender's",
    arguments: [Richtung.lastschrift, .gutschrift, .bezahlt, nil])
  func own(richtung: Richtung?) throws {
    let fixture = try StoreFixture()
    _ = try fixture.decisions.accept(try fixture.card("a", as: vorschlag("Verein", "DE43999000010000123456", richtung)))
    #expect(try fixture.store.bekannteKonten() == .keine)
  }

  @Test("such accounts of an earlier version are forgotten, and the sender's are kept")
  func forgotten() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/eingang.sqlite"
    do {
      let connection = try Connection(path: path)
      try Migrations.run(
        on: connection, steps: Array(Migrations.steps.prefix { !$0.contains("'$.betrag.direction'") }))
      let cards = [
        #"{"betrag":{"value":"85.00","direction":"zahlen"}}"#,
        #"{"betrag":{"value":"85.00","direction":"lastschrift"}}"#,
        #"{"betrag":{"value":"85.00"}}"#, #"{"betrag":null}"#, "{}",
      ]
      for (index, card) in cards.enumerated() {
        let sql = """
          INSERT INTO documents (digest, state, arrived_at, card, absender, iban)
          VALUES (?1, 'abgelegt', '2025-09-05T12:00:00.000Z', ?2, 'Verein', ?1)
          """
        try connection.run(sql, [.text("K\(index)"), .text(card)])
      }
    }
    #expect(try Store.open(path: path).bekannteKonten() == BekannteKonten([("Verein", "K0")]))
  }

  @Test("cards that an earlier version stored have theirs")
  func earlier() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/eingang.sqlite"
    do {
      let connection = try Connection(path: path)
      try Migrations.run(on: connection, steps: Array(Migrations.steps.prefix { !$0.contains("documents_iban") }))
      let card = #"{"iban":{"value":"DE43999000010000123456"},"betrag":{"direction":"zahlen"}}"#
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

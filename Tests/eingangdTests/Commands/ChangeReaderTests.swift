import AlbertModel
import Testing

@testable import eingangd

struct ChangeReaderTests {
  private static let personen = [
    Person(name: "Felix"), Person(name: "Grete", anrede: "Oma Grete", auch: ["Margarete"]),
  ]

  private static func change(_ field: String, _ text: String, card: Card? = nil) throws -> Aenderung {
    let reader = ChangeReader(
      card: try card ?? SampleCard.card(), personen: personen, today: try SampleCard.day("2025-12-01"))
    var change = Aenderung()
    try reader.set(field, to: text, in: &change)
    return change
  }

  @Test("an amount keeps the card's currency and direction unless another currency is typed")
  func amount() throws {
    #expect(try Self.change("betrag", "12,50").betrag == Betrag(cents: 1250, direction: .zahlen))
    var card = try SampleCard.card()
    var vorschlag = try SampleCard.vorschlag()
    vorschlag.extraction.betrag = Field(Betrag(cents: 1, currency: "CHF", direction: .gutschrift), confidence: 0.9)
    card.content = .vorschlag(vorschlag)
    #expect(
      try Self.change("betrag", "12,50", card: card).betrag
        == Betrag(cents: 1250, currency: "CHF", direction: .gutschrift))
    #expect(try Self.change("betrag", "12,50 €", card: card).betrag == Betrag(cents: 1250, direction: .gutschrift))
    #expect(
      try Self.change("betrag", "5", card: SampleCard.disturbed()).betrag == Betrag(cents: 500, direction: .zahlen))
  }

  @Test("a day without a year is the next one after the letter, and keeps its kind")
  func deadline() throws {
    #expect(try Self.change("frist", "16.9.").frist == Frist(day: try SampleCard.day("2025-09-16"), kind: .zahlung))
    #expect(try Self.change("frist", "heute").frist?.day.iso == "2025-12-01")
    #expect(try Self.change("frist", "2.12.", card: SampleCard.disturbed()).frist?.kind == .antwort)
    #expect(try Self.change("datum", "2.9.2025").datum?.iso == "2025-09-02")
  }

  @Test(
    "a member of the household is known by any of its names",
    arguments: [("felix", "Felix"), ("oma grete", "Grete"), ("Margarete", "Grete")])
  func person(typed: String, name: String) throws {
    #expect(try Self.change("person", typed).person == name)
  }

  @Test("an empty value empties the field, but never the Ablage", arguments: ["", "-", "  "])
  func emptied(text: String) throws {
    #expect(try Self.change("frist", text).leeren == ["frist"])
    #expect(throws: UsageError.self) { try Self.change("ablage", text) }
  }

  @Test(
    "what is no value is told with what is allowed",
    arguments: [
      ("betrag", "viel", "Write 85,00"), ("frist", "bald", "Write 15.9.2025"),
      ("person", "Felx", "(did you mean 'Felix'?). Allowed: Felix, Grete"),
    ])
  func wrong(field: String, text: String, hint: String) throws {
    let error = try #require(throws: UsageError.self) { try Self.change(field, text) }
    #expect(error.description.hasPrefix("--\(field): '\(text)' is not") && error.description.contains(hint))
  }
}

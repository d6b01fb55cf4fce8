import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct AbsenderPartiesTests {
  private func parties(_ text: String) -> AbsenderParties {
    AbsenderContext(Dokument([MarkedText(text).page])).parties
  }

  private func sellers(_ text: String) -> [String] { parties(text).sellers.map { $0.line.text($0.range) } }

  @Test(
    "the name follows its label: behind it, under it, beside its name's label",
    arguments: [
      "Verkäufer: Ohm OHG", "Lieferant\nOhm OHG\nWeg 9", "Verkäufer\nNummer:      4711\nName:        Ohm OHG",
      "Seller                Buyer\nOhm OHG               Uhr GmbH", "Fournisseur :\nOhm OHG",
      "Verkäufer / Seller\nOhm OHG",
      "Informationen zum Verkäufer\nFirmenname:      Ohm OHG", "Verkäufer:\nNummer\n  : 12345\nOhm OHG",
    ])
  func findsSeller(text: String) {
    #expect(sellers(text) == ["Ohm OHG"])
  }

  @Test(
    "a label is a line's own, not a word in it",
    arguments: ["Verkäufer 4 #0073", "Der Verkäufer haftet nicht", "seller@ohm.example", "Lieferant GmbH"])
  func leavesAlone(text: String) {
    #expect(sellers(text) == [])
  }

  @Test("the lines of whom it is for are known")
  func findsBuyer() {
    let found = parties("Rechnungsempfänger\nUhr GmbH\nGasse 1\n\nText").buyers.map(\.text)
    #expect(Set(found) == ["Rechnungsempfänger", "Uhr GmbH", "Gasse 1"])
  }

  @Test("a firm over a person and an address is whom it is for")
  func findsFirmOfPerson() {
    #expect(parties("Uhr GmbH\nHerr Kaiser\nGasse 1\n04103 Rosenau").buyers.contains { $0.text == "Uhr GmbH" })
    #expect(parties("Stadt Rosenau\nFrau Keller\nZimmer 214").buyers.isEmpty)
  }

  @Test("whose account it is comes with it")
  func findsPayee() {
    #expect(
      parties("Kontoinhaber: Turnverein Au e. V.").payees.map { $0.line.text($0.range) } == ["Turnverein Au e. V."])
  }
}

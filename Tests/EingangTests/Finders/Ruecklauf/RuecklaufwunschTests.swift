import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct RuecklaufwunschTests {
  private func amount(_ text: String, found: Int64?) -> Int64? {
    let page = MarkedText(text).page
    let field = found.map { Field(Betrag(cents: $0, direction: .zahlen), confidence: 0.4) }
    let wish = RueckgabeFinder(art: .elternbrief, betrag: field).request(in: Dokument([page]))
    return wish.flatMap { $0.betrag(field, Dokument([page])) }?.value.cents
  }

  private static let slip = """
    Viele Grüße
    ✂ - - - - - - - - - - - - -
    Name: ______________
    Unterschrift: ______________
    """

  @Test("cash that is asked for is the amount, unless the letter has an account for another")
  func cash() {
    #expect(amount("Bitte geben Sie 12 € in bar mit.\n" + Self.slip, found: nil) == 1200)
    #expect(amount("Das Museum kostet sonst 30 €. Bitte geben Sie 12 € in bar mit.\n" + Self.slip, found: 3000) == 1200)
    let both = "Die Fahrt kostet 85 €, IBAN DE02. Für Eis geben Sie bitte 5 € in bar mit.\n"
    #expect(amount(both + Self.slip, found: 8500) == 8500)
  }

  @Test("an amount that is one of several to tick is none, one that the letter names is")
  func choice() {
    let choice = Self.slip + "\n[ ] klein 8,00 €\n[ ] groß 12,00 €"
    #expect(amount("Liebe Eltern,\n" + choice, found: 1200) == nil)
    #expect(amount("Wir empfehlen das Paket zu 12,00 €.\n" + choice, found: 1200) == 1200)
  }
}

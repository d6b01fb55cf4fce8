import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct BetragFinderTests {
  private func best(_ text: String, art: Belegart? = nil) -> Field<Betrag>? {
    Ranker.betrag.field(BetragFinder(art: art).candidates(in: [MarkedText(text).page]))
  }

  @Test(
    "the amount to pay comes before the figures it is made of",
    arguments: [
      (
        """
        Summe netto                    100,00 €
        Umsatzsteuer 19 %               19,00 €
        Gesamtbetrag                   119,00 €
        """, 11_900
      ),
      (
        """
        Rechnungsbetrag brutto         640,00 €
        abzüglich gezahlter Abschläge  - 600,00 €
        Noch zu zahlen                  40,00 €
        """, 4_000
      ),
      (
        """
        Brot                             3,20
        Milch                            1,15
        Summe EUR                        4,35
        gegeben bar                     10,00
        Rückgeld                         5,65
        """, 435
      ),
      (
        """
        Beitrag bisher                  80,00 €
        Neuer Jahresbeitrag             96,00 €
        Den Jahresbeitrag von 96,00 € ziehen wir am 1. April von Ihrem Konto ein.
        """, 9_600
      ),
      (
        """
        Gesamtbetrag inkl. 19 % MwSt (11,96 €)       74,93 €
        """, 7_493
      ),
      (
        """
        Energiekosten brutto                     1.131,18 €
        abzüglich gezahlter Abschläge          - 1.068,00 €
        Ihre Nachzahlung                            63,18 €
        Ihr neuer Abschlag beträgt 95,00 € im Monat und wird jeweils zur Monatsmitte eingezogen.
        """, 6_318
      ),
      (
        "Startgeld je Familie: 12,00 €, bar am Turniertag\nDer Vereinsbeitrag von 72 € wird im Januar abgebucht.", 1_200
      ),
      ("Teilnahmegebühr pro Kind 8,50 €, bitte in bar mitbringen", 850),
      ("Wir bitten um einen Anteil von 18,00 € für das ganze Schuljahr. Bitte geben Sie das Geld passend mit.", 1_800),
    ])
  func findsAmount(text: String, cents: Int) {
    #expect(best(text)?.value.cents == Int64(cents))
  }

  @Test("under years in a table's head the later year counts")
  func readsColumns() {
    let field = best(
      """
      Vertragsteil                   2025           2026
      Haftpflicht                241,90 €       258,14 €
      Jahresbeitrag              452,11 €       487,36 €
      """, art: .versicherung)
    #expect(field?.value.cents == 48_736)
  }

  @Test("of equal instalments under their dates there is one value")
  func readsInstalments() {
    let candidates = BetragFinder().candidates(
      in: [MarkedText("15.05.2025   15.08.2025   15.11.2025\n  24,00 €      24,00 €      24,00 €").page])
    #expect(candidates.map(\.value.cents) == [2_400, 2_400, 2_400])
    #expect(candidates.filter { $0.features["figures.firstrate"] != nil }.count == 1)
  }

  @Test(
    "gives none where the letter asks for no money",
    arguments: [
      "Liebe Eltern, am Dienstag fällt der Unterricht nach der 5. Stunde aus.",
      "Die Höchsterstattung beträgt bis zu 1.500 € im Jahr.",
      "Bei Verspätung berechnen wir Mahnkosten von 2,50 €.",
    ])
  func findsNone(text: String) {
    #expect(best(text, art: .info) == nil)
  }

  @Test("the evidence is the amount as printed")
  func quotesAmount() {
    let text = MarkedText("Zu zahlender Betrag   ⟦114,50 €⟧")
    let found = BetragFinder().candidates(in: [text.page])
    #expect(found.flatMap(\.evidence).map(\.quote) == text.quotes)
  }

  @Test("a letter in francs gives francs to amounts without a sign")
  func usesUsualCurrency() {
    let found = BetragFinder().candidates(in: [MarkedText("Kurs CHF 245.00\nMiete 102.00\nTotal CHF 347.00").page])
    #expect(found.map(\.value.currency) == ["CHF", "CHF", "CHF"])
  }
}

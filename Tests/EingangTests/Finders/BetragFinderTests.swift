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

  @Test("`per` before a day says as of when, before a piece it says for what")
  func readsPer() throws {
    func features(_ text: String, of cents: Int64) throws -> [FeatureName: Double] {
      let found = BetragFinder().candidates(in: [MarkedText(text).page])
      return try #require(found.first { $0.value.cents == cents }).features
    }
    #expect(try features("Summe per 2024-09-23 6,50 EUR", of: 650)["label.sum"] == 1)
    #expect(try features("Saldo per 30.09. 6,50 EUR", of: 650)["label.unit"] == nil)
    #expect(try features("Preis per Stück 6,50 EUR", of: 650)["label.unit"] == 1)
    #expect(try features("Eintritt per 6,50 EUR", of: 650)["label.unit"] == 1)
  }

  @Test("a row of instalments is no sentence, and the words above it do not name the first alone")
  func readsInstalmentsUnderTheirDays() throws {
    let text = """
      Die Steuer ist wie folgt zu zahlen:
      15.05.2025   15.08.2025   15.11.2025   ab 2026 je Quartal
      24,00 €      24,00 €      24,00 €      24,00€
      """
    let found = BetragFinder().candidates(in: [MarkedText(text).page])
    let first = try #require(found.first)
    #expect(first.features["place.sentence"] == nil && first.features["label.unit"] == nil)
    #expect(first.features["figures.firstrate"] == 1)
  }

  @Test("a figure read with a doubt is marked where no other figure agrees with it")
  func marksFaintPrint() throws {
    func features(_ text: String) throws -> [FeatureName: Double] {
      let plain = MarkedText(text).page
      let words = plain.words.map { word in
        var word = word
        if word.text == "141,58" { word.confidence = 0.7 }
        return word
      }
      let page = PageText(number: 1, width: plain.width, height: plain.height, source: .ocr, words: words)
      return try #require(BetragFinder().candidates(in: [page]).first { $0.value.cents == 14_158 }).features
    }
    #expect(try features("Summe 141,58 €\nBar 150,00 €")["print.faint"] == 1)
    #expect(try features("Summe 141,58 €\nVisa 141,58 €")["print.faint"] == nil)
    #expect(try features("Summe 141,68 €\nBar 141,58 €")["print.faint"] == 1)
  }
}

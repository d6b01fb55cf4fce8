import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct BetragFiguresTests {
  private func names(_ text: String, of cents: Int64) -> Set<FeatureName> {
    let places = BetragPlace.all(in: Dokument([MarkedText(text).page]))
    let figures = BetragFigures(places, receipt: false, art: nil)
    return Set(places.indices.filter { places[$0].amount.cents == cents }.flatMap { figures.features(of: $0).map(\.0) })
  }

  @Test("net and tax of 19 % prove the gross")
  func provesGross() {
    let text = "Netto 100,00 €\nSteuer 19,00 €\nBrutto 119,00 €"
    #expect(names(text, of: 11_900).contains("figures.gross"))
    #expect(!names(text, of: 10_000).contains("figures.gross"))
  }

  @Test("a printed rate proves the gross, too, one that is not printed does not")
  func provesGrossByPrintedRate() {
    func names(_ text: String) -> Set<FeatureName> {
      let dokument = Dokument([MarkedText(text).page])
      let places = BetragPlace.all(in: dokument)
      let figures = BetragFigures(places, receipt: false, art: nil, rates: TaxRates(in: dokument))
      return Set(places.indices.flatMap { figures.features(of: $0).map(\.0) })
    }
    #expect(names("Netto 1000,00\nMWST 8,1 % 81,00\nTotal 1081,00").contains("figures.gross"))
    #expect(!names("Netto 1000,00\nMWST 81,00\nTotal 1081,00").contains("figures.gross"))
  }

  @Test("a tip on top of the bill, and cents that a till rounded, prove the total")
  func provesTippedAndRounded() {
    let slip = "Betrag 46,20 €\nTrinkgeld 4,80 €\nGesamt 51,00 €"
    #expect(names(slip, of: 5_100).contains("figures.tipped") && !names(slip, of: 4_620).contains("figures.tipped"))
    #expect(!names("Betrag 46,20 €\nRabatt 4,80 €\nGesamt 51,00 €", of: 5_100).contains("figures.tipped"))
    let till = "Total 29,88 €\nRounding Adjustment 0,02 €\nRounded Total 29,90 €"
    #expect(names(till, of: 2_990).contains("figures.rounded") && !names(till, of: 2_988).contains("figures.rounded"))
    #expect(!names("Total 29,88 €\nRounding 0,02 €\nCash 50,00 €", of: 5_000).contains("figures.rounded"))
  }

  @Test("given less change proves the sum")
  func provesKept() {
    let text = "Summe 4,35 €\ngegeben bar 10,00 €\nRückgeld 5,65 €"
    #expect(names(text, of: 435).contains("figures.kept"))
    #expect(!names(text, of: 1_000).contains("figures.kept"))
  }

  @Test("a column adds up, a repetition in another row counts, twice in one row does not")
  func comparesRows() {
    let text = "Brot 3,20 €   3,20 €\nMilch 1,15 €\nKäse 2,00 €\nSumme 6,35 €\nVisa 6,35 €"
    #expect(names(text, of: 635).isSuperset(of: ["figures.repeated"]))
    #expect(!names(text, of: 320).contains("figures.repeated"))
    #expect(names("A 1,00 €\nB 2,00 €\nSumme 3,00 €", of: 300).contains("figures.sum"))
  }

  @Test("what is left after payments on account is told from the total before them")
  func findsBalance() {
    let text = "Kosten 1.131,18 €\nabzüglich gezahlte Abschläge - 1.068,00 €\nIhre Nachzahlung 63,18 €"
    #expect(names(text, of: 6_318).contains("figures.balance"))
    #expect(names(text, of: 113_118).contains("figures.beforepayments"))
    let other = "Kosten 1.131,18 €\nRabatt 100,00 €\nIhre Nachzahlung 63,18 €"
    #expect(!names(other, of: 6_318).contains("figures.balance"))
    #expect(!names(other, of: 113_118).contains("figures.beforepayments"))
  }

  @Test("figures bear an amount out where another one agrees with it")
  func bearsOut() {
    let places = BetragPlace.all(
      in: Dokument([MarkedText("Brot 1,00 €\nKäse 2,00 €\nSumme 3,00 €\nPfand 9,00 €").page]))
    let figures = BetragFigures(places, receipt: false, art: nil)
    let borneOut = places.indices.map { index in
      figures.bearOut(Dictionary(uniqueKeysWithValues: figures.features(of: index)))
    }
    #expect(borneOut == [false, false, true, false])
  }

  @Test("sums that overflow do not trap")
  func survivesLargeNumbers() {
    #expect(!names("A 9999999999,99 €\nB 9999999999,99 €\nC 9999999999,99 €", of: 999_999_999_999).isEmpty)
  }

  @Test("one amount printed hundreds of times is the only one, until another stands beside it")
  func knowsOnly() {
    let text = String(repeating: "12,34 ", count: 400)
    #expect(names(text, of: 1_234).contains("figures.only"))
    #expect(!names(text + "5,67", of: 1_234).contains("figures.only"))
  }

  @Test("of two years over a row's amounts the later is told, also in the row under it")
  func comparesYears() {
    let text = "Jahr        2025        2026\nBeitrag     20,00 €     30,00 €\nUmlage      21,00 €     31,00 €"
    for cents: Int64 in [2_000, 2_100] { #expect(names(text, of: cents).contains("header.earlieryear")) }
    for cents: Int64 in [3_000, 3_100] { #expect(names(text, of: cents).contains("header.lateryear")) }
    #expect(names("Jahr        2025\nBeitrag     20,00 €", of: 2_000).isDisjoint(with: ["header.lateryear"]))
  }
}

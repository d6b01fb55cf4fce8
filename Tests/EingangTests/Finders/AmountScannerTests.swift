import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct AmountScannerTests {
  @Test(
    "reads amounts as letters and receipts print them",
    arguments: [
      ("Rechnungsbetrag: ⟦1.234,56 €⟧", 123_456, "EUR"),
      ("bitte ⟦EUR 99,00⟧ überweisen", 9_900, "EUR"),
      ("Materialgeld ⟦85,- €⟧", 8_500, "EUR"),
      ("Beitrag ⟦85,– €⟧ im Jahr", 8_500, "EUR"),
      ("Total ⟦1'250.00 CHF⟧", 125_000, "CHF"),
      ("Total ⟦CHF 1’250.00⟧", 125_000, "CHF"),
      ("Kosten ⟦15 €⟧ je Kind", 1_500, "EUR"),
      ("Balance due by 30 May 2026 ⟦£ 845.00⟧", 84_500, "GBP"),
      ("Summe ⟦12,OO €⟧", 1_200, "EUR"),
      ("Nachzahlung ⟦1 234,56 €⟧", 123_456, "EUR"),
      ("Guthaben ⟦12, 50 €⟧", 1_250, "EUR"),
      ("TOTAL ⟦RM 33.90⟧", 3_390, "MYR"),
      ("TOTAL ⟦RM 39. 80⟧", 3_980, "MYR"),
      ("Total Sales ⟦RM 64 13⟧", 6_413, "MYR"),
      ("Summe ⟦12,5 0 €⟧", 1_250, "EUR"),
      ("Summe ⟦1O.5O €⟧", 1_050, "EUR"),
      ("Summe «⟦31,00 €⟧»", 3_100, "EUR"),
      ("Summe ⟦0,00 €⟧", 0, "EUR"),
      ("Kaution ⟦2.000 €⟧", 200_000, "EUR"),
    ])
  func readsAmount(marked: String, cents: Int, currency: String) throws {
    let text = MarkedText(marked)
    let row = try #require(text.page.rows.first)
    let found = AmountScanner(decimalComma: true).amounts(in: row)
    #expect(found.map(\.cents) == [Int64(cents)])
    #expect(found.map(\.currency) == [currency])
    #expect(found.map { row.text($0.range) } == text.quotes)
  }

  @Test("days and a single time do not make a document one with points, several amounts do")
  func looksAtSeparators() {
    func comma(_ text: String) -> Bool { AmountScanner(dokument: Dokument([MarkedText(text).page])).decimalComma }
    #expect(comma("28.08.24 um 8.15") && comma("bis 06.09.24 oder 13.09.24 im Fach") && comma("Summe 4,35"))
    #expect(!comma("TOTAL 12.50\nCASH 20.00"))
  }

  @Test("among points a comma before two digits was misread, among commas a point may be a day")
  func readsOtherSeparator() throws {
    func cents(_ text: String, comma: Bool) throws -> [Int64] {
      AmountScanner(decimalComma: comma).amounts(in: try #require(MarkedText(text).page.rows.first)).map(\.cents)
    }
    #expect(try cents("Sub-total 593,10", comma: false) == [59_310])
    #expect(try cents("am 12.10 um", comma: true).isEmpty && cents("Menge 1,234", comma: false).isEmpty)
  }

  @Test(
    "a minus before or behind makes an amount negative",
    arguments: ["-34,20", "– 34,20 €", "34,20-", "- € 34,20", "−34,20"])
  func readsSign(text: String) throws {
    let row = try #require(MarkedText(text).page.rows.first)
    let found = AmountScanner(decimalComma: true).amounts(in: row)
    #expect(found.map(\.cents) == [3_420])
    #expect(found.map(\.negative) == [true])
  }

  @Test(
    "leaves alone what is no money",
    arguments: [
      "am 02.04.2026 um 8.40 Uhr", "Umsatzsteuer 19,00 %", "Versicherungsteuer 16,15 % anteilig",
      "Telefon 0251 5550-440",
      "Erlenkamp 17, 48161 Münster", "Verbrauch 3.606,50 kWh", "Fassung vom 08.02.25", "Seite 1 von 3", "0,162 kg",
      "§§ 56, 57 der Satzung", "bis 31.12. und 01.04", "HRB 19 870", "Zulage 2,69 v. H.", "Aktenzeichen 4510.0087712.4",
    ])
  func leavesAlone(text: String) throws {
    let row = try #require(MarkedText(text).page.rows.first)
    #expect(AmountScanner(decimalComma: true).amounts(in: row) == [])
  }

  @Test("a point parts cents only where the document writes it so, or a currency stands beside it")
  func readsSeparatorsInContext() throws {
    let row = try #require(MarkedText("Position 12.50").page.rows.first)
    #expect(AmountScanner(decimalComma: true).amounts(in: row) == [])
    #expect(AmountScanner(decimalComma: false).amounts(in: row).map(\.cents) == [1_250])
    let receipt = Dokument([MarkedText("Bread 2.40\nMilk 1.10\nTotal 3.50").page])
    #expect(!AmountScanner(dokument: receipt).decimalComma)
    let letter = Dokument([MarkedText("um 8.40 Uhr und 12.15 Uhr\nKosten 3,50 €").page])
    #expect(AmountScanner(dokument: letter).decimalComma)
  }

  @Test("a price per unit is told apart")
  func readsRate() throws {
    let row = try #require(MarkedText("Arbeitspreis 0,31 €/kWh").page.rows.first)
    #expect(AmountScanner(decimalComma: true).amounts(in: row).map(\.isRate) == [true])
  }

  @Test("absurdly long numbers do not trap", arguments: ["9999999999999999,99 €", "99999999999999999999999999 €"])
  func survivesLongNumbers(text: String) throws {
    let row = try #require(MarkedText(text).page.rows.first)
    #expect(AmountScanner(decimalComma: true).amounts(in: row) == [])
  }
}

import EingangTestSupport
import Testing

@testable import Eingang

@Suite("Rates of VAT")
struct TaxRatesTests {
  private func rates(_ text: String) -> [Int64] { TaxRates(in: Dokument([MarkedText(text).page])).rates }

  @Test("those of Germany are always tried, others where they are printed")
  func read() {
    #expect(rates("Summe 12,00") == [700, 1900])
    #expect(rates("MWST 8.1 % CHF 9.34") == [700, 810, 1900])
    #expect(rates("TVA 20,00%") == [700, 1900, 2000])
    #expect(rates("GST @6%") == [600, 700, 1900])
  }

  @Test(
    "no rate is what is too small, too great or no number", arguments: ["0,5 %", "100 %", "50%", "%", "x%", "1.2.3 %"])
  func nearMisses(text: String) { #expect(rates(text) == [700, 1900]) }

  @Test("the tax is right to a cent")
  func taxes() {
    #expect(TaxRates().taxes(on: 10_000) == [699, 700, 701, 1899, 1900, 1901])
    #expect(TaxRates().taxes(on: .max).isEmpty && TaxRates().taxes(on: -5).isEmpty)
  }
}

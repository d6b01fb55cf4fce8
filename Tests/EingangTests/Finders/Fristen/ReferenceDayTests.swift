import AlbertModel
import Eingang
import EingangTestSupport
import Testing

@Suite("ReferenceDay")
struct ReferenceDayTests {
  private func frist(_ text: String) -> String? {
    let found = FristFinder(FristContext(datum: nil)).candidates(in: [MarkedText(text).page])
    return FristSelection.choose(found).frist?.value.day.iso
  }

  @Test("a letter without a date borrows the year of its month or school year")
  func borrowed() {
    #expect(frist("Bonn, im August 2023\nBitte geben Sie den Abschnitt bis spätestens 15.9. ab.") == "2023-09-15")
    #expect(frist("Schuljahr 2025/26\nBitte geben Sie den Abschnitt bis spätestens 15.1. ab.") == "2026-01-15")
  }

  @Test("without either no year is made up")
  func unknown() { #expect(frist("Bitte geben Sie den Abschnitt bis spätestens 15.9. ab.") == nil) }
}

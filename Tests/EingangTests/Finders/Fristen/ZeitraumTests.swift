import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct ZeitraumTests {
  private func day(_ text: String) -> String? {
    let context = FristContext(datum: CalendarDay(iso: "2026-08-20"))
    return FristSelection.choose(FristFinder(context).candidates(in: [MarkedText(text).page])).frist?.value.day.iso
  }

  @Test(
    "the end of the time that a sum is reckoned over is no deadline",
    arguments: [
      "Für September bis Dezember 2026 ergibt sich eine Nachzahlung von 40,00 €, bitte überweisen Sie sie.",
      "Bitte zahlen Sie die Beiträge für Mai 2026 bis Dezember 2026 nach.",
      "Für die Zeit vom 01.09.2026 bis 31.12.2026 bitten wir Sie um Zahlung von 40,00 €.",
      "Abrechnungszeitraum: 01.09.2026 bis 31.12.2026, bitte zahlen Sie 40,00 €.",
    ])
  func period(text: String) { #expect(day(text) == nil) }

  @Test(
    "a day by which to pay or sign up is one, beside a period too",
    arguments: [
      ("Bitte überweisen Sie die Nachzahlung für September bis zum 31. Oktober 2026.", "2026-10-31"),
      ("Bitte zahlen Sie den Beitrag bis Ende Dezember 2026.", "2026-12-31"),
      ("Die Anmeldung ist vom 01.09.2026 bis 15.09.2026 im Büro möglich, bitte melden Sie sich an.", "2026-09-15"),
    ])
  func deadline(text: String, expected: String) { #expect(day(text) == expected) }
}

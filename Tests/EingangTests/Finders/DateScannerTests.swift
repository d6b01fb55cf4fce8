import AlbertModel
import Eingang
import EingangTestSupport
import Testing

struct DateScannerTests {
  private func days(_ text: String, letter: String? = "2025-09-01") -> [String] {
    let passage = Passage(joining: MarkedText(text).page.lines)
    let resolver = DateResolver(letter: letter.flatMap { CalendarDay(iso: $0) })
    return DateScanner.mentions(in: passage).compactMap { resolver.day(of: $0)?.iso }
  }

  @Test(
    "reads a whole date in every form",
    arguments: [
      "15.9.2025", "15.09.25", "15. 9. 2025", "15. September 2025", "15. Sept. 2025", "15.September 2025", "15/09/2025",
      "15/09/25", "2025-09-15", "2025.09.15", "15-09-2025", "15-Sep-2025", "Montag, den 15.9.2025", "Mo., 15.09.25",
      "Mo 15.9.2025", "15 September 2025", "15th September 2025", "15th of September, 2025", "Sept 15, 2025",
      "September 15th, 2025", "09/15/2025", "2025-09-15T11:58:12.000Z", "15 SEP 25", "15.09.2025 (Montag)",
    ])
  func forms(text: String) { #expect(days("am \(text) in Bonn", letter: nil) == ["2025-09-15"]) }

  @Test(
    "adds a missing year from the letter's date",
    arguments: [
      ("bis zum 15.9.", "2025-09-15"), ("bis 1.9.", "2025-09-01"), ("bis 31.8.", "2026-08-31"),
      ("bis Mo., 4.11.", "2030-11-04"), ("bis zum 15. Januar", "2026-01-15"), ("bis Freitag, den 19.09.", "2025-09-19"),
    ])
  func missingYear(text: String, day: String) {
    #expect(
      days(text, letter: text.contains("4.11.") ? "2024-10-28" : "2025-09-01") == [
        text.contains("4.11.") ? "2024-11-04" : day
      ])
  }

  @Test("without a letter's date a missing year stays unknown")
  func noLetter() { #expect(days("bis zum 15.9. bitte", letter: nil) == []) }

  @Test(
    "Austrian, Swiss and old spellings of months",
    arguments: [
      ("3. Jänner 2026", "2026-01-03"), ("9. Feber 2026", "2026-02-09"), ("9. Febr. 2026", "2026-02-09"),
      ("12. Mrz. 2026", "2026-03-12"), ("5. Juno 2026", "2026-06-05"), ("1. MÄRZ 2026", "2026-03-01"),
    ])
  func spellings(text: String, day: String) { #expect(days(text) == [day]) }

  @Test(
    "stretches of days keep both ends",
    arguments: [
      ("13. bis 17. Oktober 2025", ["2025-10-13", "2025-10-17"]), ("20.-24.04.2026", ["2026-04-20", "2026-04-24"]),
      ("01.01.-30.06.2024", ["2024-01-01", "2024-06-30"]), ("15./16.09.2025", ["2025-09-15", "2025-09-16"]),
      ("01.06.2026 – 31.05.2027", ["2026-06-01", "2027-05-31"]), ("22.12. bis 6.1.2026", ["2025-12-22", "2026-01-06"]),
    ])
  func ranges(text: String, both: [String]) { #expect(days(text) == both) }

  @Test(
    "weeks, parts of months and ends",
    arguments: [
      ("bis KW 38", "2025-09-19"), ("Freitag der KW 38", "2025-09-19"), ("KW 2/2026", "2026-01-09"),
      ("bis Ende September", "2025-09-30"), ("bis Mitte Oktober", "2025-10-15"), ("zum Quartalsende", "2025-09-30"),
      ("bis Ende Februar", "2026-02-28"), ("September 2025", "2025-09-30"), ("bis Ende des Monats", "2025-09-30"),
      ("bis zum Jahresende", "2025-12-31"), ("bis Freitag", "2025-09-05"),
      ("bis spätestens kommenden Montag", "2025-09-08"),
    ])
  func spans(text: String, day: String) { #expect(days(text) == [day]) }

  @Test(
    "repairs what readers confuse, inside dates only",
    arguments: [
      ("15.O9.2025", "2025-09-15"), ("l5.09.2025", "2025-09-15"), ("1S.09.2025", "2025-09-15"),
      ("15,09.2025", "2025-09-15"), ("15.09,2025", "2025-09-15"), ("14.022025", "2025-02-14"),
      ("15.September2025", "2025-09-15"), ("15. 0ktober 2025", "2025-10-15"), ("2B.09.2025", "2025-09-28"),
    ])
  func repairs(text: String, day: String) { #expect(days(text) == [day]) }

  @Test("a weekday settles a doubtful digit")
  func weekdayRepairs() {
    // 12 September 2025 is a Friday; read as 17, it would be a Wednesday.
    #expect(days("bis Freitag, 17.09.2025") == ["2025-09-12"])
    #expect(days("bis Freitag, 12.09.") == ["2025-09-12"])
  }

  @Test("a weekday that fits only the day before the letter shows a date gone by")
  func weekdayPast() { #expect(days("am Freitag, 29.08. fand", letter: "2025-09-01") == ["2025-08-29"]) }

  @Test(
    "leaves alone what is no date",
    arguments: [
      "30.02.2025", "1.234,56 €", "Tel. 0251 5550-12", "um 19.15 Uhr", "Ziffer 2.1 AUB", "§ 4 Nr. 21", "3,5 kg",
      "Kl. 7b",
      "IBAN DE53 4009 9112 2896 3824 99", "31.11.2025", "Version 2.10.3", "10 x 29,90 €", "Montag bis Freitag 8-12 Uhr",
      "0171.12.34", "17.30 Uhr", "32.01.2025", "1,5 Liter", "24.12,50 €",
    ])
  func nearMisses(text: String) { #expect(days(text) == []) }

  @Test("a date broken over two lines is one")
  func broken() { #expect(days("Das Portal ist offen vom 5.\nNovember 2025 an") == ["2025-11-05"]) }

  @Test(
    "a date of birth is known as one",
    arguments: ["geb. 09.05.2012", "Geburtsdatum: 09.05.2012", "*09.05.2012", "geboren am 09.05.2012"])
  func birth(text: String) {
    let mentions = DateScanner.mentions(in: Passage(joining: MarkedText(text).page.lines))
    #expect(mentions.map(\.isBirth) == [true])
  }
}

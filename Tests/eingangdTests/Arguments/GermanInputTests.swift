import AlbertModel
import Testing

@testable import eingangd

struct GermanInputTests {
  @Test(
    "amounts are read as people type them",
    arguments: [
      ("85", 8500, "EUR"), ("85,00", 8500, "EUR"), ("85.00", 8500, "EUR"), ("85,5", 8550, "EUR"),
      ("1.234,56 €", 123_456, "EUR"), ("1234,56", 123_456, "EUR"), ("1.234", 123_400, "EUR"), ("€ 9,99", 999, "EUR"),
      ("EUR 99,-", 9900, "EUR"), ("1 234,00 Euro", 123_400, "EUR"), ("CHF 12.50", 1250, "CHF"),
      ("1'234.50 CHF", 123_450, "CHF"), ("1,234.56 USD", 123_456, "USD"), ("0", 0, "EUR"),
      ("1.234.567", 123_456_700, "EUR"),
    ] as [(String, Int64, String)])
  func amount(text: String, cents: Int64, currency: String) {
    #expect(GermanInput.amount(text) == Betrag(cents: cents, currency: currency))
  }

  @Test(
    "what is no amount is none",
    arguments: [
      "", "€", "-5", "85,000", "1.23.4", "12,34,56", "acht", "1.2345", "85,", ",50", "1e3", "٣", "99999999999999999999",
      "12345.678", "1,2.3",
    ])
  func noAmount(text: String) {
    #expect(GermanInput.amount(text) == nil)
  }

  @Test(
    "dates are read as people type them",
    arguments: [
      ("15.9.2025", "2025-09-15"), ("15.09.25", "2025-09-15"), ("2025-09-15", "2025-09-15"),
      (" 1. 10. 2025 ", "2025-10-01"),
      ("heute", "2025-09-05"), ("Morgen", "2025-09-06"), ("15.9.", "2025-09-15"), ("5.9.", "2025-09-05"),
      ("4.9.", "2026-09-04"), ("4.9", "2026-09-04"), ("29.2.", "2028-02-29"),
    ])
  func date(text: String, expected: String) throws {
    let today = try #require(CalendarDay(iso: "2025-09-05"))
    #expect(GermanInput.date(text, today: today)?.iso == expected)
  }

  @Test(
    "dates are read as letters write them",
    arguments: [("15. September 2025", "2025-09-15"), ("15/9/2025", "2025-09-15"), ("übermorgen", "2025-09-07")])
  func written(text: String, expected: String) throws {
    let today = try #require(CalendarDay(iso: "2025-09-05"))
    #expect(GermanInput.date(text, today: today)?.iso == expected)
  }

  @Test(
    "a day that has been is the last one of its number",
    arguments: [("1.9.", "2025-09-01"), ("6.9.", "2024-09-06"), ("1. September", "2025-09-01"), ("5.9", "2025-09-05")])
  func past(text: String, expected: String) throws {
    let today = try #require(CalendarDay(iso: "2025-09-05"))
    #expect(GermanInput.pastDate(text, today: today)?.iso == expected)
  }

  @Test(
    "what is no date is none",
    arguments: [
      "", "31.9.2025", "30.2.", "15.13.2025", "15.9.225", "September", "15", "1.2.3.4", "-1.9.2025",
      "Rechnung vom 15.9.2025",
    ])
  func noDate(text: String) throws {
    let today = try #require(CalendarDay(iso: "2025-09-05"))
    #expect(GermanInput.date(text, today: today) == nil)
  }
}

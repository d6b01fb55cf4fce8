import AlbertModel
import Testing

@testable import Eingang

@Suite("Numbers as machines write them")
struct CodeNumberTests {
  @Test(
    "amounts",
    arguments: [
      ("85", 8500), ("85.5", 8550), ("418.2700", 41_827), ("0.005", 1), ("-12.00", -1200), ("+1.10", 110),
      ("999999999.99", 99_999_999_999), ("85,00", nil), ("1.234.00", nil), ("", nil), (".", nil), ("5.", nil),
      (".5", nil), ("1e3", nil), ("1000000000", nil), ("12 EUR", nil), ("--1", nil),
    ] as [(String, Int64?)])
  func amounts(text: String, cents: Int64?) { #expect(CodeNumber.cents(text) == cents) }

  @Test(
    "days",
    arguments: [
      ("20250915", "2025-09-15"), ("2025-09-15", "2025-09-15"), ("2025-09-15+02:00", "2025-09-15"),
      ("2025-09-15T10:00:00", "2025-09-15"), ("202509151030", "2025-09-15"), ("20250230", nil), ("15.09.2025", nil),
      ("202509", nil), ("2025-09-155", nil), ("", nil), ("2025091", nil), ("202509150", nil),
    ] as [(String, String?)])
  func days(text: String, day: String?) { #expect(CodeNumber.day(text)?.iso == day) }

  @Test(
    "amounts as a person writes them",
    arguments: [
      (123_456_789, "1.234.567,89 €"), (5, "0,05 €"), (100_000, "1.000,00 €"), (99_999, "999,99 €"),
      (-1250, "-12,50 €"),
    ])
  func german(cents: Int64, text: String) { #expect(CodeNumber.german(Betrag(cents: cents)) == text) }
}

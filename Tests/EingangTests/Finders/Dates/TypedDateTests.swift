import AlbertModel
import Testing

@testable import Eingang

@Suite("TypedDate")
struct TypedDateTests {
  @Test(
    "reads a date as letters write it",
    arguments: [
      ("15. September 2025", "2025-09-15"), ("15.9.2025", "2025-09-15"), ("Montag, den 15.9.2025", "2025-09-15"),
      ("15. September", "2026-09-15"),
    ])
  func reads(text: String, expected: String) throws {
    let today = try #require(CalendarDay(iso: "2025-11-30"))
    #expect(TypedDate.day(text, from: today, .future)?.iso == expected)
  }

  @Test("a day without its year can lie in the past")
  func past() throws {
    let today = try #require(CalendarDay(iso: "2025-11-30"))
    #expect(TypedDate.day("15. September", from: today, .past)?.iso == "2025-09-15")
  }

  @Test(
    "refuses what is more or less than one date",
    arguments: ["", "abc", "30.2.2025", "15.9.2025 und 16.9.2025", "Rechnung vom 15.9.2025"])
  func refuses(text: String) throws {
    let today = try #require(CalendarDay(iso: "2025-11-30"))
    #expect(TypedDate.day(text, from: today, .future) == nil)
  }
}

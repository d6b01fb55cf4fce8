import AlbertModel
import Eingang
import Testing

@testable import eingangd

@Suite struct SearchWordsTests {
  private let today = CalendarDay(year: 2025, month: 10, day: 1) ?? CalendarDay(ordinal: 0)

  private func day(_ iso: String) throws -> CalendarDay { try #require(CalendarDay(iso: iso)) }

  private func conditions(_ operand: String) throws -> [SearchCondition] {
    try SearchWords([operand], limit: 50, today: today).query.conditions
  }

  @Test(
    "amounts are compared as they are written",
    arguments: [
      ("betrag:85", 8500...8500), ("betrag:>50", 5001...1_000_000_000_000),
      ("betrag:>=50,00", 5000...1_000_000_000_000),
      ("Betrag:<1.000,50", -1_000_000_000_000...100_049), ("betrag:50..99,99", 5000...9999), ("betrag:9..1", 100...900),
    ])
  func amounts(operand: String, cents: ClosedRange<Int>) throws { #expect(try conditions(operand) == [.betrag(cents)]) }

  @Test(
    "days, months and years are periods",
    arguments: [
      ("frist:15.9.2025", "2025-09-15", "2025-09-15"), ("frist:2025-09", "2025-09-01", "2025-09-30"),
      ("frist:9.2025", "2025-09-01", "2025-09-30"), ("frist:2024", "2024-01-01", "2024-12-31"),
      ("frist:<2025-10-01", "1970-01-01", "2025-09-30"), ("frist:>2025-12", "2026-01-01", "9999-12-30"),
      ("frist:2025-01..2025-03", "2025-01-01", "2025-03-31"), ("frist:heute", "2025-10-01", "2025-10-01"),
    ])
  func periods(operand: String, from: String, to: String) throws {
    #expect(try conditions(operand) == [.day(.frist, day(from)...day(to))])
  }

  @Test("names, kinds, and what is missing")
  func others() throws {
    #expect(try conditions("absender:Stadtwerke") == [.name(.absender, "Stadtwerke")])
    #expect(try conditions("art:rechnung") == [.art(.rechnung)])
    #expect(try conditions("stand:abgelegt") == [.state(.abgelegt)])
    #expect(try conditions("iban:de89 3704") == [.iban("DE893704")])
    #expect(try conditions("frist:keine") == [.withoutDay(.frist)])
    #expect(try conditions("betrag:kein") == [.withoutBetrag])
    #expect(try conditions("person:ohne") == [.withoutName(.person)])
  }

  @Test(
    "other words with a colon are words",
    arguments: ["10:30", "Betreff:Rechnung", "https://x.example", ":", "\"absender:X\""])
  func words(operand: String) throws {
    let query = try SearchWords([operand], limit: 50, today: today).query
    #expect(query.words == [operand] && query.conditions.isEmpty)
  }

  @Test(
    "what is no value of its condition is refused in one line",
    arguments: ["betrag:viel", "frist:bald", "art:brief", "stand:weg", "absender:", "absnder:Berger"])
  func refused(operand: String) throws {
    #expect(throws: UsageError.self) { try conditions(operand) }
  }
}

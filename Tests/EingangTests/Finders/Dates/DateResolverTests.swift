import AlbertModel
import Eingang
import Testing

@Suite("DateResolver")
struct DateResolverTests {
  private let resolver = DateResolver(letter: CalendarDay(iso: "2025-09-20"))

  private func mention(_ month: Int, _ day: Int, _ weekday: Weekday? = nil) -> DateMention {
    DateMention(range: 0..<6, value: .day(month: month, day: day, year: nil), weekday: weekday)
  }

  @Test("a missing year is the next such day, for what has been the last")
  func years() {
    #expect(resolver.day(of: mention(9, 20))?.iso == "2025-09-20")
    #expect(resolver.day(of: mention(9, 19))?.iso == "2026-09-19")
    #expect(resolver.day(of: mention(9, 19), tense: .past)?.iso == "2025-09-19")
    #expect(resolver.day(of: mention(10, 1), tense: .past)?.iso == "2024-10-01")
  }

  @Test("29 February waits for a leap year")
  func leap() { #expect(resolver.day(of: mention(2, 29))?.iso == "2028-02-29") }

  @Test("a weekday that fits only the date just past shows that it is past")
  func past() { #expect(resolver.day(of: mention(9, 12, .friday))?.iso == "2025-09-12") }

  @Test("a wrong weekday that no single digit explains leaves the date as printed")
  func printed() {
    // 15 September 2025 is a Monday.
    let printed = DateMention(range: 0..<10, value: .day(month: 9, day: 15, year: 2025), weekday: .sunday)
    #expect(DateResolver.disagrees(printed))
  }
}

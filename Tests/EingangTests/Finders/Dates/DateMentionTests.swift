import Eingang
import Testing

@Suite("DateMention")
struct DateMentionTests {
  @Test("only a day with its year is complete")
  func complete() {
    let whole = DateMention(range: 0..<10, value: .day(month: 9, day: 15, year: 2025))
    #expect(whole.completeDay?.iso == "2025-09-15")
    let open = DateMention(range: 0..<6, value: .day(month: 9, day: 15, year: nil))
    #expect(!open.isComplete && open.completeDay == nil)
    #expect(DateMention(range: 0..<10, value: .day(month: 2, day: 30, year: 2025)).completeDay == nil)
  }
}

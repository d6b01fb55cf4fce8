import Eingang
import Testing

@Suite("DateRanges")
struct DateRangesTests {
  private func roles(_ text: String) -> [DateMention.Role] { DateScanner(Array(text.utf8)).mentions().map(\.role) }

  @Test(
    "the ends of a stretch are known",
    arguments: ["01.01.2025 - 31.12.2025", "vom 5.9. bis zum 14.9.2025", "13. bis 17. oktober"])
  func stretch(text: String) { #expect(roles(text) == [.rangeStart, .rangeEnd]) }

  @Test("two dates of one sentence are not a stretch")
  func single() { #expect(roles("am 05.09.2025 zahlen, bis 14.09.2025 antworten") == [.single, .single]) }
}

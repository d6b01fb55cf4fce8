import AlbertModel
import Testing

@testable import Eingang

@Suite("DateSpans")
struct DateSpansTests {
  private func value(_ text: String, at index: Int = 0) -> DateMention.Value? {
    DateSpans(Array(text.utf8)).span(at: index)?.value
  }

  @Test("weeks, parts of months and ends")
  func spans() {
    #expect(value("kw 38") == .week(38, nil, year: nil))
    #expect(value("kw 9/2026") == .week(9, nil, year: 2026))
    #expect(value("ende september") == .month(9, part: .end, year: nil))
    #expect(value("quartalsende") == .end(of: .quarter))
    #expect(value("bis freitag", at: 4) == .next(.friday))
  }

  @Test("opening hours and weeks that no year has are no dates")
  func nearMisses() {
    #expect(value("montag bis freitag", at: 11) == nil)
    #expect(value("kw 77") == nil)
    #expect(value("ende gut") == nil)
  }
}

import AlbertModel
import Testing

@testable import Eingang

@Suite("DateWords")
struct DateWordsTests {
  @Test("months are read with their abbreviations and misread letters")
  func months() {
    #expect(DateWords.month(Array("sept. 2025".utf8), at: 0)?.month == 9)
    #expect(DateWords.month(Array("0ktober".utf8), at: 0)?.month == 10)
    #expect(DateWords.month(Array("ju1i".utf8), at: 0)?.month == 7)
    #expect(DateWords.month(Array("maibaum".utf8), at: 0) == nil)
  }

  @Test("weekdays stand alone")
  func weekdays() {
    #expect(DateWords.weekday(Array("fr.".utf8), at: 0)?.day == .friday)
    #expect(DateWords.weekday(Array("sonnabend".utf8), at: 0)?.day == .saturday)
    #expect(DateWords.weekday(Array("frau".utf8), at: 0) == nil)
  }
}

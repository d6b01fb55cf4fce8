import Testing

@testable import Eingang

@Suite("Other images")
struct OtherImageFormatTests {
  @Test("an anymap of a page's size is a picture")
  func anymap() throws {
    #expect(try TestBytes().reason(TestBytes.grey(width: 200, height: 300)) == nil)
  }

  @Test(
    "text that begins like one is none",
    arguments: ["P5-Rechnung Nr. 12 vom Mai", "BM: Bundesministerium für Finanzen"])
  func nearMiss(text: String) throws {
    #expect(try TestBytes().reason(text.utf8)?.contains("nur Text") == true)
  }

  @Test("more pixels than allowed are refused by the header, without decoding")
  func tooManyPixels() throws {
    let reason = try TestBytes().reason("P5\n60000 60000\n255\n".utf8 + [1, 2, 3])
    #expect(reason == Unreadable.tooManyPixels.why)
  }
}

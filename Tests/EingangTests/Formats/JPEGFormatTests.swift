import Testing

@testable import Eingang

@Suite("JPEG")
struct JPEGFormatTests {
  @Test("a JPEG that breaks off is incomplete, not half a page")
  func truncated() throws {
    let reason = try TestBytes().reason([0xFF, 0xD8, 0xFF, 0xDA, 0, 4, 1, 0, 0x11, 0x22, 0x33])
    #expect(reason == Unreadable.incomplete.why)
  }

  @Test("a JPEG whose segments are no picture is damaged")
  func damaged() throws {
    let reason = try TestBytes().reason([0xFF, 0xD8, 0xFF, 0xDA, 0, 4, 1, 0, 0x11, 0xFF, 0xD9])
    #expect(reason == Unreadable.damagedImage.why)
  }
}

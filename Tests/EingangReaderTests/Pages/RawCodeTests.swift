import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Bytes of a code")
struct RawCodeTests {
  @Test("are UTF-8 where they can be, else ISO 8859-1")
  func text() {
    #expect(RawCode.text(Array("Müller 1,00 €".utf8)) == "Müller 1,00 €")
    #expect(RawCode.text([0x4D, 0xFC, 0x6C, 0x6C, 0x65, 0x72]) == "Müller")
    #expect(RawCode.text([]) == nil)
    #expect(RawCode.text([0x41, 0, 0x42]) == nil)
  }

  @Test("stand at a place of the page, as a fraction of it")
  func place() throws {
    let raw = RawCode(symbology: .qr, bytes: [0x41], x: 50..<150, y: 100..<200)
    let code = try #require(raw.code(width: 200, height: 400))
    #expect(code.text == "A" && code.box.x == 0.25 && code.box.width == 0.5 && code.box.height == 0.25)
  }
}

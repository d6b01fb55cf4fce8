import EingangTestSupport
import Testing

@testable import Eingang

@Suite("Formats")
struct FormatListTests {
  @Test(
    "a file of no known format says what it seems to be",
    arguments: [
      (Array("Sehr geehrte Damen und Herren,\n".utf8), "nur Text"),
      ([0x50, 0x4B, 0x03, 0x04, 0x14, 0x00], "Archiv"),
      ([0, 0, 0, 0x18] + Array("ftypheic".utf8), "Bild- oder Videoformat"),
      ([0x00, 0x01, 0x02, 0x03], "unbekannt"),
    ])
  func namesUnknown(bytes: [UInt8], part: String) throws {
    let reason = try TestBytes().reason(bytes)
    #expect(reason?.contains(part) == true)
    #expect(reason?.hasSuffix("ablegen.") == true)
  }

  @Test("a document with more pages than allowed is told how many it has")
  func tooManyPages() throws {
    let pdf = TinyPDF.data(pages: ["eins", "zwei", "drei"])
    let reason = try TestBytes().reason(pdf, limits: Limits(seiten: 2))
    #expect(reason == Unreadable.tooManyPages(3, allowed: 2).why)
  }
}

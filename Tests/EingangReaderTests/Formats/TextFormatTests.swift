import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Plain text")
struct TextFormatTests {
  @Test("a text is its lines, on as many pages as it has")
  func reads() throws {
    #expect(try TestBytes().pages("Hallo Welt\n\u{C}Seite 2\n".utf8).texts == ["Hallo Welt\n", "Seite 2\n"])
  }

  @Test(
    "a short text is whole, and may grow; a few bytes that may begin another format are not",
    arguments: ["Hallo", "ok", "Ja, gern.\n"])
  func short(text: String) throws {
    #expect(try TestBytes().wholeness(text.utf8) == .whole(mayGrow: true))
    for begin in ["%PD", "G", "PK", "RI", "II*"] {
      #expect(try TestBytes().wholeness(begin.utf8) == Unfinished.beginning)
    }
    #expect(try TestBytes().wholeness([0x89, 0x50, 0x4E, 0x47]) == Unfinished.beginning)
  }

  @Test("bytes that turn out to be none are said to be unknown")
  func junkLater() throws {
    let bytes = Array(String(repeating: "Text und mehr\n", count: 100).utf8) + [0, 1, 2, 3]
    #expect(try TestBytes().reason(bytes)?.contains("unbekannt") == true)
  }

  @Test("the bytes of a ZIP within a text make it none")
  func archiveWithin() throws {
    let text = "Anbei das Archiv: PK\u{3}\u{4} und so weiter\n"
    #expect(try TestBytes().reason("Anbei PK und mehr, nur Text.\n".utf8) == nil)
    #expect(try TestBytes().reason(text.utf8)?.contains("unbekannt") == true)
  }

  @Test("more text than a letter has is refused, and none at all too")
  func bounds() throws {
    let much = [UInt8](repeating: 0x61, count: TextBytes.mostBytes + 1)
    #expect(try TestBytes().reason(much) == Unreadable.tooMuchText.why)
    #expect(try TestBytes().reason("   \n\n \t                                   \n".utf8) == Unreadable.noText.why)
  }
}

import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Kept document")
struct KeptDocumentTests {
  private let bytes: TestBytes
  private let file: OpenFile
  private let kept = KeptDocument()

  init() throws {
    bytes = try TestBytes()
    let zip = TinyZIP.data((1...3).map { ("\($0).txt", Array("Seite \($0)".utf8)) })
    file = try OpenFile(path: try bytes.path(zip))
    kept.keep(try bytes.document(zip), of: file.descriptor, ["a"])
  }

  @Test("is there for the next pages of the same file with the same passwords")
  func keeps() {
    kept.finished(2)
    #expect(kept.document(of: file.descriptor, ["a"])?.pageCount == 3)
    #expect(kept.document(of: file.descriptor, ["b"]) == nil)
    #expect(kept.isEmpty)
  }

  @Test("is let go behind its last page")
  func letsGo() {
    kept.finished(3)
    #expect(kept.isEmpty)
    #expect(kept.document(of: file.descriptor, ["a"]) == nil)
  }

  @Test("a file that takes no unpacking is not kept")
  func others() throws {
    let text = try TestBytes()
    let other = try OpenFile(path: try text.path("Brief".utf8))
    kept.letGo()
    kept.keep(try text.document("Brief an alle, die ihn lesen wollen".utf8), of: other.descriptor, [])
    #expect(kept.isEmpty)
  }
}

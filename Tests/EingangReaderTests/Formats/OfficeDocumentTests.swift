import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Office documents")
struct OfficeDocumentTests {
  @Test(
    "each says whose it is, and what to do",
    arguments: [
      (["[Content_Types].xml", "word/document.xml"], "Word"), (["[Content_Types].xml", "xl/workbook.xml"], "Excel"),
      (["[Content_Types].xml", "ppt/presentation.xml"], "PowerPoint"),
      (["mimetype", "META-INF/manifest.xml", "content.xml"], "OpenDocument"), (["Index/Document.iwa"], "Pages"),
      (["mimetype", "META-INF/container.xml"], "E-Book"),
    ])
  func kinds(names: [String], word: String) throws {
    let reason = try TestBytes().reason(TinyZIP.data(names.map { ($0, Array("<x/>".utf8)) }))
    #expect(reason?.contains(word) == true)
    #expect(reason?.hasSuffix("Bitte als PDF speichern und neu ablegen.") == true)
  }

  @Test("a folder of letters that is called like theirs is none")
  func nearMiss() throws {
    let zip = TinyZIP.data([("word/brief.txt", Array("Ein Brief".utf8)), ("mimetype", Array("Noch einer".utf8))])
    #expect(try TestBytes().pages(zip).texts.count == 2)
  }
}

import EingangTestSupport
import Testing

@testable import Eingang

@Suite("PDF")
struct PDFFormatTests {
  @Test("what begins like a PDF and is none is damaged")
  func damaged() throws {
    #expect(try TestBytes().reason("%PDF-1.4\nnothing more".utf8) == Unreadable.damagedPDF.why)
  }

  @Test("the mark may stand after some other bytes, but not far in")
  func mark() {
    let format = PDFFormat()
    for (offset, isPDF) in [(0, true), (500, true), (1024, true), (1100, false)] {
      let bytes = [UInt8](repeating: 0x20, count: offset) + Array("%PDF-1.7".utf8)
      #expect(bytes.withUnsafeBufferPointer { format.recognises($0) } == isPDF)
    }
  }

  @Test("a hundred open and close without a trace")
  func opensOften() throws {
    let pdf = TinyPDF.data(pages: ["Rechnung"])
    let file = try #require(try TestBytes().mapped(pdf))
    for _ in 0..<100 {
      let document = try PDFFormat().open(file, limits: ReadingLimits(Limits()))
      #expect(document.pageCount == 1)
    }
  }
}

import Testing

@testable import Eingang
@testable import EingangReader

@Suite("End of a PDF")
struct PDFTrailerTests {
  private func end(_ text: String) -> Int? {
    Array(text.utf8).withUnsafeBufferPointer { PDFTrailer.end(of: $0) }
  }

  @Test("is the last end mark that a start leads up to")
  func finds() {
    #expect(end("startxref\n9\n%%EOF") == 17)
    #expect(end("startxref\r\n 9\r\n%%EOF\r\n--mime--") == 20)
    #expect(end("startxref 9 %%EOF 4 0 obj endobj startxref 18 %%EOF") == 51)
  }

  @Test(
    "a mark without a start, a start without a number and an update without an end are none",
    arguments: ["", "%%EOF", "startxref 9 %%EO", "startxref %%EOF", "startxref x %%EOF", "startxref 9 %%EOF\n4 0 obj"])
  func none(text: String) { #expect(end(text) == nil) }
}

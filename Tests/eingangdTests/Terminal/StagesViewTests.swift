import AlbertModel
import Eingang
import Testing

@testable import eingangd

@Suite("Where the time went")
struct StagesViewTests {
  private static let sample = ThroughputSample(
    finished: UTCTime(milliseconds: 0), failed: false, pages: 2, bytes: 10,
    timing: Timing(decode: 10, prepare: 20, ocr: 300, extract: 4, total: 340, processor: 330))

  @Test("a document's times are those of one of its pages")
  func eachPage() {
    let row = StagesView.table([("brief.pdf", Self.sample)]).rows
    #expect(row == [["brief.pdf", "2", "5,0", "10,0", "150,0", "2,0", "170,0", "165,0"]])
  }

  @Test("a script gets the sums, with the processor time")
  func object() throws {
    let text = try JSONLine.text(StagesObject(["brief.pdf"], Self.sample))
    #expect(text.contains(#""kind":"document""#))
    #expect(text.contains(#""cpu_ms":330"#))
    #expect(text.contains(#""pages":2"#))
  }

  @Test("the table fits a terminal of 80 columns, whatever the name")
  func fits() {
    let name = String(repeating: "sehr-langer-name-", count: 10)
    let lines = StagesView.table([(name, Self.sample)]).lines(width: 80)
    #expect(lines.count == 2 && lines.allSatisfy { $0.count <= 80 })
  }
}

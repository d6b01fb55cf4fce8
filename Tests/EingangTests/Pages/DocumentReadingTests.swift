import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct DocumentReadingTests {
  private func requests(_ texts: [String], in folder: TemporaryFolder) throws -> [ReadingRequest] {
    try texts.enumerated().map { index, text in
      let name = "\(index + 1).jpg"
      return ReadingRequest(path: try folder.write(text, to: name), name: name)
    }
  }

  @Test("all files are read, in their order, with their pages numbered through and their costs added up")
  func whole() async throws {
    let folder = try TemporaryFolder()
    let texts = (1...20).map { "Seite \($0)" }
    let reading = await DocumentReading.read(try requests(texts, in: folder), by: FakeReader())
    #expect(reading.stoerung == nil)
    #expect(reading.pages.map(\.number) == Array(1...20))
    #expect(reading.pages.map(\.text) == texts.map { $0 + "\n" })
    #expect(reading.timing == Timing(decode: 20, prepare: 40, ocr: 60))
    #expect(reading.bytes == texts.reduce(0) { $0 + $1.utf8.count })
  }

  @Test("the first file that cannot be read decides and is named, and what was read has its cost all the same")
  func failed() async throws {
    let folder = try TemporaryFolder()
    let reading = await DocumentReading.read(try requests(["gut", "kaputt", "gut", ""], in: folder), by: FakeReader())
    #expect(reading.stoerung == Stoerung(stage: .decode, why: "2.jpg: Die Datei ist kein Bild."))
    #expect(reading.pages.isEmpty)
    #expect(reading.timing == Timing(decode: 2, prepare: 4, ocr: 6))
  }

  @Test("a file alone is not named, since the card bears its name")
  func alone() async throws {
    let folder = try TemporaryFolder()
    let reading = await DocumentReading.read(try requests(["kaputt"], in: folder), by: FakeReader())
    #expect(reading.stoerung?.why == "Die Datei ist kein Bild.")
  }

  @Test("a file of which several stretches belong to the document is read once")
  func stretches() async throws {
    let folder = try TemporaryFolder()
    let requests = try requests(["Seite A", "Seite B"], in: folder)
    let reading = await DocumentReading.read([requests[0], requests[1], requests[0]], by: FakeReader())
    #expect(reading.pages.map(\.text) == ["Seite A\n", "Seite B\n", "Seite A\n"])
    #expect(reading.timing == Timing(decode: 2, prepare: 4, ocr: 6))
  }
}

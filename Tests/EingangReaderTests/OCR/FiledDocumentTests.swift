import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Filed documents, end to end", .tags(.ocr), .timeLimit(.minutes(10)))
struct FiledDocumentTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("{ sprachen: ['deu'], grenzen: { leser: 1 } }", to: "h/eingang.json5")
  }

  private func run(_ arguments: String...) async throws -> BuiltBinary.Run {
    try await BuiltBinary.run(arguments + ["--home", "h", "--today", "2025-12-01"], in: folder)
  }

  private func filed() throws -> [String] { folder.files(below: "h/Ablage").filter { !$0.contains(".eingangd-") } }

  private func pdf(_ name: String) throws -> PDFDocument {
    let file = try OpenFile(path: folder.path + "/h/Ablage/" + name)
    return try PDFDocument(try #require(FileBytes(descriptor: file.descriptor)))
  }

  private func store() throws -> Store { try Store.open(path: folder.path + "/h/eingang.sqlite") }

  private func letters(_ text: some Sequence<String>) -> [Character] {
    text.flatMap { $0.filter { $0.isLetter || $0.isNumber } }.sorted()
  }

  @Test(
    "a scan is filed as a PDF with the words that were read, over the places where they stand",
    arguments: [("betriebskosten-2024.tif", true), ("kassenbon-nahmarkt.jpg", false)])
  func scan(sample: String, isBinary: Bool) async throws {
    let path = Repository.root + "/samples/" + sample
    try #require(try await run("ingest", "--copy", path).status == 0)
    let accepted = try await run("accept", "1")
    #expect(accepted.status == 0 && !accepted.output.contains("durchsuchbar"), "\(accepted.output)\(accepted.errors)")
    let names = try filed()
    try #require(names.count == 1 && names[0].hasSuffix(".pdf"))
    let (made, stored) = (try pdf(names[0]), try store().pages(of: 1))
    #expect(made.pageCount == stored.count)
    for (index, page) in stored.enumerated() {
      let words = try made.words(index)
      #expect(letters(words.map(\.text)) == letters(page.words.map(\.text)))
      let image = try #require(try made.singleImage(index, maxPixels: 100_000_000))
      #expect(image.isBinary == isBinary)
      try expectOver(words, image, try made.page(index))
    }
    #expect(try await run("undo", "1").status == 0)
    #expect(try filed().isEmpty)
    #expect(try await run("verify").status == 0)
  }

  /// What is read on the filed picture stands where the text above it says.
  private func expectOver(_ words: [RawWord], _ image: PageImage, _ page: PDFDocument.Page) throws {
    let scale = Double(image.width) / page.width
    if !image.isBinary { try image.threshold() }
    let recognizer = try PrintedPage.recognizer()
    var distances: [Double] = []
    // The same word may have been read at one of its places only.
    var elsewhere = 0
    for word in try recognizer.recognize(image, "deu").words where word.confidence > 0.9 && word.text.count > 4 {
      let same = words.filter { $0.text == word.text }
      let nearest = same.map {
        max(abs($0.x.lowerBound * scale - word.x.lowerBound), abs($0.x.upperBound * scale - word.x.upperBound))
      }.min()
      if let nearest { distances.append(nearest) }
      let height = word.y.upperBound - word.y.lowerBound
      let overlaps = same.contains { other in
        min(other.y.upperBound * scale, word.y.upperBound) - max(other.y.lowerBound * scale, word.y.lowerBound)
          > 0.7 * height
      }
      if !same.isEmpty, !overlaps { elsewhere += 1 }
    }
    distances.sort()
    try #require(distances.count >= 10)
    #expect(distances[distances.count * 9 / 10] <= 4, "\(distances)")
    #expect(elsewhere <= distances.count / 20)
  }

  @Test("two receipts on one image are filed each with its own sheet")
  func sheets() async throws {
    try #require(try await run("ingest", "--copy", Repository.root + "/samples/zwei-kassenbons.jpg").status == 0)
    for card in try store().cards(.open) { #expect(try await run("accept", String(try #require(card.id))).status == 0) }
    let names = try filed()
    #expect(names.count == 2)
    let texts = try names.map { try pdf($0).words(0).map(\.text).joined(separator: " ") }
    #expect(texts.contains { $0.contains("RUHKAMP") && !$0.contains("LESEZEICHEN") })
    #expect(texts.contains { $0.contains("LESEZEICHEN") && !$0.contains("RUHKAMP") })
    #expect(try names.allSatisfy { try pdf($0).pageCount == 1 })
  }

  @Test("who wants what arrived gets it, byte for byte")
  func original() async throws {
    try folder.write(
      "{ sprachen: ['deu'], grenzen: { leser: 1 }, ablageFormat: 'original' }", to: "h/eingang.json5")
    let path = Repository.root + "/samples/kassenbon-nahmarkt.jpg"
    try #require(try await run("ingest", "--copy", path).status == 0)
    try #require(try await run("accept", "1").status == 0)
    let name = try #require(try filed().first)
    #expect(try Files.digest(of: folder.path + "/h/Ablage/" + name) == Files.digest(of: path))
  }

  @Test(
    "whoever is killed while a scan is filed loses nothing and doubles nothing",
    arguments: [FaultPoint.filingMade, .copyWritten, .filingUnsynced, .deciding])
  func killed(point: FaultPoint) async throws {
    try #require(
      try await run("ingest", "--copy", Repository.root + "/samples/kassenbon-nahmarkt.jpg").status == 0)
    #expect(try await run("accept", "1", "--abort-after", point.rawValue).status == 128 + SIGKILL)
    #expect(try await run("accept", "1").status == 0)
    #expect(try filed().count == 1 && folder.files(below: "h/Ablage").count == 1)
    #expect(try await run("verify").status == 0)
  }
}

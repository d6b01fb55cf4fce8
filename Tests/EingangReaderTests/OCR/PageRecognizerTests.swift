import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Recognition", .tags(.ocr))
struct PageRecognizerTests {
  private func read(_ image: PageImage) throws -> PageText {
    var timing = Timing()
    let pages = try PrintedPage.recognizer().read(image, number: 1, timing: &timing)
    #expect(pages.count == 1)
    return try #require(pages.first)
  }

  @Test("a letter is read word for word, whichever way it lies", arguments: [0, 1, 2, 3])
  func readsTurned(quarters: Int) throws {
    let image = try PrintedPage.image()
    try image.turn(quarters: quarters)
    let page = try read(image)
    #expect(page.source == .ocr)
    #expect(page.lines.map(\.text) == PrintedPage.letter.split(separator: "\n").map(String.init))
    #expect(page.words.allSatisfy { (0...1).contains($0.confidence) && $0.box.maxX <= 1 && $0.box.maxY <= 1 })
  }

  @Test("capitals and figures are read, whichever way they lie", arguments: [1, 2, 3])
  func readsTurnedCapitals(quarters: Int) throws {
    let slip = """
      MARKT AM TOR 12345 BEISPIELSTADT
      KARTOFFELN 2,99 BUTTER 3,49 KAFFEE 7,99
      SUMME EUR 14,47 GEGEBEN BAR 20,00
      """
    let image = try PrintedPage.image(slip)
    try image.turn(quarters: quarters)
    #expect(try read(image).lines.map(\.text) == slip.split(separator: "\n").map(String.init))
  }

  @Test("the same pixels are not read twice, and are the page that they are now")
  func remembers() throws {
    let recognizer = try PrintedPage.recognizer()
    var first = Timing()
    let once = try recognizer.read(try PrintedPage.image(), number: 1, timing: &first)
    var second = Timing()
    let again = try recognizer.read(try PrintedPage.image(), number: 2, timing: &second)
    #expect(first.ocr > 0 && second.ocr == 0)
    #expect(again == once.map { $0.renumbered(2) })
  }

  @Test("a fax that has lost rows in the middle of its letters is read as if it had not")
  func readsFax() throws {
    let image = try PrintedPage.image(dpi: 204)
    try image.threshold()
    for row in stride(from: 5, to: image.height, by: 90) { try image.clear(x: 0..<image.width, y: row..<row + 1) }
    #expect(try read(image).lines.map(\.text) == PrintedPage.letter.split(separator: "\n").map(String.init))
  }

  @Test("a dot matrix printer's rows of dots are letters")
  func readsDotMatrix() throws {
    let image = try PrintedPage.image(dpi: 300)
    for row in stride(from: 0, to: image.height, by: 4) { try image.clear(x: 0..<image.width, y: row..<row + 1) }
    #expect(try read(image).lines.map(\.text) == PrintedPage.letter.split(separator: "\n").map(String.init))
  }

  @Test(
    "the number of pages at the foot is read, which German makes a word of",
    arguments: ["Seite 1 von 1", "Seite 1 von 11"])
  func readsFoot(foot: String) throws {
    let text = try read(try PrintedPage.image(PrintedPage.letter + String(repeating: "\n", count: 40) + foot)).lines
      .last?.text
    #expect(text?.filter { $0 != " " } == foot.filter { $0 != " " })
  }

  @Test("a page at screen resolution is enlarged and read")
  func readsSmall() throws {
    let text = try read(try PrintedPage.image(dpi: 90)).text
    #expect(text.contains("Rechnungsbetrag von 85,00 EUR"))
  }

  @Test(
    "white print on black is read as black print on white is, in grey and in black and white", arguments: [false, true])
  func readsInverted(isBinary: Bool) throws {
    let image = try PrintedPage.image()
    if isBinary { try image.threshold() }
    let usual = try image.copy()
    try image.invert()
    let page = try read(image)
    #expect(page.text.contains("Rechnungsbetrag von 85,00 EUR"))
    #expect(page == (try read(usual)))
  }

  @Test("the glass under an open lid is blank", arguments: [false, true])
  func blankBlack(isBinary: Bool) throws {
    let image = try PrintedPage.image("")
    if isBinary { try image.threshold() }
    try image.invert()
    #expect(try read(image).source == .blank)
  }

  @Test("an empty page is blank")
  func blank() throws {
    let page = try read(try PrintedPage.image(""))
    #expect(page.source == .blank)
    #expect(page.words.isEmpty)
  }

  @Test("a line drawn by hand makes a page not blank, though nothing on it can be read")
  func drawn() throws {
    let pixels = TestBytes.grey(width: 1654, height: 2339) { x, y in
      (400..<1200).contains(x) && abs(y - 1200 - (x - 400) * (x - 1200) / 2000) < 4 ? 60 : 240
    }
    let page = try read(try PageImage(decoding: try #require(try TestBytes().mapped(pixels)), maxPixels: 50_000_000))
    #expect(page.source == .ocr)
    #expect(page.words.isEmpty)
  }

  @Test("mirror writing in black ink stands on this side of the paper")
  func mirrored() throws {
    let image = try PrintedPage.image()
    try image.mirror()
    #expect(try read(image).source == .ocr)
  }

  @Test("a language without data is an error that names no document")
  func missingLanguage() throws {
    let data = try #require(Tessdata(prefix: nil))
    #expect {
      _ = try PageRecognizer(tessdata: data.folder, languages: ["xxx"], secondsPerPage: 60)
    } throws: { error in
      guard case ReadingError.library(.noLanguage, _) = error else { return false }
      return true
    }
  }
}

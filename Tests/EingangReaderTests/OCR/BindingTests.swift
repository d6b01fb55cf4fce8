import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@testable import Eingang
@testable import EingangReader

@Suite struct BindingTests {
  private static let facts = BindingFacts(
    Extraction(lang: "de", art: Field(.rechnung, confidence: 1.0)), arrived: CalendarDay(ordinal: 0))

  private static func words(_ text: String) -> [Word] {
    text.split(separator: " ").enumerated().map {
      Word(String($1), box: BoundingBox(x: 0.1 + 0.2 * Double($0), y: 0.1, width: 0.15, height: 0.02), line: 0)
    }
  }

  private func bound(_ pages: [BoundPage], of document: any OpenDocument) throws -> [UInt8] {
    let binding = Binding()
    try binding.gather(pages, of: document)
    return try binding.finish(Self.facts)
  }

  private func pdf(_ bytes: [UInt8]) throws -> PDFDocument {
    try PDFDocument(try #require(try TestBytes().mapped(bytes)))
  }

  private func texts(_ pdf: PDFDocument) throws -> [String] {
    try (0..<pdf.pageCount).map { try pdf.words($0).map(\.text).joined(separator: " ") }
  }

  @Test("of a PDF only the pages that are asked for are there, as they are, and the same pages give the same bytes")
  func extracts() throws {
    let document = try TestBytes().document(TinyPDF.data(pages: ["eins", "zwei", "drei"]))
    let bytes = try bound([BoundPage(number: 3), BoundPage(number: 1)], of: document)
    #expect(try texts(pdf(bytes)) == ["drei", "eins"])
    #expect(!String(decoding: bytes, as: UTF8.self).contains("pdfaid"))
    #expect(try bound([BoundPage(number: 3), BoundPage(number: 1)], of: document) == bytes)
  }

  @Test("a picture has its words at their places, with umlauts, beside a page that stays as it is")
  func mixes() throws {
    let document = try TestBytes().document(TinyPDF.data(pages: ["eins", "zwei"]))
    let picture = BoundPage.Picture(course: PageCourse(), words: Self.words("Größe 85,00 € für"))
    let made = try pdf(try bound([BoundPage(number: 1), BoundPage(number: 2, picture: picture)], of: document))
    #expect(try texts(made) == ["eins", "Größe 85,00 € für"])
    let page = try made.page(1)
    for (word, wanted) in zip(try made.words(1), picture.words) {
      #expect(abs(word.x.lowerBound - wanted.box.x * page.width) < 0.5)
      #expect(abs(word.x.upperBound - wanted.box.maxX * page.width) < 0.5)
      #expect(abs(word.y.lowerBound - wanted.box.y * page.height) < 0.5)
      #expect(abs(word.y.upperBound - wanted.box.maxY * page.height) < 0.5)
    }
  }

  @Test("one of pictures alone says that it is PDF/A-2b")
  func archival() throws {
    let document = try TestBytes().document(TestBytes.grey(width: 300, height: 400) { x, y in UInt8((x + y) % 200) })
    let picture = BoundPage.Picture(course: PageCourse(), words: Self.words("Brief"))
    let made = try pdf(try bound([BoundPage(number: 1, picture: picture)], of: document))
    #expect(made.pageCount == 1)
    #expect(try texts(made) == ["Brief"])
    let page = try made.page(0)
    #expect(page.isSingleImage && page.hiddenText > 0 && page.shownText == 0)
  }

  @Test("black and white stays so, to the last pixel")
  func binary() throws {
    let pixel = { (x: Int, y: Int) -> UInt8 in (x / 7 + y / 5) % 3 == 0 ? 0 : 255 }
    let bytes = TestBytes.grey(width: 400, height: 500, pixel)
    let picture = BoundPage.Picture(course: PageCourse(), words: [])
    let made = try bound([BoundPage(number: 1, picture: picture)], of: try TestBytes().document(bytes))
    let image = try #require(try pdf(made).singleImage(0, maxPixels: 1_000_000))
    #expect(image.isBinary && image.width == 400 && image.height == 500)
    let plain = try PageImage(
      decoding: try #require(try TestBytes().mapped(pbm(400, 500, pixel))), maxPixels: 1_000_000)
    let (one, other) = (try image.digest(seed: 1), try plain.digest(seed: 1))
    #expect(one.first == other.first && one.second == other.second)
  }

  private func pbm(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt8) -> [UInt8] {
    var bytes = Array("P4\n\(width) \(height)\n".utf8)
    for y in 0..<height {
      for x in stride(from: 0, to: width, by: 8) {
        bytes.append((0..<8).reduce(0) { $0 << 1 | (x + $1 < width && pixel(x + $1, y) == 0 ? 1 : 0) })
      }
    }
    return bytes
  }

  @Test("colours are kept where there are some, and a tint of the paper is none")
  func colours() throws {
    func ppm(_ pixel: (Int, Int) -> [UInt8]) -> [UInt8] {
      var bytes = Array("P6\n300 400\n255\n".utf8)
      for y in 0..<400 { for x in 0..<300 { bytes += pixel(x, y) } }
      return bytes
    }
    func ink(_ bytes: [UInt8]) throws -> FiledPicture.Ink {
      let image = try #require(try TestBytes().document(bytes).picture(0))
      return try image.packed().ink
    }
    let grey = { (x: Int, y: Int) -> [UInt8] in Array(repeating: UInt8(150 + (x + y) % 100), count: 3) }
    #expect(try ink(ppm(grey)) == .grey)
    #expect(try ink(ppm { x, y in x < 30 && y < 30 ? [200, 20, 20] : grey(x, y) }) == .coloured)
    #expect(try ink(ppm { x, y in [250, 235, 205].map { UInt8(Int($0) * (200 + x % 56) / 255) } }) == .grey)
  }

  @Test("a PDF that holds other files is not taken apart, neither its pages as they are nor pictures of them")
  func attachments() throws {
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >> >>",
      "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R >>",
      "<< /Length 1 >>\nstream\nn\nendstream",
      "<< /Type /Filespec /F (a.xml) /EF << /F 7 0 R >> >>",
      "<< /Type /EmbeddedFile /Length 4 >>\nstream\n<a/>\nendstream",
    ]
    let document = try TestBytes().document(TinyPDF.assembled(objects))
    for picture in [nil, BoundPage.Picture(course: PageCourse(), words: [])] {
      #expect(throws: ReadingError.stoerung(Unbound.attachments)) {
        try bound([BoundPage(number: 1, picture: picture)], of: document)
      }
    }
  }

  @Test("pages keep their size and their forms, however many of one file are taken and in whatever order")
  func many() throws {
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [5 0 R] >> >>",
      "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 300 400] >>",
      "<< /Type /Page /Parent 2 0 R >>",
      "<< /Type /Page /Parent 2 0 R /Annots [5 0 R] >>",
      "<< /Type /Annot /Subtype /Widget /FT /Tx /T (Name) /V (Ida) /Rect [0 0 100 20] /P 4 0 R >>",
    ]
    let document = try TestBytes().document(TinyPDF.assembled(objects))
    let picture = try TestBytes().document(TestBytes.grey(width: 300, height: 400) { x, y in UInt8((x + y) % 200) })
    let binding = Binding()
    try binding.gather([2, 1, 2].map { BoundPage(number: $0) }, of: document)
    try binding.gather([BoundPage(number: 1, picture: .init(course: PageCourse(), words: []))], of: picture)
    try binding.gather([BoundPage(number: 1)], of: document)
    let bytes = try binding.finish(Self.facts)
    let made = try pdf(bytes)
    #expect(made.pageCount == 5)
    for index in [0, 1, 2, 4] {
      let page = try made.page(index)
      #expect(page.width == 300 && page.height == 400)
    }
    #expect(try made.page(3).isSingleImage)
  }

  @Test("a text has no pages to bind, and a page that is not there neither")
  func refuses() throws {
    let text = try TestBytes().document(Array("Sehr geehrte Damen und Herren,\nnichts weiter.\n".utf8))
    #expect(throws: ReadingError.stoerung(Unbound.noPages)) { try bound([BoundPage(number: 1)], of: text) }
    let one = try TestBytes().document(TinyPDF.data(pages: ["eins"]))
    #expect(throws: ReadingError.stoerung(Unbound.otherPages)) { try bound([BoundPage(number: 2)], of: one) }
  }

  @Test("a picture follows the way that its page went, at any size")
  func follows() throws {
    let page = try PrintedPage.image(dpi: 150)
    let larger = try PrintedPage.image(dpi: 300)
    try page.rotate(1.5)
    try page.turn(quarters: 1)
    try page.clip(x: page.width / 2..<page.width, y: 0..<page.height)
    #expect(page.course.steps.count == 3)
    try larger.follow(page.course)
    #expect(abs(larger.width - 2 * page.width) <= 2 && abs(larger.height - 2 * page.height) <= 2)
    try page.threshold()
    try larger.threshold()
    let (small, large) = (try #require(try page.letters()), try #require(try larger.letters()))
    #expect(abs(large.height - 2 * small.height) <= 3)
  }
}

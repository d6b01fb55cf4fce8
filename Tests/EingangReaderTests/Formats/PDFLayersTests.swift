import EingangTestSupport
import Foundation
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Text layers of a PDF's page")
struct PDFLayersTests {
  private func page(_ pdf: Data) throws -> PageContent {
    let file = try #require(try TestBytes().mapped(pdf))
    return try PDFFormat().open(file, Opening(ReadingLimits(Limits()))).page(0, alwaysOCR: false)
  }

  private static let scan = TinyPicture(width: 240, rows: [UInt8](repeating: 255, count: 320))
  private static let fill = "q 600 0 0 800 0 0 cm /I1 Do Q\n"
  private static let letter = """
    Sehr geehrte Frau Beispiel, vielen Dank für Ihren Auftrag vom Mai.
    Für die Prüfung der Heizung berechnen wir Ihnen den Betrag von 85,00 EUR.
    Bitte überweisen Sie ihn bis zum 15.09.2025 auf unser Konto.
    """

  @Test("words in no ink, or under the picture, are an older reading", arguments: [true, false])
  func hidden(isFirst: Bool) throws {
    let text = TinyPDF.lines(Self.letter, mode: isFirst ? 0 : 3)
    let content = isFirst ? text + Self.fill : Self.fill + text
    guard
      case .layered(let image, let layer, .belowThePicture) = try page(
        TinyPDF.data(content: content, pictures: [Self.scan]))
    else {
      Issue.record("taken for what is printed")
      return
    }
    // The picture's own pixels: what nobody sees does not make it another page.
    #expect(image.width == 240 && layer.text.contains("Betrag von 85,00 EUR"))
  }

  @Test("the same within a form, as programs that read scans write it")
  func hiddenInForm() throws {
    let text = TinyPDF.lines(Self.letter, mode: 3)
    let form =
      "<< /Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 5 0 R >> >> "
      + "/Length \(text.unicodeScalars.count) >>\nstream\n\(text)\nendstream"
    let own = "/Resources << /XObject << /I1 11 0 R /OCR 10 0 R >> >>"
    let pdf = TinyPDF.data(
      content: Self.fill + "/OCR Do", pictures: [Self.scan], entries: "/MediaBox [0 0 600 800] \(own)", objects: [form])
    guard case .layered(_, _, .belowThePicture) = try page(pdf) else {
      Issue.record("taken for what is printed")
      return
    }
  }

  @Test("words in ink on a picture are printed, and the picture may say more")
  func onPicture() throws {
    let content = Self.fill + TinyPDF.lines(Self.letter)
    guard case .layered(let image, _, .onThePage) = try page(TinyPDF.data(content: content, pictures: [Self.scan]))
    else {
      Issue.record("the picture was passed over")
      return
    }
    #expect(image.width == 2500)
  }

  @Test("a sender's mark does not make a letter a picture")
  func mark() throws {
    let content = "q 60 0 0 60 500 700 cm /I1 Do Q\n" + TinyPDF.lines(Self.letter)
    guard case .text(let text) = try page(TinyPDF.data(content: content, pictures: [Self.scan])) else {
      Issue.record("not a text layer")
      return
    }
    #expect(text.text.contains("Heizung") && text.codes.isEmpty)
  }

  @Test("words off the page are not on the paper, and boxes count from the part that is shown")
  func cropped() throws {
    let content = TinyPDF.lines(Self.letter, top: 700) + TinyPDF.lines("Geheim", top: 60)
    let pdf = TinyPDF.data(content: content, pictures: [], entries: "/MediaBox [0 0 600 800] /CropBox [60 400 600 800]")
    guard case .text(let text) = try page(pdf) else {
      Issue.record("not a text layer")
      return
    }
    #expect(!text.text.contains("Geheim"))
    let first = try #require(text.words.first)
    #expect(abs(first.box.x - 10.0 / 540) < 0.005 && abs(first.box.maxY - 102.0 / 400) < 0.02)
  }

  @Test("a page on its side is taken as it is shown")
  func turned() throws {
    // Written upwards, on a page that is shown a quarter turned.
    let text = TinyPDF.lines(Self.letter).replacing("70 760 Td", with: "0 1 -1 0 40 70 Tm")
    let pdf = TinyPDF.data(content: text, pictures: [], entries: "/MediaBox [0 0 600 800] /Rotate 90")
    guard case .text(let text) = try page(pdf) else {
      Issue.record("not a text layer")
      return
    }
    #expect((text.width, text.height) == (800, 600))
    #expect(text.lines.count == 3 && text.lines[0].text.hasPrefix("Sehr geehrte Frau Beispiel"))
    let first = try #require(text.words.first)
    #expect(abs(first.box.x - 70.0 / 800) < 0.01 && abs(first.box.maxY - 42.0 / 600) < 0.02)
  }

  @Test("what was filled in belongs to the page")
  func filled() throws {
    let value = "BT /F1 11 Tf 2 4 Td (Erika Beispiel) Tj ET"
    let field =
      "<< /Type /Annot /Subtype /Widget /FT /Tx /T (Name) /V (Erika Beispiel) /F 4 /Rect [70 600 300 620] "
      + "/AP << /N 11 0 R >> >>"
    let look =
      "<< /Type /XObject /Subtype /Form /BBox [0 0 230 20] /Resources << /Font << /F1 5 0 R >> >> "
      + "/Length \(value.utf8.count) >>\nstream\n\(value)\nendstream"
    let entries = "/MediaBox [0 0 600 800] /Annots [10 0 R]"
    let printed = TinyPDF.data(
      content: TinyPDF.lines(Self.letter), pictures: [], entries: entries, objects: [field, look])
    guard case .text(let text) = try page(printed) else {
      Issue.record("not a text layer")
      return
    }
    #expect(text.text.contains("Erika Beispiel"))
    let scanned = TinyPDF.data(content: Self.fill, pictures: [Self.scan], entries: entries, objects: [field, look])
    guard case .layered(let image, let layer, .onThePage) = try page(scanned) else {
      Issue.record("the form was passed over")
      return
    }
    #expect(layer.text.contains("Erika Beispiel") && image.width == 2500)
  }

  @Test("an alphabet that is not the one that is printed is read from the picture")
  func garbage() throws {
    let shifted = String(
      String.UnicodeScalarView(
        Self.letter.unicodeScalars.map { scalar in
          scalar.isASCII && scalar.properties.isAlphabetic ? Unicode.Scalar(scalar.value ^ 1) ?? scalar : scalar
        }))
    guard case .image = try page(TinyPDF.data(content: TinyPDF.lines(shifted), pictures: [])) else {
      Issue.record("garbage was believed")
      return
    }
  }

  @Test(
    "a code beside the text is seen, in the picture's own pixels or rendered, where the page shows it",
    arguments: [
      ("q 80 0 0 80 400 100 cm /I1 Do Q\n", 0, false, 400.0, 620.0),
      ("q 80 0 0 80 400 100 cm /I1 Do Q\n", 90, false, 100.0, 400.0),
      ("q 0 80 -80 0 480 100 cm /I1 Do Q\n", 0, true, 400.0, 620.0),
    ])
  func code(draw: String, rotate: Int, isMasked: Bool, left: Double, top: Double) throws {
    let code = try #require(QRSymbol("Hallo Welt"))
    let entries = "/ColorSpace /DeviceGray /BitsPerComponent 8" + (isMasked ? " /Mask [7 9]" : "")
    let picture = TinyPicture(
      width: code.side, height: code.side, entries: entries, bytes: code.modules.map { $0 ? 0 : 255 })
    let pdf = TinyPDF.data(
      content: draw + TinyPDF.lines(Self.letter), pictures: [picture],
      entries: "/MediaBox [0 0 600 800] /Rotate \(rotate)")
    guard case .text(let page) = try page(pdf) else {
      Issue.record("not a text layer")
      return
    }
    #expect(page.codes.map(\.text) == ["Hallo Welt"])
    let box = try #require(page.codes.first).box
    #expect(abs(box.x * page.width - left) < 4 && abs(box.y * page.height - top) < 4)
    #expect(abs(box.width * page.width - 80) < 8 && abs(box.height * page.height - 80) < 8)
  }
}

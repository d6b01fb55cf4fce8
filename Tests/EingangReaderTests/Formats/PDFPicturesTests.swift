import EingangTestSupport
import Foundation
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Pictures of a PDF's page")
struct PDFPicturesTests {
  private func page(_ pdf: Data) throws -> PageContent {
    let file = try #require(try TestBytes().mapped(pdf))
    return try PDFFormat().open(file, Opening(ReadingLimits(Limits()))).page(0, alwaysOCR: false)
  }

  /// The page's only image, as grey, with what it shows.
  private func image(_ pdf: Data) throws -> (image: PageImage, facts: ImageFacts) {
    guard case .image(let image) = try page(pdf) else { throw NoImage() }
    if image.isBinary { try image.scale(1) }
    return (image, try image.facts())
  }

  private struct NoImage: Error {}

  private static let fill = "600 0 0 800 0 0 cm /I1 Do"
  /// Black above, white below.
  private static let flag = TinyPicture(
    width: 240, rows: [UInt8](repeating: 0, count: 160) + [UInt8](repeating: 255, count: 160))

  @Test("a page that is one image is that image's pixels, whatever resolution it has")
  func own() throws {
    let (image, facts) = try image(TinyPDF.data(content: Self.fill, pictures: [Self.flag]))
    #expect((image.width, image.height) == (240, 320))
    #expect(facts.bottomGrey == 255 && facts.flatBottom == 0.5)
  }

  @Test(
    "the page's turn and the image's turn the pixels",
    arguments: [
      (180, fill, 240, 0.0), (90, fill, 320, 255.0), (0, "-600 0 0 -800 600 800 cm /I1 Do", 240, 0.0),
      (180, "-600 0 0 -800 600 800 cm /I1 Do", 240, 255.0), (-90, fill, 320, 0.0),
      (0, "0 -800 600 0 0 800 cm /I1 Do", 320, 255.0), (270, "0 -800 600 0 0 800 cm /I1 Do", 240, 255.0),
    ])
  func turned(rotate: Int, content: String, width: Int, bottomLeft: Double) throws {
    let pdf = TinyPDF.data(
      content: content, pictures: [Self.flag], entries: "/MediaBox [0 0 600 800] /Rotate \(rotate)")
    let (image, facts) = try image(pdf)
    #expect(image.width == width && facts.bottomGrey == bottomLeft)
  }

  @Test(
    "a fax with half as many rows as columns to the inch gets square pixels, whichever way it lies", arguments: [0, 90])
  func squared(rotate: Int) throws {
    let rows = TinyPicture(width: 1700, rows: [UInt8](repeating: 0, count: 1100))
    let pdf = TinyPDF.data(
      content: "612 0 0 792 0 0 cm /I1 Do", pictures: [rows], entries: "/MediaBox [0 0 612 792] /Rotate \(rotate)")
    let size = try image(pdf).image
    #expect(size.width == (rotate == 0 ? 1700 : 2200))
    #expect(size.height == (rotate == 0 ? 2200 : 1700))
    #expect(size.dpi == 200)
  }

  @Test("strips that lie on one another are one image")
  func strips() throws {
    let black = TinyPicture(width: 240, rows: [UInt8](repeating: 0, count: 100))
    let white = TinyPicture(width: 240, rows: [UInt8](repeating: 255, count: 100))
    let content = "q 600 0 0 400 0 0 cm /I2 Do Q q 600 0 0 400 0 400 cm /I1 Do Q"
    let (image, facts) = try image(TinyPDF.data(content: content, pictures: [black, white]))
    #expect((image.width, image.height) == (240, 200))
    #expect(facts.bottomGrey == 255 && facts.flatBottom == 0.5)
  }

  @Test("strips with a gap between them are rendered")
  func gap() throws {
    let black = TinyPicture(width: 240, rows: [UInt8](repeating: 0, count: 100))
    let content = "q 600 0 0 380 0 0 cm /I1 Do Q q 600 0 0 400 0 400 cm /I1 Do Q"
    let (image, _) = try image(TinyPDF.data(content: content, pictures: [black]))
    #expect(image.width == 2500)
  }

  @Test(
    "samples of every kind are the grey that they show",
    arguments: [
      ("/ColorSpace /DeviceGray /BitsPerComponent 1", 1, [0x00], 0.0),
      ("/ColorSpace /DeviceGray /BitsPerComponent 1 /Decode [1 0]", 1, [0x00], 255.0),
      ("/ImageMask true", 1, [0x00], 0.0),
      ("/ColorSpace /DeviceGray /BitsPerComponent 4", 4, [0x88], 136.0),
      ("/ColorSpace /DeviceGray /BitsPerComponent 8 /Decode [1 0]", 8, [0xFF], 0.0),
      ("/ColorSpace /DeviceRGB /BitsPerComponent 8", 24, [0xFF, 0xFF, 0xFF], 255.0),
      ("/ColorSpace [/CalGray << /WhitePoint [1 1 1] >>] /BitsPerComponent 8", 8, [0x40], 64.0),
      ("/ColorSpace [/Indexed /DeviceRGB 1 <FFFFFF000000>] /BitsPerComponent 1", 1, [0xFF], 0.0),
      ("/ColorSpace [/Indexed /DeviceGray 3 <00408090>] /BitsPerComponent 2", 2, [0x55], 64.0),
    ] as [(String, Int, [UInt8], Double)])
  func samples(entries: String, bits: Int, pattern: [UInt8], grey: Double) throws {
    let row = (0..<240 * bits / 8).map { pattern[$0 % pattern.count] }
    let picture = TinyPicture(
      width: 240, height: 320, entries: entries, bytes: [[UInt8]](repeating: row, count: 320).flatMap { $0 })
    let (image, facts) = try image(TinyPDF.data(content: Self.fill, pictures: [picture]))
    #expect(image.width == 240 && facts.bottomGrey == grey)
  }

  /// White rows as T.6 codes them: one vertical mode each, and two ends of line.
  private static func fax(_ parms: String, decode: String = "") -> TinyPicture {
    TinyPicture(
      width: 240, height: 320,
      entries: "/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode \(decode) "
        + "/DecodeParms << /Columns 240 /Rows 320 \(parms) >>",
      bytes: [UInt8](repeating: 0xFF, count: 40) + [0x00, 0x10, 0x01])
  }

  @Test(
    "a fax of group 4 is taken as it is stored, black and white the right way round",
    arguments: [
      ("/K -1", "", 255.0), ("/K -1 /BlackIs1 true", "", 0.0), ("/K -1", "/Decode [1 0]", 0.0),
      ("/K -1 /BlackIs1 true", "/Decode [1 0]", 255.0),
    ])
  func fax(parms: String, decode: String, grey: Double) throws {
    let (image, facts) = try image(TinyPDF.data(content: Self.fill, pictures: [Self.fax(parms, decode: decode)]))
    #expect(image.width == 240 && facts.bottomGrey == grey)
  }

  @Test("packed without loss, and cut off: what came before counts")
  func packed() throws {
    let rows = [UInt8](repeating: 255, count: 240 * 100)
    // Stored blocks of deflate (RFC 1951, 3.2.4) in zlib's wrapping, without the checksum.
    let block: [UInt8] = [0x78, 0x01, 0x01] + [UInt8(rows.count & 0xFF), UInt8(rows.count >> 8)]
    let bytes = block + [UInt8(~rows.count & 0xFF), UInt8(~rows.count >> 8 & 0xFF)] + rows
    let entries = "/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode"
    let picture = TinyPicture(width: 240, height: 320, entries: entries, bytes: bytes)
    let (image, facts) = try image(TinyPDF.data(content: Self.fill, pictures: [picture]))
    #expect((image.width, image.height) == (240, 320) && facts.bottomGrey == 255)
  }

  @Test(
    "what an image's samples alone do not tell is rendered",
    arguments: [
      "/ColorSpace /DeviceCMYK /BitsPerComponent 8", "/ColorSpace /DeviceGray /BitsPerComponent 8 /Decode [0 0.5]",
      "/ColorSpace [/Separation /Rot /DeviceGray << /FunctionType 2 /Domain [0 1] /N 1 >>] /BitsPerComponent 8",
    ])
  func unknown(entries: String) throws {
    let picture = TinyPicture(
      width: 240, height: 320, entries: entries, bytes: [UInt8](repeating: 0, count: 240 * 320 * 4))
    #expect(try image(TinyPDF.data(content: Self.fill, pictures: [picture])).image.width == 2500)
  }

  @Test(
    "anything painted besides, and a clip, and a part of the picture alone make the page a rendered one",
    arguments: [
      ("q \(fill) Q 0 0 100 100 re f", ""), ("100 100 200 200 re W n \(fill)", ""), ("600 10 0 800 0 0 cm /I1 Do", ""),
      (fill, "/CropBox [0 0 600 400]"),
      (fill, "/Annots [<< /Type /Annot /Subtype /Square /Rect [0 0 99 99] >>]"),
    ])
  func more(content: String, entries: String) throws {
    let pdf = TinyPDF.data(content: content, pictures: [Self.flag], entries: "/MediaBox [0 0 600 800] " + entries)
    #expect(try image(pdf).image.width == 2500)
  }

  @Test("a clip round the page, a link and a colour that paints nothing change nothing")
  func nearMiss() throws {
    let pdf = TinyPDF.data(
      content: "q 0 0 600 800 re W n 1 0 0 rg \(Self.fill) Q", pictures: [Self.flag],
      entries: "/MediaBox [0 0 600 800] /Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 99 99] >>]")
    #expect(try image(pdf).image.width == 240)
  }

  @Test("forms that call themselves end")
  func endless() throws {
    let resources = "/Resources << /XObject << /X 10 0 R >> >>"
    let form = "<< /Type /XObject /Subtype /Form /BBox [0 0 1 1] \(resources) /Length 12 >>"
    let pdf = TinyPDF.data(
      content: "/X Do", pictures: [], entries: "/MediaBox [0 0 600 800] \(resources)",
      objects: [form + "\nstream\n/X Do /X Do \nendstream"])
    #expect(try image(pdf).image.width == 2500)
  }
}

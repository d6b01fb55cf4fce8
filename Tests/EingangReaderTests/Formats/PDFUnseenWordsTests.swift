import EingangTestSupport
import Foundation
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Words of a PDF that nobody sees")
struct PDFUnseenWordsTests {
  private static let letter = """
    Sehr geehrte Frau Beispiel, vielen Dank für Ihren Auftrag vom Mai.
    Für die Prüfung der Heizung berechnen wir Ihnen den Betrag von 85,00 EUR.
    Bitte überweisen Sie ihn bis zum 15.09.2025 auf unser Konto.
    """
  /// Below the letter's lines, which end at 728.
  private static let second = TinyPDF.lines("Rechnungsbetrag 999,00 EUR", top: 600)
  /// Thin shapes beside one another, each of which leaves letters to be seen.
  private static let strips = (0..<30).map { "60 \(590 + $0) 400 1.2 re" }
  private static let uprightStrips = (0..<200).map { "\(60 + 2 * $0) 590 2.2 30 re" }
  private static let third = TinyPDF.lines("Rechnungsbetrag 999,00 EUR", top: 760)
  private static let inNoMode = "BT /F1 11 Tf 70 600 Td (Rechnungsbetrag 999,00 EUR) Tj ET "
  private static let mark = "BT /F1 110 Tf 0.7071 0.7071 -0.7071 0.7071 100 480 Tm (KOPIE) Tj ET"
  private static let picture = TinyPicture(width: 40, rows: (0..<40).map { UInt8($0 % 2 * 255) })
  private static let resources =
    "/MediaBox [0 0 600 800] /Resources << /Font << /F1 5 0 R >> /XObject << /I1 18 0 R /X1 10 0 R /X2 12 0 R /X3 13 0 R /X4 16 0 R >> "
    + "/ExtGState << /Faint << /ca 0.02 >> /Glass << /ca 0.3 >> /Multiply << /BM /Multiply >> /Usual << /BM /Normal >> "
    + "/Masked << /SMask << /S /Luminosity /G 14 0 R >> >> /FaintPen << /CA 0.02 >> /Wide << /LW 30 >> >> "
    + "/ColorSpace << /Ink 11 0 R >> /Properties << /L1 15 0 R >> >>"
  private static let form =
    "<< /Type /XObject /Subtype /Form /BBox [0 0 600 300] /Resources << /Font << /F1 5 0 R >> >> "
    + "/Length \(second.unicodeScalars.count) >>\nstream\n\(second)\nendstream"
  private static let ink = "[/Separation /Spot /DeviceGray << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1 >>]"

  /// From number 10 on, with /X1 to /X4 among them; the pictures follow.
  private static let objects = [
    form, ink, xobject("/X3 Do", "/Resources << /ProcSet [/PDF] >>"), xobject("1 g 60 590 400 30 re f"),
    xobject("", "/Group << /S /Transparency /CS /DeviceGray >>"), "<< /Type /OCG /Name (Ebene) >>",
    xobject("0 g 60 590 400 30 re f", "/OC 15 0 R"), "[0 65535 500]",
  ]

  private static func xobject(_ content: String, _ entries: String = "") -> String {
    "<< /Type /XObject /Subtype /Form /BBox [0 0 600 800] \(entries) /Length \(content.utf8.count) >>\n"
      + "stream\n\(content)\nendstream"
  }

  private func page(_ content: String, entries: String = "", catalogue: String = "", fonts: String = "") throws
    -> PageContent
  {
    var pdf = TinyPDF.data(
      content: TinyPDF.lines(Self.letter) + content, pictures: [Self.picture],
      entries: Self.resources.replacing("/F1 5 0 R", with: "/F1 5 0 R \(fonts)") + entries,
      objects: Self.objects)
    // What stands elsewhere than the file says is found by its number.
    if !catalogue.isEmpty {
      pdf = pdf.replacing(Array("/Type /Catalog".utf8), with: Array("/Type /Catalog \(catalogue)".utf8))
    }
    let file = try #require(try TestBytes().mapped(pdf))
    return try PDFFormat().open(file, Opening(ReadingLimits(Limits()))).page(0, alwaysOCR: false)
  }

  @Test(
    "are no part of its text",
    arguments: [
      ("white on white", "1 g \(second)"),
      ("nearly white", "0.98 0.99 1 rg \(second)"),
      ("white in four inks", "0 0 0 0 k \(second)"),
      ("no ink of a space of its own", "/Ink cs 0 scn \(second)"),
      ("in no ink", TinyPDF.lines("Rechnungsbetrag 999,00 EUR", mode: 3, top: 600)),
      ("as a clip", "q \(TinyPDF.lines("Rechnungsbetrag 999,00 EUR", mode: 7, top: 600)) Q"),
      ("clipped away", "q 0 0 20 20 re W n \(second) Q"),
      ("clipped away by a triangle", "q 60 590 m 400 590 l 400 400 l h W n \(second) Q"),
      ("beyond the bounds of a form", "/X1 Do"),
      ("all but transparent", "q /Faint gs \(second) Q"),
      ("painted over", "\(second) 1 g 60 590 400 30 re f"),
      ("painted over by a shape", "\(second) 1 g 60 590 m 400 590 l 400 640 l 60 640 l f"),
      ("under a thick line", "\(second) 1 G 30 w 60 604 m 400 604 l S"),
      ("painted over by many strips", "\(second) 1 g \(strips.map { $0 + " f" }.joined(separator: " "))"),
      ("painted over by upright strips", "\(second) 1 g \(uprightStrips.map { $0 + " f" }.joined(separator: " "))"),
      ("painted over by the strips of one path", "\(second) 1 g \(strips.joined(separator: " ")) f"),
      (
        "under many thin lines",
        "\(second) 1 G 1.3 w " + (0..<30).map { "60 \(590 + $0) m 460 \(590 + $0) l S" }.joined(separator: " ")
      ),
      ("black on black", "60 590 400 30 re f \(second)"),
      ("painted over by a form of the page, called by another with resources of its own", "\(second) /X2 Do"),
      ("masked, and then mixed as usual", "q /Masked gs /Usual gs \(second) Q"),
      (
        "drawn all but transparent",
        "q /FaintPen gs \(TinyPDF.lines("Rechnungsbetrag 999,00 EUR", mode: 1, top: 600)) Q"
      ),
      ("under a line of the settings' width", "\(second) q /Wide gs 1 G 60 604 m 400 604 l S Q"),
      ("black on a thick black line", "q 40 w 60 604 m 400 604 l S Q \(second)"),
      ("under a line that the matrix makes thick", "\(second) q 40 0 0 40 0 0 cm 1 G 1 15.1 m 10 15.1 l S Q"),
      ("white with white outlines", "1 g 1 G \(TinyPDF.lines("Rechnungsbetrag 999,00 EUR", mode: 2, top: 600))"),
      ("smaller than any print", "BT /F1 0.8 Tf 70 600 Td (Rechnungsbetrag 999,00 EUR) Tj ET"),
      ("moved by the last two numbers of four", "1 g BT /F1 11 Tf 0 0 70 600 Td (Rechnungsbetrag 999,00 EUR) Tj ET"),
      ("on a field of the last four numbers of six", "0 0 60 590 400 30 re f \(second)"),
      ("placed by the last six numbers of eight", "q 0 0 1 0 0 1 0 -160 cm 1 g \(Self.third) Q"),
      ("in a mode that is no whole number", "3 Tr 0.0 Tr \(Self.inNoMode)"),
      ("in a colour with a name before it", "1 g /Spot 0 sc \(second)"),
      (
        "moved among more operands than there are",
        "1 g BT /F1 11 Tf \(String(repeating: "0 ", count: 40)) 70 600 Td (Rechnungsbetrag 999,00 EUR) Tj ET"
      ),
      ("in a column of one point", "BT /F1 11 Tf 0.05 0 0 0.05 70 600 Tm (Rechnungsbetrag 999,00 EUR) Tj ET"),
    ])
  func unseen(how: String, content: String) throws {
    guard case .text(let page) = try page(content) else {
      Issue.record("\(how): the letter's text was not taken")
      return
    }
    #expect(page.text.contains("Betrag von 85,00 EUR") && page.text.contains("15.09.2025"), "\(how)")
    #expect(!page.text.contains("999"), "\(how)")
    #expect(words(page.text) == words(Self.letter), "\(how)")
  }

  @Test(
    "are left to the eye where something else is seen in their place",
    arguments: [
      ("under a picture", "\(second) q 400 0 0 40 60 590 cm /I1 Do Q"),
      ("white on a rule", "60 603 400 4 re f 1 g \(second)"),
      ("white on a picture", "q 400 0 0 40 60 590 cm /I1 Do Q 1 g \(second)"),
      (
        "under other words",
        "\(second) 1 g 60 590 400 30 re f 0 g \(TinyPDF.lines("Rechnungsbetrag 111,00 EUR", top: 600))"
      ),
      (
        "in no ink over other words",
        TinyPDF.lines("Rechnungsbetrag 111,00 EUR", top: 600)
          + TinyPDF.lines("Rechnungsbetrag 999,00 EUR", mode: 3, top: 600)
      ),
      ("a sign of a word", "\(TinyPDF.lines("Rechnungsbetrag 19", top: 600)) 1 g 166 590 7 30 re f"),
    ])
  func replaced(how: String, content: String) throws {
    guard case .layered(let image, let layer, .onThePage) = try page(content) else {
      Issue.record("\(how): believed")
      return
    }
    #expect(image.width == 2500, "\(how)")
    #expect(layer.text.contains("Betrag von 85,00 EUR"), "\(how)")
    #expect(!layer.text.contains("999") && !layer.text.contains("111") && !layer.text.contains("19\n"), "\(how)")
  }

  private func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }

  @Test(
    "are those on a ground that is not shown",
    arguments: ["/OC /L1 BDC 0 g 60 590 400 30 re f EMC", "/X4 Do"])
  func layer(ground: String) throws {
    let catalogue = "/OCProperties << /OCGs [15 0 R] /D << /OFF [15 0 R] >> >>"
    guard case .text(let page) = try page("\(ground) 1 g \(Self.second)", catalogue: catalogue) else {
      Issue.record("the letter's text was not taken")
      return
    }
    #expect(page.text.contains("Betrag von 85,00 EUR") && !page.text.contains("999"))
  }

  /// What was asked for anew each time took minutes and all memory.
  @Test(
    "are found however often a font or a gradient is asked for",
    arguments: [("BT /F2 10 Tf ET ", 5000), ("/S sh ", 50_000), ("/I1 Do ", 25_000)])
  func bounded(piece: String, count: Int) throws {
    let content = "q 0 0 20 20 re W n \(String(repeating: piece, count: count)) Q"
    let font =
      "/F2 << /Type /Font /Subtype /Type0 /BaseFont /Helvetica /Encoding /Identity-H /DescendantFonts [<< /Type /Font "
      + "/Subtype /CIDFontType2 /BaseFont /Helvetica /W 17 0 R "
      + "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>] >>"
    let found = try page("\(content) 1 g \(Self.second)", fonts: font)
    guard case .text(let page) = found else {
      Issue.record("the letter's text was not taken")
      return
    }
    #expect(page.text.contains("Betrag von 85,00 EUR") && !page.text.contains("999"))
  }

  @Test("a stamp laid over them hides them")
  func stamp() throws {
    let stamp = " /Annots [<< /Type /Annot /Subtype /Square /Rect [60 590 460 620] /IC [1 1 1] /C [1 1 1] >>]"
    guard case .text(let page) = try page(Self.second, entries: stamp) else {
      Issue.record("the letter's text was not taken")
      return
    }
    #expect(!page.text.contains("999"))
  }

  @Test(
    "are not those that anybody sees",
    arguments: [
      ("white on black", "60 590 400 30 re f 1 g \(second)"),
      ("white on one of many fields", "60 590 400 30 re 60 500 400 30 re f 1 g \(second)"),
      ("white on a round field", "0.2 g 60 590 m 460 590 l 470 605 460 620 460 620 c 60 620 l h f 1 g \(second)"),
      ("grey", "0.6 g \(second)"),
      ("pale, but to be seen", "0.8 g \(second)"),
      ("with a pale mark across", "\(second) 0.85 g \(mark) 0 g"),
      ("with a mark across that shines through", "\(second) q /Glass gs \(mark) Q"),
      ("over a pale mark", "0.85 g \(mark) 0 g \(second)"),
      ("with a white mark across", "\(second) 1 g \(mark) 0 g"),
      ("coloured", "1 0 0 rg \(second)"),
      ("of ink in a space of its own", "/Ink cs 1 scn \(second)"),
      ("on a tinted row", "0.9 g 60 590 400 30 re f 0 g \(second)"),
      ("on white, laid on black", "60 590 400 30 re f 1 g 62 592 396 26 re f 0 g \(second)"),
      ("within a clip", "q 60 590 400 30 re W n \(second) Q"),
      ("within a round clip", "q 60 590 m 460 590 l 470 605 460 620 460 620 c 60 620 l h W n \(second) Q"),
      ("drawn in outlines", "1 g 0 G \(TinyPDF.lines("Rechnungsbetrag 999,00 EUR", mode: 1, top: 600)) 0 g"),
      (
        "white with black outlines",
        "1 g 0 G \(TinyPDF.lines("Rechnungsbetrag 999,00 EUR", mode: 2, top: 600)) 0 g"
      ),
      ("white on a thick black line", "q 40 w 60 604 m 460 604 l S Q 1 g \(second)"),
      ("in a frame", "0.5 w 60 590 400 30 re S \(second)"),
      ("in a thick frame", "4 w 50 580 400 50 re S \(second)"),
      ("underlined", "\(second) 70 597 150 1 re f"),
      ("struck through twice", "\(second) 0.4 w 60 603 m 400 603 l S 60 606 m 400 606 l S"),
      (
        "under a fine grid",
        "\(second) 0.9 G 0.2 w " + (0..<6).map { "60 \(590 + 5 * $0) m 400 \(590 + 5 * $0) l S" }.joined(separator: " ")
      ),
      ("marked", "\(second) q /Multiply gs 1 1 0 rg 60 590 400 30 re f Q"),
      ("black after something white", "q 1 g 0 0 10 10 re f Q \(second)"),
    ])
  func seen(how: String, content: String) throws {
    guard case .text(let page) = try page(content) else {
      Issue.record("\(how): not taken as text")
      return
    }
    #expect(page.text.contains("Rechnungsbetrag 999,00 EUR"), "\(how)")
  }
}

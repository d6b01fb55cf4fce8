import AlbertModel
import Foundation
import Testing

@testable import Eingang
@testable import EingangReader

@Suite struct FiledPDFTests {
  private static let day = CalendarDay(iso: "2025-09-01") ?? CalendarDay(ordinal: 0)

  private static func facts(_ title: String, _ author: String? = nil) -> BindingFacts {
    var extraction = Extraction(lang: "de", art: Field(.rechnung, confidence: 1.0))
    extraction.titel = Field(title, confidence: 1.0)
    extraction.absender = author.map { Field($0, confidence: 1.0) }
    return BindingFacts(extraction, arrived: day)
  }

  private static func page(_ ink: FiledPicture.Ink, _ words: [Word] = []) -> FiledPDF.Page {
    let size = PrintedSize(width: 100, height: 200, dpi: 100)
    return .init(picture: .init(ink: ink, width: 100, height: 200, bytes: [1, 2, 3], size: size), words: words)
  }

  private static func text(_ pages: [FiledPDF.Page], _ facts: BindingFacts = facts("Brief"), isArchival: Bool = true)
    -> String
  {
    String(decoding: FiledPDF(pages, facts, isArchival: isArchival).bytes, as: UTF8.self)
  }

  @Test("it says that it is PDF/A-2b, and has what that asks for: colours that are defined, and its font within")
  func archival() {
    let text = Self.text([Self.page(.grey), Self.page(.coloured)])
    for part in [
      "%PDF-1.7\n", "<pdfaid:part>2</pdfaid:part>", "<pdfaid:conformance>B</pdfaid:conformance>", "/S /GTS_PDFA1",
      "/DestOutputProfile 6 0 R", "/FontFile2 10 0 R", "/ToUnicode 11 0 R", "/Metadata 4 0 R", "/Count 2",
    ] { #expect(text.contains(part), "\(part)") }
    for part in ["/Encrypt", "/SMask", "/Group", "/JavaScript", "/ca ", "/CA ", "/LZWDecode", "/Interpolate"] {
      #expect(!text.contains(part), "\(part)")
    }
  }

  @Test("one with pages of others makes no promise about them")
  func mixed() { #expect(!Self.text([], isArchival: false).contains("pdfaid")) }

  @Test("title, author and day stand in both places alike, whatever is in them")
  func metadata() {
    let facts = Self.facts("Äpfel & <Birnen> (5) \\", "Bäckerei Mühle")
    #expect(facts.info.contains("/Title <FEFF00C4007000660065006C00200026"))
    #expect(facts.info.contains("/Author <FEFF004200E4"))
    #expect(facts.info.contains("/CreationDate (D:20250901000000+00'00')"))
    let xmp = facts.xmp(isArchival: true)
    #expect(xmp.contains("<rdf:li xml:lang=\"x-default\">Äpfel &amp; &lt;Birnen&gt; (5) \\</rdf:li>"))
    #expect(xmp.contains("<dc:creator><rdf:Seq><rdf:li>Bäckerei Mühle</rdf:li></rdf:Seq></dc:creator>"))
    #expect(xmp.contains("<xmp:CreateDate>2025-09-01T00:00:00+00:00</xmp:CreateDate>"))
    #expect(
      !Self.facts("Brief").info.contains("/Author") && !Self.facts("Brief").xmp(isArchival: true).contains("creator"))
  }

  @Test("a sign under an accent is still a sign, and what XML has no place for is in neither place")
  func foreignSigns() {
    let facts = Self.facts("a&\u{301}<\u{338}b>\u{20D2} \u{FFFE}\u{FFFF}\u{1}\u{7F}\u{85}c\u{1F600}")
    #expect(facts.xmp(isArchival: true).contains(">a&amp;\u{301}&lt;\u{338}b&gt;\u{20D2} c\u{1F600}</rdf:li>"))
    #expect(facts.info.contains("/Title <FEFF006100260301003C03380062003E20D200200063D83DDE00>"))
  }

  @Test("black and white is a fax, grey and colour are JPEGs")
  func pictures() {
    #expect(Self.text([Self.page(.binary)]).contains("/BitsPerComponent 1 /Filter /CCITTFaxDecode"))
    #expect(Self.text([Self.page(.grey)]).contains("/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode"))
    #expect(Self.text([Self.page(.coloured)]).contains("/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode"))
  }

  @Test("every object begins where the table says")
  func references() throws {
    let bytes = FiledPDF([Self.page(.grey)], Self.facts("Brief"), isArchival: true).bytes
    let text = String(decoding: bytes, as: Unicode.ASCII.self)
    let start = try #require(
      text.components(separatedBy: "startxref\n").last?.split(separator: "\n").first.flatMap { Int($0) })
    let lines = String(decoding: bytes[start...], as: Unicode.ASCII.self).split(separator: "\n")
    #expect(lines[0] == "xref" && lines[1] == "0 15")
    for number in 1..<15 {
      let place = try #require(Int(lines[2 + number].prefix(10)))
      #expect(String(decoding: bytes[place...].prefix(12), as: Unicode.ASCII.self).hasPrefix("\(number) 0 obj\n"))
    }
  }

  @Test("words are written unseen over their places, a character one number and its meaning")
  func words() {
    let words = [
      Word("Grüße", box: BoundingBox(x: 0.1, y: 0.5, width: 0.2, height: 0.05), line: 0),
      Word("g", box: BoundingBox(x: 0.4, y: 0.5, width: 0.1, height: 0.05), line: 0),
    ]
    let text = Self.text([Self.page(.binary, words)])
    // 72 points across, 144 down: a line 7.2 points high is three quarters of a size of 9.6, whose five glyphs of half of
    // it are stretched to 14.4; it stands a twentieth of its size above its lower edge.
    #expect(text.contains("BT 3 Tr\n/Schrift 9.6 Tf 60 Tz 1 0 0 1 7.2 65.28 Tm <000100020003000400050006> Tj\n"))
    #expect(text.contains("1 0 0 1 28.8 65.28 Tm <00070006> Tj"))
    #expect(text.contains("<0003> <00FC>\n") && text.contains("<0004> <00DF>\n"))
  }

  @Test("words of a line share their height, those of a line that goes down have their own")
  func bands() {
    func word(_ y: Double, _ height: Double) -> Word {
      Word("x", box: BoundingBox(x: 0, y: y, width: 0.1, height: height), line: 0)
    }
    #expect(
      Self.text([Self.page(.binary, [word(0.5, 0.02), word(0.49, 0.03)])]).components(separatedBy: "/Schrift 5.76 Tf")
        .count == 3)
    #expect(
      Self.text([Self.page(.binary, [word(0.5, 0.02), word(0.6, 0.02)])]).components(separatedBy: "/Schrift 3.84 Tf")
        .count == 3)
  }

  @Test(
    "numbers have a point and two decimals at most",
    arguments: [(0, "0"), (1.5, "1.5"), (-0.25, "-0.25"), (12.3456, "12.35"), (7.02, "7.02"), (100, "100")])
  func numbers(value: Double, text: String) { #expect(PDFSyntax.number(value) == text) }

  @Test("the font's tables are whole: their sums agree, and it has a glyph for every number")
  func font() {
    for glyphs in [1, 7, 300] {
      let bytes = InvisibleFont(glyphs: glyphs).bytes
      #expect(bytes.count % 4 == 0)
      let sum = stride(from: 0, to: bytes.count, by: 4).reduce(UInt32(0)) { sum, at in
        sum &+ bytes[at..<at + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      #expect(sum == 0xB1B0_AFBA)
    }
  }

  @Test("the profile is as long as it says, and its curve goes from black to white")
  func profile() {
    let bytes = SRGBProfile.bytes
    #expect(bytes[0..<4].reduce(0) { $0 << 8 | Int($1) } == bytes.count)
    #expect(Array(bytes[36..<40]) == Array("acsp".utf8) && Array(bytes[16..<20]) == Array("RGB ".utf8))
    #expect(Array(bytes.suffix(2)) == [0xFF, 0xFF])
  }
}

import AlbertModel
import Eingang

/// A PDF of page pictures under unseen words, after PDF/A-2b (ISO 19005-2); nothing in it is packed but the pictures.
struct FiledPDF {
  /// A picture with the words on it.
  struct Page {
    var picture: FiledPicture
    var words: [Word]
  }

  let bytes: [UInt8]

  // Numbers of the objects that every document has; pages follow, three objects each.
  private enum Number {
    static let (catalog, pages, info, metadata, intent, profile) = (1, 2, 3, 4, 5, 6)
    static let (font, descendant, descriptor, program, map, first) = (7, 8, 9, 10, 11, 12)
  }

  /// One to which pages of other files are added keeps no promise about them, and says nothing of PDF/A.
  init(_ pages: [Page], _ facts: BindingFacts, isArchival: Bool) {
    var writer = PDFObjectWriter()
    var text = InvisibleText()
    let kids = pages.indices.map { "\(Number.first + 3 * $0) 0 R" }.joined(separator: " ")
    writer.add(
      Number.catalog,
      "<< /Type /Catalog /Pages 2 0 R /Metadata 4 0 R /OutputIntents [5 0 R] /Lang (de-DE)"
        + " /ViewerPreferences << /DisplayDocTitle true >> >>")
    writer.add(Number.pages, "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>")
    writer.add(Number.info, facts.info)
    writer.add(
      Number.metadata, "/Type /Metadata /Subtype /XML", stream: Array(facts.xmp(isArchival: isArchival).utf8))
    writer.add(
      Number.intent,
      "<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB IEC61966-2.1) /Info (sRGB IEC61966-2.1)"
        + " /DestOutputProfile 6 0 R >>")
    writer.add(Number.profile, "/N 3", stream: SRGBProfile.bytes)
    for (index, page) in pages.enumerated() { FiledPDF.add(page, index, &text, to: &writer) }
    FiledPDF.addFont(text.characters, to: &writer)
    bytes = writer.finished(root: Number.catalog, info: Number.info)
  }

  private static func add(_ page: Page, _ index: Int, _ text: inout InvisibleText, to writer: inout PDFObjectWriter) {
    let (number, picture) = (Number.first + 3 * index, page.picture)
    let (width, height) = (PDFSyntax.number(picture.size.width), PDFSyntax.number(picture.size.height))
    writer.add(
      number,
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents \(number + 1) 0 R /Resources <<"
        + " /XObject << /Bild \(number + 2) 0 R >> /Font << /Schrift 7 0 R >> >> >>")
    writer.add(number + 1, "", stream: Array(text.content(page.words, on: picture.size).utf8))
    writer.add(number + 2, picture.dictionary, stream: picture.bytes)
  }

  private static func addFont(_ characters: [Character], to writer: inout PDFObjectWriter) {
    let name = "UNSEEN+Unsichtbar"
    writer.add(
      Number.font,
      "<< /Type /Font /Subtype /Type0 /BaseFont /\(name) /Encoding /Identity-H /DescendantFonts [8 0 R]"
        + " /ToUnicode 11 0 R >>")
    writer.add(
      Number.descendant,
      "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /\(name) /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity)"
        + " /Supplement 0 >> /FontDescriptor 9 0 R /CIDToGIDMap /Identity /DW 500 >>")
    writer.add(
      Number.descriptor,
      "<< /Type /FontDescriptor /FontName /\(name) /Flags 5 /FontBBox [0 -50 500 700] /ItalicAngle 0 /Ascent 700"
        + " /Descent -50 /CapHeight 700 /StemV 80 /FontFile2 10 0 R >>")
    let program = InvisibleFont(glyphs: characters.count).bytes
    writer.add(Number.program, "/Length1 \(program.count)", stream: program)
    writer.add(Number.map, "", stream: Array(unicode(characters).utf8))
  }

  /// What each number stands for (ISO 32000-1, 9.10.3).
  private static func unicode(_ characters: [Character]) -> String {
    var out = """
      /CIDInit /ProcSet findresource begin
      12 dict begin
      begincmap
      /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
      /CMapName /Adobe-Identity-UCS def
      /CMapType 2 def
      1 begincodespacerange
      <0000> <FFFF>
      endcodespacerange

      """
    for start in stride(from: 0, to: characters.count, by: 100) {
      let some = characters[start..<min(start + 100, characters.count)]
      out += "\(some.count) beginbfchar\n"
      for (index, character) in some.enumerated() {
        let code = PDFSyntax.hexadecimal(start + index + 1, digits: 4)
        out += "<\(code)> <\(PDFSyntax.utf16(String(character)))>\n"
      }
      out += "endbfchar\n"
    }
    return out + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
  }
}

extension FiledPicture {
  fileprivate var dictionary: String {
    let common = "/Type /XObject /Subtype /Image /Width \(width) /Height \(height)"
    return switch ink {
    case .binary:
      common + " /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode"
        + " /DecodeParms << /K -1 /Columns \(width) /Rows \(height) >>"
    case .grey: common + " /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode"
    case .coloured: common + " /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode"
    }
  }
}

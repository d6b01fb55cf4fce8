import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("XML")
struct XMLReaderTests {
  private func read(_ xml: String) throws -> (end: XMLReader.End, events: [XMLEvent]) {
    var events: [XMLEvent] = []
    let end = try Array(xml.utf8).withUnsafeBufferPointer { bytes in
      try XMLReader.read(bytes) { event in
        events.append(event)
        return true
      }
    }
    return (end, events)
  }

  @Test("is told piece by piece, without prefixes and with predefined entities put in")
  func told() throws {
    let (end, events) = try read("<a:x xmlns:a='urn:a'><y k='1 &lt; 2'>A &amp; B</y><!-- nichts --></a:x>")
    #expect(end == .whole)
    #expect(events.first == .start("x", space: "urn:a") && events.last == .end)
    #expect(events.contains(.attribute("k", value: "1 < 2")))
    let text = events.compactMap { if case .text(let text) = $0 { text } else { nil } }.joined()
    #expect(text == "A & B")
  }

  @Test(
    "with a document type is refused, and nothing of what it declares is looked up",
    arguments: [
      "<!DOCTYPE x [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><x>&e;</x>",
      "<!DOCTYPE x SYSTEM 'http://ahrenbeck.example/x.dtd'><x/>",
      "<!DOCTYPE lolz [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;'>]><lolz>&b;</lolz>", "<!DOCTYPE x><x/>",
    ])
  func doctype(xml: String) throws {
    let (end, events) = try read("<?xml version='1.0'?>" + xml)
    #expect(end == .doctype && events.isEmpty)
  }

  @Test(
    "that is not well-formed is damaged",
    arguments: ["", "<a>", "<a></b>", "<a>&unbekannt;</a>", "kein XML", "<a/><b/>", "<a x=1/>"])
  func damaged(xml: String) throws { #expect(try read(xml).end == .damaged) }

  @Test("has no more than a hundred levels")
  func deep() throws {
    func nested(_ levels: Int) -> String {
      String(repeating: "<a>", count: levels) + String(repeating: "</a>", count: levels)
    }
    #expect(try read(nested(100)).end == .whole)
    #expect(try read(nested(101)).end == .tooLarge)
  }

  @Test("has no tag of thousands of attributes, which would be compared each with each other")
  func attributes() throws {
    let many = (0..<300_000).map { " a\($0)='1'" }.joined()
    #expect(try read("<a\(many)/>").end == .tooLarge)
    #expect(try read("<a><b\(many)").end == .tooLarge)
    let long = String(repeating: "QUJD", count: 50_000)
    #expect(try read("<a><![CDATA[\(long)]]><!--\(long)--><b>\(long)</b></a>").end == .whole)
  }

  @Test("whatever it is made of is read to an end or a reason, and no invoice is larger than a page's code")
  func madeUp() throws {
    let pieces = [
      "<rsm:CrossIndustryInvoice xmlns:rsm=\"urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100\">",
      "</rsm:CrossIndustryInvoice>", "<ram:ID>", "</ram:ID>", "<a", ">", "/>", "&amp;", "&#x1F3E0;", "&#0;", "]]>",
      "<![CDATA[", "<?x", "?>", "<!--", "-->", "<!DOCTYPE a [", "<!ENTITY b 'c'>", "\u{FEFF}", "DuePayableAmount",
      " k=\"v\"", "xmlns=''", "20250915", "\0", "é",
    ]
    for seed in 0..<400 as Range<UInt64> {
      var made = MadeUpText(seed: seed)
      let whole = TestRechnung.cii()
      // Half of them are an invoice with a piece put in, or cut off.
      var xml = made.text(of: pieces, most: 40)
      if seed % 2 == 0 {
        let place = whole.index(whole.startIndex, offsetBy: Int.random(in: 0...whole.count, using: &made))
        xml = whole[..<place] + made.text(of: pieces, most: 2) + (seed % 4 == 0 ? whole[place...] : "")
      }
      do {
        let parser = try Array(xml.utf8).withUnsafeBufferPointer { try InvoiceXML.read($0) }
        guard let rechnung = parser.rechnung(datei: "factur-x.xml") else { continue }
        if let code = rechnung.code {
          let page = PageText(number: 1, width: 2480, height: 3508, source: .ocr, words: [], codes: [code])
          #expect(page.isPlausible)
          #expect(ERechnung(code) != nil)
        }
      } catch ReadingError.stoerung(let stoerung) {
        #expect(stoerung.why.contains("Bitte"))
      }
    }
  }
}

import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("An e-invoice's values")
struct ERechnungTests {
  @Test("come back from a page's code as they were")
  func roundTrip() throws {
    let rechnung = try #require(try TestRechnung.rechnung(TestRechnung.cii()))
    let code = try #require(rechnung.code)
    #expect(code.symbology == .eRechnung && PageText.withCodes([code]).isPlausible)
    #expect(ERechnung(code) == rechnung)
    #expect(rechnung.code == code)
  }

  @Test("fit a page's code however long they are")
  func bounded() throws {
    // Letters that take four bytes, and others that JSON writes as two.
    for filler in ["🏠", "\"", "ä"] {
      let long = String(repeating: filler, count: 1000)
      let werte = Dictionary(uniqueKeysWithValues: ERechnungFeld.allCases.map { ($0, String(long.prefix($0.longest))) })
      let code = ERechnung(datei: "factur-x.xml", syntax: .cii, werte: werte).code
      if let code { #expect(PageText.withCodes([code]).isPlausible) }
    }
    let terms = String(repeating: "🏠", count: 1000)
    let code = ERechnung(datei: "", syntax: .cii, werte: [.nummer: "1", .zahlungsbedingungen: terms]).code
    #expect(code.flatMap(ERechnung.init)?.werte[.nummer] == "1")
  }

  @Test(
    "of something else are none",
    arguments: [
      "", "{}", "[1]", #"{"datei":"x","syntax":"edifact","werte":{}}"#, #"{"datei":1,"syntax":"cii","werte":{}}"#,
    ])
  func others(text: String) {
    #expect(ERechnung(PageCode(.eRechnung, text: text, box: BoundingBox(x: 0, y: 0, width: 1, height: 1))) == nil)
  }

  @Test("of a later version are passed over where they are not known")
  func later() {
    let text = #"{"datei":"x.xml","syntax":"cii","werte":{"nummer":"7","quantenkennung":"?"}}"#
    let code = PageCode(.eRechnung, text: text, box: BoundingBox(x: 0, y: 0, width: 1, height: 1))
    #expect(ERechnung(code)?.werte == [.nummer: "7"])
  }

  @Test("are cleaned and bounded again when they come back, and so is the file's name")
  func cleaned() throws {
    let long = String(repeating: "x", count: 500)
    let werte = #"{"nummer":" 7\u0000\n8 ","iban":" \n","kaeufer":"\#(long)"}"#
    let text = #"{"datei":"a\n\tb\#(long)","syntax":"cii","werte":\#(werte)}"#
    let code = PageCode(.eRechnung, text: text, box: BoundingBox(x: 0, y: 0, width: 1, height: 1))
    let rechnung = try #require(ERechnung(code))
    #expect(rechnung.datei == "a b" + String(repeating: "x", count: 97))
    #expect(rechnung.werte == [.nummer: "7 8", .kaeufer: String(repeating: "x", count: 200)])
  }

  @Test("make a sheet that a person can read, and that says the same")
  func sheet() throws {
    let xml = Array(TestRechnung.cii().utf8)
    let parser = try xml.withUnsafeBufferPointer { try InvoiceXML.read($0) }
    let rechnung = try #require(parser.rechnung(datei: ""))
    let text = ERechnungBlatt(rechnung, parser).text
    for words in [
      "Spenglerei Ahrenbeck GmbH", "99990 Ahrenbeck", "Anna Berger", "Rechnungsnummer: 2025-0417",
      "Rechnungsdatum: 15.09.2025", "2 x Dachrinne & Fallrohr", "100,00 €", "119,00 €", "Fällig am: 15.10.2025",
      "IBAN: \(TestRechnung.iban)", "Danke für Ihren Auftrag.",
    ] {
      #expect(text.contains(words))
    }
  }
}

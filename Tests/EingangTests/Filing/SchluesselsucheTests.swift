import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct SchluesselsucheTests {
  private func keys(_ text: String, customer: String? = nil) -> [String] {
    var extraction = Extraction(lang: "de", art: Field(.info, confidence: 1.0))
    extraction.kundennummer = customer.map { Field($0, confidence: 1.0) }
    return Schluesselsuche.keys(in: Dokument([MarkedText(text).page]), extraction, printed: nil).map(\.key)
  }

  @Test(
    "finds what tells a sender",
    arguments: [
      ("USt-IdNr. DE 999 100 123", ["ustid:DE999100123"]), ("USt-IdNr.: DE999100123", ["ustid:DE999100123"]),
      ("Gläubiger-ID DE55ZZZ00009990417", ["glaeubiger:DE5500009990417"]),
      ("Gläubiger-ID: DE55 ABC0 0009 9904 17", ["glaeubiger:DE5500009990417"]),
      ("Amtsgericht Münster HRB 4711", ["register:hrb 4711 muenster"]),
      ("Registergericht: Amtsgericht Linde\nHRB 4711", ["register:hrb 4711 linde"]),
      ("Tel. 02999 / 55 50-0", ["telefon:0299955500"]), ("Telefon: +49 (0) 2999 55500", ["telefon:0299955500"]),
      ("Fax 0049 2999 55500", ["telefon:0299955500"]),
      ("www.stadtwerke-rosenau.de/kontakt", ["domain:stadtwerke-rosenau.de"]),
      ("E-Mail: service@mail.rosenau.example", ["domain:rosenau.example"]),
      ("otte.maler@gmx.de", ["mail:otte.maler@gmx.de"]), ("shop.co.uk www.shop.co.uk", ["domain:shop.co.uk"]),
      ("IBAN DE89 3704 0044 0532 0130 00", ["iban:DE89370400440532013000"]),
    ])
  func found(text: String, expected: [String]) { #expect(keys(text) == expected) }

  @Test(
    "leaves alone what tells nobody",
    arguments: [
      "IBAN DE89 3704 0044 0532 0130 01", "HRB 4711", "Zimmer 0.17 z.B. am 12.12.2023", "Telefon 110", "www.gmx.de",
      "www.sparkasse-rosenau.de", "info@volksbank-linde.de", "Rechnung 999100123", "DE 12", "am Markt.Der Weg", "@",
      "www.",
    ])
  func left(text: String) { #expect(keys(text).isEmpty) }

  @Test("a customer's number counts where it is long enough to be one sender's")
  func customer() {
    #expect(keys("x", customer: "6 004 118 725") == ["kunde:6004118725"])
    #expect(keys("x", customer: "12").isEmpty)
  }

  @Test("each key has its words on the page")
  func evidence() throws {
    let text = "USt-IdNr. DE 999 100 123   www.rosenau.de"
    let extraction = Extraction(lang: "de", art: Field(.info, confidence: 1.0))
    let found = Schluesselsuche.keys(in: Dokument([MarkedText(text).page]), extraction, printed: nil)
    #expect(found.compactMap { $0.evidence?.quote } == ["DE 999 100 123", "www.rosenau.de"])
  }
}

@Suite struct ZielmusterTests {
  @Test(
    "the letter's person and year become gaps, other words stay",
    arguments: [
      ("Schule/Felix", "Schule/{person}"), ("Steuern/2025", "Steuern/{jahr}"),
      ("Steuer 2025/Belege", "Steuer {jahr}/Belege"),
      ("Felixstowe/20251", "Felixstowe/20251"),
    ])
  func gaps(ziel: String, muster: String) {
    #expect(Zielmuster(ziel, person: "Felix", jahr: "2025").text == muster)
  }

  @Test("a gap that the next letter cannot fill gives no target")
  func unfilled() {
    #expect(Zielmuster(kept: "Schule/{person}").ziel(person: nil, jahr: "2026") == nil)
    #expect(Zielmuster(kept: "Steuern/{jahr}").ziel(person: nil, jahr: "2026") == "Steuern/2026")
    #expect(Zielmuster(kept: "Schule/{person}").ziel(person: "A/B", jahr: nil) == "Schule/AB")
  }
}

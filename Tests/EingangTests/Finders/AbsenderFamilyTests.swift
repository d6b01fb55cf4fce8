import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct AbsenderFamilyTests {
  private func names(_ family: AbsenderFamily, _ text: String) -> [String] {
    family.mentions(in: AbsenderContext(Dokument([MarkedText(text).page]))).map { $0.0.text($0.1) }
  }

  @Test("the first piece of a line ends at a mark, a postcode or a number")
  func readsFirstPart() throws {
    for text in ["Ohm GmbH · Markt 3 · 50667 Köln", "Ohm GmbH 50667 Köln", "Ohm GmbH, Markt 3", "Ohm GmbH 12.03.2025"] {
      let line = try #require(MarkedText(text).page.lines.first)
      #expect(line.text(AbsenderFamily.firstPart(line)).hasPrefix("Ohm GmbH"))
      #expect(!line.text(AbsenderFamily.firstPart(line)).contains("3"))
    }
  }

  @Test("a signature follows its closing words")
  func readsSignature() {
    #expect(names(.signature, "Text\nMit freundlichen Grüßen\nIhre Ohm GmbH") == ["Ohm GmbH"])
    #expect(names(.signature, "Text ohne Schluss") == [])
  }

  @Test("a label names who sells")
  func readsLabel() {
    #expect(names(.label, "Verkauft von Ohm Leuchten GmbH") == ["Ohm Leuchten GmbH"])
  }

  @Test("a name in two lines is joined; so is one over its kind of shop")
  func joins() {
    #expect(names(.letterhead, "Stadtwerke\nRosenau").contains("Stadtwerke Rosenau"))
    #expect(
      names(.letterhead, "Zum Goldenen Ochsen\nBäckerei & Café - seit 1902").contains(
        "Zum Goldenen Ochsen Bäckerei & Café"))
  }

  @Test("a stamp anywhere names its firm, an address without a firm's number does not")
  func readsImprint() {
    let blank = String(repeating: "\n", count: 50)
    #expect(names(.imprint, blank + "Ohm Uhren\nMarkt 2, 50667 Köln\nSteuer-Nr. 1/2/3").contains("Ohm Uhren"))
    #expect(names(.imprint, blank + "Maren Ohm\nMarkt 2\n50667 Köln") == [])
  }

  @Test("a slip thanks in its shop's name")
  func readsThanks() {
    let slip = "Kasse 1 Bon 2\nBrot   3,20\nVielen Dank für Ihren Einkauf bei Ohm Markt"
    #expect(names(.thanks, slip) == ["Ohm Markt"])
  }

  @Test("no page has no places")
  func survivesEmptiness() {
    for family in AbsenderFamily.allCases { #expect(family.mentions(in: AbsenderContext(Dokument([]))).isEmpty) }
  }

  @Test("what a foot prints behind a firm's name is none of it")
  func endsBeforeRegisters() throws {
    for rest in [
      "Registergericht Köln 17", "BIC COLSDE33", "IBAN DE02 1203", "St.-Nr. 12/345", "Steuernummer 12/345",
      "umsatzsteuerfrei nach Gesetz", "Tel. 0221 17", "Fax 0221 17",
    ] {
      let line = try #require(MarkedText("Ohm GmbH \(rest)").page.lines.first)
      #expect(line.text(AbsenderFamily.firstPart(line)).trimmingBlanks == "Ohm GmbH", "\(rest)")
    }
    let whole = try #require(MarkedText("Ohm Telekom und Faxgeräte GmbH").page.lines.first)
    #expect(whole.text(AbsenderFamily.firstPart(whole)) == "Ohm Telekom und Faxgeräte GmbH")
  }
}

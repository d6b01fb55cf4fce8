import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct AbsenderFamilyTests {
  private func names(_ family: AbsenderFamily, _ text: String) -> [String] {
    family.mentions(in: Dokument([MarkedText(text).page])).map { $0.0.text($0.1) }
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

  @Test("no page has no places")
  func survivesEmptiness() {
    for family in AbsenderFamily.allCases { #expect(family.mentions(in: Dokument([])).isEmpty) }
  }
}

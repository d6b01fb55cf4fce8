import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct AbsenderSurroundingsTests {
  private func features(_ name: String, in text: String) -> Set<FeatureName> {
    let found = AbsenderFinder(haushalt: Haushalt()).candidates(in: [MarkedText(text).page]).filter { $0.value == name }
    return Set(found.flatMap(\.features.keys))
  }

  @Test("a block with an address and a firm's numbers is a sender's")
  func seesBlock() {
    let found = features("Ohm GmbH", in: "Ohm GmbH\nMarkt 3\n50667 Köln\nTel. 0221 555\nUSt-IdNr. DE000111222")
    #expect(found.isSuperset(of: ["under.address", "near.contact", "near.register"]))
  }

  @Test("an address alone in the window is a recipient's")
  func seesWindow() {
    let lines = String(repeating: "\n", count: 9) + "Ohm GmbH\nMarkt 3\n50667 Köln\n\n\n\n\nTel. 0221 555"
    #expect(features("Ohm GmbH", in: lines).contains("place.window"))
    #expect(!features("Ohm GmbH", in: lines.replacing("\n\n\n\n\nTel", with: "\nTel")).contains("place.window"))
  }

  @Test("a colon or a long number makes a label of a name; a register number in brackets does not")
  func seesLabels() {
    #expect(features("Abrechnungszeitraum", in: "Abrechnungszeitraum:     Januar").contains("name.label"))
    #expect(features("Debnummer", in: "Debnummer 124981337").contains("name.label"))
    #expect(!features("Ohm Sdn Bhd", in: "Ohm Sdn Bhd (1696098)").contains("name.label"))
  }

  @Test("a heading calls out")
  func seesExclamation() {
    #expect(features("Ins Theater", in: "Ins Theater!").contains("name.exclaimed"))
    #expect(!features("Theater Rosenau", in: "Theater Rosenau").contains("name.exclaimed"))
  }

  @Test("what stands beside an amount is an item")
  func seesAmount() {
    #expect(features("Mischbrot", in: "Mischbrot      3,20").contains("row.amount"))
  }
}

import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct NumberLabelTests {
  private let label = NumberLabel(phrases: ["kundennummer"], feature: "x")

  private func read(_ text: String) -> [String] { label.numbers(on: MarkedText(text).page).map(\.value) }

  @Test("reads a number right of its label up to the next word")
  func readsRight() {
    #expect(read("Kundennummer: 10 448 201 Datum 03.03.2025") == ["10 448 201"])
    #expect(read("Kundennummer H 2207 551 934") == ["H 2207 551 934"])
  }

  @Test("reads a number under its label")
  func readsBelow() {
    #expect(read("Kundennummer\n4711-8") == ["4711-8"])
  }

  @Test(
    "words, dates and single digits are no numbers",
    arguments: ["Kundennummer fehlt", "Kundennummer 03.03.2025", "Kundennummer 64,95", "Kundennummer 7"])
  func leavesAlone(text: String) {
    #expect(read(text) == [])
  }
}

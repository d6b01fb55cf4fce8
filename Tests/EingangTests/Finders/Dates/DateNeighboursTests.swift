import AlbertModel
import Eingang
import Testing

@Suite("DateNeighbours")
struct DateNeighboursTests {
  private func mentions(_ text: String) -> [DateMention] { DateScanner(Array(text.utf8)).mentions() }

  @Test(
    "a weekday before or after belongs to the date",
    arguments: ["montag, den 15.09.2025", "mo., 15.09.2025", "15.09.2025 (mo)"])
  func weekday(text: String) {
    #expect(mentions(text).map(\.weekday) == [.monday])
    #expect(mentions(text).first?.range == 0..<text.utf8.count)
  }

  @Test("a word that only begins like a weekday does not")
  func nearMiss() { #expect(mentions("frau 15.09.2025").map(\.weekday) == [nil]) }

  @Test("a label of birth reaches over a name, not over a number")
  func birth() {
    #expect(mentions("geb. am 09.05.2012").map(\.isBirth) == [true])
    #expect(mentions("geb. 09.05.2012, antrag 12.05.2025").map(\.isBirth) == [true, false])
  }
}

import EingangTestSupport
import Testing

@testable import Eingang

@Suite("Mended text")
struct MendedTextTests {
  private func mended(_ text: String) -> String { MendedText(MarkedText(text).page.lines).text }

  @Test("a word divided at the end of a line is whole, and stands where it begins")
  func joins() {
    let text = mended("Die Versor-\ngung wird am Montag unter-\nbrochen.")
    #expect(text == "Die Versorgung\nwird am Montag unterbrochen.\n")
  }

  @Test(
    "a hyphen that belongs to the word stays",
    arguments: [
      "die Sach-\nund Haftpflicht\n", "die Kfz-\nVersicherung von 2025\n",
      "unter www.stadt-\nwerke.example zu finden\n",
      "Rechnung 4711-\na von heute\n", "ein Strich -\nder bleibt\n",
    ])
  func keeps(text: String) { #expect(mended(text) == text) }

  @Test("a line that was only the second half leaves no empty line")
  func onlyHalf() { #expect(mended("eine Abrech-\nnung\nvom Mai") == "eine Abrechnung\nvom Mai\n") }

  @Test(
    "a word that goes over three lines is there once",
    arguments: [
      ("Donaudampf-\nschifffahrts-\ngesellschaft", "Donaudampfschifffahrtsgesellschaft\n"),
      ("Die Donaudampf-\nschifffahrts-\ngesellschaft", "Die Donaudampfschifffahrtsgesellschaft\n"),
      ("der Donau-\ndampf-\nschiff-\nfahrt am Main\nund", "der Donaudampfschifffahrt\nam Main\nund\n"),
      ("der Donau-\ndampf fährt unter-\nwegs", "der Donaudampf\nfährt unterwegs\n"),
    ])
  func chain(text: String, whole: String) { #expect(mended(text) == whole) }

  @Test("two lines of one word each may be a list, and a word may end with its hyphen in the middle of a chain")
  func noChain() {
    #expect(mended("haus-\ntür") == "haus-\ntür\n")
    #expect(mended("die Haus-\nbau-\nund Gartenkosten") == "die Hausbau-\nund Gartenkosten\n")
  }

  @Test("words and boxes stay as they are on the page")
  func words() {
    let page = MarkedText("Die Versor-\ngung wird").page
    #expect(page.words.map(\.text) == ["Die", "Versor-", "gung", "wird"])
    #expect(page.lines.count == 2)
  }
}

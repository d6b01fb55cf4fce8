import Eingang
import EingangTestSupport
import Testing

@Suite("Sentences")
struct SentencesTests {
  private func sentences(_ text: String) -> [String] {
    let passage = Passage(joining: MarkedText(text).page.lines)
    let dates = DateScanner.mentions(in: passage).map(\.range)
    return Sentences(passage, keeping: dates).ranges.map {
      passage.text($0).split(separator: " ").joined(separator: " ")
    }
  }

  @Test("a dot ends a sentence")
  func ends() { #expect(sentences("Bitte zahlen. Danke schön!") == ["Bitte zahlen.", "Danke schön!"]) }

  @Test(
    "dates, ordinals and abbreviations do not",
    arguments: [
      "Bitte bis zum 12. September zahlen", "Herr Dr. Meier bittet um 3. Rate", "Fr. Isensee, Tel. Nr. 4711",
      "am 12.09. Freitag",
    ])
  func goesOn(text: String) { #expect(sentences(text) == [text]) }

  @Test("a comma before a clause that begins anew with Sie is a full stop misread")
  func misreadDot() {
    #expect(
      sentences("Der Beitrag wird am 15.01.2027 abgebucht, Sie können innerhalb eines Monats kündigen.") == [
        "Der Beitrag wird am 15.01.2027 abgebucht,", "Sie können innerhalb eines Monats kündigen.",
      ])
  }

  @Test(
    "a clause that another governs goes on, and so do small letters",
    arguments: [
      "Wir hoffen sehr auf Ihr Verständnis, Sie können uns jederzeit anrufen",
      "Wenn der Beitrag zum Jahresende steigt, können Sie kündigen",
      "Die Kinder kommen um zwölf Uhr zurück, sie können dann essen",
    ])
  func clauseGoesOn(text: String) { #expect(sentences(text) == [text]) }
}

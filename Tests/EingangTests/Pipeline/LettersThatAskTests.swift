import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct LettersThatAskTests {
  private static let understanding = Understanding(
    haushalt: Haushalt(
      namen: ["Sommer"], adresse: "Birkenweg 3, 50667 Köln",
      personen: [
        Person(name: "Maren"), Person(name: "Piet"),
        Person(name: "Jonas", rolle: .mittel, schule: "Humboldt-Gymnasium", klasse: "7b"),
        Person(name: "Ida", rolle: .klein, klasse: "2c"),
        Person(name: "Mats", rolle: .klein, klasse: "Schmetterlingsgruppe"),
      ]), ablage: [], erhalten: nil)

  private static let letters =
    SchoolLetters.all + ConsentLetters.all + ClubLetters.all + ForeignLetters.all + PlainLetters.all

  private func read(_ letter: AskingLetter) -> (extraction: Extraction, text: String) {
    let page = MarkedText(letter.text).page
    return (
      Self.understanding.vorschlag(for: [page]).extraction, page.rows.map(\.text).joined(separator: "\n") + page.text
    )
  }

  @Test("what is given back, to whom, until when and with how much cash", arguments: letters)
  func back(letter: AskingLetter) {
    let found = read(letter)
    #expect(found.extraction.rueckgabe?.value == letter.facts.back)
    for evidence in found.extraction.rueckgabe?.evidence ?? [] { #expect(found.text.contains(evidence.quote)) }
  }

  @Test("title, person, amount and whether something is to be done", arguments: letters)
  func card(letter: AskingLetter) {
    let extraction = read(letter).extraction
    #expect(extraction.titel?.value == letter.title)
    #expect(extraction.person?.value == letter.facts.person)
    if letter.facts.asks { #expect(extraction.betrag?.value.cents == letter.facts.cents) }
    #expect(extraction.needsDecision == letter.facts.asks)
  }

  @Test("the day to give a paper back is a Frist of the card")
  func frist() {
    for letter in Self.letters {
      guard let until = letter.facts.back?.until else { continue }
      let extraction = read(letter).extraction
      let days = ([extraction.frist].compactMap(\.self) + extraction.weitereFristen).map(\.value.day)
      #expect(days.contains(until), "\(letter.name)")
    }
  }
}

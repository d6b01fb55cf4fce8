import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct ZettelnameTests {
  private func paper(_ text: String) -> (name: String, signed: Bool)? {
    RueckgabeFinder(art: .elternbrief).request(in: Dokument([MarkedText(text).page])).map {
      ($0.candidate.value.paper, $0.candidate.value.signed)
    }
  }

  @Test(
    "a paper in quotes that is to come back goes by its own name",
    arguments: [
      (
        "Wir brauchen das Blatt „Badeerlaubnis“ ausgefüllt und unterschrieben bis 10.12. zurück.", "Badeerlaubnis", true
      ),
      ("Bitte geben Sie den Zettel „Abholzeiten“ bis Freitag in der Gruppe ab.", "Abholzeiten", false),
      ("Bitte geben Sie die „Fotofreigabe“ bis Freitag unterschrieben zurück.", "Fotofreigabe", true),
    ])
  func named(text: String, name: String, signed: Bool) throws {
    let found = try #require(paper(text))
    #expect(found.name == name)
    #expect(found.signed == signed)
  }

  @Test(
    "a book, a play and a paper to keep are none",
    arguments: [
      "Bitte geben Sie das Buch „Das Schiff“ bis Freitag in der Bücherei ab.",
      "Wir sehen das Stück „Die Mühle“ und kommen um 12 Uhr zurück.",
      "Das Blatt „Stundenplan“ haben wir Ihnen beigelegt.",
    ])
  func none(text: String) { #expect(paper(text) == nil) }
}

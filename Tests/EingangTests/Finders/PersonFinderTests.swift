import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct PersonFinderTests {
  private let haushalt = Haushalt(
    namen: ["Sommer"], adresse: "Birkenweg 3, 50667 Köln",
    personen: [
      Person(name: "Maren"), Person(name: "Piet"), Person(name: "Jonas", rolle: .mittel, klasse: "7b"),
      Person(name: "Ida", rolle: .klein), Person(name: "Oma Hanni", rolle: .gast, auch: ["Johanna Keller"]),
    ])

  private func best(_ text: String, _ household: Haushalt? = nil) -> String? {
    Ranker.person.field(PersonFinder(haushalt: household ?? haushalt).candidates(in: [MarkedText(text).page]))?.value
  }

  @Test(
    "the person a letter is about comes before the one it is addressed to",
    arguments: [
      ("Frau\nMaren Sommer\nBirkenweg 3\n50667 Köln\n\nUnterricht für Ida Sommer", "Ida"),
      ("Herrn\nPiet Sommer\nBirkenweg 3\n50667 Köln\n\nIhre Rechnung", "Piet"),
      ("An die Eltern der Klasse 7b\n\nLiebe Eltern,", "Jonas"),
      ("Grundschule am Bach\n\nLiebe Eltern,", "Ida"),
      ("Frau\nJohanna Keller\nBirkenweg 3\n\nIhr Termin", "Oma Hanni"),
      ("Patient: Jonas Sommer\nBehandlung am Montag", "Jonas"),
      ("Hallo Piet Sommer,\n\ndein Beitrag ist offen.", "Piet"),
    ])
  func findsPerson(text: String, person: String) {
    #expect(best(text) == person)
  }

  @Test(
    "names nobody where several are meant, or none",
    arguments: [
      "Maren und Piet Sommer\nBirkenweg 3\n50667 Köln\n\nIhre Küche ist fertig.",
      "Versicherte: Maren, Piet, Jonas und Ida Sommer",
      "Vielen Dank für Ihren Einkauf", "Idar-Oberstein, Jonasstraße 4",
    ])
  func findsNobody(text: String) {
    #expect(best(text) == nil)
  }

  @Test(
    "a class names its child, a school that two go to names nobody",
    arguments: [
      ("Rheinschule\n\nAn die Eltern der Klasse 7 b", "Jonas"), ("Rheinschule\n\nLiebe Eltern der 4. Klassen,", "Ida"),
      ("Rheinschule\n\nLiebe Eltern,\nam Montag ist schulfrei.", nil),
      ("Rheinschule\n\nLiebe Eltern von Jonas und Ida,", nil), ("Rheinschule\n\nFür Ihre Tochter Ida", "Ida"),
    ])
  func knowsClass(text: String, person: String?) {
    let household = Haushalt(
      namen: ["Sommer"],
      personen: [
        Person(name: "Maren"), Person(name: "Jonas", rolle: .mittel, schule: "Rheinschule", klasse: "7b"),
        Person(name: "Ida", rolle: .klein, schule: "Rheinschule", klasse: "4a"),
      ])
    #expect(best(text, household) == person)
  }

  @Test("a short form is known in the long one", arguments: [("grete", "margarete"), ("hannes", "johannes")])
  func knowsShortForm(short: String, long: String) {
    #expect(PersonMentions.isShortForm(short[...], of: long))
  }

  @Test("other names are no long form", arguments: [("grete", "gregor"), ("anna", "hanna berta"), ("lena", "lena")])
  func refusesOtherNames(short: String, long: String) {
    #expect(!PersonMentions.isShortForm(short[...], of: long))
  }

  @Test("without a household nobody is found")
  func needsHousehold() {
    #expect(best("Maren Sommer", Haushalt()) == nil)
  }
}

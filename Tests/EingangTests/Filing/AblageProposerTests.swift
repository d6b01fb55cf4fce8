import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct AblageProposerTests {
  private func ablage(
    _ text: String, _ art: Belegart, von absender: String?, person: String? = nil, rules: [AblageRule] = []
  ) -> String {
    let dokument = Dokument([MarkedText(text).page])
    let words = CueText(dokument, heading: Betreff(dokument).heading, absender: absender)
    return AblageProposer(rules: rules).ablage(for: words, art: art, absender: absender, person: person).value
  }

  @Test(
    "a word of an own rule stands alone, and a star lets it go on there",
    arguments: [
      ("Versicherung", "Ihre Versicherung", true), ("Versicherung", "Ihre Haftpflichtversicherung", false),
      ("Versicherung", "Ihr Versicherungsschein", false), ("*versicherung", "Ihre Haftpflichtversicherung", true),
      ("*versicherung", "Ihr Versicherungsschein", false), ("Versicherung*", "Ihr Versicherungsschein", true),
      ("*versicherung*", "Die Pflegeversicherungsbeiträge", true), ("Steuer*", "Die Besteuerung", false),
    ])
  func ownWords(word: String, text: String, isMet: Bool) {
    let rules = [AblageRule(ziel: "Eigenes", woerter: [word])]
    #expect((ablage(text, .info, von: nil, rules: rules) == "Eigenes") == isMet)
  }

  private static let papers: [(String, Belegart, String, String)] = [
    ("Klassenfahrt", .elternbrief, "Gymnasium am Bach", "Schule/Ida"),
    ("Die Gruppe der Vorschulkinder", .elternbrief, "Kita Pusteblume", "Kita/Ida"),
    ("Ihr Versicherungsschein", .versicherung, "Kranich Versicherung AG", "Versicherungen"),
    ("Zahnzusatzversicherung", .versicherung, "Kranich Krankenversicherung AG", "Versicherungen"),
    ("Fragebogen zur Familienversicherung", .info, "BKK Rosenau", "Gesundheit/Ida"),
    ("Behandlung am 3. März", .rechnung, "Zahnarztpraxis Dr. Kranich", "Gesundheit/Ida"),
    ("Rezept", .quittung, "Rosen-Apotheke", "Gesundheit/Ida"),
    ("Salbe Summe Bon", .quittung, "Rosen-Apotheke", "Gesundheit/Ida"),
    ("Ihr Termin zur Anpassung", .info, "Hörstudio Rosenau GmbH", "Gesundheit/Ida"),
    ("Ihre Brille ist fertig", .info, "Augenoptik Ohm", "Gesundheit/Ida"),
    ("Ihre Einlagen", .rechnung, "Sanitätshaus Ohm", "Gesundheit/Ida"),
    ("Strom und Wasser", .rechnung, "Stadtwerke Rosenau GmbH", "Wohnen"),
    ("Montage der Tür", .rechnung, "Tischlerei Ohm", "Wohnen"),
    ("Inspektion und Bremsen, Kennzeichen", .rechnung, "Autohaus Nord", "Auto"),
    ("Einkommensteuerbescheid", .bescheid, "Finanzamt Rosenau", "Steuern"),
    ("Hundesteuerbescheid Kassenzeichen", .bescheid, "Stadt Rosenau", "Behörden"),
    ("Kontoauszug", .info, "Sparkasse Rosenau", "Finanzen"),
    ("Ihre Kündigungsbestätigung", .vertrag, "Telekommunikation Nord GmbH", "Verträge"),
    ("Mitgliedsbeitrag", .rechnung, "Turnverein Au e. V.", "Freizeit/Ida"),
    ("Unterricht Cello", .rechnung, "Musikschule Au e. V.", "Freizeit/Ida"),
    ("Brot Summe", .quittung, "Supermarkt Ohm", "Belege"),
    ("Retoure", .gutschrift, "Wolle Versand", "Belege"),
  ]

  @Test("sender and kind choose the place", arguments: papers)
  func proposes(text: String, art: Belegart, absender: String, expected: String) {
    #expect(ablage(text, art, von: absender, person: "Ida") == expected)
  }

  @Test("without a person a sector has no folder of its own for one")
  func hasNoPerson() {
    #expect(ablage("Klassenfahrt", .elternbrief, von: "Gymnasium am Bach") == "Schule")
  }

  @Test("the household's own rule comes first, and only where all it asks for is met")
  func obeysRules() {
    let rules = [
      AblageRule(ziel: "Hund", woerter: ["hundesteuer"]),
      AblageRule(ziel: "Musik/Ida", person: "Ida", absender: "musikschule"),
    ]
    #expect(ablage("Bescheid Hundesteuer", .bescheid, von: "Stadt Rosenau", rules: rules) == "Hund")
    #expect(ablage("Unterricht", .rechnung, von: "Musikschule Au", person: "Ida", rules: rules) == "Musik/Ida")
    #expect(ablage("Unterricht", .rechnung, von: "Musikschule Au", person: "Piet", rules: rules) == "Freizeit/Piet")
  }

  @Test("nothing known goes to Sonstiges, and a slash in a name opens no folder")
  func isCareful() {
    #expect(ablage("", .info, von: nil) == "Sonstiges")
    #expect(ablage("Klassenfahrt", .elternbrief, von: "Gymnasium am Bach", person: "../Ida") == "Schule/..Ida")
  }
}

import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct ConfigurationReaderAblageTests {
  private func rules(_ text: String) throws -> [AblageRule] {
    try ConfigurationReader.configuration(from: "{ haushalt: { personen: [{ name: 'Ida' }] }, ablage: \(text) }").ablage
  }

  @Test("of a tree, what lies deeper comes first, with the conditions of what it lies in")
  func tree() throws {
    let rules = try rules(
      "[{ ziel: 'Schule', art: 'elternbrief', darunter: [{ ziel: 'Fahrten/{person}', woerter: ['Klassenfahrt'] }] }]")
    #expect(rules.map(\.ziel) == ["Schule/Fahrten/{person}", "Schule"])
    #expect(rules[0].darueber.map(\.art) == [.elternbrief])
    #expect(rules[1].darueber.isEmpty)
  }

  @Test("a level without a condition gathers what lies below it and takes nothing itself")
  func gathering() throws {
    let rules = try rules("[{ ziel: 'Haus', darunter: [{ ziel: 'Strom', woerter: ['kWh'] }] }]")
    #expect(rules.map(\.ziel) == ["Haus/Strom"])
    #expect(rules[0].darueber.isEmpty)
  }

  @Test("templates of names are read")
  func names() throws {
    let configuration = try ConfigurationReader.configuration(
      from: "{ namen: { datei: '{datum} {titel} ({betrag})', ordner: '{ablage}/{jahr}' } }")
    #expect(configuration.namen.datei.text == "{datum} {titel} ({betrag})")
    #expect(configuration.namen.ordner.text == "{ablage}/{jahr}")
    #expect(try ConfigurationReader.configuration(from: "{ namen: { ordner: '{ablage}' } }") == Configuration())
  }

  @Test(
    "a wrong template or target names its line, its key and what is allowed",
    arguments: [
      (
        "{\n namen: {\n datei: '{datun}' } }", 3, "namen.datei",
        "'{datun}' is no word of a name (did you mean 'datum'?). Allowed: {datum}"
      ),
      ("{ namen: {\n ordner: '{ablage' } }", 2, "namen.ordner", "a brace stands alone"),
      ("{ namen: { datei: '{ablage}/{titel}' } }", 1, "namen.datei", "folders stand in namen.ordner"),
      ("{ namen: { ordner: '../{ablage}' } }", 1, "namen.ordner", "below the Ablage"),
      ("{ namen: { ordner: '/{ablage}' } }", 1, "namen.ordner", "below the Ablage"),
      ("{ namen: { ordnr: 'x' } }", 1, "namen.ordnr", "unknown key"),
      ("{ ablage: [\n{ ziel: 'A/{wer}', art: 'info' }] }", 2, "ablage[0].ziel", "'{wer}' is no word of a name"),
      ("{ ablage: [{ ziel: 'A/{ablage}', art: 'info' }] }", 1, "ablage[0].ziel", "is no word of a name"),
      ("{ ablage: [{ ziel: 'A/../..', art: 'info' }] }", 1, "ablage[0].ziel", "below the Ablage"),
      (
        "{ ablage: [{ ziel: 'A', darunter: [{ ziel: '..', art: 'info' }] }] }", 1, "ablage[0].darunter[0].ziel",
        "below the Ablage"
      ),
      (
        "{ ablage: [{ ziel: 'A', art: 'info', darunter: [\n{ ziel: 'B' }] }] }", 2, "ablage[0].darunter[0]",
        "has no condition"
      ),
      ("{ ablage: [{ ziel: 'A', darunter: [] }] }", 1, "ablage[0]", "has no condition"),
    ] as [(String, Int, String, String)])
  func refused(text: String, line: Int, key: String, why: String) throws {
    let error = try #require(throws: ConfigurationError.self) { try ConfigurationReader.configuration(from: text) }
    #expect(error.line == line)
    #expect(error.key == key)
    #expect(error.why.contains(why), "\(error.why)")
  }

  @Test("a deeper target asks for what the one above asks for, too")
  func conditions() throws {
    let rules = try rules(
      "[{ ziel: 'Schule', woerter: ['Gymnasium'], darunter: [{ ziel: 'Fahrten', woerter: ['Klassenfahrt'] }] }]")
    func ziel(_ text: String) -> String {
      let dokument = Dokument([MarkedText(text).page])
      let words = CueText(dokument, heading: [], absender: nil)
      return AblageProposer(rules: rules).ablage(for: words, art: .info, absender: nil, person: nil).value
    }
    #expect(ziel("Gymnasium: Klassenfahrt") == "Schule/Fahrten")
    #expect(ziel("Gymnasium: Ferien") == "Schule")
    #expect(ziel("Klassenfahrt der Hundeschule") != "Schule/Fahrten")
  }
}

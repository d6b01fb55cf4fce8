import AlbertModel
@testable import Eingang
import Testing

struct ConfigurationReaderTests {
  /// A megabyte each, as large as a configuration may be; not arguments of the test, which would be printed.
  private static let megabytes: [String] = [
    "personen: [" + (0..<50_000).map { "{name:'P\($0)'}" }.joined(separator: ",") + "]",
    (0..<80_000).map { "k\($0): 1" }.joined(separator: ","),
    "name: [" + String(repeating: "'x',", count: 250_000) + "]",
    "name: '" + String(repeating: "ä", count: 500_000) + "'",
    "name: " + String(repeating: "[", count: 1_000_000), String(repeating: "/**/", count: 250_000),
    String(repeating: "\u{301}", count: 500_000) + ": 1", "name: 1" + String(repeating: "0", count: 1_000_000),
    "name: '" + String(repeating: "\\u0041", count: 160_000) + "'",
  ]

  @Test(
    "a megabyte of household is read or refused in time that grows with its length only", .timeLimit(.minutes(15)),
    arguments: megabytes.indices)
  func linear(index: Int) {
    let household = Self.megabytes[index]
    // The unoptimised build takes a second; what grows with the square of the length takes hours.
    do throws(ConfigurationError) {
      _ = try ConfigurationReader.configuration(from: "{ haushalt: { \(household) } }")
    } catch {
      #expect(error.description.utf8.count < 2000)
    }
  }

  @Test(
    "thirty thousand rules for thirty thousand people are read in time that grows with their number only",
    .timeLimit(.minutes(15)))
  func rules() throws {
    let people = (0..<15_000).map { "{name:'P\($0)'}" }.joined(separator: ",")
    let rules = (0..<15_000).map { "{ziel:'A',person:'P\($0)'}" }.joined(separator: ",")
    let configuration = try ConfigurationReader.configuration(
      from: "{ haushalt: { personen: [\(people)] }, ablage: [\(rules)] }")
    #expect(configuration.ablage.count == 15_000)
  }

  @Test(
    "what is wrong is repeated in a few harmless words, however long it is",
    arguments: ["K\u{1B}[2J\u{202E}", "K"])
  func echoes(word: String) {
    let text = word == "K" ? String(repeating: word, count: 1_000_000) : word
    for configuration in [
      "{ '\(text)': 1 }", "{ '\(text)': 1, '\(text)': 2 }", "{ haushalt: { '\(text)': 1 } }", "{ haushalt: '\(text)' }",
      "{ haushalt: { bundesland: '\(text)' } }",
      "{ haushalt: { personen: [{ name: '\(text)' }, { name: '\(text)' }] } }",
      "{ haushalt: { personen: [{ name: '\(text)' }] }, ablage: [{ ziel: 'A', person: 'K' }] }",
      "{ ablage: [{ ziel: 'A', person: '\(text)' }] }", "{ ablage: [{ ziel: '../\(text)' }] }", "{ a: \(text) }",
      "{ ordner: { inbox: '\(text)', archiv: '\(text)' } }", "{ ordner: { inbox: '~\(text)' } }", "{ '\(text)' }",
    ] {
      let error = #expect(throws: ConfigurationError.self) {
        try ConfigurationReader.configuration(from: configuration)
      }
      #expect((error?.description.utf8.count ?? .max) < 2000)
      #expect(error?.description.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" } ?? false)
    }
  }

  @Test("a household is read as it is written")
  func household() throws {
    let configuration = try ConfigurationReader.configuration(
      from: """
        {
          haushalt: {
            name: ["Berger", "Berger-Lang"],
            adresse: "Lindenweg 4,  48155 Münster",
            bundesland: "BY",
            personen: [
              { name: "Anna" },
              { name: "Felix", rolle: "mittel", geboren: 2012, schule: "Goethe-Gymnasium", klasse: "7b" },
              { name: "Grete", rolle: "gast", anrede: "Oma Grete", auch: ["Margarete"] },
            ],
          },
          ordner: { inbox: "/srv/scans" },
          sprachen: ["deu", "eng", "chi_sim"],
          ablage: [{ ziel: "Versicherungen/Kfz", person: "Anna", art: "versicherung", woerter: ["Kfz"] }],
          grenzen: { leser: 1, seiten: 20 },
        }
        """)
    #expect(configuration.haushalt.namen == ["Berger", "Berger-Lang"])
    #expect(configuration.haushalt.adresse == "Lindenweg 4, 48155 Münster")
    #expect(configuration.haushalt.bundesland == .bayern)
    #expect(
      configuration.haushalt.personen == [
        Person(name: "Anna"),
        Person(name: "Felix", rolle: .mittel, geboren: 2012, schule: "Goethe-Gymnasium", klasse: "7b"),
        Person(name: "Grete", rolle: .gast, anrede: "Oma Grete", auch: ["Margarete"]),
      ])
    #expect(configuration.ordner == Folders(inbox: "/srv/scans"))
    #expect(configuration.sprachen == ["deu", "eng", "chi_sim"])
    #expect(
      configuration.ablage == [
        AblageRule(ziel: "Versicherungen/Kfz", person: "Anna", art: .versicherung, woerter: ["Kfz"])
      ])
    #expect(configuration.grenzen == Limits(leser: 1, seiten: 20))
  }

  @Test("one name is a list of one")
  func oneName() throws {
    #expect(try ConfigurationReader.configuration(from: "{haushalt:{name:'Berger'}}").haushalt.namen == ["Berger"])
  }

  @Test("an empty block gives the defaults")
  func empty() throws {
    #expect(try ConfigurationReader.configuration(from: "{}") == Configuration())
  }

  @Test(
    "an unknown key names its line and what is allowed",
    arguments: [
      ("{\n haushalt: {\n  adrese: 'x' } }", 3, "haushalt.adrese", "(did you mean 'adresse'?)"),
      ("{ \n\n hausalt: {} }", 3, "hausalt", "(did you mean 'haushalt'?)"),
      (
        "{ haushalt: { personen: [\n{name:'A'},\n{name:'B', alter: 3}] } }", 3, "haushalt.personen[1].alter",
        "Allowed: name"
      ),
      ("{\n ordner: { eingang: 'x' } }", 2, "ordner.eingang", "Allowed: inbox, archiv, ablage"),
      ("{ grenzen: { seite: 3 } }", 1, "grenzen.seite", "(did you mean 'seiten'?)"),
      ("{ ablage: [{ ziel: 'x', wort: 'y' }] }", 1, "ablage[0].wort", "Allowed: ziel"),
    ] as [(String, Int, String, String)])
  func unknownKey(text: String, line: Int, key: String, hint: String) throws {
    let error = try #require(throws: ConfigurationError.self) { try ConfigurationReader.configuration(from: text) }
    #expect(error.line == line)
    #expect(error.key == key)
    #expect(error.why.hasPrefix("unknown key"))
    #expect(error.why.contains(hint), "\(error.why)")
  }

  @Test(
    "a wrong value names its line and what is allowed",
    arguments: [
      ("{ haushalt: {\n bundesland: 'NRW' } }", 2, "haushalt.bundesland", "(did you mean 'NW'?). Allowed: BW, BY"),
      ("{ haushalt: {\n bundesland: 5 } }", 2, "haushalt.bundesland", "is 5. Allowed: BW"),
      (
        "{ haushalt: { personen: [\n{ name: 'A', rolle: 'kind' }] } }", 2, "haushalt.personen[0].rolle",
        "erwachsen, mittel"
      ),
      ("{ haushalt: { personen: [\n{ rolle: 'klein' }] } }", 2, "haushalt.personen[0]", "has no name"),
      ("{ haushalt: { personen: [{name:'A'},\n{name:'A'}] } }", 2, "haushalt.personen[1].name", "twice"),
      ("{ haushalt: { personen: {} } }", 1, "haushalt.personen", "a list of blocks"),
      ("{ haushalt: { personen: [\n'Anna'] } }", 2, "haushalt.personen[0]", "a block in braces"),
      ("{ haushalt: { personen: [{name:'A',geboren:12}] } }", 1, "haushalt.personen[0].geboren", "from 1900 to 2100"),
      ("{ haushalt: { personen: [{name:'A',geboren:2012.5}] } }", 1, "haushalt.personen[0].geboren", "whole number"),
      ("{ haushalt: { name: '' } }", 1, "haushalt.name", "not empty"),
      ("{ haushalt: { name: ['A',\n 7] } }", 2, "haushalt.name[1]", "text in quotes"),
      ("{ haushalt: [] }", 1, "haushalt", "a block in braces"),
      ("[]", 1, nil, "a block in braces"),
      ("{ sprachen: [] }", 1, "sprachen", "language codes"),
      ("{ sprachen: ['../x'] }", 1, "sprachen", "language codes"),
      ("{ sprachen: 'deu' }", 1, "sprachen", "a list of texts"),
      ("{ ordner: {\n archiv: 'Eingang' } }", 2, "ordner.archiv", "another folder already"),
      ("{ ordner: { inbox: '~/x' } }", 1, "ordner.inbox", "tilde"),
      ("{ ordner: { inbox: 'a\\nb' } }", 1, "ordner.inbox", "on one line"),
      ("{ ablage: [{ art: 'rechnung' }] }", 1, "ablage[0]", "has no ziel"),
      ("{ ablage: [{ ziel: 'Auto' }] }", 1, "ablage[0]", "no condition"),
      ("{ ablage: [{ ziel: '../x', art: 'info' }] }", 1, "ablage[0].ziel", "beginning with a point"),
      ("{ ablage: [{ ziel: '/x', art: 'info' }] }", 1, "ablage[0].ziel", "none empty"),
      ("{ ablage: [{ ziel: '***', art: 'info' }] }", 1, "ablage[0].ziel", "of signs alone"),
      ("{ ablage: [{ ziel: 'x', person: 'Lena' }] }", 1, "ablage[0].person", "nobody"),
      (
        "{ haushalt: { personen: [{name:'Lena'}] },\n ablage: [{ ziel: 'x', person: 'Lean' }] }", 2, "ablage[0].person",
        "(did you mean 'Lena'?). Allowed: Lena"
      ),
      ("{ grenzen: { megapixel: 0 } }", 1, "grenzen.megapixel", "from 1 to 1000"),
      ("{ grenzen: { megapixel: Infinity } }", 1, "grenzen.megapixel", "from 1 to 1000"),
      ("{ grenzen: { speicherMiB: 64 } }", 1, "grenzen.speicherMiB", "from 1024"),
    ] as [(String, Int, String?, String)])
  func wrongValue(text: String, line: Int, key: String?, hint: String) throws {
    let error = try #require(throws: ConfigurationError.self) { try ConfigurationReader.configuration(from: text) }
    #expect(error.line == line)
    #expect(error.key == key)
    #expect(error.why.contains(hint), "\(error.why)")
    #expect(!error.description.contains("\n"))
  }
}

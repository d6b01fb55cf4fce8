import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@testable import eingangd

struct VorschlagSchemaTests {
  private static func schema() throws -> [String: Any] {
    let data = Data(try Repository.text("schema/vorschlag.schema.json").utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private static func object(_ card: Card) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(try JSONLine.text(card).utf8)) as? [String: Any])
  }

  /// The schema of a proposal, then that of a disturbed document.
  private static func form(_ index: Int) throws -> (properties: [String: Any], required: Set<String>) {
    let form = try #require((try schema()["oneOf"] as? [[String: Any]])?[index])
    return (
      try #require(form["properties"] as? [String: Any]), Set(try #require(form["required"] as? [String]))
    )
  }

  @Test("a decided card with every field has just the keys that the schema knows")
  func keys() throws {
    var decided = try SampleCard.card()
    decided.state = .abgelegt
    decided.wiedervorlage = try SampleCard.day("2025-09-20")
    var vorschlag = try #require(decided.vorschlag)
    vorschlag.extraction.vermerke = ["ASN 12"]
    decided.content = .vorschlag(vorschlag)
    let card = Set(try Self.object(decided).keys)
    let form = try Self.form(0)
    #expect(card == Set(form.properties.keys))
    #expect(form.required.isSubset(of: card))
    #expect(form.properties["additionalProperties"] == nil)
  }

  @Test("so has a card with nothing found")
  func empty() throws {
    let vorschlag = Vorschlag(
      Extraction(lang: "de", art: Field(.info, confidence: 0.1)), ablage: Field("Sonstiges", confidence: 0.1))
    let card = Card(state: .offen, files: ["x"], pages: [1], content: .vorschlag(vorschlag))
    let keys = Set(try Self.object(card).keys)
    let form = try Self.form(0)
    #expect(form.required.isSubset(of: keys))
    #expect(keys.isSubset(of: form.properties.keys))
  }

  @Test("so has a disturbed one")
  func disturbed() throws {
    let keys = Set(try Self.object(SampleCard.disturbed()).keys)
    let form = try Self.form(1)
    #expect(form.required.isSubset(of: keys))
    #expect(keys.isSubset(of: form.properties.keys))
  }

  @Test(
    "a field's object has the keys of its definition",
    arguments: ["betrag", "frist", "absender", "datum", "ablage", "rueckgabe"])
  func fields(name: String) throws {
    var sample = try SampleCard.card()
    var vorschlag = try #require(sample.vorschlag)
    vorschlag.ablage.reason = "wie der letzte Brief von Stadtwerke Rosenau"
    vorschlag.extraction.absender?.reason = "wie gedruckt"
    sample.content = .vorschlag(vorschlag)
    let card = try Self.object(sample)
    let field = try #require(card[name] as? [String: Any])
    let names = ["absender": "text", "ablage": "text", "datum": "day"]
    let definitions = try #require(try Self.schema()["$defs"] as? [String: [String: Any]])
    let definition = try #require(definitions[names[name] ?? name])
    #expect(Set(field.keys) == Set(try #require(definition["properties"] as? [String: Any]).keys))
  }

  @Test("the words of every enumeration are those of the model")
  func words() throws {
    let definitions = try #require(try Self.schema()["$defs"] as? [String: [String: Any]])
    func words(_ definition: String, _ key: String) throws -> [String] {
      let properties = try #require(definitions[definition]?["properties"] as? [String: [String: Any]])
      return try #require(properties[key]?["enum"] as? [Any]).compactMap { $0 as? String }
    }
    #expect(try words("art", "value") == Belegart.allCases.map(\.rawValue))
    #expect(try words("betrag", "direction") == Richtung.allCases.map(\.rawValue))
    #expect(try words("frist", "kind") == FristArt.allCases.map(\.rawValue))
  }
}

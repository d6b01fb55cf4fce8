import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct AbsenderMentionTests {
  private func mention(_ text: String, _ family: AbsenderFamily = .letterhead) throws -> AbsenderMention? {
    let line = try #require(MarkedText(text).page.lines.first)
    return AbsenderMention(
      line: line, range: 0..<line.bytes.count, family: family,
      names: HaushaltNames(Haushalt(namen: ["Sommer"], adresse: "Birkenweg 3, Köln")), textHeight: 0.01)
  }

  @Test("an organisation's name is kept with its distinctive words")
  func keepsName() throws {
    let found = try #require(try mention("Stadtwerke Rosenau GmbH"))
    #expect(found.name == "Stadtwerke Rosenau GmbH")
    #expect(found.hasLegalForm)
    #expect(found.distinctive.contains("rosenau"))
  }

  @Test("an owner's legal form is not the shop's, and one at the beginning is none")
  func knowsWhoseForm() throws {
    #expect(try mention("Inh. Ida Ohm e. K.")?.hasLegalForm == false)
    #expect(try mention("Ev. Kirchengemeinde Au")?.hasLegalForm == false)
    #expect(try mention("Turnverein Au e. V.")?.hasLegalForm == true)
  }

  @Test(
    "a kind of shop alone is no name",
    arguments: [("Trattoria", true), ("Bäckerei & Café", true), ("Bäckerei Ohm", false), ("Linden-Apotheke", false)])
  func knowsKinds(name: String, isGeneric: Bool) throws {
    #expect(try mention(name)?.isGeneric == isGeneric)
  }

  @Test("a company may be called by a label's word", arguments: ["Lieferant GmbH", "Verkäufer & Sohn OHG"])
  func keepsCompany(name: String) throws {
    #expect(try mention(name)?.name == name)
    #expect(try mention("Lieferant") == nil && mention("LOGO Vendeur") == nil)
  }

  @Test("a slip's small print gives the brand")
  func dropsLegalForm() throws {
    #expect(try mention("Ohm GmbH & Co. KG", .sliplegal)?.name == "Ohm")
  }

  @Test(
    "households, addresses, labels and sentences are none",
    arguments: [
      "Maren Sommer", "Birkenweg 3", "50667 Köln", "Telefon 0221 555", "Bitte zahlen Sie, wir danken Ihnen", "12",
    ])
  func refuses(text: String) throws {
    #expect(try mention(text) == nil)
  }
}

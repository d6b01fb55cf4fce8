import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct RuecklaufzettelTests {
  private func read(_ text: String) -> Ruecklaufzettel? { Ruecklaufzettel(Dokument([MarkedText(text).page])) }

  private static let letter = "Liebe Eltern,\n\nwir fahren in den Zoo.\n\nViele Grüße\nA. Pohl\n\n"

  @Test("a slip begins at its cut line, with scissors or only drawn")
  func cut() throws {
    for edge in ["✂ - - - - - - - -", "- - - - - - - - - - - - - - - -"] {
      let slip = try #require(
        read(Self.letter + edge + "\nName: ________\n☐ Mein Kind nimmt teil.\nUnterschrift: ______"))
      #expect(slip.head.text == edge)
      #expect(slip.isCut && slip.isSigned && slip.hasChoice)
    }
  }

  @Test("a form below the greeting needs no line")
  func heading() throws {
    let text = Self.letter + "Einverständniserklärung\n\nMein Kind darf teilnehmen.\n\nDatum, Unterschrift"
    #expect(try #require(read(text)).isCut == false)
  }

  @Test(
    "a bank's slip, a rule under a letterhead and a plain letter are none",
    arguments: [
      letter + "- - - - - - - - - - - - - - -\nSEPA-Überweisung/Zahlschein\nIBAN: ______\nUnterschrift",
      letter + "Zahlungsanweisung\nIBAN ______\nUnterschrift",
      "Kita Regenbogen\n____________________\n\nLiebe Eltern,\nmein Kind fragte, ob es regnet.\nViele Grüße",
      letter,
    ])
  func none(text: String) { #expect(read(text) == nil) }
}

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

  @Test("of hundreds of headings the first with a form's lines below it begins the slip")
  func manyHeadings() throws {
    let headings = (1...200).map { "Formular \($0)" }.joined(separator: "\n") + "\n"
    let form = "Name: ________\n☐ Mein Kind nimmt teil.\nUnterschrift: ______"
    let slip = try #require(read(headings + form))
    #expect(slip.head.text == "Formular 1" && slip.rows.count == 203 && !slip.isCut)
    #expect(read(headings) == nil)
    #expect(read(form + "\n" + headings) == nil)
    #expect(read(headings + form + "\nZahlschein") == nil)
  }

  @Test("a closing above makes a heading the slip's, one below does not")
  func headingBelowClosing() throws {
    let slip = try #require(
      read("Formular\n\nViele Grüße\nA. Pohl\n\nFormular 2\n☐ Ja\nMein Kind darf mit.\nUnterschrift"))
    #expect(slip.head.text == "Formular 2")
  }
}

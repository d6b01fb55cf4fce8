import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct PhraseTests {
  private func finds(_ phrase: Phrase, in text: String) -> String? {
    MarkedText(text).page.rows.first.flatMap { row in row.range(of: phrase).map { row.text($0) } }
  }

  @Test("a phrase stands alone unless a star opens an end")
  func respectsWords() {
    #expect(finds("rechnung", in: "Ihre Rechnung vom Montag") == "Rechnung")
    #expect(finds("rechnung", in: "Rechnungsbetrag") == nil)
    #expect(finds("rechnung*", in: "Rechnungsbetrag") == "Rechnung")
    #expect(finds("*rechnung", in: "Abschlagsrechnung 2") == "rechnung")
    #expect(finds("gebühr", in: "GEBÜHR 5,00") == "GEBÜHR")
  }

  @Test("a star between words leaves room for others, but not for the rest of a long line")
  func leavesRoom() {
    #expect(finds("geben sie*ab", in: "Bitte geben Sie den Zettel morgen ab.") == "geben Sie den Zettel morgen ab")
    #expect(finds("geben sie*ab", in: "Bitte geben Sie uns Bescheid") == nil)
    #expect(finds("geben sie*ab", in: "Bitte geben Sie den Abschnitt zurück") == nil)
    #expect(finds("ihr*ausweis*", in: "Ihr Personal Ausweisdokument") == "Ihr Personal Ausweis")
    let far = String(repeating: "und noch etwas ", count: 6)
    #expect(finds("geben sie*ab", in: "geben Sie \(far)ab") == nil)
  }

  @Test("an empty phrase and an empty line give nothing")
  func survivesEmptiness() {
    #expect(finds("", in: "Rechnung") == nil)
    #expect(Phrase("rechnung").range(in: [], 0..<0) == nil)
    #expect(Phrase("*").range(in: [0x41], 0..<1) == nil)
  }

  @Test("the last place is found within bounds")
  func findsLast() throws {
    let row = try #require(MarkedText("Summe 1 Summe 2").page.rows.first)
    #expect(row.lastRange(of: "summe") == 8..<13)
    #expect(row.lastRange(of: "summe", in: 0..<9) == 0..<5)
  }
}

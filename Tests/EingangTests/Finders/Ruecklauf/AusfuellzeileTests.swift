import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct AusfuellzeileTests {
  private func row(_ text: String) throws -> TextLine { try #require(MarkedText(text).page.rows.first) }

  @Test("boxes are choices, and what is read for one is a likely choice")
  func choices() throws {
    for text in ["☐ ja ☐ nein", "[ ] nimmt teil", "( ) ja ( ) nein", "[] wird abgeholt"] {
      #expect(Ausfuellzeile.choice(try row(text)).sure, "\(text)")
    }
    let misread = Ausfuellzeile.choice(try row("DI Mein Kind darf mitfahren"))
    #expect(misread.likely && !misread.sure)
    #expect(!Ausfuellzeile.choice(try row("Wir fahren mit dem Bus")).likely)
  }

  @Test("blanks, signatures and statements are told from prose")
  func lines() throws {
    #expect(Ausfuellzeile.isBlank(try row("Telefon: ________")))
    #expect(Ausfuellzeile.isBlank(try row("Name des Kindes")))
    #expect(Ausfuellzeile.isSignature(try row("Unterschrift der Erziehungsberechtigten")))
    #expect(Ausfuellzeile.isStatement(try row("Hiermit melde ich mein Kind an.")))
    let prose = try row("Am Freitag endet der Unterricht nach der vierten Stunde.")
    #expect(!Ausfuellzeile.isBlank(prose) && !Ausfuellzeile.isSignature(prose) && !Ausfuellzeile.isStatement(prose))
  }
}

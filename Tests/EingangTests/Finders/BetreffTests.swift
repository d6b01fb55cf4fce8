import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct BetreffTests {
  @Test("the subject stands between address and salutation")
  func findsSubject() {
    let text = "50667 Köln\n\n\n\nIhr Vertrag\nNachtrag 2\n\nSehr geehrte Frau Sommer,\nwir schreiben Ihnen."
    #expect(Betreff(Dokument([MarkedText(text).page])).subject.map(\.text) == ["Ihr Vertrag", "Nachtrag 2"])
  }

  @Test("without a salutation a paper's name alone is its heading")
  func findsName() {
    let betreff = Betreff(Dokument([MarkedText("Lieferschein & Rechnung\nWolle 3,00 €").page]))
    #expect(betreff.subject.isEmpty)
    #expect(betreff.heading.map(\.text) == ["Lieferschein & Rechnung"])
  }

  @Test("nothing to read gives nothing")
  func survivesEmptiness() {
    #expect(Betreff(Dokument([])).heading.isEmpty)
  }
}

import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang
@testable import eingangd

struct QuotedLineTests {
  private func line(_ field: Feldname, width: Int = 80) throws -> String {
    let school = try ReviewSample.school()
    let page = MarkedText(ReviewSample.schoolLetter).page
    let shown = try #require(ShownField.all(of: school, today: ReviewSample.today).first { $0.name == field })
    let evidence = try #require(shown.evidence.first)
    let printed = ShownField.printed(field, of: school)
    return QuotedLine(evidence, in: [page], saying: printed).line(width: width).text
  }

  @Test("the whole line is quoted, the value marked in it")
  func marks() throws {
    #expect(try line(.absender) == "„›Goethe-Gymnasium‹ Ahrenbeck“ S. 1")
    #expect(
      try line(.betrag, width: 110)
        == "„Der Beitrag von ›85,00 €‹ ist bis zum 15.09.2025 bei der Klassenlehrung abzugeben, dazu der Zettel“ S. 1")
  }

  @Test("what does not fit is cut on both sides of the value, never the value", arguments: [20, 30, 37, 60])
  func cuts(width: Int) throws {
    for field in [Feldname.betrag, .frist] {
      let text = try line(field, width: width)
      #expect(DisplayWidth.of(text) <= width)
      #expect(text.contains(field == .betrag ? "›85,00 €‹" : "›15.09.2025‹"))
    }
  }

  @Test("without its page, the words that were read are quoted")
  func alone() {
    let box = BoundingBox(x: 0.1, y: 0.1, width: 0.1, height: 0.1)
    let evidence = Evidence(page: 2, box: box, quote: "Gesamt 9,00 €", rule: "test")
    #expect(QuotedLine(evidence, saying: ["9,00 €"]).line(width: 40).text == "„Gesamt ›9,00 €‹“ S. 2")
    #expect(QuotedLine(evidence).line(width: 40).text == "„›Gesamt 9,00 €‹“ S. 2")
  }

  @Test("what stands in the file and nowhere on the paper has no line there")
  func unprinted() {
    let page = MarkedText("Zahlbar bis zum 15.09.2025").page
    let whole = BoundingBox(x: 0, y: 0, width: 1, height: 1)
    let evidence = Evidence(page: 1, box: whole, quote: "Fällig 2025-09-15", rule: "test")
    #expect(QuotedLine(evidence, in: [page]).line(width: 40).text == "„›Fällig 2025-09-15‹“ S. 1")
  }

  @Test("nothing in a quote steers the terminal")
  func harmless() {
    let box = BoundingBox(x: 0.1, y: 0.1, width: 0.1, height: 0.1)
    let evidence = Evidence(page: 1, box: box, quote: "\u{1B}[2J", rule: "test")
    #expect(QuotedLine(evidence).line(width: 40).text == "„›·[2J‹“ S. 1")
  }
}

import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct AbsenderColumnsTests {
  private func columns(_ text: String, isSlip: Bool = false) -> (AbsenderColumns, [TextLine]) {
    let dokument = Dokument([MarkedText(text).page])
    return (AbsenderColumns(dokument, isSlip: isSlip), dokument.lines)
  }

  @Test("what stands under a line is of its own column and ends at an empty line")
  func readsDown() throws {
    let (columns, lines) = columns(
      """
      Verkäufer                 Käufer
      Ohm OHG                   Uhr GmbH
      Weg 9                     Gasse 1

      Artikel                   Menge
      """)
    let label = try #require(lines.first)
    #expect(columns.under(label, most: 6).map(\.text) == ["Ohm OHG", "Weg 9"])
    #expect(
      columns.over(try #require(lines.first { $0.text == "Gasse 1" }), most: 4).map(\.text) == ["Uhr GmbH", "Käufer"])
    #expect(columns.beside(label)?.text == "Käufer")
  }

  @Test("an amount is known beside a line, a date is none")
  func seesAmounts() throws {
    let (columns, lines) = columns("Brot          3,20 A\nStadt Rosenau          12.03.25")
    #expect(columns.hasAmount(try #require(lines.first)))
    #expect(!columns.hasAmount(try #require(lines.last)))
  }

  @Test(
    "points part cents on slips only",
    arguments: [
      ("3,20", true, true), ("3.20", false, true), ("812.25", false, true), ("HRB1.23", false, false),
      ("A", false, false),
    ])
  func readsAmounts(text: String, inLetter: Bool, onSlip: Bool) {
    #expect(AbsenderColumns.isAmount(text, orPoint: false) == inLetter)
    #expect(AbsenderColumns.isAmount(text, orPoint: true) == onSlip)
  }

  @Test("an amount on another page stands beside nothing")
  func seesAmountsOfItsPage() throws {
    let dokument = Dokument([MarkedText("Brot").page, MarkedText("Milch   1,15", page: 2).page])
    let columns = AbsenderColumns(dokument, isSlip: false)
    #expect(!columns.hasAmount(try #require(dokument.lines.first)))
    #expect(columns.hasAmount(try #require(dokument.lines.first { $0.text == "Milch" })))
  }
}

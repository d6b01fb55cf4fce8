import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct DatedPassageTests {
  @Test("a page is read as sentences and as rows, each with its dates")
  func readsBoth() {
    let page = MarkedText("Anmeldung bis\n15.09.2025 oder\n\nDatum      01.02.2025").page
    let pages = DatedPages([page])
    #expect(pages.flow.map { $0.mentions.map(\.completeDay?.iso) } == [["2025-09-15", "2025-02-01"]])
    #expect(pages.rows.map { $0.mentions.map(\.completeDay?.iso) } == [["2025-09-15", "2025-02-01"]])
    let rows = String(decoding: pages.rows[0].text.bytes, as: UTF8.self)
    #expect(rows.contains("Datum 01.02.2025"))
  }

  @Test("a calendar's dates are not all kept")
  func isBounded() {
    let text = String(repeating: "15.09.2025 ", count: 90)
    let page = MarkedText((1...6).map { _ in text }.joined(separator: "\n")).page
    #expect(DatedPassage.flow(page).mentions.count == 400)
  }
}

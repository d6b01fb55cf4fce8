import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct SeitenzahlTests {
  /// A page with this line in the middle, or at its lower edge.
  private func page(_ line: String, atEdge: Bool) -> PageText {
    MarkedText("Stadtwerke Neustadt" + String(repeating: "\n", count: atEdge ? 76 : 40) + line).page
  }

  @Test(
    "reads how a page counts itself, misread letters and all",
    arguments: [
      ("Seite 1 von 2", 1, 2), ("Seite 2/3", 2, 3), ("Seite: 2 / 2", 2, 2), ("Page 1 of 2", 1, 2), ("Seite1von2", 1, 2),
      ("Blatt 3 von 12", 3, 12), ("Seite l von 2", 1, 2), ("Selte 2 yon 2", 2, 2), ("S. 1/2", 1, 2),
      ("Rechnung 4711   Seite 2 von 3", 2, 3), ("SEITE 1 VON 1", 1, 1), ("Seite 2 | 4", 2, 4),
    ])
  func whole(line: String, seite: Int, von: Int) {
    for atEdge in [false, true] {
      #expect(Seitenzahl(page(line, atEdge: atEdge)) == Seitenzahl(seite, von: von))
    }
  }

  @Test(
    "a number without its total counts at the edge only",
    arguments: [
      ("- 2 -", 2), ("– 3 –", 3), ("Blatt 2", 2), ("Seite 2", 2), ("Seite 2 zum Schreiben vom 01.09.2025", 2),
    ])
  func bare(line: String, seite: Int) {
    #expect(Seitenzahl(page(line, atEdge: true)) == Seitenzahl(seite, von: nil))
    #expect(Seitenzahl(page(line, atEdge: false)) == nil)
  }

  @Test("two figures alone count at the edge only", arguments: ["2/3", "2 von 3", "2 / 3"])
  func alone(line: String) {
    #expect(Seitenzahl(page(line, atEdge: true)) == Seitenzahl(2, von: 3))
    #expect(Seitenzahl(page(line, atEdge: false)) == nil)
  }

  @Test(
    "another page that a text speaks of, and what only looks like one, is left alone",
    arguments: [
      "siehe Seite 2 von 3", "auf Seite 1 von 4", "Seite 3 von 2", "Seite 0 von 2", "Seite 12,50", "Seite 1.9.2025",
      "Rückseite 1 von 2", "Seite an Seite", "01/02", "1/2025", "Seiten 2 von 3", "Seite 1234 von 2000", "- 2 -, - 3 -",
      "12:30", "s. 4",
    ])
  func none(line: String) {
    for atEdge in [false, true] { #expect(Seitenzahl(page(line, atEdge: atEdge)) == nil, "\(line)") }
  }

  @Test("a page that says two things says nothing, unless one stands at the edge")
  func contradictory() {
    let gap = String(repeating: "\n", count: 30)
    #expect(Seitenzahl(MarkedText("x" + gap + "Seite 1 von 2" + "\n\nSeite 2 von 3").page) == nil)
    #expect(Seitenzahl(MarkedText("Seite 1 von 2" + gap + "Seite 3 von 4").page) == Seitenzahl(1, von: 2))
    #expect(Seitenzahl(MarkedText("").page) == nil)
  }
}

import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite("Letters within one scan")
struct ScanbriefTests {
  private func starts(_ texts: String...) -> [Int] {
    let pages = texts.enumerated().map { Briefe.page($1).renumbered($0 + 1) }
    return Scanbrief.starts(pages) { Briefe.understanding.vorschlag(for: $0).extraction }
  }

  private static let invoice = Briefe.invoice("RE-20250815")
  private static let second = Briefe.secondPage("RE-20250815")
  private static let other = Briefe.invoice("4711-99", day: "02.09.2025", page: "Seite 1 von 1")
  private static let school =
    Briefe.letter("Goethe-Gymnasium Neustadt", day: "03.09.2025", subject: "Klassenfahrt") + "\nSeite 1 von 1"

  @Test("another letter begins where a page says so and bears another head")
  func begins() {
    #expect(starts(Self.invoice, Self.second, Self.other) == [0, 2])
    #expect(starts(Self.invoice, Self.second, Self.school, Self.other) == [0, 2, 3])
  }

  @Test("blank pages belong to the letter before them")
  func blanks() { #expect(starts(Self.invoice, "", Self.second, "", Self.other, "") == [0, 4]) }

  @Test("a head alone, a page number alone, and an annex with its own pages begin nothing")
  func nearMisses() {
    #expect(starts(Self.other, Briefe.letter("Goethe-Gymnasium Neustadt", day: "03.09.2025", subject: "Fahrt")) == [0])
    #expect(starts(Self.other, "Allgemeine Bedingungen\n\nSeite 1 von 4") == [0])
    #expect(starts(Self.other, Self.other) == [0])
    // The page before says that it is not the last one.
    #expect(starts(Self.invoice, Self.other) == [0])
    #expect(starts("", "") == [0])
  }
}

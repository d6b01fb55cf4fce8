import EingangTestSupport
import Testing

@testable import Eingang

@Suite("Documents beside one another on one image")
struct NebeneinanderTests {
  private func starts(_ texts: [String], kind: PagePart.Kind? = .sheet) -> [Int] {
    let pages = texts.enumerated().map { index, text in
      PagePartTests.page(
        text, kind.map { PagePartTests.part(index + 1, of: texts.count, kind: $0) }, number: index + 1)
    }
    return Nebeneinander.starts(pages) { Briefe.understanding.vorschlag(for: $0).extraction }
  }

  private static let baker = Briefe.receipt("Bäckerei Kornblume", day: "01.09.2025", total: "41,00")
  private static let chemist = Briefe.receipt("Drogerie Mohn", day: "02.09.2025", total: "42,00")

  @Test("two receipts are two documents, three are three")
  func receipts() {
    #expect(starts([Self.baker, Self.chemist]) == [0, 1])
    let third = Briefe.receipt("Gärtnerei Halm", day: "03.09.2025", total: "43,00")
    #expect(starts([Self.baker, Self.chemist, third]) == [0, 1, 2])
  }

  @Test("two letters are two")
  func letters() {
    let texts = [
      Briefe.letter("Goethe-Gymnasium Neustadt", day: "01.09.2025", subject: "Klassenfahrt"),
      Briefe.letter("Turnverein Neustadt e. V.", day: "03.09.2025", subject: "Hallenzeiten"),
    ]
    #expect(starts(texts) == [0, 1])
  }

  @Test("a card slip beside its receipt, the pages of one letter, and a note beside anything stay together")
  func stay() {
    let slip = """
      Bäckerei Kornblume
      Kundenbeleg   Terminal 54990017
      01.09.2025 11:38
      girocard   41,00 EUR
      """
    #expect(starts([Self.baker, slip]) == [0])
    #expect(starts([Briefe.invoice("RE-20250815"), Briefe.secondPage("RE-20250815")]) == [0])
    #expect(starts([Self.baker, "Bitte noch umtauschen"]) == [0])
  }

  @Test("halves of a double page and pages of their own are for others to look at")
  func others() {
    #expect(starts([Self.baker, Self.chemist], kind: .half) == [0])
    #expect(starts([Self.baker, Self.chemist], kind: nil) == [0])
  }
}

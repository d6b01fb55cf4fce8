import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct ZusammengehoerigkeitTests {
  private func teil(_ id: Int, _ text: String, name: String = "scan.jpg") throws -> Zusammengehoerigkeit.Teil {
    let teil = try #require(Briefteil([Briefe.page(text)]))
    return Zusammengehoerigkeit.Teil(id: id, teil: teil, kopf: Briefe.kopf(text), files: [name])
  }

  @Test("the card with the other page of the same invoice is found, and the reason told")
  func found() throws {
    let first = try teil(1, Briefe.invoice("RE-20250815"))
    let second = try teil(2, Briefe.secondPage("RE-20250815"))
    let found = try #require(Zusammengehoerigkeit.partner(of: second, among: [first]))
    #expect(found.id == 1)
    #expect(found.why.hasPrefix("Seite 1 von 2, Seite 2 von 2, gleiche Nummer"))
    #expect(Zusammengehoerigkeit.partner(of: first, among: [second])?.id == 2)
  }

  @Test("of several first pages the one with the same number is taken")
  func best() throws {
    let firsts = try [teil(1, Briefe.invoice("RE-20250815")), teil(2, Briefe.invoice("RE-20250901"))]
    let second = try teil(3, Briefe.secondPage("RE-20250901"))
    #expect(Zusammengehoerigkeit.partner(of: second, among: firsts)?.id == 2)
  }

  @Test("where two cards fit as well, none is taken")
  func ambiguous() throws {
    let firsts = try [teil(1, Briefe.invoice("RE-20250815")), teil(2, Briefe.invoice("RE-20250815"))]
    #expect(Zusammengehoerigkeit.partner(of: try teil(3, Briefe.secondPage("RE-20250815")), among: firsts) == nil)
  }

  @Test("another number, another count, the same page, or nothing in common is no match")
  func none() throws {
    let first = try teil(1, Briefe.invoice("RE-20250815"))
    for text in [
      Briefe.secondPage("RE-20250901"), Briefe.secondPage("RE-20250815", page: "Seite 2 von 3"),
      Briefe.invoice("RE-20250815"), "Seite 2 von 2\n\nWir wünschen einen schönen Tag.",
    ] {
      #expect(Zusammengehoerigkeit.partner(of: try teil(2, text), among: [first]) == nil, "\(text.prefix(40))")
    }
  }

  @Test("the day is enough where the names of the files follow one another")
  func neighbours() throws {
    let first = try teil(
      1, Briefe.letter("Goethe-Gymnasium Neustadt", day: "01.09.2025", subject: "Fahrt") + "\nSeite 1 von 2",
      name: "IMG_0041.jpg")
    let text = "Seite 2 von 2\n\nzum Schreiben vom 01.09.2025"
    #expect(Zusammengehoerigkeit.partner(of: try teil(2, text, name: "IMG_0099.jpg"), among: [first]) == nil)
    #expect(Zusammengehoerigkeit.partner(of: try teil(2, text, name: "IMG_0042.jpg"), among: [first])?.id == 1)
  }
}

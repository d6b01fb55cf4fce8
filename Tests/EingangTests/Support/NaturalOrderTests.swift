import Eingang
import Testing

@Suite struct NaturalOrderTests {
  @Test(
    "pages stand in the order in which people number them",
    arguments: [
      ["Seite 1", "Seite 2", "Seite 10"], ["1.jpg", "02.jpg", "3.jpg"], ["a", "B", "c"], ["IMG_0009", "IMG_0010"],
      ["scan", "scan 2"], ["7b.pdf", "10a.pdf"], ["99999999999999999999998", "99999999999999999999999"],
    ])
  func order(names: [String]) {
    #expect(names.reversed().sorted(by: NaturalOrder.precedes) == names)
    #expect(names.sorted(by: NaturalOrder.precedes) == names)
  }

  @Test("no name comes before itself", arguments: ["", "a", "01", "Seite 1"])
  func irreflexive(name: String) {
    #expect(!NaturalOrder.precedes(name, name))
  }
}

import EingangTestSupport
import Testing

@testable import eingangd

struct ReviewGoldenTests {
  @Test(
    "screens look as they were drawn by hand",
    arguments: [("review-80x24", 80, 24, ""), ("review-120x40", 120, 40, ""), ("aendern-80x24", 80, 24, "ä2")])
  func golden(name: String, columns: Int, rows: Int, keys: String) throws {
    var model = try ReviewSample.model(columns, rows)
    model.select(1)
    _ = model.handle(.places(1, try ReviewSample.places()))
    model.type(keys)
    let expected = try Repository.text("Tests/Golden/\(name).txt").split(
      separator: "\n", omittingEmptySubsequences: false)
    let screen = model.screen.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    #expect(screen == expected.dropLast().map(String.init), "\n\(screen.joined(separator: "\n"))")
  }
}

import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite("A stack with separator sheets")
struct StapelTests {
  /// A letter stands for a written page, a blank for a blank one, a bar for a sheet.
  private func stack(_ signs: String) -> Stapel? {
    Stapel(
      signs.enumerated().map { index, sign in
        let page = MarkedText(sign == " " || sign == "|" ? "" : "Brief \(sign)").page.renumbered(index + 1)
        let box = BoundingBox(x: 0, y: 0, width: 1, height: 1)
        return sign == "|" ? page.with(codes: [PageCode(.qr, text: Trennblatt.payload(), box: box)]) : page
      })
  }

  @Test(
    "each letter has its own pages, the sheets and their backs none",
    arguments: [
      ("ab|c", [[1, 2], [4]], [3]), ("|a|b|", [[2], [4]], [1, 3, 5]), ("a b | c", [[1, 2, 3, 4], [7]], [5, 6]),
      ("a||b", [[1], [4]], [2, 3]), ("a|  b", [[1], [4, 5]], [2, 3]), ("|a", [[2]], [1]),
      ("a | |", [[1, 2]], [3, 4, 5]),
      ("a|b c", [[1], [3, 4, 5]], [2]),
    ])
  func letters(signs: String, letters: [[Int]], sheets: [Int]) {
    let stack = stack(signs)
    #expect(stack?.letters == letters)
    #expect(stack?.sheets == sheets)
  }

  @Test("no sheet, or nothing but sheets, is no stack", arguments: ["abc", "", "|", "| |", "a b"])
  func none(signs: String) { #expect(stack(signs) == nil) }
}

import Eingang

/// What there is on both sides of the line that halves an upright page, and whether it is the fold of a double page.
struct Gutter: Hashable, Sendable {
  /// Where the letters before it end, as a share of the page's width.
  var left: Double
  /// Where those behind it begin.
  var right: Double
  /// How many there are on that side that has fewer of them.
  var letters: Int
  /// Shapes that lie on the line itself: a headline, a picture, a table.
  var across: Int

  /// A page of A3 lying, as its file says how large it is; a scanner cuts some millimetres off, or adds some.
  ///
  /// Nothing else is looked at: two columns on A4 have no such size, and a photo does not tell its own.
  static func mayDivide(width: Int, height: Int, dpi: Int?) -> Bool {
    guard let dpi, dpi > 0 else { return false }
    let millimetres = 25.4 / Double(dpi)
    return wide.contains(Double(width) * millimetres) && high.contains(Double(height) * millimetres)
  }

  /// Two pages beside one another: their inner margins are much wider than the gap between two columns, and equal.
  var dividesForSure: Bool {
    let (before, behind) = (0.5 - left, right - 0.5)
    return across == 0 && letters >= Gutter.fewestLetters && min(before, behind) >= Gutter.leastMargin
      && before + behind >= 2.5 * Gutter.leastMargin
  }

  private static let wide = 400.0...440.0
  private static let high = 280.0...315.0
  /// Seven millimetres of A3; what is scanned askew or shows a bit of the glass moves the fold by a few.
  private static let leastMargin = 7.0 / 420
  /// Some ten lines: page numbers, a stamp or a caption alone are no page.
  private static let fewestLetters = 300
}

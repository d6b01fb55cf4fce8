import Eingang

/// Which way a page's letters reach beyond their lines: in Latin script more of them upwards than downwards.
struct Ascenders: Hashable, Sendable {
  /// Surplus above lines that run across, in standard deviations; negative where they hang.
  var up: Double
  /// The same of lines that run from the bottom to the top.
  var left: Double

  /// Quarter turns clockwise that set the page upright; nil where its letters do not tell: capitals and figures reach
  /// neither way.
  var turnsToUpright: Int? {
    let (vertical, horizontal) = (abs(up), abs(left))
    if vertical >= Ascenders.sure, vertical >= Ascenders.ratio * horizontal { return up > 0 ? 0 : 2 }
    if horizontal >= Ascenders.sure, horizontal >= Ascenders.ratio * vertical { return left > 0 ? 1 : 3 }
    return nil
  }

  // What the library takes for its own decisions; slips of capitals and figures stay below, either way.
  private static let sure = 8.0
  private static let ratio = 2.5
}

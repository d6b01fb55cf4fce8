import AlbertModel
import Eingang

/// Sheets that lie beside one another, as receipts on a scanner's glass do.
extension Sheet {
  /// The sheets, in reading order; none unless there are several for sure.
  ///
  /// Each has its edges all round, what they lie on is seen between them, and no two are parts of one: a fold or a dark
  /// bar leaves the sides of the one in line with those of the other.
  static func apart(of found: [Sheet]) -> [Sheet] {
    let sure = distinct(found.filter(\.isBeyondDoubt))
    let rims = sure.filter { rim in
      let within = sure.filter { $0 != rim && rim.covers($0) }
      // Round several sheets there is often a larger outline that follows them.
      return !within.contains { one in within.contains { one.gap(to: $0) > 0 } }
    }
    var chosen: [Sheet] = []
    for sheet in rims
    where !chosen.contains(where: { $0.gap(to: sheet) <= 0 }) { chosen.append(sheet) }
    guard (2...PagePart.most).contains(chosen.count), let side = chosen.map(\.pictureSide).max(),
      chosen.indices.allSatisfy({ index in
        chosen[..<index].allSatisfy { chosen[index].isApart(from: $0, side: side) }
      })
    else { return [] }
    return inReadingOrder(chosen)
  }

  /// Hardly any letter lies beyond all of them.
  static func holdAll(lettersBeyond share: Double) -> Bool { !isCutShort(lettersBeyond: share) }

  /// What lies round it, as fractions of the photo.
  func box(width: Double, height: Double) -> BoundingBox {
    let (x, y) = (corners.map { min(max($0.x / width, 0), 1) }, corners.map { min(max($0.y / height, 0), 1) })
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return BoundingBox(x: left, y: top, width: (x.max() ?? 1) - left, height: (y.max() ?? 1) - top)
  }

  /// The clearest first; of outlines that hardly differ, of which there may be thousands, one.
  private static func distinct(_ sheets: [Sheet]) -> [Sheet] {
    var kept: [Sheet] = []
    for sheet in sheets.sorted(by: { $0.clearness > $1.clearness })
    where !kept.contains(where: { $0.isNearly(sheet) }) {
      kept.append(sheet)
      if kept.count == mostDistinct { break }
    }
    return kept
  }

  /// Every three of them are compared.
  private static let mostDistinct = 60

  private func isNearly(_ other: Sheet) -> Bool {
    let slack = Sheet.leastGap * pictureSide
    return zip(corners, other.corners).allSatisfy { abs($0.x - $1.x) <= slack && abs($0.y - $1.y) <= slack }
  }

  private var isBeyondDoubt: Bool {
    let seen = edges.compactMap(\.self)
    return isClear && seen.count == 4 && seen.allSatisfy { $0 >= 0.75 }
  }

  /// Of the photo, as long as its sides are not too different.
  private var pictureSide: Double { (area / max(share, 0.01)).squareRoot() }

  private func isApart(from other: Sheet, side: Double) -> Bool {
    gap(to: other) >= Sheet.leastGap * side && !continues(other, within: 2 * Sheet.leastGap * side)
      && !other.continues(self, within: 2 * Sheet.leastGap * side)
  }

  /// Four millimetres on a scanner's glass.
  private static let leastGap = 0.015

  /// Both of the sides that lead to the other sheet go on as sides of it.
  private func continues(_ other: Sheet, within slack: Double) -> Bool {
    (0..<4).contains { end in
      let beyond = other.corners.allSatisfy { outward($0, of: end) > 0 }
      let neighbours = [(end + 1) % 4, (end + 3) % 4]
      return beyond
        && neighbours.allSatisfy { side in other.corners.count { abs(outward($0, of: side)) <= slack } >= 2 }
    }
  }

  private var area: Double {
    let twice = (0..<4).reduce(0.0) { sum, index in
      let (one, other) = (corners[index], corners[(index + 1) % 4])
      return sum + one.x * other.y - other.x * one.y
    }
    return abs(twice) / 2
  }

  /// How far a place lies outside of a side, in pixels; negative within.
  private func outward(_ place: Corner, of side: Int) -> Double {
    let (from, to) = (corners[side], corners[(side + 1) % 4])
    let length = max(1, ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot())
    return ((place.x - from.x) * (to.y - from.y) - (place.y - from.y) * (to.x - from.x)) / length
  }

  /// Pixels between two sheets; 0 or less where they touch or lie on one another.
  private func gap(to other: Sheet) -> Double {
    func widest(_ one: Sheet, _ two: Sheet) -> Double {
      (0..<4).map { side in two.corners.map { one.outward($0, of: side) }.min() ?? 0 }.max() ?? 0
    }
    return max(widest(self, other), widest(other, self))
  }

  /// The middle of the other one lies within.
  private func covers(_ other: Sheet) -> Bool { (0..<4).allSatisfy { outward(other.middle, of: $0) < 0 } }

  private var middle: Corner {
    Corner(x: corners.reduce(0) { $0 + $1.x } / 4, y: corners.reduce(0) { $0 + $1.y } / 4)
  }

  /// Row by row from the top, a row from left to right; what lies beside most of another sheet is in its row.
  private static func inReadingOrder(_ sheets: [Sheet]) -> [Sheet] {
    var rows: [[Sheet]] = []
    for sheet in sheets.sorted(by: { $0.middle.y < $1.middle.y }) {
      if let first = rows.last?.first, sheet.corners[0].y < first.middle.y || first.corners[3].y > sheet.middle.y {
        rows[rows.count - 1].append(sheet)
      } else {
        rows.append([sheet])
      }
    }
    return rows.flatMap { $0.sorted { $0.middle.x < $1.middle.x } }
  }
}

import Eingang

/// What could be a sheet of paper in a photo, with what tells whether it is one.
struct Sheet: Hashable, Sendable {
  /// Pixels of the photo; may lie outside of it.
  struct Corner: Hashable, Sendable {
    var x: Double
    var y: Double
  }

  /// Clockwise from the top left one.
  var corners: [Corner]
  /// Share of the photo that it takes.
  var share: Double
  /// 1 where the region that was found is exactly this quadrilateral.
  var fill: Double
  /// Share of the least straight side's outline that lies on a straight line.
  var straight: Double
  /// Share of each side at which it gets darker outwards, clockwise from the top; nil where the photo ends there.
  var edges: [Double?]
  /// How far the edges of its neighbours go on beyond each side, as a share of the sheet.
  var onward: [Double]

  /// The one to keep, if any is clear enough; whether text lies beyond it is for the caller to look at.
  static func clearest(of found: [Sheet]) -> Sheet? {
    found.filter(\.isClear).max { $0.clearness < $1.clearness }
  }

  /// So large a share of the letters beyond a sheet says that it is only a part of one: a fold, a frame, a panel.
  static func isCutShort(lettersBeyond share: Double) -> Bool { share > 0.03 }

  /// Something else is seen on at least three of its sides, and differs from it all along them.
  ///
  /// What lies under a sheet may have a pattern as light as paper: then half of a side is enough, but not of one that
  /// has a side beyond the photo.
  var isClear: Bool {
    let seen = edges.compactMap(\.self)
    guard (0.12...0.96).contains(share), fill >= 0.9, straight >= 0.4, seen.count >= 3 else { return false }
    let mean = seen.reduce(0, +) / Double(seen.count)
    return seen.allSatisfy { $0 >= 0.4 } && mean >= (seen.count == 4 ? 0.57 : 0.85) && !goesOn
  }

  /// Where two edges go on in a straight line beyond the third, the sheet has not ended there.
  private var goesOn: Bool { onward.contains { $0 >= 0.1 } }

  /// Between a sheet and a part of it that is as clear, the whole is right.
  var clearness: Double {
    let mean = edges.reduce(0) { $0 + ($1 ?? 0) } / 4
    return share.squareRoot() * fill * mean * mean
  }
}

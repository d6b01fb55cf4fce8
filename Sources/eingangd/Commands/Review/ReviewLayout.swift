/// Which part of the screen shows what.
struct ReviewLayout: Hashable, Sendable {
  let size: ScreenSize
  let keyLines: [FrameLine]

  init(size: ScreenSize, keys: [ReviewKeys.Key]) {
    self.size = size
    let most = size.rows < 14 ? 1 : size.rows < 20 ? 2 : 3
    keyLines = ReviewKeys.lines(keys, width: size.columns, atMost: most)
  }

  /// Nothing of use can be shown.
  var isTooSmall: Bool { size.columns < 40 || size.rows < 10 }
  /// Only the list or the card has room.
  var isNarrow: Bool { size.columns < 60 }
  var listWidth: Int { isNarrow ? size.columns : min(max(size.columns * 2 / 5, 28), 52) }
  /// Beside the list, a line and a blank.
  var cardWidth: Int { isNarrow ? size.columns - 2 : min(size.columns - listWidth - 3, 100) }
  let bodyTop = 1
  /// Without the head, what has happened, and the keys.
  var bodyHeight: Int { max(size.rows - 2 - keyLines.count, 1) }
  /// The last row says how much more there is, where there is more.
  func listHeight(_ rows: Int) -> Int { rows > bodyHeight ? max(bodyHeight - 1, 1) : bodyHeight }
  var statusRow: Int { bodyTop + bodyHeight }
}

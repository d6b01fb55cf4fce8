import Eingang

/// Whether a page is read once more in another way, since it was read badly.
struct SecondTry: Hashable, Sendable {
  /// What was read first.
  var first: RecognizedPage
  /// Milliseconds that reading it took, and that a page may take in all.
  var spent: Double
  var budget: Double

  /// Some of its letters are read, but too few of them surely, and reading it again takes no longer than there is time.
  var isDue: Bool {
    first.letters >= SecondTry.fewestLetters && first.sureShare < SecondTry.leastSure
      && SecondTry.longer * spent < timeLeft
  }

  /// More sure letters are read, and no rows of a table were taken apart for it.
  func isBeaten(by again: RecognizedPage) -> Bool {
    again.quality > first.quality && Double(again.lines) <= 1.25 * Double(first.lines) + 3
  }

  /// Milliseconds for reading once more.
  var timeLeft: Double { max(0, budget - spent) }

  /// Fewer are grain, or a drawing.
  private static let fewestLetters = 20
  /// Of a usual scan or photo it is more than nine in ten.
  private static let leastSure = 0.85
  /// Greys take a little longer, and a busy machine as well.
  private static let longer = 2.0
}

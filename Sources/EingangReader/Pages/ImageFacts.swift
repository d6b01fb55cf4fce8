import Eingang

/// What a page's pixels tell before it is read.
struct ImageFacts: Hashable, Sendable {
  /// Share of the page's tiles, a centimetre each at 300 dpi, that hold anything darker than paper, 0 to 1.
  var written: Double
  /// The same with marks as faint as pencil, or as the other side's print.
  var marked: Double
  /// The same of marks darker than any that shine through paper.
  var dark: Double
  /// Share of the tiles whose ground is dark, 0 to 1; of the pixels that are black in a black and white image.
  var darkGround: Double
  /// Share of the rows, from the last one up, that are one single grey, 0 to 1.
  var flatBottom: Double
  /// That grey, 0 black to 255 white.
  var bottomGrey: Double

  /// Nothing is written here, at most the other side shines through, and that is seen all over a page.
  var isBare: Bool { written == 0 && !isFaint }

  /// A few faint marks and no others: a note in pencil, most likely.
  var isFaint: Bool { written == 0 && marked > 0 && marked < 0.06 }

  /// Hardly anything is dark enough not to shine through from the other side.
  var isPale: Bool { dark < 0.005 }

  /// Most of the page is dark: a photo of a screen, white print on black, a sheet on a dark desk, or a lid left open.
  var isDark: Bool { darkGround >= 0.6 }

  /// Light letters stand on a dark page.
  ///
  /// On a sheet that lies on something dark, most are darker than the sheet.
  ///
  /// A page without any that are dark loses nothing by being turned round, a few light ones are enough for it.
  static func isInverted(darkLetters: Int, lightLetters: Int) -> Bool {
    lightLetters >= 3 && lightLetters >= 3 * darkLetters
  }

  /// Under so few strokes, in lengths of the page's longer side, there is dust and nothing else: a centimetre on A4.
  static func isNothing(strokes: Double) -> Bool { strokes < 0.035 }

  /// The last rows are what a decoder paints where data is missing; paper is never one single grey but white.
  var endsGrey: Bool { flatBottom > 0.01 && bottomGrey < 250 }
}

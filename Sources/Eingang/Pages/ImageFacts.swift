/// What a page's pixels tell before it is read.
struct ImageFacts: Hashable, Sendable {
  /// Share of the page's tiles, a centimetre each at 300 dpi, that hold anything darker than paper, 0 to 1.
  var written: Double
  /// Share of the rows, from the last one up, that are one single grey, 0 to 1.
  var flatBottom: Double
  /// That grey, 0 black to 255 white.
  var bottomGrey: Double

  /// Nothing is written here, at most the other side shines through.
  var isBare: Bool { written == 0 }

  /// The last rows are what a decoder paints where data is missing; paper is never one single grey but white.
  var endsGrey: Bool { flatBottom > 0.01 && bottomGrey < 250 }
}

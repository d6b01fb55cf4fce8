import Eingang

/// Makes a page's pixels ready for recognition, as far as its facts ask for it; what is measured is decided elsewhere.
struct PagePreparation {
  /// What could be letters on the prepared page.
  struct Letters: Hashable, Sendable {
    var count: Int
    /// Pixels; 0 where there are too few to tell.
    var height: Double
    /// Whether their shapes alone have shown which way up the page is.
    var tellUpright: Bool
    /// How the page is read, and how where that goes badly.
    var way = ReadingWay.asItIs
    var otherWay = ReadingWay.asItIs
    /// Known where it was seen on other pixels of the same page.
    var standInColumns: Bool?
  }

  private let image: PageImage
  private let facts: ImageFacts

  /// The image, of which these are the facts, is changed in place.
  init(_ image: PageImage, _ facts: ImageFacts) {
    self.image = image
    self.facts = facts
  }

  /// The sheets are what was found in the image.
  func run(sheets: [Sheet]) throws(ReadingError) -> Letters {
    let isBinary = image.isBinary
    try cut(sheets)
    try image.lighten()
    if isBinary { try image.mendRows() }
    var greys = Greys(try binarize())
    greys.rotated(try image.deskew())
    let letters = try image.letters()
    let isSpecked = if let letters { try despeckle(letters.height, letters.count) } else { false }
    let turns = try image.ascenders().turnsToUpright
    if let turns, turns != 0 {
      greys.turned(quarters: turns, thenBy: try PagePreparation.turn(image, quarters: turns))
    }
    try image.flatten()
    if !isBinary { image.greys = greys }
    let print = ReadingWay.Print(
      height: letters?.height ?? 0, width: letters?.width ?? 0, isBinary: isBinary, isSpecked: isSpecked)
    return Letters(
      count: letters?.count ?? 0, height: print.height, tellUpright: turns != nil, way: .first(print),
      otherWay: .second(print))
  }

  /// Inverts a page whose writing is light on dark; the facts are those of the image as it is left.
  static func darkOnLight(_ image: PageImage) throws(ReadingError) -> ImageFacts {
    let facts = try image.facts()
    guard facts.isDark else { return facts }
    let letters = try image.polarity()
    guard ImageFacts.isInverted(darkLetters: letters.dark, lightLetters: letters.light) else { return facts }
    try image.invert()
    return try image.facts()
  }

  /// Turns the page, and then straight by the angle given back: only lines that run across tell the skew.
  @discardableResult
  static func turn(_ image: PageImage, quarters: Int) throws(ReadingError) -> Double {
    try image.turn(quarters: quarters)
    return try image.deskew()
  }

  /// Takes specks out where there are far more than full stops and dots, which are as small.
  private func despeckle(_ height: Double, _ count: Int) throws(ReadingError) -> Bool {
    try image.despeckle(side: Preparation.speck(letterHeight: height), least: max(200, count / 2))
  }

  /// Keeps the sheet alone where a photo shows one for sure.
  private func cut(_ sheets: [Sheet]) throws(ReadingError) {
    guard let sheet = Sheet.clearest(of: sheets) else { return }
    if Sheet.isCutShort(lettersBeyond: try image.lettersBeyond([sheet])) { return }
    try image.straighten(sheet)
  }

  /// To black on white, with letters of a height that suits recognition; gives what that was made from.
  private func binarize() throws(ReadingError) -> PageImage {
    let original = try image.copy()
    try image.threshold(faint: facts.isFaint)
    if try image.joinDots() { return original }
    guard let letters = try image.letters(),
      let factor = Preparation.scale(letterHeight: letters.height, pixels: image.width * image.height)
    else { return original }
    try original.scale(factor)
    let scaled = try original.copy()
    try scaled.threshold(faint: facts.isFaint)
    image.exchange(with: scaled)
    return original
  }
}

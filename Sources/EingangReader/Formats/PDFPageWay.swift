import Eingang

/// How a page of a PDF comes to its words.
enum PDFPageWay: Hashable, Sendable {
  /// Its text layer is what is printed on it.
  case text
  /// Only what is seen counts.
  case picture
  /// An older reading lies under its picture: believed where a sample of the picture says the same.
  case proofread
  /// The text layer, and what is written in its pictures besides.
  case both

  /// What is known of a page before anything is decoded or rendered.
  struct Facts: Hashable, Sendable {
    /// Letters and digits of the text layer.
    var letters: Int
    /// As `TextLayer` judges it.
    var isGarbage: Bool
    var images: Int
    /// Share of the page that its largest image covers, 0 to 1.
    var picture: Double
    /// Bytes of text that is painted.
    var shownText: Int
    /// Bytes of text that nobody sees.
    var hiddenText: Int
    var curves: Int
  }

  /// Fewer letters are a stamp or a page number rather than a letter.
  private static let fewLetters = 100
  /// Under smaller pictures, such as a sender's mark, hardly anything is written that a letter's text lacks.
  private static let largePicture = 0.1
  /// A letter's words in outlines have as many curves.
  private static let manyCurves = 1500

  init(_ facts: Facts) {
    if facts.letters == 0 || facts.isGarbage {
      self = .picture
    } else if facts.hiddenText > facts.shownText {
      // Where no picture hides it, what is written invisibly is not on the paper.
      self = facts.picture > 0.5 && facts.letters >= PDFPageWay.fewLetters ? .proofread : .picture
    } else if facts.picture >= PDFPageWay.largePicture || facts.hiddenText > 0 && facts.images > 0 {
      self = .both
    } else if facts.letters < PDFPageWay.fewLetters, facts.images > 0 || facts.curves >= PDFPageWay.manyCurves {
      self = .both
    } else {
      self = .text
    }
  }
}

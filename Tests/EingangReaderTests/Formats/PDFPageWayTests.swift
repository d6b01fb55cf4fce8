import Testing

@testable import Eingang
@testable import EingangReader

@Suite("How a PDF's page is read")
struct PDFPageWayTests {
  private static let letter = PDFPageWay.Facts(
    letters: 1200, isGarbage: false, images: 0, picture: 0, shownText: 1400, hiddenText: 0, curves: 0)

  private static func like(_ change: (inout PDFPageWay.Facts) -> Void) -> PDFPageWay.Facts {
    var facts = letter
    change(&facts)
    return facts
  }

  @Test(
    "what is printed decides",
    arguments: [
      ("a letter", letter, PDFPageWay.text),
      ("a letter with its sender's mark", like { ($0.images, $0.picture) = (1, 0.04) }, .text),
      ("a letter of outlines and text", like { $0.curves = 5000 }, .text),
      ("a letter on a picture of its sender's paper", like { ($0.images, $0.picture) = (1, 1) }, .both),
      ("a letter beside a scanned slip", like { ($0.images, $0.picture) = (1, 0.3) }, .both),
      (
        "a stamp in letters on a scan",
        like { ($0.letters, $0.shownText, $0.images, $0.picture) = (30, 32, 1, 1) }, .both
      ),
      (
        "a page number under a letter in outlines",
        like { ($0.letters, $0.shownText, $0.curves) = (9, 9, 9000) }, .both
      ),
      ("a page number on an empty page", like { ($0.letters, $0.shownText) = (9, 9) }, .text),
      ("garbage", like { $0.isGarbage = true }, .picture),
      ("a scan", like { ($0.letters, $0.shownText, $0.images, $0.picture) = (0, 0, 1, 1) }, .picture),
      (
        "a scan that was read before",
        like { ($0.shownText, $0.hiddenText, $0.images, $0.picture) = (0, 1400, 1, 1) }, .proofread
      ),
      (
        "a scan that was read before, and poorly",
        like { ($0.isGarbage, $0.shownText, $0.hiddenText, $0.picture) = (true, 0, 1400, 1) }, .picture
      ),
      (
        "a scan of which a few words were read",
        like { ($0.letters, $0.shownText, $0.hiddenText, $0.picture) = (40, 0, 50, 1) }, .picture
      ),
      ("words that nobody sees", like { ($0.shownText, $0.hiddenText) = (0, 1400) }, .picture),
    ])
  func way(what: String, facts: PDFPageWay.Facts, way: PDFPageWay) {
    #expect(PDFPageWay(facts) == way, "\(what)")
  }
}

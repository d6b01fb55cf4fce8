import AlbertModel

/// Which part of its file's page a page is, where several sheets lay on the glass or a double page was scanned at once.
///
/// A part is a page of its own in everything that follows: it is counted, shown, joined and split like any other, and
/// what stands on it is placed by its own edges.
package struct PagePart: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable {
    /// A sheet that lies beside others.
    case sheet
    /// One side of a double page.
    case half
  }

  /// So many sheets lie on a scanner's glass, or on a table below a phone; more are not looked for.
  package static let most = 4

  package let kind: Kind
  /// Counts the pages of the file as it is, from 1.
  package var page: Int
  /// Counts the parts of that page in reading order, from 1.
  package let number: Int
  package let count: Int
  /// What lies round it on the file's page: as that is stored for a sheet, upright for a half.
  package let box: BoundingBox

  package init(_ kind: Kind, page: Int, number: Int, of count: Int, box: BoundingBox) {
    self.kind = kind
    self.page = page
    self.number = number
    self.count = count
    self.box = box
  }

  /// Words enough, and surely read, to say that paper lies there and which way up.
  package static func isRead(_ words: [Word]) -> Bool {
    words.count { word in word.confidence >= 0.8 && word.text.count { $0.isLetter || $0.isNumber } >= 3 } >= 5
  }

  /// Two parts at least, and none of a size that no sheet has: it comes from a reader that nobody trusts.
  var isPlausible: Bool {
    let counts = 2...(kind == .half ? 2 : PagePart.most)
    return page >= 1 && counts.contains(count) && (1...count).contains(number) && box.isPlausible
      && box.width > 0.01 && box.height > 0.01
  }
}

extension PagePart {
  /// Of an image that shows more than these pages: whoever takes over the card should know what goes into the Ablage.
  static func notices(_ pages: [PageText]) -> [String] {
    var notices: [String] = []
    for (index, page) in pages.enumerated() {
      guard let part = page.part, !areTogether(part, pages.dropFirst(max(0, index - part.number + 1))) else { continue }
      let what =
        part.kind == .half ? "eine Hälfte einer Doppelseite" : "eines von \(part.count) Blättern auf einem Bild"
      notices.append("Seite \(page.number) ist \(what).")
    }
    return notices
  }

  /// The pages begin with all parts of this one's page.
  private static func areTogether(_ part: PagePart, _ pages: ArraySlice<PageText>) -> Bool {
    let parts = pages.prefix(part.count).compactMap(\.part)
    return parts.map(\.number) == Array(1...part.count)
      && parts.allSatisfy { $0.page == part.page && $0.kind == part.kind && $0.count == part.count }
  }
}

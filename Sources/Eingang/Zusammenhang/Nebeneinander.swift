import AlbertModel

/// Tells which sheets that lay beside one another on one image are documents of their own.
///
/// What lies there is held together by the image alone, as files are by their names: each sheet begins another document
/// only on the grounds on which a file does, so a card slip stays with its receipt, and the pages of a letter with one
/// another.
package enum Nebeneinander {
  /// Places of the pages that begin a document, from 0 on; the first always does.
  ///
  /// Only a sheet beside others begins or ends one: whether pages of their own do is for others to say.
  package static func starts(_ pages: [PageText], understand: ([PageText]) -> Extraction) -> [Int] {
    guard pages.contains(where: \.isBesideOthers) else { return [0] }
    let files = pages.map { page in
      let page = page.renumbered(1)
      return Briefgrenzen.File([page], understand([page]))
    }
    return Briefgrenzen.letters(files).map(\.lowerBound).filter { start in
      start == 0 || pages[start].isBesideOthers || pages[start - 1].isBesideOthers
    }
  }
}

extension PageText {
  fileprivate var isBesideOthers: Bool { part?.kind == .sheet }
}

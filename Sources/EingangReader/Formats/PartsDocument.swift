import AlbertModel
import Eingang

/// A file that holds others: its pages are those of all its parts, and a part that cannot be read is told of and passed
/// over.
///
/// Only one part is held unpacked at a time.
final class PartsDocument: OpenDocument {
  private struct Place {
    let part: Int
    let pages: Range<Int>
  }

  private let source: any PartSource
  private let opening: Opening
  private var places: [Place] = []
  /// By the page that they stand on.
  private var told: [Int: [String]] = [:]
  private var current: (place: Int, document: any OpenDocument)?

  /// Throws where no part can be read: before any other reason one that a password mends, so that another one is tried,
  /// then what the file itself lacks, then the first part's.
  init(_ source: any PartSource, _ opening: Opening) throws(ReadingError) {
    self.source = source
    self.opening = opening.again
    if opening.depth >= UnpackingBudget.mostDepth { throw .stoerung(Unreadable.tooDeep) }
    var reasons: [(page: Int, name: String, why: Stoerung)] = []
    for (index, part) in source.parts.enumerated() {
      try opening.budget.begin()
      do throws(ReadingError) {
        if let document = try PartsDocument.open(source, index, opening) { add(document, of: index) }
      } catch .stoerung(let stoerung) {
        reasons.append((pageCount, part.name, stoerung))
      } catch .library {
        reasons.append((pageCount, part.name, Unreadable.damagedPart))
      }
    }
    if pageCount == 0 {
      let locked = reasons.first { $0.why.cause == .password }?.why
      throw .stoerung(locked ?? source.lack ?? reasons.first?.why ?? Unreadable.noParts)
    }
    if let lack = source.lack { tell(lack.why, at: pageCount - 1) }
    for reason in reasons { tell(PartNotice.text(reason.name, reason.why), at: reason.page) }
  }

  var pageCount: Int { places.last?.pages.upperBound ?? 0 }

  func notices(_ index: Int) -> [String] { told[index] ?? [] }

  func page(_ index: Int, alwaysOCR: Bool) throws(ReadingError) -> PageContent {
    guard let at = places.firstIndex(where: { $0.pages.contains(index) }) else { throw .library(.noPage, "") }
    do throws(ReadingError) {
      let document = try document(at)
      let inner = index - places[at].pages.lowerBound
      let content = try document.page(inner, alwaysOCR: alwaysOCR)
      // What it tells of the page only now, it would tell no more once it is let go.
      for notice in document.notices(inner) { tell(notice, at: index) }
      return content
    } catch .stoerung(let stoerung) where pageCount > 1 {
      tell(PartNotice.text(source.parts[places[at].part].name, stoerung), at: index)
      if let current, current.place == at {
        for notice in current.document.notices(index - places[at].pages.lowerBound) { tell(notice, at: index) }
      }
      return .text(PageText(number: index + 1, width: 595, height: 842, source: .ocr, words: []))
    }
  }

  func embedded(_ index: Int) throws(ReadingError) -> [PageCode] {
    guard let at = places.firstIndex(where: { $0.pages.contains(index) }), let current, current.place == at else {
      // Its page could not be read, and that is told.
      return []
    }
    return try current.document.embedded(index - places[at].pages.lowerBound)
  }

  private func document(_ at: Int) throws(ReadingError) -> any OpenDocument {
    if let current, current.place == at { return current.document }
    current = nil
    guard let document = try PartsDocument.open(source, places[at].part, opening.again) else {
      throw .stoerung(Unreadable.damagedPart)
    }
    current = (at, document)
    return document
  }

  private func add(_ document: any OpenDocument, of part: Int) {
    let first = pageCount
    let count = document.pageCount
    for page in 0..<count { for notice in document.notices(page) { tell(notice, at: first + page) } }
    places.append(Place(part: part, pages: first..<first + count))
  }

  /// On the page behind which the part is missing.
  private func tell(_ notice: String, at page: Int) {
    let place = min(max(page, 0), max(pageCount - 1, 0))
    if (told[place] ?? []).contains(notice) { return }
    told[place, default: []].append(notice)
  }

  /// Nil for a logo.
  private static func open(
    _ source: any PartSource, _ index: Int, _ opening: Opening
  ) throws(ReadingError) -> (any OpenDocument)? {
    let part = source.parts[index]
    switch part.content {
    case .ready(let document): return document
    case .unreadable(let stoerung): throw .stoerung(stoerung)
    case .packed:
      guard let file = try source.bytes(index, most: opening.budget.nextPart) else {
        throw .stoerung(Unreadable.empty)
      }
      opening.budget.spend(file.count)
      if part.leastPagePixels > 0, let size = PictureSize(file), size.shorter < part.leastPagePixels { return nil }
      return try FormatList.open(file, opening.within)
    }
  }
}

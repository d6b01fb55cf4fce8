import AlbertModel

/// A file of a document, or some pages of one.
package struct FilePart: Hashable, Sendable, Codable {
  package let sha256: String
  /// As it arrived.
  package let name: String
  /// Where it lay when it was taken; nil where it was only copied.
  package let source: String?
  /// Nil for all of them.
  package var pages: ClosedRange<Int>?

  /// These pages of it; all that it has are the whole file.
  func limited(to pages: ClosedRange<Int>, of count: Int) -> FilePart {
    var part = self
    part.pages = pages.lowerBound == 1 && pages.upperBound == count ? nil : pages
    return part
  }

  /// As they arrived, each file once, however its pages are strewn.
  static func names(_ files: [FilePart]) -> [String] { byFile(files).compactMap { $0.first?.name } }

  /// The stretches of each file together, from its first page to its last; the files as they arrived.
  static func byFile(_ files: [FilePart]) -> [[FilePart]] {
    let strewn = Dictionary(grouping: files, by: \.arrival)
    var seen: Set<String> = []
    return files.filter { seen.insert($0.arrival).inserted }.map { first in
      (strewn[first.arrival] ?? []).sorted { ($0.pages?.lowerBound ?? 1) < ($1.pages?.lowerBound ?? 1) }
    }
  }

  /// The same bytes may arrive twice.
  private var arrival: String { "\(sha256) \(source ?? name)" }
}

/// A document as it stood at one moment: its card, and the files it is made of.
struct DocumentImage: Hashable, Sendable, Codable {
  let id: Int
  let snapshot: CardSnapshot
  /// In page order.
  let files: [FilePart]
}

/// Files of some documents, put together anew.
struct Regrouping: Sendable {
  /// What becomes one document.
  struct Part: Sendable {
    let files: [FilePart]
    let snapshot: CardSnapshot
  }

  let kind: DecisionRecord.Kind
  /// As the person saw them; the first keeps its number.
  let seen: [DocumentImage]
  /// The first takes the first one's place; others get new numbers.
  let parts: [Part]
  /// Proposed by the program itself.
  let isAutomatic: Bool
  /// What the journal says besides, in German.
  var detail = ""
}

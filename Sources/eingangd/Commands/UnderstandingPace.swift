import Eingang

/// What a document's text costs to be understood, for `scripts/perf/pace.py`.
struct UnderstandingPace: Encodable {
  let files: [String]
  let pages: Int
  /// Processor time for all pages together, in each round.
  private(set) var milliseconds: [Double] = []

  private static let rounds = 5

  private init(_ document: StoredDocument) {
    files = document.files
    pages = document.pages.count
  }

  /// Goes through all documents round after round, as they would come; the first round is not counted.
  static func measured(_ documents: [StoredDocument], _ understanding: Understanding) -> [UnderstandingPace] {
    var paces = documents.map { UnderstandingPace($0) }
    for round in 0...rounds {
      for (index, document) in documents.enumerated() {
        var watch = ProcessorWatch()
        _ = understanding.vorschlag(for: document.pages)
        let lap = watch.lap()
        if round > 0 { paces[index].milliseconds.append(lap) }
      }
    }
    return paces
  }
}

import AlbertModel
import Eingang

/// Where the time for each document went, as a person reads it.
enum StagesView {
  /// A line a document, with milliseconds for one of its pages.
  static func table(_ documents: [(name: String, sample: ThroughputSample)]) -> Table {
    Table(
      columns: [Table.Column(title: "Dokument", minimum: 10)]
        + ["Seiten", "Öffnen", "Vorber.", "Lesen", "Verst.", "gesamt", "Prozessor"].map {
          Table.Column(title: $0, alignment: .right)
        },
      rows: documents.map { row($0.name, $0.sample) })
  }

  private static func row(_ name: String, _ sample: ThroughputSample) -> [String] {
    let timing = sample.timing
    let pages = Double(max(sample.pages, 1))
    func each(_ milliseconds: Double) -> String { GermanFormat.decimal(milliseconds / pages, places: 1) }
    return [
      name, GermanFormat.grouped(sample.pages), each(timing.decode), each(timing.prepare), each(timing.ocr),
      each(timing.extract), each(timing.total), timing.processor.map(each) ?? "–",
    ]
  }
}

/// The same as scripts read it; sums over the document's pages.
struct StagesObject: Encodable {
  let schema = 1
  let kind = "document"
  let files: [String]
  let pages: Int
  let failed: Bool
  let stages: Timing

  init(_ files: [String], _ sample: ThroughputSample) {
    self.files = files
    pages = sample.pages
    failed = sample.failed
    stages = sample.timing
  }
}

import AlbertModel
import Eingang

/// Throughput as scripts read it.
struct ThroughputObject: Encodable {
  let schema = 1
  /// Nil for all runs together.
  let run: Int?
  let kind: String
  let startedAt: String?
  let endedAt: String?
  /// The most memory that one reader held at once, in KiB; nil for all runs together.
  let largestReader: Int?
  let documents: Int
  let failed: Int
  let pages: Int
  let bytes: Int
  /// Milliseconds during which at least one document was in hand.
  let busyMilliseconds: Double
  let pagesPerSecond: Double?
  /// Sums over all readers.
  let stages: Timing

  private enum CodingKeys: String, CodingKey {
    case schema, run, kind, startedAt, endedAt, documents, failed, pages, bytes
    case busyMilliseconds = "busy_ms"
    case pagesPerSecond = "pages_per_second"
    case largestReader = "largest_reader_kib"
    case stages
  }

  init(_ summary: ThroughputSummary, kind: String = "total") {
    self.init(summary, of: nil, kind: kind)
  }

  init(_ run: RunSummary) {
    self.init(run.throughput, of: run, kind: run.kind.rawValue)
  }

  private init(_ summary: ThroughputSummary, of run: RunSummary?, kind: String) {
    self.run = run?.id
    self.kind = kind
    startedAt = run?.startedAt
    endedAt = run?.endedAt
    largestReader = run?.largestReader
    documents = summary.documents
    failed = summary.failed
    pages = summary.pages
    bytes = summary.bytes
    busyMilliseconds = (summary.busyMilliseconds * 10).rounded() / 10
    pagesPerSecond = summary.pagesPerSecond.map { ($0 * 1000).rounded() / 1000 }
    stages = summary.stages
  }
}

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
    case stages
  }

  init(_ summary: ThroughputSummary, kind: String = "total") {
    self.init(summary, run: nil, kind: kind, times: (nil, nil))
  }

  init(_ run: RunSummary) {
    self.init(run.throughput, run: run.id, kind: run.kind.rawValue, times: (run.startedAt, run.endedAt))
  }

  private init(_ summary: ThroughputSummary, run: Int?, kind: String, times: (String?, String?)) {
    self.run = run
    self.kind = kind
    (startedAt, endedAt) = times
    documents = summary.documents
    failed = summary.failed
    pages = summary.pages
    bytes = summary.bytes
    busyMilliseconds = (summary.busyMilliseconds * 10).rounded() / 10
    pagesPerSecond = summary.pagesPerSecond.map { ($0 * 1000).rounded() / 1000 }
    stages = summary.stages
  }
}

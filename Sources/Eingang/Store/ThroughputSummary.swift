import AlbertModel

/// What one document cost.
package struct ThroughputSample: Hashable, Sendable {
  package let finished: UTCTime
  package let failed: Bool
  package let pages: Int
  package let bytes: Int
  package let timing: Timing

  package init(finished: UTCTime, failed: Bool, pages: Int, bytes: Int, timing: Timing) {
    self.finished = finished
    self.failed = failed
    self.pages = pages
    self.bytes = bytes
    self.timing = timing
  }
}

/// What a number of documents cost together.
package struct ThroughputSummary: Hashable, Sendable, Codable {
  package let documents: Int
  package let failed: Int
  package let pages: Int
  package let bytes: Int
  /// Sums over the documents; with several readers they exceed the time that passed.
  package let stages: Timing
  /// Milliseconds during which at least one document was in hand; waiting for paper does not count.
  package let busyMilliseconds: Double

  /// Pages in a second of busy time; nil where nothing was read.
  package var pagesPerSecond: Double? {
    busyMilliseconds > 0 && pages > 0 ? Double(pages) * 1000 / busyMilliseconds : nil
  }

  package init(of samples: [ThroughputSample]) {
    documents = samples.count
    failed = samples.count { $0.failed }
    pages = samples.reduce(0) { $0 + $1.pages }
    bytes = samples.reduce(0) { $0 + $1.bytes }
    stages = samples.reduce(into: Timing(store: 0)) { $0 += $1.timing }
    busyMilliseconds = ThroughputSummary.busy(samples)
  }

  /// The length of the union of the times during which each document was in hand.
  private static func busy(_ samples: [ThroughputSample]) -> Double {
    let spans = samples.map { sample in
      let end = Double(sample.finished.milliseconds)
      return (start: end - sample.timing.total, end: end)
    }.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    var sum = 0.0
    var reached = -Double.infinity
    for span in spans where span.end > reached {
      sum += span.end - max(span.start, reached)
      reached = span.end
    }
    return sum
  }
}

/// One run of the program, and what it did.
package struct RunSummary: Hashable, Sendable, Codable {
  package let id: Int
  package let kind: RunKind
  /// UTC, ISO 8601 with milliseconds.
  package let startedAt: String
  /// Nil while it runs, or where it was killed.
  package let endedAt: String?
  /// The most memory that one of its readers held at once, in KiB; nil where none was started, or it has no end.
  package let largestReader: Int?
  package let throughput: ThroughputSummary
}

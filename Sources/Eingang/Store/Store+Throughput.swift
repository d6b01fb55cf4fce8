import AlbertModel

/// What started a run of the program.
package enum RunKind: String, Sendable, Hashable, Codable {
  case watch
  case ingest
  case reprocess
}

extension Store {
  /// Begins a run; its number goes with every document that it reads.
  package func beginRun(_ kind: RunKind) throws(StoreError) -> Int {
    try write { (connection) throws(StoreError) in
      try connection.run(
        "INSERT INTO runs (kind, started_at) VALUES (?, ?)", [.text(kind.rawValue), .text(timestamp)])
      return connection.lastInserted
    }
  }

  /// With the most memory that one of its readers held at once, in KiB; 0 where none was started.
  package func endRun(_ run: Int, largestReader: Int = 0) throws(StoreError) {
    try write { (connection) throws(StoreError) in
      try connection.run(
        "UPDATE runs SET ended_at = ?, largest_reader = nullif(?, 0) WHERE id = ?",
        [.text(timestamp), SQLValue(largestReader), SQLValue(run)])
    }
  }

  /// Whether there was ever such a run.
  func hasRun(_ kind: RunKind) throws(StoreError) -> Bool {
    try read { (connection) throws(StoreError) in
      try connection.rows("SELECT 1 FROM runs WHERE kind = ? LIMIT 1", [.text(kind.rawValue)]) {
        (row) throws(StoreError) in row.int(0)
      }
    }.first != nil
  }

  /// All that was measured, or one run of it.
  package func throughput(run: Int? = nil) throws(StoreError) -> ThroughputSummary {
    let sql = """
      SELECT finished_at, failed, pages, bytes, decode, prepare, ocr, extract, store, total, run FROM throughput
      WHERE ?1 IS NULL OR run = ?1 ORDER BY id
      """
    let samples = try read { (connection) throws(StoreError) in
      try connection.rows(sql, [SQLValue(run)]) { (row) throws(StoreError) in try sample(row) }
    }
    return ThroughputSummary(of: samples)
  }

  /// The runs with what each did, the latest first.
  package func runs(limit: Int = 20) throws(StoreError) -> [RunSummary] {
    let sql = "SELECT id, kind, started_at, ended_at, largest_reader FROM runs ORDER BY id DESC LIMIT ?"
    let runs = try read { (connection) throws(StoreError) in
      try connection.rows(sql, [SQLValue(limit)]) { (row) throws(StoreError) in
        (id: row.int(0), kind: row.text(1), from: row.text(2), to: row.optionalText(3), reader: row.optionalInt(4))
      }
    }
    var summaries: [RunSummary] = []
    for run in runs {
      guard let kind = RunKind(rawValue: run.kind) else { continue }
      summaries.append(
        RunSummary(
          id: run.id, kind: kind, startedAt: run.from, endedAt: run.to, largestReader: run.reader,
          throughput: try throughput(run: run.id)))
    }
    return summaries
  }

  func record(_ result: DocumentResult, of id: Int, _ connection: Connection) throws(StoreError) {
    var failed = false
    if case .gestoert = result.content { failed = true }
    let sample = ThroughputSample(
      finished: now(), failed: failed, pages: result.pages.count, bytes: result.bytes, timing: result.timing)
    try record(sample, of: id, run: result.run, connection)
  }

  func record(
    _ sample: ThroughputSample, of id: Int, run: Int?, _ connection: Connection
  ) throws(StoreError) {
    let timing = sample.timing
    try connection.run(
      """
      INSERT INTO throughput
        (document, run, finished_at, failed, pages, bytes, decode, prepare, ocr, extract, store, total)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        SQLValue(id), SQLValue(run), .text(sample.finished.iso), SQLValue(sample.failed), SQLValue(sample.pages),
        SQLValue(sample.bytes), .real(timing.decode), .real(timing.prepare), .real(timing.ocr),
        .real(timing.extract), SQLValue(timing.store), .real(timing.total),
      ])
  }

  private func sample(_ row: borrowing Row) throws(StoreError) -> ThroughputSample {
    guard let finished = UTCTime(iso: row.text(0)) else {
      throw StoreError(path: path, reason: .unreadableRow("a time reads \(row.text(0))"))
    }
    let timing = Timing(
      decode: row.real(4), prepare: row.real(5), ocr: row.real(6), extract: row.real(7), store: row.optionalReal(8),
      total: row.real(9))
    return ThroughputSample(
      finished: finished, failed: row.bool(1), pages: row.int(2), bytes: row.int(3), timing: timing)
  }
}

import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct ThroughputSummaryTests {
  private func sample(end: Int64, total: Double, pages: Int = 1, failed: Bool = false) -> ThroughputSample {
    ThroughputSample(
      finished: UTCTime(milliseconds: end), failed: failed, pages: pages, bytes: 100,
      timing: Timing(decode: 10, ocr: 80, total: total))
  }

  @Test("time in which two documents were in hand at once counts once, waiting time not at all")
  func busy() {
    let summary = ThroughputSummary(of: [
      sample(end: 2000, total: 1000, pages: 3), sample(end: 2500, total: 1000), sample(end: 9000, total: 500),
    ])
    #expect(summary.busyMilliseconds == 2000)
    #expect(summary.pages == 5)
    #expect(summary.pagesPerSecond == 2.5)
    #expect(summary.stages.ocr == 240)
    #expect(summary.bytes == 300)
  }

  @Test("nothing read is no speed")
  func nothing() {
    #expect(ThroughputSummary(of: []).pagesPerSecond == nil)
    #expect(ThroughputSummary(of: [sample(end: 1, total: 0, pages: 0, failed: true)]).failed == 1)
  }

  @Test("the store keeps what each document of a run cost")
  func stored() throws {
    let fixture = try StoreFixture()
    try fixture.card("a", "b")
    try fixture.card("c", as: nil)
    let summary = try fixture.store.throughput()
    #expect(summary.documents == 2)
    #expect(summary.failed == 1)
    #expect(summary.pages == 2)
    #expect(summary.stages.ocr == 1800)
    let run = try fixture.store.beginRun(.ingest)
    #expect(try fixture.store.throughput(run: run).documents == 0)
    try fixture.store.endRun(run)
    #expect(try fixture.store.runs().map(\.kind) == [.ingest])
  }
}

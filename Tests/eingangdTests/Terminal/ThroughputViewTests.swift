import AlbertModel
import Eingang
import Testing

@testable import eingangd

struct ThroughputViewTests {
  private static func summary(failed: Bool = false) throws -> ThroughputSummary {
    let timing = Timing(decode: 100, prepare: 200, ocr: 3000, extract: 20, store: 30, total: 4000)
    let finished = try #require(UTCTime(iso: "2025-09-05T10:00:04.000Z"))
    return ThroughputSummary(of: [
      ThroughputSample(finished: finished, failed: failed, pages: 2, bytes: 1_500_000, timing: timing)
    ])
  }

  @Test("a run is a sentence and a line for each stage")
  func text() throws {
    #expect(
      ThroughputView.text(try Self.summary()) == """
        1 Dokument, 2 Seiten, 1,5 MB in 4,0 s, 0,50 Seiten je Sekunde.
          Öffnen             0,1 s      50,0 ms je Seite
          Vorbereiten        0,2 s     100,0 ms je Seite
          Lesen              3,0 s   1.500,0 ms je Seite
          Verstehen          0,0 s      10,0 ms je Seite
          Speichern          0,0 s      15,0 ms je Seite
        """)
  }

  @Test("what could not be read is told")
  func failed() throws {
    #expect(ThroughputView.head(try Self.summary(failed: true)).hasSuffix(" 1 gestört."))
  }

  @Test("nothing is not a speed")
  func nothing() {
    #expect(ThroughputView.text(ThroughputSummary(of: [])) == "Noch nichts gelesen.")
  }

  @Test("scripts get the same as an object")
  func object() throws {
    let text = try JSONLine.text(ThroughputObject(try Self.summary(), kind: "bench"))
    #expect(text.contains("\"pages_per_second\":0.5,") && text.contains("\"busy_ms\":4000,"))
    #expect(text.contains("\"kind\":\"bench\"") && text.contains("\"ocr_ms\":3000"))
  }
}

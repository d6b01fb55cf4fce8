import Eingang
import Testing

@Suite struct UTCTimeTests {
  @Test(
    "writes and reads ISO 8601 with milliseconds",
    arguments: [
      (0, "1970-01-01T00:00:00.000Z"), (1_757_073_600_000, "2025-09-05T12:00:00.000Z"),
      (951_782_399_999, "2000-02-28T23:59:59.999Z"), (-1, "1969-12-31T23:59:59.999Z"),
    ] as [(Int64, String)])
  func iso(milliseconds: Int64, text: String) {
    #expect(UTCTime(milliseconds: milliseconds).iso == text)
    #expect(UTCTime(iso: text)?.milliseconds == milliseconds)
    #expect(UTCTime(iso: text)?.day.iso == String(text.prefix(10)))
  }

  @Test(
    "reads nothing else",
    arguments: [
      "", "2025-09-05", "2025-09-05T12:00:00Z", "2025-09-05 12:00:00.000Z", "2025-13-05T12:00:00.000Z",
      "2025-09-05T24:00:00.000Z", "2025-09-05T12:00:00.0x0Z", "2025-09-05T12:00:00.000+",
    ])
  func nothingElse(text: String) {
    #expect(UTCTime(iso: text) == nil)
  }
}

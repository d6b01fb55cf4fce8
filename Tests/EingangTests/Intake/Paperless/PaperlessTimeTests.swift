import Testing

@testable import Eingang

@Suite struct PaperlessTimeTests {
  @Test(
    "a day is the one that was meant, however a version wrote it",
    arguments: [
      ("2024-02-29", "2024-02-29"), ("2024-02-28T23:00:00Z", "2024-02-29"), ("2024-06-30T22:00:00Z", "2024-07-01"),
      ("2024-02-29T00:00:00+01:00", "2024-02-29"), ("2024-02-29T00:00:00Z", "2024-02-29"),
      ("2024-02-29T05:00:00Z", "2024-02-29"), ("2020-11-25T14:21:36.123456Z", "2020-11-25"),
      ("2020-11-25T23:30:36Z", "2020-11-26"), ("2024-02-29T00:00:00-0500", "2024-02-29"),
    ])
  func days(text: String, day: String) {
    #expect(PaperlessTime(text)?.day.iso == day)
  }

  @Test("a moment is one wherever it was written")
  func moments() {
    #expect(PaperlessTime("2024-03-06T08:09:10.123456Z")?.moment?.iso == "2024-03-06T08:09:10.000Z")
    #expect(PaperlessTime("2024-03-06T00:30:00+01:00")?.moment?.iso == "2024-03-05T23:30:00.000Z")
    #expect(PaperlessTime("2024-03-06")?.moment == nil)
  }

  @Test(
    "what is no date is none",
    arguments: ["", "gestern", "2024-02-30", "2024-02-29T25:00:00Z", "2024-02-29Tab:00:00Z", "2024-02-29T00:00:00X"])
  func nonsense(text: String) {
    #expect(PaperlessTime(text) == nil)
  }
}

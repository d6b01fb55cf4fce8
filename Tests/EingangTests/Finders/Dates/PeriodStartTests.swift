import Eingang
import Testing

@Suite("PeriodStart")
struct PeriodStartTests {
  private func start(_ text: String) -> PeriodMention.Start? {
    PeriodScanner(Array("innerhalb von 14 tagen \(text)".utf8)).mentions().first?.start
  }

  @Test(
    "knows from when a period counts",
    arguments: [
      ("nach erhalt", PeriodMention.Start.receipt), ("ab rechnungsdatum", .invoice),
      ("nach zugang dieses schreibens", .receipt),
      ("nach seiner bekanntgabe", .bekanntgabe), ("nach zustellung", .zustellung), ("nach vertragsende", .contractEnd),
      ("ab dem 15.09.2025", .date), ("ab datum dieses schreibens", .letter), ("nach dem unfall", .unknown), ("", .none),
      ("nach.", .none),
    ])
  func starts(text: String, start: PeriodMention.Start) { #expect(self.start(text) == start) }
}

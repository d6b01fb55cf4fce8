import Testing

@testable import Eingang

@Suite("FrameReader")
struct FrameReaderTests {
  private func frame(_ text: String) -> Slot.Frame? {
    let plain = PlainText.plain(Array(text.utf8))
    return DateScanner(plain).mentions().first.map { FrameReader(plain).frame(before: $0.range) }
  }

  @Test("small words before a date make it a deadline")
  func frames() {
    #expect(frame("geben Sie es bis zum 15.09.2025 ab") == .until)
    #expect(frame("bis spätestens Freitag, den 12.09.2025") == .latest)
    #expect(frame("bis 12 Uhr am 15.09.2025") == .until)
    #expect(frame("no later than 15 September 2025") == .latest)
    #expect(frame("Anmeldeschluss ist der 15.09.2025") == .label(.anmeldung))
    #expect(frame("Frist: 15.09.2025") == .label(nil))
    #expect(frame("fällig am 15.09.2025") == .due)
  }

  @Test(
    "other words do not",
    arguments: ["am 15.09.2025", "vom 15.09.2025", "Datum 15.09.2025", "der Anmeldung am 15.09.2025"])
  func none(text: String) { #expect(frame(text) == Slot.Frame.none) }
}

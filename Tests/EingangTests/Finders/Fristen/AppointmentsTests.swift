import AlbertModel
import Eingang
import EingangTestSupport
import Testing

@Suite("Appointments")
struct AppointmentsTests {
  private func frist(_ text: String, art: Belegart? = nil) -> Frist? {
    let context = FristContext(datum: CalendarDay(iso: "2025-09-01"), art: art)
    return FristSelection.choose(FristFinder(context).candidates(in: [MarkedText(text).page])).frist?.value
  }

  @Test(
    "an appointment of one's own is kept",
    arguments: [
      "Ihr Termin zur Operation: Dienstag, 16. September 2025, 8.40 Uhr",
      "Wir bestätigen Ihnen folgende Termine:\nUntersuchung am 16.09.2025 um 10 Uhr",
      "Vorladung: Bitte erscheinen Sie am 16.09.2025 um 10:00 Uhr",
    ])
  func own(text: String) {
    #expect(frist(text)?.day.iso == "2025-09-16")
    #expect(frist(text)?.kind == .termin)
  }

  @Test(
    "an event that is merely announced is not",
    arguments: [
      "Am Dienstag, 16. September 2025, 19 Uhr, trifft sich der Chor.", "Das Fest beginnt am 16.09.2025 um 15 Uhr.",
    ])
  func event(text: String) { #expect(frist(text, art: .elternbrief) == nil) }
}

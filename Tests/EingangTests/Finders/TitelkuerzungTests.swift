import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct TitelkuerzungTests {
  @Test(
    "a title ends before the next label and at its first part where it is long",
    arguments: [
      ("Rechnung Nr. 2025-118 Rechnungsdatum: 03.03.2025", "Rechnung Nr. 2025-118"),
      (
        "Klassenfahrt nach Borkum vom 20. bis 24. Oktober 2025", "Klassenfahrt nach Borkum vom 20. bis 24. Oktober 2025"
      ),
      (
        "Rechnung über den Eigenanteil (20 %) an der kieferorthopädischen Behandlung, Quartal IV/2024",
        "Rechnung über den Eigenanteil"
      ),
    ])
  func cuts(text: String, title: String) { #expect(Titelkuerzung.shortened(text) == title) }

  @Test("a word divided at a line's end is whole again, a hyphen of its own stays")
  func joins() {
    func joined(_ text: String) -> String { Titelkuerzung.joined(MarkedText(text).page.lines) }
    #expect(joined("Offene Ganztags-\nschule ab August") == "Offene Ganztagsschule ab August")
    #expect(joined("Kranken- \nUnd Pflegeversicherung") == "Kranken- Und Pflegeversicherung")
  }
}

import AlbertModel
import Testing

@testable import Eingang

@Suite("Skonto that machines can read")
struct ERechnungSkontoTests {
  private func best(_ werte: [ERechnungFeld: String]) -> Skonto? {
    CalendarDay(iso: "2025-09-15").flatMap {
      ERechnungSkonto.best(ERechnung(datei: "", syntax: .cii, werte: werte), datum: $0)
    }
  }

  private func skonto(_ iso: String, _ points: Int) -> Skonto? {
    CalendarDay(iso: iso).map { Skonto(day: $0, basisPoints: points) }
  }

  @Test("the highest of several is taken, from terms and from elements of its own")
  func several() {
    let terms =
      "Bitte pünktlich. #SKONTO#TAGE=14#PROZENT=2.25# #SKONTO#TAGE=7#PROZENT=3.00#BASISBETRAG=100.00# #VERZUG#TAGE=30#PROZENT=9#"
    #expect(best([.zahlungsbedingungen: terms]) == skonto("2025-09-22", 300))
    #expect(best([.skontoTage: "14", .skontoProzent: "3"]) == skonto("2025-09-29", 300))
    #expect(ERechnungSkonto.words(terms) == "Bitte pünktlich.")
  }

  @Test(
    "what is none, or none that counts days, is left alone",
    arguments: [
      "#SKONTO#TAGE=x#PROZENT=2.00#", "#SKONTO#PROZENT=2.00#", "#SKONTO#TAGE=7#", "#SKONTO#TAGE=7#PROZENT=99.00#",
      "2 % Skonto", "#SKONTO", "#",
    ])
  func none(terms: String) { #expect(best([.zahlungsbedingungen: terms]) == nil) }

  @Test("months are not days")
  func months() { #expect(best([.skontoTage: "1", .skontoEinheit: "MON", .skontoProzent: "2"]) == nil) }
}

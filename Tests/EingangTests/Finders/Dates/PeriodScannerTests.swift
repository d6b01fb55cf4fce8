import Eingang
import Testing

@Suite("PeriodScanner")
struct PeriodScannerTests {
  private func found(_ text: String) -> [PeriodMention] { PeriodScanner(Array(text.utf8)).mentions() }

  @Test(
    "reads lengths of time",
    arguments: [
      ("innerhalb von 14 tagen", 14, Dauer.Einheit.tage), ("binnen eines monats", 1, .monate),
      ("innert 30 tagen", 30, .tage), ("innerhalb von zwei wochen", 2, .wochen), ("binnen 5 werktagen", 5, .werktage),
      ("innerhalb von zwei (2) wochen", 2, .wochen), ("zahlungsziel: 14 tage", 14, .tage), ("30 tage netto", 30, .tage),
      ("within 14 days", 14, .tage), ("in den nachsten 10 tagen", 10, .tage),
      ("innerhalb einer 14-tagigen frist", 14, .tage),
      ("frist von sechs wochen", 6, .wochen), ("14 tage nach erhalt", 14, .tage), ("binnen monatsfrist", 1, .monate),
      ("innerhalb von drei bankarbeitstagen", 3, .bankarbeitstage),
    ])
  func reads(text: String, count: Int, unit: Dauer.Einheit) {
    #expect(found(text).map(\.dauer) == [Dauer(count, unit)])
  }

  @Test(
    "leaves alone lengths that nobody has to keep",
    arguments: ["6 jahre", "24 monate laufzeit", "3 wochen lieferzeit", "48 stunden", "1.5 tage", "tagen"])
  func nearMisses(text: String) { #expect(found(text).isEmpty) }
}

import AlbertModel
import Eingang
import EingangTestSupport
import Testing

@Suite("DatumContext")
struct DatumContextTests {
  private func features(_ text: String) -> Set<String> {
    let found = DatumFinder().candidates(in: [MarkedText(text).page])
    return Set(found.flatMap { $0.features.keys.map(\.rawValue) })
  }

  @Test("labels, places and times are seen")
  func seen() {
    #expect(features("Datum 12.05.2025").contains("datum.label"))
    #expect(features("Bonn, den 12.05.2025").contains("datum.ort"))
    #expect(features("12.05.2025 10:26").contains("datum.uhrzeit"))
    #expect(features("Seite 1 von 2 12.05.2025").contains("datum.druckvermerk"))
    #expect(features("Leistungsdatum 12.05.2025").contains("datum.anderes.label"))
  }

  @Test("a mention of another paper's date is not this one's")
  func otherPaper() {
    #expect(features("Rechnung 4711 vom 12.05.2025").contains("datum.label.vom"))
    #expect(!features("Ihre Rechnung 4711 vom 12.05.2025").contains("datum.label.vom"))
  }
}

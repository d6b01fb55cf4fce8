import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct RechnungsnummerFinderTests {
  private func best(_ text: String, art: Belegart? = nil) -> String? {
    Ranker.rechnungsnummer.field(RechnungsnummerFinder(art: art).candidates(in: [MarkedText(text).page]))?.value
  }

  @Test(
    "reads the number right of its label or under it",
    arguments: [
      ("Rechnungsnummer VB-25-0113874", "VB-25-0113874"), ("Rechnungs-Nr.: 7055-2025-04417", "7055-2025-04417"),
      ("Rechnung Nr. 2026-1174", "2026-1174"), ("Invoice no. 26/1188", "26/1188"),
      ("Rechnungsnr.\nAR-2026-0412-2", "AR-2026-0412-2"), ("Rechnung 2023/IV/217 vom 25.09.2023", "2023/IV/217"),
      ("Stromrechnung Nr. 88 20417 vom 05.03.2018", "88 20417"),
      ("Handelsrechnung (380) Nr. 471199 vom 05.03.2018", "471199"), ("Mietrechnung 2018-117", "2018-117"),
      ("Rechnung # RE-20230711/52 vom 11.07.2023", "RE-20230711/52"), ("FACTURE N° : F20250316", "F20250316"),
      ("N° DE FACTURE : 26/118", "26/118"), ("Belegnummer   70004417", "70004417"),
      ("Rechnungsnummer   Rechnungsdatum\nF23-0699133       12.06.2023", "F23-0699133"),
    ])
  func readsNumber(text: String, number: String) {
    #expect(best(text) == number)
  }

  @Test(
    "leaves alone dates, amounts and other numbers",
    arguments: [
      "Rechnungsdatum 12.06.2023", "Kundennummer 10 448 201", "Unsere Rechnung vom 03.02.2025",
      "Rechnungsbetrag 142,80 €", "Handelsrechnung (380) vom 05.03.2018",
      "Betriebskostenabrechnung und Jahresrechnung 2024",
      "Beitragsrechnung 2026", "N° DE FACTURE ASSOCIÉE : F20220003", "DATE DE FACTURE : 31/01/2022",
    ])
  func leavesAlone(text: String) {
    #expect(best(text) == nil)
  }

  @Test(
    "a reminder is about the one invoice that it names",
    arguments: [
      "Mahnung zur Rechnung 25-3307\nRechnung 25-3307 vom 02.06.2025   214,20 €", "Rechnungsnummer FF-25-02-33018",
    ])
  func readsReminder(text: String) {
    #expect(best(text, art: .mahnung) == (text.contains("25-3307") ? "25-3307" : "FF-25-02-33018"))
  }

  @Test(
    "a reminder of several invoices has the number of none",
    arguments: [
      "Rechnung 25-3307 vom 02.06.2025\nRechnung 25-4410 vom 02.07.2025",
      "Rechnung FF-25-02-33018 vom 03.02.2025\n         FF-25-03-33018 vom 03.03.2025",
    ])
  func leavesSeveralAlone(text: String) {
    #expect(best(text, art: .mahnung) == nil)
  }

  @Test("a credit note has a number of its own, not the invoice's")
  func knowsOtherPapers() {
    #expect(best("Gutschrift GS-25-04471\nzur Rechnung RE-25-118806", art: .gutschrift) == "GS-25-04471")
  }

  @Test("of many numbers the one that a transfer is to name is known, however far below")
  func findsPurpose() {
    let list = (100...400).map { "Rechnung 2026-1\($0)" }.joined(separator: "\n")
    let found = RechnungsnummerFinder().candidates(
      in: [MarkedText(list + "\nVerwendungszweck: 2026-1377").page])
    #expect(found.count > 300)
    #expect(Set(found.filter { $0.features["number.purpose"] != nil }.map(\.value)) == ["2026-1377"])
  }
}

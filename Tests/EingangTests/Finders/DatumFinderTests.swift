import AlbertModel
import Eingang
import EingangTestSupport
import Testing

@Suite("DatumFinder")
struct DatumFinderTests {
  private func datum(_ text: String) -> String? {
    Ranker.datum.field(DatumFinder().candidates(in: [MarkedText(text).page]))?.value.iso
  }

  @Test(
    "finds the letter's own date",
    arguments: [
      ("Stadtwerke Nord\nKundennummer 4711\nDatum 12.05.2025\nSehr geehrte Frau Berger,", "2025-05-12"),
      ("Rechnung Nr. 4711\nRechnungsdatum: 12.05.2025\nLieferdatum: 05.05.2025", "2025-05-12"),
      ("Münster, den 12. Mai 2025\nLiebe Eltern,", "2025-05-12"),
      ("Grundschule am Bach   12.05.2025\nLiebe Eltern,", "2025-05-12"),
      ("Bielefeld, 12.05.25\nSehr geehrte Damen und Herren,", "2025-05-12"),
      ("Invoice date: 12 May 2025\nDue date: 11 June 2025", "2025-05-12"),
      ("REWE Markt\nSumme EUR 12,90\n12.05.2025   10:26   Bon 4711", "2025-05-12"),
      ("Datum: 12.05.2025 Uhrzeit: 10:26", "2025-05-12"),
      ("Rechnung Nr. 2025-118 vom 12.05.2025\nLeistungszeitraum 01.04.2025 bis 30.04.2025", "2025-05-12"),
      ("Patient: Felix Berger, geb. 09.05.2012\nDatum 12.05.2025", "2025-05-12"),
      ("Bescheid vom 12.05.2025\nSie haben am 07.04.2025 einen Antrag gestellt.", "2025-05-12"),
      ("Ausgestellt am 12.05.2025\nGültig bis 31.12.2026", "2025-05-12"),
      ("Liebe Familien,\nwir feiern am 15. Juni 2025 unser Fest.\nBonn, 12.05.2025", "2025-05-12"),
      ("Ihr Schreiben vom 09.05.2025\nDatum 12.05.2025", "2025-05-12"),
      ("Ihre Nachricht vom 09.05.2025\nUnser Schreiben vom 01.04.2025\nDatum 12.05.2025", "2025-05-12"),
      ("Rechnungsdatum / Lieferdatum   12. Mai 2025", "2025-05-12"),
      ("Seite 1 von 1   20.03.2018 17:09:28\nBelegdatum   07.01.1997", "1997-01-07"),
      ("SHOP\nTOTAL RM 33.90\n12. 01-19 21:13 T4", "2019-01-12"),
    ])
  func finds(text: String, day: String) { #expect(datum(text) == day) }

  @Test(
    "leaves other dates alone",
    arguments: [
      "Felix Berger, geb. 09.05.2012", "Bitte zahlen Sie bis zum 12.05.2025 den Betrag von 12,00 Euro an uns.",
      "Zeitraum 01.01.2025 - 31.12.2025", "18 Mar 2048 18:25 laut Vertrag", "Kein Datum, nur 12.05. und 4,50 €", "",
      "Der Vertrag wurde, wie Sie wissen, am 12.05.2019 mit Ihnen zusammen in unserem Haus geschlossen.",
    ])
  func nearMisses(text: String) { #expect(datum(text) == nil) }

  @Test("the quote stands on the page")
  func quote() {
    let text = MarkedText("Datum ⟦12.05.2025⟧")
    let field = Ranker.datum.field(DatumFinder().candidates(in: [text.page]))
    #expect(field?.evidence.first?.quote == text.quotes.first)
  }
}

import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

/// Papers that were paid where they were printed: what a person would say is the amount, that it is paid, and the date.
@Suite("Receipts of many kinds")
struct UnderstandingReceiptsTests {
  private let understanding = Understanding(haushalt: Haushalt(namen: ["Sommer"]), ablage: [], erhalten: nil)

  private func check(_ text: String, _ betrag: Betrag, _ datum: String) {
    let found = understanding.vorschlag(for: [MarkedText(text).page]).extraction
    #expect(found.betrag?.value == betrag)
    #expect(found.datum?.value.iso == datum)
  }

  @Test("a till's receipt with cash given and change")
  func bakery() {
    check(
      """
      Backstube Morgenrot
      Hauptstr. 3

      2 Roggenbrot           7,80 B
      4 Brezel               3,60 B
      1 Kaffee               2,90 A
      Summe EUR             14,30
      Gegeben bar           20,00
      Zurück                 5,70
      21.02.26 08:14 Bon 4417
      """, Betrag(cents: 1_430, direction: .bezahlt), "2026-02-21")
  }

  @Test("an English receipt whose total is rounded")
  func rounded() {
    check(
      """
      PAPER AND PEN TRADING
      TAX INVOICE
      Date : 14/07/2018 11:42:10 AM

      A4 PAPER          2 x 12.89           25.78
      MARKER            1 x  4.10            4.10
      Total Sales (Incl GST 6%)        RM   29.88
      Rounding Adjustment              RM    0.02
      Rounded Total (RM)                    29.90
      Cash                                  50.00
      Change                                20.10
      """, Betrag(cents: 2_990, currency: "MYR", direction: .bezahlt), "2018-07-14")
  }

  @Test("a hotel's bill that was paid by card")
  func hotel() {
    check(
      """
      Hotel Seeblick, Inh. K. Vossen
      Rechnung 4471
      Anreise 03.10.2025   Abreise 05.10.2025
      Rechnungsdatum 05.10.2025

      2 Nächte Doppelzimmer            à 119,00      238,00 €
      2 x Frühstück 2 Personen         à 15,00        60,00 €
      Kurtaxe                                          8,00 €
      Gesamtbetrag                                   306,00 €
      davon MwSt 7 %                                  15,57 €
      Bezahlt mit Mastercard                         306,00 €
      """, Betrag(cents: 30_600, direction: .bezahlt), "2025-10-05")
  }

  @Test("a card slip on which a tip was added")
  func tip() {
    check(
      """
      Gasthaus Zur Linde
      14.06.2025 20:48

      2 Schnitzel                  37,80
      2 Apfelschorle                8,40
      Summe                        46,20
      KARTENZAHLUNG
      Betrag                       46,20
      Trinkgeld                     4,80
      Gesamt EUR                   51,00
      """, Betrag(cents: 5_100, direction: .bezahlt), "2025-06-14")
  }
}

import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

/// Papers of many kinds, written for this test: what a person would say is the amount, which way it goes, and the date.
@Suite("Papers of many kinds")
struct UnderstandingPapersTests {
  private let understanding = Understanding(haushalt: Haushalt(namen: ["Sommer"]), ablage: [], erhalten: nil)

  private func check(_ text: String, _ betrag: Betrag, _ datum: String) {
    let found = understanding.vorschlag(for: [MarkedText(text).page]).extraction
    #expect(found.betrag?.value == betrag)
    #expect(found.datum?.value.iso == datum)
  }

  @Test("a dentist's invoice that offers instalments")
  func dentist() {
    check(
      """
      Praxis Dr. Ahornstein, Zahnmedizin                              Rechnungsdatum   14.01.2026
      Frau Maren Sommer                                               Rechnungsnummer  26-00817

      Rechnung über zahnärztliche Leistungen vom 02.12.2025 bis 09.01.2026

      Datum      Leistung                                  Faktor        Betrag
      02.12.25   Eingehende Untersuchung                      2,3         12,94
      02.12.25   Keramikinlay, dreiflächig                    3,5        398,60
      09.01.26   Politur                                      2,3         21,46
      Zahnärztliches Honorar                                             433,00
      Laborkosten laut Anlage                                            187,00
      Rechnungsbetrag                                                    620,00 €

      Auf Wunsch können Sie in vier Raten zu je 155,00 € zahlen. Sonst bitten wir um Überweisung von
      620,00 € bis zum 13.02.2026.
      """, Betrag(cents: 62_000, direction: .zahlen), "2026-01-14")
  }

  @Test("a year's costs of a flat of which something is left to pay")
  func costsLeft() {
    check(
      """
      Hausverwaltung Lindenhof GmbH

      Köln, 12.11.2025

      Abrechnung der Betriebskosten für die Zeit vom 01.01.2024 bis 31.12.2024

      Sehr geehrte Frau Sommer,

      Grundsteuer                              184,20 €
      Müllabfuhr                               212,75 €
      Heizung und Warmwasser                 1.043,90 €
      Ihr Anteil an den Kosten               1.440,85 €
      Ihre Vorauszahlungen 12 x 110,00 €     1.320,00 €
      Nachzahlung                              120,85 €

      Bitte überweisen Sie die Nachzahlung bis zum 15.12.2025 auf unser Konto. Ihre Vorauszahlung beträgt
      ab 01.01.2026 monatlich 121,00 €.
      """, Betrag(cents: 12_085, direction: .zahlen), "2025-11-12")
  }

  @Test("a year's costs of a flat of which something comes back")
  func costsBack() {
    check(
      """
      Wohnungsgenossenschaft Am Wall eG
      Datum: 03.09.2025

      Betriebskostenabrechnung 2024

      Sehr geehrte Frau Sommer,

      Summe Ihrer Kosten                     1.188,40 €
      abzüglich Ihrer Vorauszahlungen        1.380,00 €
      Guthaben zu Ihren Gunsten                191,60 €

      Das Guthaben überweisen wir in den nächsten Tagen auf Ihr Konto.
      """, Betrag(cents: 19_160, direction: .gutschrift), "2025-09-03")
  }

  @Test("a new instalment for electricity that is debited")
  func electricity() {
    check(
      """
      Stromversorgung Heidekraut GmbH
      Datum 20. März 2026

      Ihr neuer Abschlag

      Guten Tag Frau Sommer,

      Ihr monatlicher Abschlag war bisher 98,00 €. Wegen der gestiegenen Netzentgelte passen wir ihn an:

      Abschlag bisher            98,00 €
      Neuer Abschlag            112,00 €

      Den neuen Abschlag von 112,00 € buchen wir erstmals am 01.05.2026 per SEPA-Lastschrift von Ihrem Konto ab.
      """, Betrag(cents: 11_200, direction: .lastschrift), "2026-03-20")
  }

  @Test("a premium that is paid by the quarter")
  func premium() {
    check(
      """
      Nordwall Versicherungs-AG
      Hamburg, 01.12.2025

      Beitragsrechnung zur Hausratversicherung 44-881.203

      Sehr geehrte Frau Sommer,

      Jahresbeitrag inkl. Versicherungsteuer         148,80 €
      Ihre Zahlungsweise: vierteljährlich
      Zu zahlender Betrag 01.01.2026 - 31.03.2026     37,20 €

      Bitte überweisen Sie 37,20 € bis zum 02.01.2026.
      """, Betrag(cents: 3_720, direction: .zahlen), "2025-12-01")
  }

  @Test("a tax that is paid back")
  func taxRefund() {
    check(
      """
      Finanzamt Musterstadt-Ost                                   24.06.2025

      Bescheid für 2024 über Einkommensteuer und Solidaritätszuschlag

      Festgesetzt werden                     4.812,00 €
      Abzug vom Lohn                         5.224,37 €
      verbleibende Steuer                     -412,37 €
      Erstattung                               412,37 €

      Der Erstattungsbetrag wird Ihnen auf Ihr Konto überwiesen.
      """, Betrag(cents: 41_237, direction: .gutschrift), "2025-06-24")
  }

  @Test("a Swiss invoice with apostrophes and 8.1 % of VAT")
  func swiss() {
    check(
      """
      Schreinerei Tobler AG
      Rechnung Nr. 10442
      Datum: 17.02.2026

      Küchenfront nach Mass                 CHF   1'040.00
      Montage                               CHF     112.26
      Zwischentotal                         CHF   1'152.26
      MWST 8.1 %                            CHF      93.33
      Rundung                               CHF       0.01
      Total inkl. MWST                      CHF   1'245.60

      Zahlbar innert 30 Tagen netto.
      """, Betrag(cents: 124_560, currency: "CHF", direction: .zahlen), "2026-02-17")
  }

  @Test("an Austrian doctor's bill")
  func austrian() {
    check(
      """
      Dr. Edda Wieselhuber, Fachärztin für Augenheilkunde
      Graz, am 9. Jänner 2026

      Honorarnote Nr. 2026/14

      Patientin: Maren Sommer, geb. 03.04.1988

      Augenuntersuchung                   € 95,00
      Sehtest                             € 25,00
      Gesamtbetrag                        € 120,00

      Bitte um Überweisung binnen 14 Tagen.
      """, Betrag(cents: 12_000, direction: .zahlen), "2026-01-09")
  }

  @Test("an English invoice with a payment on account")
  func english() {
    check(
      """
      Brightwater Language School Ltd
      INVOICE
      Invoice no: 26/0412
      Invoice date: 6 May 2026
      Due date: 20 May 2026

      Summer course, two weeks                  £ 1,180.00
      Host family                               £   420.00
      Subtotal                                  £ 1,600.00
      Less deposit received 02/03/2026          £  -300.00
      Balance due                               £ 1,300.00

      Please pay by bank transfer.
      """, Betrag(cents: 130_000, currency: "GBP", direction: .zahlen), "2026-05-06")
  }

  @Test("a craftsman's last bill after one on account")
  func craftsman() {
    check(
      """
      Malerbetrieb Kuhlmann
      Schlussrechnung Nr. 2026-031
      Datum 11.03.2026

      Fassade streichen, pauschal             4.200,00 €
      Nettobetrag                             4.200,00 €
      19 % Umsatzsteuer                         798,00 €
      Gesamtbetrag brutto                     4.998,00 €
      abzüglich Abschlagszahlung vom 02.02.2026   2.500,00 €
      Noch zu zahlen                          2.498,00 €

      Zahlbar innerhalb von 10 Tagen ohne Abzug.
      """, Betrag(cents: 249_800, direction: .zahlen), "2026-03-11")
  }

  @Test("a French invoice of which a deposit was paid")
  func french() {
    check(
      """
      Menuiserie Delorme SARL                 FACTURE N° : F26-0093
                                              Date :       18/02/2026

      Porte d'entrée                                       890,00
      Pose                                                 110,00
      TOTAL HT                                           1.000,00
      TVA 20,00%                                           200,00
      TOTAL TTC                                          1.200,00
      Acompte                                              400,00
      NET A PAYER                                          800,00 EUR
      """, Betrag(cents: 80_000, direction: .zahlen), "2026-02-18")
  }

  @Test("what a term of child care costs, paid by the month")
  func childCare() {
    check(
      """
      Stadt Erlenau, Amt für Kinder
      Erlenau, 02.07.2025

      Bescheid über den Elternbeitrag für das Kindergartenjahr 2025/26

      Sehr geehrte Frau Sommer,

      der Elternbeitrag wird ab 01.08.2025 auf monatlich 142,00 € festgesetzt. Bisher waren es 128,00 €.
      Der Beitrag von 142,00 € wird am 5. eines Monats von Ihrem Konto abgebucht (Mandatsreferenz EB-5521).
      """, Betrag(cents: 14_200, direction: .lastschrift), "2025-07-02")
  }
}

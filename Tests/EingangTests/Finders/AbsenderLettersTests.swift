import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

/// Whole papers of many kinds, all invented: who wrote them is a fact.
@Suite struct AbsenderLettersTests {
  private let haushalt = Haushalt(
    namen: ["Sommer"], adresse: "Birkenweg 3, 50667 Köln", personen: [Person(name: "Maren")])

  private func absender(_ text: String) -> String? {
    Ranker.absender.field(AbsenderFinder(haushalt: haushalt).candidates(in: [MarkedText(text).page]))?.value
  }

  @Test("a craftsman's invoice is from the firm, not from the bank at its foot")
  func readsCraftsman() {
    #expect(
      absender(
        """


        Ziegler & Sohn Dachdeckermeister
        Steildach · Flachdach · Bauklempnerei



        Ziegler & Sohn, Gerberstraße 14, 73728 Esslingen
        Maren Sommer                                            Rechnungs-Nr.: 2025-118
        Birkenweg 3                                             Datum: 04.03.2025
        50667 Köln                                              Bauvorhaben: Garage



        Rechnung

        Sehr geehrte Frau Sommer,
        für die ausgeführten Arbeiten berechnen wir:

        1   Dachrinne erneuern                                  412,00 €
        2   Fallrohr                                             88,00 €
        Gesamtbetrag                                            595,00 €

        Zahlbar innerhalb von 14 Tagen ohne Abzug.







































        Tel. 0711 555 120            Volksbank Neckartal            USt-IdNr. DE000111222
        info@ziegler-dach.de         IBAN DE02 1203 0000 0000 2020 51
        """) == "Ziegler & Sohn")
  }

  @Test("a municipal letter is from the town, not from its clerk or its bank")
  func readsTown() {
    #expect(
      absender(
        """

        Stadt Heidenau                                          Der Bürgermeister
        Amt für Stadtgrün                                       Auskunft erteilt: Frau Keller
                                                                Zimmer 214
        Stadt Heidenau · Postfach 1120 · 01809 Heidenau         Telefon 03529 571-0
        Frau
        Maren Sommer                                            Datum 11.02.2025
        Birkenweg 3
        50667 Köln


        Baumfällgenehmigung

        Sehr geehrte Frau Sommer,

        auf Ihren Antrag genehmigen wir die Fällung einer Fichte.
        Die Gebühr beträgt 35,00 EUR.

        Mit freundlichen Grüßen
        Im Auftrag

        Keller



        Ostsächsische Sparkasse   IBAN DE02 1203 0000 0000 2020 51
        """) == "Stadt Heidenau")
  }

  @Test("a club's letter is from the club, not from who signed it")
  func readsClub() {
    #expect(
      absender(
        """

                                   Ruderclub Nixe 1908 e. V.
                                   Bootshaus am Kanal 2, 48155 Münster
                                   www.rc-nixe.de




        An alle Mitglieder                                      Münster, im März 2025


        Einladung zur Jahreshauptversammlung


        Liebe Ruderinnen und Ruderer,

        wir treffen uns am Freitag, dem 28. März 2025, um 19 Uhr im Bootshaus.

        Mit sportlichen Grüßen
        Henrike Abel
        1. Vorsitzende
        """) == "Ruderclub Nixe 1908 e. V.")
  }

  @Test("a doctor's invoice is from the practice")
  func readsDoctor() {
    let found = absender(
      """

      Hautarztpraxis Dr. med. Selma Brandt
      Fachärztin für Dermatologie
      Lindenallee 5
      65185 Wiesbaden
      Tel. 0611 555 33



      Frau
      Maren Sommer
      Birkenweg 3
      50667 Köln

                                                              Rechnungsnummer 4417
                                                              Datum 20.01.2025

      Liquidation

      Sehr geehrte Frau Sommer,
      für meine Bemühungen erlaube ich mir zu berechnen:

      05.01.2025   1      Beratung                                 10,72
      05.01.2025   750    Auflichtmikroskopie                      16,08
      Gesamt                                                       26,80
      """)
    #expect(found == "Hautarztpraxis Dr. med. Selma Brandt")
  }

  @Test("a shop's invoice is from its seller block, not from the buyer's or the parcel service")
  func readsShop() {
    #expect(
      absender(
        """

        Rechnung R-20331

        Verkäufer                                     Käufer
        Wollfuchs Versand OHG                         Beispielwerk GmbH & Co. KG
        Hafenweg 9                                    Industriestraße 40
        24103 Kiel                                    33602 Bielefeld
        USt-IdNr. DE000111222                         USt-IdNr. DE000333444

        Versand durch Paketblitz GmbH

        Artikel                         Menge         Betrag
        Merinowolle                     3             23,70 EUR
        Summe                                         23,70 EUR
        """) == "Wollfuchs Versand OHG")
  }
}

import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

/// Whole papers of many kinds, all invented: who wrote them is a fact.
@Suite struct AbsenderLettersAbroadTests {
  private let haushalt = Haushalt(
    namen: ["Sommer"], adresse: "Birkenweg 3, 50667 Köln", personen: [Person(name: "Maren")])

  private func absender(_ text: String) -> String? {
    Ranker.absender.field(AbsenderFinder(haushalt: haushalt).candidates(in: [MarkedText(text).page]))?.value
  }

  @Test("an Austrian company is found over its four-digit postcode")
  func readsAustrian() {
    #expect(
      absender(
        """

                                                                 Murtal Heizkessel Ges.m.b.H.
                                                                 Annenstraße 21
                                                                 8020 Graz
                                                                 UID: ATU00011122
                                                                 FN 123456a



        Maren Sommer
        Birkenweg 3
        50667 Köln


        Rechnung Nr. 88                                          Graz, am 14. Jänner 2025

        Wartung Pelletskessel                                    180,00 €
        zzgl. 20 % USt                                            36,00 €
        Rechnungsbetrag                                          216,00 €
        """) == "Murtal Heizkessel Ges.m.b.H.")
  }

  @Test("a Swiss company is found in its sender line")
  func readsSwiss() {
    #expect(
      absender(
        """


        Alpenblick Treuhand AG, Bundesgasse 8, CH-3011 Bern

                                                                Frau
                                                                Maren Sommer
                                                                Birkenweg 3
                                                                50667 Köln


        Honorarnote 2025/12

        Grüezi Frau Sommer

        Für die Steuererklärung stellen wir Ihnen in Rechnung:

        Honorar                                                 CHF 420.00
        MWST 8.1 %                                              CHF  34.02
        Total                                                   CHF 454.02

        CHE-000.111.222 MWST
        """) == "Alpenblick Treuhand AG")
  }

  @Test("a French invoice is from the supplier, not from the client")
  func readsFrench() {
    #expect(
      absender(
        """

        FACTURE N° : F2025-71
        Date : 03/02/2025

        Fournisseur :                                 Client :
        Savonnerie du Midi SARL                       MAISON BERNARD
        12 rue des Oliviers                           4 avenue de la Gare
        13001 MARSEILLE                               67000 STRASBOURG
        SIRET : 00011122200033                        N° TVA : FR00000111222

        Savon                     10      4,00       40,00
        TOTAL TTC                                    48,00
        """) == "Savonnerie du Midi SARL")
  }

  @Test("a stamp on a hand-written receipt names the shop")
  func readsStamp() {
    #expect(
      absender(
        """

        QUITTUNG

                                                       Netto €
                                                       MwSt €
                                                       Gesamt €

        von   Frau Sommer
        für   Reparatur

                                                       Uhrmacherei Pendel
                                                       Marktgasse 2, 50667 Köln
                                                       Steuer-Nr. 337/5220/0000
        """) == "Uhrmacherei Pendel")
  }

  @Test("a slip without a name on top is from the shop whose web address it prints")
  func readsDomainOfSlip() {
    #expect(
      absender(
        """
        Ringstraße 4
        04103 Rosenau
        Kasse 3   Bon-Nr 118
        Duschvorhang                  14,99
        Summe EUR                     14,99
        gegeben bar                   20,00
        Rückgeld                       5,01
        Besuchen Sie uns auch online
        www.moebelfreund.de
        """) == "Moebelfreund")
  }

  @Test("what a till lists is never the shop")
  func refusesItems() {
    let found = absender(
      """
      Ringstraße 4
      04103 Rosenau
                                    EUR
      Emmentaler Stück              2,59 A
      Bulgur Kräuter                0,99 A
      zu zahlen                     3,58
      Bar                           5,00
      Rückgeld                      1,42
      """)
    #expect(found == nil)
  }
}

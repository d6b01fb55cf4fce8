import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct RichtungFinderTests {
  @Test(
    "the letter's words say which way the money goes",
    arguments: [
      ("Bitte überweisen Sie den Betrag bis zum 1. März.", Belegart.rechnung, Richtung.zahlen),
      ("Den Betrag buchen wir von Ihrem Konto ab (Mandatsreferenz M-1).", .rechnung, .lastschrift),
      ("Wir ziehen den Beitrag am 1. Juli mit der SEPA-Lastschrift ein.", .versicherung, .lastschrift),
      ("Betrag dankend erhalten. Kartenzahlung girocard", .rechnung, .bezahlt),
      ("Bezahlt mit Kreditkarte. Es ist keine weitere Zahlung erforderlich.", .rechnung, .bezahlt),
      ("Den Betrag überweisen wir auf Ihr Konto.", .versicherung, .gutschrift),
      ("Der Erstattungsbetrag wird Ihnen überwiesen.", .bescheid, .gutschrift),
      ("Am einfachsten zahlen Sie per Lastschrift; bitte zahlen Sie bis 15. Mai.", .rechnung, .zahlen),
      ("Summe 12,00", .quittung, .bezahlt),
      ("Startgeld 12,00 €, bar am Tag. Der Beitrag von\n72,00 € wird im Januar abgebucht.", .einladung, .zahlen),
      ("Den Beitrag von 12,00 €\nbuchen wir von Ihrem Konto ab.", .rechnung, .lastschrift),
      ("Es besteht ein Guthaben von 12,00 €. Der Bescheid gilt als bekannt gegeben.", .bescheid, .gutschrift),
    ])
  func readsDirection(text: String, art: Belegart, expected: Richtung) {
    let dokument = Dokument([MarkedText(text).page])
    #expect(RichtungFinder().richtung(in: dokument, heading: [], art: art, cents: 1_200).0 == expected)
  }

  @Test("without a word it is to be paid")
  func defaultsToPaying() {
    let dokument = Dokument([MarkedText("Gesamtbetrag 20,00 €").page])
    #expect(RichtungFinder().richtung(in: dokument, heading: [], art: .rechnung, cents: 2_000).0 == .zahlen)
  }
}

import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct UnderstandingTests {
  private let understanding = Understanding(
    haushalt: Haushalt(
      namen: ["Sommer"], adresse: "Birkenweg 3, 50667 Köln",
      personen: [Person(name: "Maren"), Person(name: "Jonas", rolle: .klein)]),
    ablage: [], erhalten: nil)

  private let letter = MarkedText(
    """



    Zahnarztpraxis Dr. Elsa Kranich
    Am Markt 4 · 50667 Köln




        Zahnarztpraxis Dr. Elsa Kranich · Am Markt 4 · 50667 Köln

        Frau
        Maren Sommer                                       Rechnungsnummer 2025-118
        Birkenweg 3                                        Patienten-Nr. 4471
        50667 Köln                                         Datum 03.03.2025




        Rechnung über zahnärztliche Leistungen

        Sehr geehrte Frau Sommer,

        für die Behandlung berechnen wir:

        Professionelle Zahnreinigung                                  90,00 €
        Röntgenaufnahme                                               24,50 €
        Zu zahlender Betrag                                          114,50 €

        Bitte überweisen Sie den Betrag bis zum 02.04.2025 auf unser Konto.

        Mit freundlichen Grüßen
        Zahnarztpraxis Dr. Elsa Kranich
    """)

  @Test("a dentist's invoice becomes a whole card")
  func understandsInvoice() {
    let vorschlag = understanding.vorschlag(for: [letter.page])
    let extraction = vorschlag.extraction
    #expect(extraction.absender?.value == "Zahnarztpraxis Dr. Elsa Kranich")
    #expect(extraction.betrag?.value == Betrag(cents: 11_450, direction: .zahlen))
    #expect(extraction.art.value == .rechnung)
    #expect(extraction.rechnungsnummer?.value == "2025-118")
    #expect(extraction.kundennummer?.value == "4471")
    #expect(extraction.person?.value == "Maren")
    #expect(extraction.titel?.value == "Rechnung über zahnärztliche Leistungen")
    #expect(extraction.needsDecision)
    #expect(vorschlag.ablage.value == "Gesundheit/Maren")
  }

  @Test("the same pages give the same proposal")
  func isDeterministic() {
    let first = understanding.vorschlag(for: [letter.page])
    for _ in 0..<5 { #expect(understanding.vorschlag(for: [letter.page]) == first) }
  }

  @Test("no page, a blank page and noise give a proposal without invented values")
  func alwaysGivesProposal() {
    let blank = PageText(number: 1, width: 100, height: 100, source: .blank, words: [])
    for pages in [[], [blank], [MarkedText("~ ;; | .").page]] {
      let vorschlag = understanding.vorschlag(for: pages)
      #expect(vorschlag.extraction.betrag == nil)
      #expect(vorschlag.extraction.absender == nil)
      #expect(vorschlag.ablage.value == "Sonstiges")
    }
  }

  @Test("every quote stands on its page")
  func quotesStandOnThePage() {
    let extraction = understanding.vorschlag(for: [letter.page]).extraction
    let evidence =
      (extraction.absender?.evidence ?? []) + (extraction.betrag?.evidence ?? []) + extraction.art.evidence
      + (extraction.person?.evidence ?? []) + (extraction.titel?.evidence ?? [])
    #expect(!evidence.isEmpty)
    let text = letter.page.rows.map(\.text).joined(separator: "\n") + "\n" + letter.page.text
    for item in evidence { #expect(text.contains(item.quote), "\(item)") }
  }
}

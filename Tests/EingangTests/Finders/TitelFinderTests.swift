import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct TitelFinderTests {
  private func best(_ text: String) -> String? {
    Ranker.titel.field(TitelFinder().candidates(in: [MarkedText(text).page]))?.value
  }

  @Test("the line above the salutation is the title, without its label")
  func readsSubject() {
    let head = "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n50667 Köln\n\n\n"
    #expect(best(head + "Ihr Termin am Dienstag\n\nSehr geehrte Frau Sommer,\n") == "Ihr Termin am Dienstag")
    #expect(best(head + "Betreff: Klassenfahrt nach Rügen\n\nLiebe Eltern,\n") == "Klassenfahrt nach Rügen")
  }

  @Test("the address above a salutation is no title")
  func leavesAddressAlone() {
    #expect(
      best("Gärtnerei Klee\n\n\n\n\n50667 Köln\n\nSehr geehrte Frau Sommer,\nwir kommen am Montag.") != "50667 Köln")
  }

  @Test("a till's slip without a heading is called Kassenbon")
  func namesReceipt() {
    #expect(
      best("Brot   3,20\nMilch   1,15\nSumme EUR   4,35\ngegeben bar   5,00\nRückgeld   0,65\nEs bediente Sie Frau K")
        == "Kassenbon")
  }

  @Test("a till's slip is called Kassenbon whatever its shop prints large, a letter of the same kind is not")
  func namesReceiptWithHeading() {
    func titel(_ text: String) -> String? {
      Ranker.titel.field(TitelFinder(art: .quittung).candidates(in: [MarkedText(text).page]))?.value
    }
    #expect(
      titel("ROSEN-APOTHEKE\nSalbe   6,49\nSumme EUR   6,49\ngegeben bar   10,00\nRückgeld   3,51") == "Kassenbon")
    let letter =
      "Gärtnerei Klee\n\n\n\nQuittung über Ihre Zahlung\n\nSehr geehrte Frau Sommer,\nwir haben 5,00 € erhalten."
    #expect(titel(letter) == "Quittung über Ihre Zahlung")
  }

  @Test("without a salutation the first line that names the paper is its title, not the head of a later part")
  func readsNotice() {
    let text =
      "Finanzamt Rosenau\n\n\n\n\n\n\n\n\n\n\n\n\n\nBescheid für 2024 über Einkommensteuer\n\nFestsetzung\n\nAbrechnung (Stichtag 02.06.2025)\n"
    #expect(best(text) == "Bescheid für 2024 über Einkommensteuer")
  }

  @Test("what stands above the subject is no part of it, nor is the sender")
  func partsSubject() {
    let head = "\n\n\n\n\n\n\n\n12. Mai 2025\n\nUnser Sommerfest\n\nLiebe Familien,\nwir feiern."
    #expect(best(head) == "Unser Sommerfest")
    let all = "\n\n\n\n\n\n\nKöln, im Juni 2025\nAn alle Eltern\n\nSchulbücher 2025/26\n\nLiebe Eltern,\nwir bestellen."
    #expect(best(all) == "Schulbücher 2025/26")
  }

  @Test("a school's letter without a subject is called by its matter, never by its letterhead")
  func namesMatter() {
    let page = MarkedText("Grundschule am Bach\nKlasse 2c\n\nLiebe Eltern,\nam Rosenmontag ist schulfrei.").page
    let finder = TitelFinder(art: .elternbrief, absender: "Grundschule am Bach")
    #expect(Ranker.titel.field(finder.candidates(in: [page]))?.value == "Karneval")
  }

  @Test("a title longer than 80 characters ends at a word")
  func cutsLongTitles() {
    let title = TitelFinder.cleaned(String(repeating: "Hinweis ", count: 40))
    #expect(title.count <= 82)
    #expect(title.hasSuffix("Hinweis …"))
  }

  @Test("an invoice is called by what it is for rather than by its number")
  func readsPurpose() {
    let head = "Gärtnerei Klee\n\n\n\n\n\n\n\n\n\n\n\n\nRechnung Nr. 4711\nKunden-Nr. 12\n\n"
    #expect(best(head + "Rechnung – Schnitt der Hecke\n\nPos. 1   80,00 €") == "Rechnung – Schnitt der Hecke")
    #expect(best(head + "Rechnung – 4712\n\nPos. 1   80,00 €") == "Rechnung Nr. 4711")
  }

  @Test("a salutation is no title, nor the text behind it")
  func leavesSalutation() {
    #expect(best("Liebe Mitglieder, liebe Eltern,\n\nder Beitrag wird im Januar eingezogen.") == nil)
    #expect(best("Sommerfest im Hof\n\nLiebe Mitglieder, liebe Eltern,\n\nwir feiern.") == "Sommerfest im Hof")
  }
}

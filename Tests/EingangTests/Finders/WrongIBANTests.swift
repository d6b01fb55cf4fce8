import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite("Accounts with wrong check digits")
struct WrongIBANTests {
  private func page(_ text: String, _ source: PageText.Source = .textLayer) -> PageText {
    PageText(number: 1, width: 595, height: 842, source: source, words: MarkedText(text).page.words)
  }

  private func field(_ page: PageText) -> Field<String>? { Ranker.iban.field(IBANFinder().candidates(in: [page])) }

  @Test("a PDF's own text gives one as printed, as no more than likely")
  func shown() {
    let found = field(page("Bitte überweisen Sie auf IBAN: DE88 3704 0044 0532 0130 00, BIC ABCDEF"))
    #expect(found?.value == "DE88370400440532013000")
    #expect((found?.confidence.value ?? 1) <= 0.5)
    #expect(found?.evidence.first?.quote == "DE88 3704 0044 0532 0130 00")
  }

  @Test(
    "read from pixels, masked, too short or too long, or without a label it is none",
    arguments: [
      ("IBAN DE88 3704 0044 0532 0130 00", PageText.Source.ocr), ("IBAN DE32 4009 XXXX XXXX XX91 18", .textLayer),
      ("IBAN FR14 XXXX XXXX XXXX XXXX XXXX 260", .textLayer), ("IBAN DE47 5566 7788 1020 30", .textLayer),
      ("IBAN DE88 3704 0044 0532 0130 0012", .textLayer), ("Gläubiger-ID DE88 3704 0044 0532 0130 00", .textLayer),
      ("IBAN ZZ88 3704 0044 0532 0130 00", .textLayer),
    ])
  func silent(text: String, source: PageText.Source) { #expect(field(page(text, source)) == nil) }

  @Test("one with right check digits comes before it")
  func rightOneFirst() {
    let text = "IBAN DE88 3704 0044 0532 0130 00\nIBAN DE89 3704 0044 0532 0130 00"
    #expect(field(page(text))?.value == "DE89370400440532013000")
  }

  @Test("the card warns of it, a person decides, and it is no account of the sender's")
  func warns() throws {
    let understanding = Understanding(haushalt: Haushalt(), ablage: [], erhalten: nil)
    let text = "Rechnung 4711\nZu zahlen 85,00 €\nBitte überweisen Sie.\nIBAN "
    let wrong = understanding.vorschlag(for: [page(text + "DE88 3704 0044 0532 0130 00")]).extraction
    #expect(wrong.warnings.contains { $0.contains("falsche Prüfziffern") && $0.contains("nachzufragen") })
    #expect(wrong.needsDecision && wrong.iban != nil && wrong.sendersAccount == nil)
    let right = understanding.vorschlag(for: [page(text + "DE89 3704 0044 0532 0130 00")]).extraction
    #expect(right.warnings.isEmpty && right.sendersAccount == "DE89370400440532013000")
  }

  @Test("a wrong length is told as such")
  func length() {
    #expect(WrongIBAN.warnung("DE4755667788102030")?.contains("eine falsche Länge") == true)
    #expect(WrongIBAN.warnung("DE89370400440532013000") == nil && WrongIBAN.warnung(nil) == nil)
  }
}

import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct SpracheFinderTests {
  @Test(
    "small words tell the language",
    arguments: [
      ("Wir bitten Sie um die Zahlung der Rechnung bis zum 1. März.", "de"),
      ("Thank you for your booking and for the deposit, which reached us.", "en"),
      ("Nous vous remercions pour votre confiance et le montant est dans la facture.", "fr"),
      ("", "de"), ("4711 0815", "de"),
    ])
  func tellsLanguage(text: String, code: String) {
    #expect(SpracheFinder().sprache(in: Dokument([MarkedText(text).page])) == code)
  }
}

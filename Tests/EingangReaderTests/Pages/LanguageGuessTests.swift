import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Language of a page")
struct LanguageGuessTests {
  private func isEnglish(_ text: String) -> Bool {
    LanguageGuess(text.split(separator: " ").map(String.init)).isEnglish
  }

  @Test("an English sentence is English")
  func english() { #expect(isEnglish("Please find the invoice for your order, due by the end of May.")) }

  @Test(
    "German is not, nor a German letter with an English slogan, nor a line of numbers",
    arguments: [
      "Bitte überweisen Sie den Betrag bis zum 15. September auf das Konto.",
      "The best for you. Sehr geehrte Frau Muster, wir haben Ihre Rechnung erhalten und bitten Sie um Zahlung.",
      "12,50 3,20 15,70",
    ])
  func notEnglish(text: String) { #expect(!isEnglish(text)) }
}

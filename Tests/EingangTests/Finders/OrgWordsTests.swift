import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct OrgWordsTests {
  private func has(_ phrases: PhraseList, _ text: String) -> Bool {
    MarkedText(text).page.lines.first?.containsAny(phrases) ?? false
  }

  @Test(
    "organisations are known by their words",
    arguments: ["Grundschule am Bach", "Kranich Versicherung", "Rosen-Apotheke", "Finanzamt Au"])
  func knowsWords(text: String) {
    #expect(has(OrgWords.words, text))
  }

  @Test(
    "companies are known by their legal form",
    arguments: ["Ohm GmbH", "Turnverein Au e. V.", "Kranich AG", "Ohm & Co. KG"])
  func knowsLegalForms(text: String) {
    #expect(has(OrgWords.legalForms, text))
  }

  @Test("a person's name is neither", arguments: ["Maren Sommer", "Agnes Kegel"])
  func leavesAlone(text: String) {
    #expect(!has(OrgWords.words, text) && !has(OrgWords.legalForms, text))
  }
}

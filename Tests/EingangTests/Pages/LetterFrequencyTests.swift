import Testing

@testable import Eingang

@Suite("Letter frequencies")
struct LetterFrequencyTests {
  private func likeness(_ text: String) -> Double {
    var frequency = LetterFrequency()
    for scalar in text.unicodeScalars { frequency.count(scalar) }
    return frequency.likeness
  }

  @Test("a text is near to its language, and an alphabet is not")
  func likeness() {
    #expect(likeness("Der Betrag ist innerhalb von vierzehn Tagen nach Erhalt der Rechnung zu bezahlen") > 0.9)
    #expect(likeness("abcdefghijklmnopqrstuvwxyz") < 0.8)
    #expect(likeness("1234") == 0)
  }

  @Test("only a to z count")
  func total() {
    var frequency = LetterFrequency()
    for scalar in "Aä1 z[`{".unicodeScalars { frequency.count(scalar) }
    #expect(frequency.total == 2)
  }
}

import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct AnlassTests {
  private func title(_ text: String) -> String? { Anlass.first(in: Dokument([MarkedText(text).page]))?.value }

  @Test("what a letter is about, by the word people use")
  func named() {
    #expect(title("am Rosenmontag ist schulfrei") == "Karneval")
    #expect(title("bei zwei Kindern wurden Läuse entdeckt") == "Kopfläuse")
  }

  @Test("a letter about nothing of the kind has none")
  func none() { #expect(title("die Telefonnummern haben sich geändert") == nil) }
}

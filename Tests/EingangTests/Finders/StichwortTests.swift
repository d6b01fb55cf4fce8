import Eingang
import Testing

@testable import Eingang

@Suite("Stichwort")
struct StichwortTests {
  private func stands(_ word: Stichwort, _ text: String) -> Bool {
    let plain = PlainText.plain(Array(text.utf8))
    return word.first(in: plain, 0..<plain.count) != nil
  }

  @Test("finds a word whatever its case and umlauts")
  func finds() {
    #expect(stands("überweis*", "Bitte ÜBERWEISEN Sie"))
    #expect(stands("überweis*", "Bitte uberweisen Sie"))
    #expect(stands("*schluß", "Anmeldeschluss ist"))
    #expect(stands("zahlbar bis", "zahlbar\nbis"))
    #expect(stands("geben sie*ab", "geben Sie den Abschnitt bis Freitag ab"))
  }

  @Test("a word must stand alone unless it is open")
  func alone() {
    #expect(!stands("bis", "bisher"))
    #expect(!stands("skonto*", "Vereinskonto"))
    #expect(!stands("geben sie*ab", "geben Sie den Abend frei"))
    #expect(!stands("rate", "Beraten"))
  }
}

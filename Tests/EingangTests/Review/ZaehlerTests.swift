import Eingang
import Testing

@Suite struct ZaehlerTests {
  @Test(
    "says how many cards need a decision in a short sentence",
    arguments: [
      (0, "Nichts zu entscheiden."), (1, "Eine Karte braucht eine Entscheidung."),
      (3, "3 Karten brauchen eine Entscheidung."),
    ])
  func text(anzahl: Int, text: String) {
    #expect(Zaehler(anzahl: anzahl).text == text)
  }
}

import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct KlassennameTests {
  private func names(_ text: String, _ klasse: String) -> Bool {
    let dokument = Dokument([MarkedText(text).page])
    return Klassenname.phrases(klasse).contains { dokument.first($0) != nil }
  }

  @Test(
    "a class is known however it is written",
    arguments: [
      "An die Eltern der 7b", "Klasse 7 b", "die Kinder der 7B", "Kl. 7 b", "7/b", "die Eltern der 7. Klassen",
      "Jahrgang 7", "Year 7",
    ])
  func known(text: String) { #expect(names(text, "7b")) }

  @Test("other classes and numbers are not", arguments: ["Klasse 8b", "17b", "Raum 7", "Hauptstraße 7 c", "7 Euro"])
  func other(text: String) { #expect(!names(text, "7b")) }

  @Test("a group goes by its name")
  func group() {
    #expect(names("Liebe Eltern der Schmetterlingsgruppe,", "Schmetterlingsgruppe"))
    #expect(Klassenname.phrases("").isEmpty)
  }
}

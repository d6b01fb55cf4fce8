import Testing

@testable import Eingang

@Suite struct PlainLineTests {
  @Test(
    "a name is one line without anything that nobody sees",
    arguments: [
      ("Stadtwerke\u{7}Rosenau", "StadtwerkeRosenau"), ("Stadtwerke\nRosenau", "Stadtwerke Rosenau"),
      (" Otte \t\u{A0} & Sohn ", "Otte & Sohn"), ("\u{1B}[31mrot", "[31mrot"), ("a\u{202E}b", "ab"),
      ("Mu\u{308}ller", "M\u{FC}ller"), ("Goethe-Gymnasium", "Goethe-Gymnasium"), ("a\u{200D}b", "a\u{200D}b"),
    ])
  func cleans(text: String, line: String) {
    #expect(PlainLine.text(text) == line)
  }

  @Test("where nothing is left there is no name", arguments: ["", " ", "\u{7}", "\n\t", "\u{202E}\u{0}"])
  func empty(text: String) {
    #expect(PlainLine.text(text) == nil)
  }
}

import Testing

@testable import Eingang

@Suite struct AblagezielTests {
  @Test(
    "a folder below the Ablage is kept, and made harmless",
    arguments: [
      ("Schule/Felix", "Schule/Felix"), ("Verträge", "Verträge"), ("Schule / Felix ", "Schule/Felix"),
      ("Kfz: Golf", "Kfz- Golf"), ("A\u{0}B", "A B"),
    ])
  func keeps(text: String, path: String) {
    #expect(Ablageziel(text)?.path == path)
  }

  @Test(
    "what leads out of the Ablage, or nowhere, is none",
    arguments: [
      "", "/", "/etc", "..", "../x", "a/../b", "a//b", "a/", ".git", "a/.b", " ../x", "a/ .. /b", "\u{202E}", "-",
      "???",
      "1/2/3/4/5/6/7/8/9",
    ])
  func refuses(text: String) {
    #expect(Ablageziel(text) == nil)
  }
}

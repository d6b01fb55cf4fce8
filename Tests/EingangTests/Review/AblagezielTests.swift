import Testing

@testable import Eingang

@Suite struct AblagezielTests {
  @Test(
    "a folder below the Ablage is kept, and made harmless",
    arguments: [
      ("Schule/Felix", "Schule/Felix"), ("Verträge", "Verträge"), ("Schule / Felix ", "Schule/Felix"),
      ("Kfz: Golf", "Kfz- Golf"), ("A\u{0}B", "A B"), ("Mu\u{308}ller", "M\u{FC}ller"), ("a/\u{301}b", "a/b"),
      ("Con/aux.alt", "Con_/aux_.alt"), ("COM1/LPT", "COM1_/LPT"), ("-rf", "rf"), ("Verträge .", "Verträge"),
      ("a\u{1B}[2J\u{202E}b", "a [2Jb"),
    ])
  func keeps(text: String, path: String) {
    #expect(Ablageziel(text)?.path == path)
  }

  @Test("a part of accents alone, or of one letter under many, is never cut to nothing")
  func flooded() throws {
    let flood = "a" + String(repeating: "\u{E0100}", count: 200)
    let path = try #require(Ablageziel("Schule/\(flood)/x")).path
    #expect(path.split(separator: "/", omittingEmptySubsequences: false).count == 3)
    #expect(path.split(separator: "/").allSatisfy { !$0.isEmpty && $0.utf8.count <= 120 })
  }

  @Test("a target that is read again stays as it is, also a device's name at full length")
  func isStable() throws {
    let path = try #require(Ablageziel("aux." + String(repeating: "b", count: 200))).path
    #expect(path.hasPrefix("aux_.b") && path.utf8.count == 120)
    #expect(Ablageziel(path)?.path == path)
  }

  @Test(
    "what leads out of the Ablage, or nowhere, is none",
    arguments: [
      "", "/", "/etc", "..", "../x", "a/../b", "a//b", "a/", ".git", "a/.b", " ../x", "a/ .. /b", "\u{202E}", "-",
      "???", "\u{301}\u{302}", ".\u{301}x", "a/..\u{301}/b", "a/\u{200B}.b/\u{301}",
      "1/2/3/4/5/6/7/8/9",
    ])
  func refuses(text: String) {
    #expect(Ablageziel(text) == nil)
  }
}

import Testing

@testable import Eingang

@Suite struct NamePatternTests {
  @Test(
    "a pattern fits whole names, whatever their case",
    arguments: [
      ("*.xmp", "Scan.XMP", true), ("*.xmp", "scan.xmp.jpg", false), ("*.xmp", ".xmp", true),
      ("scan", "scan.jpg", false),
      ("seite-?.jpg", "Seite-1.jpg", true), ("seite-?.jpg", "seite-12.jpg", false), ("*", "", true), ("?", "", false),
      ("a*b*c", "axxbyyc", true), ("a*b*c", "axxbyy", false), ("*a*", "xxaxx", true), ("**a", "a", true),
      ("", "", true),
      ("", "a", false), ("*ab", "aab", true), ("ä*", "a\u{308}pfel.jpg", true), ("Icon\r", "icon\r", true),
    ])
  func fits(pattern: String, name: String, isFit: Bool) {
    #expect(NamePattern(pattern).matches(name) == isFit)
  }

  @Test("a pattern of many stars takes no longer than its length times the name's")
  func stars() {
    let pattern = NamePattern(String(repeating: "*a", count: 60) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 255)))
  }
}

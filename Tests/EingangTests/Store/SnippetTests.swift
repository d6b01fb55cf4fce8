import Testing

@testable import Eingang

@Suite("Snippets")
struct SnippetTests {
  private static let many = (1...40).map { "w\($0)" }

  @Test("six words before the first hit and twelve behind it, and dots where there is more")
  func middle() {
    let snippet = Snippet(of: Self.many.joined(separator: " "), terms: ["w20"])
    #expect(snippet.text == "… " + Self.many[13...31].joined(separator: " ") + " …")
    #expect(snippet.pieces.filter(\.isHit).map(\.text) == ["w20"])
  }

  @Test("no dots where the text begins and ends")
  func short() {
    let snippet = Snippet(of: "Rechnung\n der\u{A0}Stadtwerke\t2025\u{2003}", terms: ["stadtwerke"])
    #expect(snippet.text == "Rechnung der Stadtwerke 2025")
    #expect(snippet.pieces.filter(\.isHit).map(\.text) == ["Stadtwerke"])
  }

  @Test("exactly twelve words behind the hit are all there is")
  func exact() {
    let words = Array(Self.many.prefix(13))
    #expect(Snippet(of: words.joined(separator: " "), terms: ["w1"]).text == words.joined(separator: " "))
    let more = Array(Self.many.prefix(14))
    #expect(Snippet(of: more.joined(separator: " "), terms: ["w99"]).text == words.joined(separator: " ") + " …")
  }

  @Test(
    "without a hit it is the beginning; of nothing it is nothing",
    arguments: [("a b", "a b"), ("", ""), ("  ", "")])
  func none(text: String, expected: String) { #expect(Snippet(of: text, terms: ["x"]).text == expected) }
}

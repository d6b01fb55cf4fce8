import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct IgnoreListTests {
  @Test("the documented list is the one that is built in")
  func documented() throws {
    let rows = try Repository.text("docs/ignored-names.md").split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map {
        $0.split(separator: "|").map { $0.drop { $0 == " " } }.map {
          String($0.reversed().drop { $0 == " " }.reversed())
        }
      }
    let rules = IgnoreList.rules.map { rule in
      let pattern = "`" + rule.pattern.text.replacing("\r", with: "\\r") + "`"
      return [pattern, rule.kind == .ignored ? "ignored" : "waits", rule.origin]
    }
    #expect(rows == rules)
  }

  @Test("a household's own patterns are ignored too, and nothing else changes")
  func further() {
    let list = IgnoreList(["*.xmp", "notiz*"])
    #expect(InboxName("scan.XMP", by: list) == .ignored)
    #expect(InboxName("Notizen.pdf", by: list) == .ignored)
    #expect(InboxName("scan.jpg", by: list) == .document)
    #expect(InboxName("scan.part", by: list) == .unfinished)
    #expect(InboxName("scan.xmp") == .document)
  }
}

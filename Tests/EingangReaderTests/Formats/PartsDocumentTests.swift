import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Files within a file")
struct PartsDocumentTests {
  private static func text(_ words: String) -> [UInt8] { Array(words.utf8) }

  @Test("a part that cannot be read is told of where it is missing, and the others are pages")
  func tells() throws {
    let zip = TinyZIP.data([
      ("1.txt", Self.text("Seite eins")), ("2.bin", [0, 1, 2, 3]), ("3.txt", Self.text("Seite drei")), ("4.pdf", []),
    ])
    let (texts, notices) = try TestBytes().pages(zip)
    #expect(texts == ["Seite eins\n", "Seite drei\n"])
    #expect(notices[0].isEmpty)
    #expect(notices[1].map { String($0.prefix(8)) } == ["„2.bin“ ", "„4.pdf“ "])
  }

  @Test("where nothing can be read the first part's reason is the file's")
  func nothing() throws {
    let zip = TinyZIP.data([("a.html", Self.text("<html>")), ("b.bin", [0, 1])])
    #expect(try TestBytes().reason(zip) == ForeignFile.html.why)
    #expect(try TestBytes().reason(TinyZIP.data([])) == Unreadable.noParts.why)
  }

  @Test("a picture that turns out too small is a page without words that says so")
  func late() throws {
    let zip = TinyZIP.data([("1.txt", Self.text("Seite eins")), ("2.pgm", TestBytes.grey(width: 20, height: 20))])
    let (texts, notices) = try TestBytes().pages(zip)
    #expect(texts == ["Seite eins\n", ""])
    #expect(notices[1] == ["„2.pgm“ wurde nicht gelesen: \(Unreadable.tooSmall.why)"])
    #expect(
      try TestBytes().reason(TinyZIP.data([("2.pgm", TestBytes.grey(width: 20, height: 20))]))
        == Unreadable.tooSmall.why)
  }

  @Test("what is found missing within a nested file while its page is read is told, also once another part was read")
  func nested() throws {
    let inner = TinyZIP.data([("1.txt", Self.text("innen")), ("2.pgm", TestBytes.grey(width: 20, height: 20))])
    let zip = TinyZIP.data([("a.zip", inner), ("b.bin", [0, 1, 2, 3]), ("c.txt", Self.text("außen"))])
    let document = try TestBytes().document(zip)
    var sources: [PageText.Source] = []
    for index in [0, 1, 2, 1] {
      guard case .text(let page) = try document.page(index, alwaysOCR: false) else { continue }
      sources.append(page.source)
    }
    #expect(sources[1] != .blank)
    #expect(document.notices(0).isEmpty)
    #expect(document.notices(1) == ["„2.pgm“ wurde nicht gelesen: \(Unreadable.tooSmall.why)"])
    #expect(document.notices(2).map { String($0.prefix(8)) } == ["„b.bin“ "])
  }

  @Test("where nothing can be read, a locked part says so before the others, and so another password is tried")
  func locked() throws {
    let zip = TinyZIP.data([
      ("a.html", Self.text("<html>")), ("b.zip", [UInt8](try TestPapers.bytes("gesperrt-alt.zip"))),
    ])
    #expect(try TestBytes().reason(zip) == Unreadable.locked("Das ZIP").why)
    #expect(Unreadable.locked("Das ZIP").cause == .password)
    #expect(try TestBytes().pages(zip, passwords: ["geheim"]).texts == ["Rechnungsbetrag 85,00 EUR\n"])
  }

  @Test("pages can be asked for in any order, and again")
  func anyOrder() throws {
    let zip = TinyZIP.data((1...5).map { ("\($0).txt", Self.text("Seite \($0)")) })
    let document = try TestBytes().document(zip)
    for index in [4, 0, 2, 2, 1, 3, 0] {
      guard case .text(let page) = try document.page(index, alwaysOCR: false) else { continue }
      #expect(page.text == "Seite \(index + 1)\n")
    }
  }

  @Test("the pages of all parts count against the limit")
  func tooManyPages() throws {
    let zip = TinyZIP.data((1...5).map { ("\($0).txt", Self.text("a\u{C}b")) })
    #expect(try TestBytes().reason(zip, limits: Limits(seiten: 9)) == Unreadable.tooManyPages(10, allowed: 9).why)
    #expect(try TestBytes().reason(zip, limits: Limits(seiten: 10)) == nil)
  }

  @Test("a file within a file ends at the fourth")
  func depth() throws {
    var zip = TinyZIP.data([("brief.txt", Self.text("ganz innen"))])
    for _ in 0..<3 { zip = TinyZIP.data([("innen.zip", zip)]) }
    #expect(try TestBytes().pages(zip).texts == ["ganz innen\n"])
    #expect(try TestBytes().reason(TinyZIP.data([("innen.zip", zip)])) == Unreadable.tooDeep.why)
  }

  @Test("what is told bears the part's name on one line, and not too much of it")
  func names() {
    let notice = PartNotice.text("a\u{202E}b\n" + String(repeating: "x", count: 500), Unreadable.empty)
    #expect(notice.hasPrefix("„abxxx") && notice.contains("…“") && notice.count < 200)
    #expect(PartNotice.bounded((1...50).map(String.init)).last == "Weitere 31 Teile wurden nicht gelesen.")
    #expect(PartNotice.bounded((1...50).map(String.init)).count == PageText.mostNotices)
  }
}

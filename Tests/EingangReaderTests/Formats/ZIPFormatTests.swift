import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("ZIP")
struct ZIPFormatTests {
  /// A file's beginning, a directory of ten bytes at offset 30, and the end record.
  private static let archive: [UInt8] =
    [0x50, 0x4B, 0x03, 0x04] + [UInt8](repeating: 1, count: 26) + [UInt8](repeating: 2, count: 10)
    + [0x50, 0x4B, 0x05, 0x06, 0, 0, 0, 0, 1, 0, 1, 0, 10, 0, 0, 0, 30, 0, 0, 0, 0, 0]

  @Test("an archive is whole with its end record, a comment of its own included")
  func whole() throws {
    #expect(try TestBytes().wholeness(Self.archive) == .whole(mayGrow: false))
    #expect(try TestBytes().wholeness(Self.archive.dropLast(2) + [3, 0, 7, 7, 7]) == .whole(mayGrow: false))
  }

  @Test("it is not before, nor where the directory would lie behind its end")
  func incomplete() throws {
    for length in 4..<Self.archive.count {
      #expect(try TestBytes().wholeness(Self.archive.prefix(length)) == Unfinished.container)
    }
    var bytes = Self.archive
    bytes[56] = 200
    #expect(try TestBytes().wholeness(bytes) == Unfinished.container)
    #expect(try TestBytes().wholeness(Self.archive.dropLast(2) + [3, 0, 7, 7]) == Unfinished.container)
  }

  private static let letters = TinyZIP.data([
    ("Scan/Seite 10.txt", Array("zehn".utf8)), ("Scan/Seite 2.txt", Array("zwei".utf8)),
    ("Scan/", []), ("__MACOSX/Scan/._Seite 2.txt", Array("nichts".utf8)), ("Scan/.DS_Store", Array("nichts".utf8)),
    ("Thumbs.db", Array("nichts".utf8)), ("Scan\\Seite 1.txt", Array("eins".utf8)),
  ])

  @Test("its pages come in the order in which people number them, without what no document bears")
  func order() throws {
    let (texts, notices) = try TestBytes().pages(Self.letters)
    #expect(texts == ["eins\n", "zwei\n", "zehn\n"])
    #expect(notices.joined().isEmpty)
  }

  @Test("names that the household ignores are left out")
  func ignored() throws {
    var opening = Opening(ReadingLimits(Limits()))
    opening.ignored = IgnoreList(["seite 10*"])
    let file = try #require(try TestBytes().mapped(Self.letters))
    #expect(try FormatList.open(file, opening).pageCount == 2)
  }

  @Test("what begins with a PDF's bytes behind its first name is still an archive")
  func storedPDF() throws {
    #expect(
      try TestBytes().pages(TinyZIP.data([("a.pdf", Array(TinyPDF.data(pages: ["Brief"])))])).texts == ["Brief\n"])
  }

  @Test(
    "one of the household's passwords opens it, by either encryption",
    arguments: ["gesperrt-alt.zip", "gesperrt-aes.zip"])
  func locked(name: String) throws {
    let zip = try TestPapers.bytes(name)
    #expect(try TestBytes().reason(zip) == Unreadable.locked("Das ZIP").why)
    #expect(try TestBytes().reason(zip, passwords: ["x", "y"]) == Unreadable.locked("Das ZIP", tried: ["x"]).why)
    #expect(try TestBytes().pages(zip, passwords: ["falsch", "geheim"]).texts == ["Rechnungsbetrag 85,00 EUR\n"])
  }

  @Test("what unpacks to far more than it is packed in ends in words, not in memory")
  func bomb() throws {
    #expect(try TestBytes().reason(try TestPapers.bytes("bombe.zip")) == Unreadable.tooLargePart.why)
  }

  @Test("more entries than a letter has pages end in words", arguments: [2001, 10_001])
  func many(count: Int) throws {
    let zip = TinyZIP.data((0..<count).map { ("\($0).txt", [0x61, 0x62]) })
    #expect(try TestBytes().reason(zip, limits: Limits(seiten: 10_000)) == Unreadable.tooManyParts.why)
  }

  @Test("bytes changed anywhere end in words or in pages")
  func damaged() throws {
    for at in 4..<Self.letters.count {
      var changed = Self.letters
      changed[at] ^= 0xFF
      let reason = try TestBytes().reason(changed)
      #expect(reason?.contains("Bitte ") != false)
    }
  }
}

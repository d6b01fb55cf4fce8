import Testing

@testable import Eingang

@Suite struct FilePathTests {
  @Test(
    "takes paths apart",
    arguments: [
      ("/a/b/scan.pdf", "scan.pdf", "/a/b", "pdf"), ("scan.PDF", "scan.PDF", ".", "pdf"), ("/scan", "scan", "/", ""),
      ("/a/.profil", ".profil", "/a", ""), ("/a/Brief vom 1. Mai", "Brief vom 1. Mai", "/a", ""),
      ("/a/x.sehrlangeendung", "x.sehrlangeendung", "/a", ""),
    ])
  func parts(path: String, name: String, folder: String, ending: String) {
    #expect(FilePath.name(of: path) == name)
    #expect(FilePath.folder(of: path) == folder)
    #expect(FilePath.fileExtension(of: name) == ending)
  }

  @Test(
    "a path lies in a folder or it does not",
    arguments: [
      ("/a/b", "/a/b/c/d", "c/d"), ("/a/b", "/a/b", ""), ("/a/b", "/a/bc", nil), ("/a/b", "/a", nil),
      ("/a/u\u{308}", "/a/ü/c", nil),
    ] as [(String, String, String?)])
  func below(folder: String, path: String, rest: String?) {
    #expect(FilePath.below(folder, path) == rest)
  }

  @Test(
    "a text is cut between characters, and within one only where it alone is too long",
    arguments: [("Grüße", 4, "Gr\u{FC}"), ("Grüße", 3, "Gr"), ("e\u{301}x", 2, "e"), ("Grüße", 0, ""), ("ab", 9, "ab")])
  func prefix(text: String, bytes: Int, kept: String) {
    #expect(Array(FilePath.prefix(of: text[...], bytes: bytes).utf8) == Array(kept.utf8))
  }

  @Test("a name may begin with a combining mark")
  func combining() {
    #expect(Array(FilePath.name(of: "/a/\u{301}b.pdf").utf8) == Array("\u{301}b.pdf".utf8))
    #expect(FilePath.folder(of: "/a/\u{301}b.pdf") == "/a")
  }
}

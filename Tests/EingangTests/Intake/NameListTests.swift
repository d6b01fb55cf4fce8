import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct NameListTests {
  private let folder: TemporaryFolder
  private let list: NameList

  init() throws {
    folder = try TemporaryFolder()
    list = NameList(Archive(root: folder.path))
  }

  private func file(_ name: String) -> ArchivedFile {
    ArchivedFile(sha256: SHA256.hex(name.utf8), size: 1, name: name, path: "x", source: nil)
  }

  private func names() throws -> [[String]] { try list.arrivals().map { $0.map(\.name) } }

  @Test("names come back in their order, those of one arrival together, whatever is in them")
  func roundTrip() throws {
    #expect(try names().isEmpty)
    try list.append([file("Seite 2.jpg"), file("Größe\n\"x\".jpg")])
    try list.append([file("brief.pdf")])
    #expect(try names() == [["Seite 2.jpg", "Größe\n\"x\".jpg"], ["brief.pdf"]])
    #expect(try list.arrivals()[1][0].sha256 == SHA256.hex("brief.pdf".utf8))
    #expect(try Files.mode(of: folder.path + "/namen.jsonl") == 0o600)
  }

  @Test("a line that a crash cut short is left out, and the next one stands by itself")
  func torn() throws {
    try list.append([file("a.pdf")])
    let whole = try folder.text("namen.jsonl")
    try folder.write(whole + whole.dropLast(9), to: "namen.jsonl")
    try list.append([file("b.pdf")])
    #expect(try names() == [["a.pdf"], ["b.pdf"]])
  }
}

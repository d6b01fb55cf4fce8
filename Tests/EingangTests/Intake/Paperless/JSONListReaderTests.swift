import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct JSONListReaderTests {
  private func entries(_ text: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let reader = try JSONListReader(folder.write(text, to: "m.json"), below: folder.path)
    var found: [String] = []
    while let entry = try reader.next() { found.append(String(decoding: entry, as: UTF8.self)) }
    return found
  }

  @Test(
    "parts a list at its own commas, and at no other",
    arguments: [
      ("[]", []), (" [ ] \n", []), ("[1,2]", ["1", "2"]), ("\u{FEFF}[{\"a\":[1,2]},{}]", [#"{"a":[1,2]}"#, "{}"]),
      (#"[{"a":"],}[{\"\\"},3]"#, [#"{"a":"],}[{\"\\"}"#, "3"]), ("[\"ä,ö\" ,2\n]\n", ["\"ä,ö\" ", "2\n"]),
    ])
  func parts(text: String, expected: [String]) throws {
    #expect(try entries(text) == expected)
  }

  @Test("an entry may be longer than what is read at once")
  func long() throws {
    let text = "\"" + String(repeating: "x,]\\\"", count: 100_000) + "\""
    #expect(try entries("[\(text),\(text)]").map(\.count) == [text.count, text.count])
  }

  @Test(
    "what is no list, or none that is whole, is told",
    arguments: ["", "{}", "nein", "[1,2", "[{\"a\":1]", "[\"a", "[1] [2]", "[1]x"])
  func flaws(text: String) throws {
    #expect(throws: JSONListReader.Flaw.self) { try entries(text) }
  }

  @Test("a link is not followed")
  func link() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("[]", to: "a/m.json")
    try makeLink(folder.path + "/l.json", to: path)
    #expect(throws: FileError.self) { try JSONListReader(folder.path + "/l.json", below: folder.path) }
  }
}

import EingangTestSupport
import Glibc
import Testing

@testable import Eingang

@Suite struct FilesCreatingTests {
  @Test("a new file is its owner's alone, and one that is there stays as it is")
  func creates() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/eingang.json5"
    try Files.create(path, holding: "{ /* Grüße */ }")
    #expect(try folder.text("eingang.json5") == "{ /* Grüße */ }")
    #expect(try Files.mode(of: path) == 0o600)
    #expect(throws: FileError(.write, path, code: EEXIST)) { try Files.create(path, holding: "anderes") }
    #expect(try folder.text("eingang.json5") == "{ /* Grüße */ }")
  }
}

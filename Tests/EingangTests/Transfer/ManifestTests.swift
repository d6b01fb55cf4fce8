import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct ManifestTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/manifest.sha256" }
  private static let entries = ["karten/0/1.json", "Ablage/Ärger.pdf", "Ablage/A\u{308}rger.pdf"].map {
    Manifest.Entry(path: $0, sha256: SHA256.hex($0.utf8))
  }

  init() throws {
    folder = try TemporaryFolder()
    let writer = try ManifestWriter(path)
    try writer.begin(Manifest.Header(schema: 13))
    for entry in Self.entries { try writer.add(entry) }
    try writer.finish()
  }

  private func read() throws -> [Manifest.Entry] {
    var entries: [Manifest.Entry] = []
    try ManifestReader(path: path).read { entries.append($0) }
    return entries
  }

  @Test("what was written is read, byte for byte")
  func reads() throws {
    let read = try read()
    #expect(read.map(\.line).map { Array($0.utf8) } == Self.entries.map(\.line).map { Array($0.utf8) })
  }

  @Test("a manifest that is cut, changed or has more than it should is not whole")
  func damaged() throws {
    let whole = try folder.text("manifest.sha256")
    let lines = whole.split(separator: "\n").map { $0 + "\n" }
    let cut = lines.dropLast().joined()
    for text in [
      cut, String(whole.dropLast(3)), whole + lines[1], whole.replacing("karten/0/1", with: "karten/0/2"),
      lines[0] + lines.dropFirst(2).joined(), "",
    ] {
      try folder.write(text, to: "manifest.sha256")
      #expect(throws: TransferError.self, "\(text)") { try read() }
    }
  }

  @Test("a manifest of a newer version or schema is said to be newer")
  func newer() throws {
    for line in ["# eingang-export 2 schema 13\n", "# eingang-export 1 schema 999\n"] {
      try folder.write(line, to: "manifest.sha256")
      #expect(throws: TransferError.newer(path)) { try read() }
    }
    try folder.write("# something else\n", to: "manifest.sha256")
    #expect(throws: TransferError.noExport(path)) { try read() }
  }
}

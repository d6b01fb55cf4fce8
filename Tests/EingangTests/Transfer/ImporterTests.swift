import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@testable import Eingang

@Suite struct ImporterTests {
  private let fixture: TransferFixture

  init() throws {
    fixture = try TransferFixture()
    try fixture.fill()
    try fixture.export()
  }

  private var folder: TemporaryFolder { fixture.old.folder }

  /// A file of the export of which the name begins and ends so.
  private func file(_ start: String, _ end: String = "") throws -> String {
    let found = folder.files(below: "Ausfuhr").first { $0.hasPrefix(start) && $0.hasSuffix(end) }
    return "Ausfuhr/" + (try #require(found))
  }

  private func expectNothingWritten() { #expect(folder.files(below: "neu").isEmpty) }

  @Test(
    "a file that was changed is named, whichever it is, and nothing is written",
    arguments: ["karten/0/1.json", "gelesen/", "originale/", "Ablage/", "karten.csv", "bestand.json", "LIESMICH.txt"])
  func changed(start: String) throws {
    let name = try file(start)
    try folder.write(try folder.text(name) + " ", to: name)
    let damaged = TransferError.damaged(folder.path + "/" + name, why: "its checksum is wrong")
    #expect(throws: damaged) { try fixture.importer().check() }
    expectNothingWritten()
  }

  @Test("a file that is missing is named", arguments: ["karten/0/2.json", "originale/", "Ablage/"])
  func missing(start: String) throws {
    let name = try file(start)
    try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    #expect(throws: TransferError.damaged(folder.path + "/" + name, why: "it is missing")) {
      try fixture.importer().check()
    }
    expectNothingWritten()
  }

  @Test("without its manifest it is no export, and with half of one it is damaged")
  func noManifest() throws {
    let manifest = try folder.text("Ausfuhr/manifest.sha256")
    try folder.write(String(manifest.prefix(manifest.count / 2)), to: "Ausfuhr/manifest.sha256")
    #expect(throws: TransferError.self) { try fixture.importer().check() }
    try FileManager.default.removeItem(atPath: fixture.path + "/manifest.sha256")
    #expect(throws: TransferError.noExport(fixture.path)) { try fixture.importer() }
    #expect(throws: TransferError.noExport(folder.path + "/nichts")) { try fixture.importer(from: "nichts") }
    expectNothingWritten()
  }

  /// Makes the manifest right for what lies there, as somebody would who means harm.
  private func sign(_ lines: [String]) throws {
    let body = (["# eingang-export 1 schema \(Migrations.steps.count)"] + lines).map { $0 + "\n" }.joined()
    let last = Manifest.lastLine(count: lines.count, sha256: SHA256.hex(body.utf8))
    try folder.write(body + last, to: "Ausfuhr/manifest.sha256")
  }

  private func lines() throws -> [String] {
    try folder.text("Ausfuhr/manifest.sha256").split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  @Test(
    "a path that leads out of the export is refused",
    arguments: ["../außen", "/etc/passwd", "Ablage/../../x", "eingang.sqlite", "Ablage/.eingangd.lock"])
  func outside(path: String) throws {
    try sign(try lines() + ["\(SHA256.hex("x".utf8))  \(path)"])
    #expect(throws: TransferError.outside(path)) { try fixture.importer().check() }
    expectNothingWritten()
  }

  @Test("a link in the export is none of its files, nor is a folder behind one")
  func link() throws {
    let name = try file("Ablage/")
    let secret = try folder.write("geheim", to: "geheim.pdf")
    try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: secret)
    #expect(throws: TransferError.self) { try fixture.importer().check() }
    let original = folder.path + "/Ausfuhr/originale"
    try FileManager.default.moveItem(atPath: original, toPath: folder.path + "/anderswo")
    try FileManager.default.createSymbolicLink(atPath: original, withDestinationPath: folder.path + "/anderswo")
    #expect(throws: TransferError.self) { try fixture.importer().check() }
    expectNothingWritten()
  }

  /// Changes a document's JSON, and the manifest with it.
  private func forge(_ from: String, _ to: String) throws {
    let name = "Ausfuhr/karten/0/1.json"
    let text = try folder.text(name)
    #expect(text.contains(from))
    try folder.write(text.replacing(from, with: to), to: name)
    let sum = SHA256.hex(try folder.text(name).utf8)
    try sign(try lines().map { $0.hasSuffix("  karten/0/1.json") ? "\(sum)  karten/0/1.json" : $0 })
  }

  @Test(
    "rows that no store has, or that reach for foreign files, make no household",
    arguments: [
      ("\"path\\\":\\\"$ABLAGE/", "\"path\\\":\\\"/etc/"), ("\"path\\\":\\\"$ABLAGE/", "\"path\\\":\\\"$ABLAGE/../"),
      ("\"decided_at\"", "\"x) VALUES (1); DROP TABLE documents; --\""), ("\"document\" : 1", "\"document\" : 2"),
    ])
  func forged(from: String, to: String) throws {
    try forge(from, to)
    try fixture.importer().check()
    #expect(throws: TransferError.self) { try fixture.importer().run() }
    #expect(FileStatus(path: folder.path + "/neu/eingang.sqlite") == nil)
  }

  @Test("a household with documents is refused, one that never had any is not")
  func inUse() throws {
    _ = try Store.open(path: folder.write("", to: "neu/eingang.sqlite"))
    let new = try fixture.imported()
    #expect(try new.store.cards(.all).count == 6)
    #expect(throws: TransferError.householdInUse(new.root)) { try fixture.importer().check() }
  }

  @Test("a file that lies in the way is not overwritten, and nothing is written")
  func taken() throws {
    let name = try file("Ablage/").dropFirst("Ausfuhr/".count)
    try folder.write("von Hand", to: "neu/" + name)
    #expect(throws: TransferError.taken(folder.path + "/neu/" + name)) { try fixture.importer().check() }
    #expect(folder.files(below: "neu") == [String(name)])
  }

  @Test(
    "an import that was broken off can be made again, and until then there is no household",
    arguments: [(FaultPoint.fileImported, 1), (.fileImported, 12), (.fileImported, 25), (.importUnnamed, 1)])
  func brokenOff(point: FaultPoint, count: Int) throws {
    let left = Guarded(count)
    let reaction: FaultPoint.Reaction = { (reached) throws(FileError) in
      guard reached == point,
        left.withLock({ left in
          left -= 1; return left == 0
        })
      else { return }
      throw FileError(.write, "x", code: ENOSPC)
    }
    try fixture.importer().check()
    #expect(throws: FileError.self) {
      try FaultPoint.$reaction.withValue(reaction) { _ = try fixture.importer().run() }
    }
    let home = Home(path: folder.path + "/neu")
    #expect(FileStatus(path: home.storePath) == nil)
    let lost = try #require(LostStore(home, Archive(root: home.path + "/Archiv")))
    #expect(lost.isImport && lost.description.contains("eingangd import"))
    let new = try fixture.imported()
    _ = try new.exporter.export(to: folder.path + "/Noch einmal")
    #expect(try fixture.bytes(of: "Noch einmal") == fixture.bytes(of: "Ausfuhr"))
    #expect(folder.files(below: "neu/Ablage").allSatisfy { !$0.hasPrefix(".") })
  }

  @Test("what another import left that was broken off is not mixed with this one")
  func otherImport() throws {
    let other = try TransferFixture()
    try other.old.card("von anderswo")
    try other.export()
    try FileManager.default.copyItem(atPath: other.path, toPath: folder.path + "/andere")
    let reaction: FaultPoint.Reaction = { (reached) throws(FileError) in
      if reached == .importUnnamed { throw FileError(.write, "x", code: ENOSPC) }
    }
    #expect(throws: FileError.self) {
      try FaultPoint.$reaction.withValue(reaction) { _ = try fixture.importer(from: "andere").run() }
    }
    #expect(throws: TransferError.self) { try fixture.importer().check() }
  }

  @Test("a document under another's name is told by that name")
  func otherNumber() throws {
    let other = try folder.text("Ausfuhr/karten/0/2.json")
    try folder.write(other, to: "Ausfuhr/karten/0/1.json")
    let sum = SHA256.hex(other.utf8)
    try sign(try lines().map { $0.hasSuffix("  karten/0/1.json") ? "\(sum)  karten/0/1.json" : $0 })
    #expect(throws: TransferError.wrongContent("karten/0/1.json")) { try fixture.importer().run() }
  }
}

import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@testable import Eingang

@Suite struct BackupFolderTests {
  private let fixture: TransferFixture

  init() throws {
    fixture = try TransferFixture()
    try fixture.fill()
  }

  private var folder: TemporaryFolder { fixture.old.folder }
  private var manifests: [String] { folder.files(below: "Sicherung").filter { $0.hasSuffix(".sha256") } }

  @Test("a second backup writes only what is new, and both can be restored")
  func again() throws {
    let first = try fixture.backup()
    #expect(first.documents == 7 && (first.added ?? 0) > 20)
    let before = try fixture.bytes(of: "Sicherung")
    let id = try fixture.old.card("Noch ein Brief")
    let second = try fixture.backup()
    #expect(second.documents == 8 && second.originals == 8)
    // Its original, its card, what was read of it, the table and what belongs to no card.
    #expect(second.added == 5, "\(second)")
    let after = try fixture.bytes(of: "Sicherung")
    #expect(before.allSatisfy { after[$0.key] == $0.value })
    #expect(manifests.count == 2)

    let newest = try fixture.imported(from: "Sicherung")
    #expect(try newest.store.card(id: id)?.state == .offen)
    let older = try fixture.imported(from: "Sicherung/" + manifests[0], into: "älter")
    #expect(try older.store.card(id: id) == nil && older.store.cards(.all).count == 6)
  }

  @Test("what is restored of a backup is what an export says")
  func sameAsExport() throws {
    try fixture.backup()
    try fixture.export()
    let new = try fixture.imported(from: "Sicherung")
    _ = try new.exporter.export(to: folder.path + "/Noch einmal")
    #expect(try fixture.bytes(of: "Noch einmal") == fixture.bytes(of: "Ausfuhr"))
  }

  @Test("the settings are in it")
  func settings() throws {
    try fixture.backup()
    let path = try #require(try Importer.configuration(in: try ImportSource(fixture.root + "/Sicherung")))
    #expect(String(decoding: try Files.bytes(of: path), as: UTF8.self).contains("Berger"))
    try fixture.export()
    #expect(try Importer.configuration(in: try ImportSource(fixture.path)) == nil)
  }

  @Test("one that is broken off harms none before it, and the next one goes on")
  func brokenOff() throws {
    try fixture.backup()
    let first = manifests
    try fixture.old.card("Noch ein Brief")
    for point in [FaultPoint.fileExported, .exportUnnamed] {
      let reaction: FaultPoint.Reaction = { (reached) throws(FileError) in
        if reached == point { throw FileError(.write, "x", code: ENOSPC) }
      }
      #expect(throws: FileError.self) { try FaultPoint.$reaction.withValue(reaction) { _ = try fixture.backup() } }
      #expect(manifests == first)
      try fixture.importer(from: "Sicherung").check()
    }
    try fixture.backup()
    #expect(try fixture.imported(from: "Sicherung").store.cards(.all).count == 7)
  }

  @Test("a file whose bytes are others is found when it is restored, and half a file is written anew")
  func damaged() throws {
    try fixture.backup()
    let name = try #require(folder.files(below: "Sicherung/dateien").first { $0.hasSuffix(".pdf") })
    let bytes = try folder.text("Sicherung/dateien/" + name)
    try folder.write(String(bytes.dropLast()) + "x", to: "Sicherung/dateien/" + name)
    #expect(throws: TransferError.self) { try fixture.importer(from: "Sicherung").check() }
    try folder.write(String(bytes.prefix(1)), to: "Sicherung/dateien/" + name)
    try fixture.backup()
    #expect(try folder.text("Sicherung/dateien/" + name) == bytes)
    try fixture.importer(from: "Sicherung").check()
  }

  @Test("a folder with something else in it is no place for backups")
  func elsewhere() throws {
    try folder.write("x", to: "Sicherung/Urlaub.jpg")
    #expect(throws: TransferError.noBackups(folder.path + "/Sicherung")) { try fixture.backup() }
    #expect(folder.files(below: "Sicherung") == ["Urlaub.jpg"])
  }

  @Test("the names of backups sort as they were made, and need nothing of a disk")
  func names() throws {
    let moment = try #require(UTCTime(iso: "2025-09-05T16:12:03.120Z"))
    #expect(BackupFolder.name(at: moment) == "2025-09-05 161203 UTC.sha256")
  }

  @Test("after a backup that was broken off, a file of the right length and other bytes makes way")
  func inDoubt() throws {
    try fixture.backup()
    let place = try #require(folder.files(below: "Sicherung/dateien").first { !$0.hasPrefix(".") })
    let path = "Sicherung/dateien/" + place
    let whole = try Files.bytes(of: folder.path + "/" + path)
    try folder.write(String(repeating: "x", count: whole.count), to: path)
    #expect(try fixture.backup().added == 0)
    try folder.write("", to: "Sicherung/" + ExportPath.unfinished)
    #expect(try fixture.backup().added == 1)
    #expect(try Files.bytes(of: folder.path + "/" + path) == whole)
  }
}

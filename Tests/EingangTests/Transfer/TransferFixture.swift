import AlbertModel
import EingangTestSupport
import Foundation

@testable import Eingang

/// A household with every kind of document, and an empty one to import into.
struct TransferFixture {
  let old: StoreFixture
  /// The export.
  let folder = "Ausfuhr"

  init(now: (@Sendable () -> UTCTime)? = nil) throws {
    old = try StoreFixture(now: now)
    try FileManager.default.createDirectory(atPath: old.folder.path + "/Ablage", withIntermediateDirectories: true)
  }

  var path: String { old.folder.path + "/" + folder }
  var root: String { old.folder.path }

  static func folders(_ root: String) -> Folders {
    Folders(inbox: root + "/Eingang", archiv: root + "/Archiv", ablage: root + "/Ablage")
  }

  var exporter: Exporter { Exporter(store: old.store, folders: Self.folders(root)) }

  @discardableResult
  func export(to name: String? = nil) throws -> Exporter.Summary {
    try exporter.export(to: root + "/" + (name ?? folder))
  }

  @discardableResult
  func backup(to name: String = "Sicherung") throws -> Exporter.Summary {
    let configuration = try old.folder.write("{ haushalt: { name: 'Berger' } }", to: "eingang.json5")
    return try exporter.backup(to: root + "/" + name, configuration: configuration)
  }

  /// Makes a household of an export.
  @discardableResult
  func imported(from name: String? = nil, into new: String = "neu") throws -> Imported {
    try importer(from: name, into: new).check()
    _ = try importer(from: name, into: new).run()
    return try household(new)
  }

  func importer(from name: String? = nil, into new: String = "neu") throws -> Importer {
    Importer(
      try ImportSource(root + "/" + (name ?? folder)), home: Home(path: root + "/" + new),
      folders: Self.folders(root + "/" + new))
  }

  func household(_ name: String) throws -> Imported {
    let store = try Store.open(path: root + "/" + name + "/eingang.sqlite")
    return Imported(root: root + "/" + name, store: store)
  }

  /// A household that was made of an export.
  struct Imported {
    let root: String
    let store: Store

    var folders: Folders { TransferFixture.folders(root) }
    var exporter: Exporter { Exporter(store: store, folders: folders) }
    var archive: Archive { Archive(root: folders.archiv) }
    var decisions: Decisions { Decisions(store: store, archive: archive, ablage: folders.ablage) }
  }

  /// Checksums of all files of an export by their paths' bytes, as `diff -r` would see them.
  func bytes(of name: String) throws -> [[UInt8]: String] {
    var found: [[UInt8]: String] = [:]
    for file in old.folder.files(below: name) {
      found[Array(file.utf8)] = try Files.digest(of: root + "/" + name + "/" + file).sha256
    }
    return found
  }

  /// Accepted, declined, changed, disturbed, joined, split and undone cards, of names in either form of an umlaut.
  func fill() throws {
    let one = try old.card("Klassenfahrt nach Borkum", names: ["Ausflu\u{308}ge.pdf"])
    let other = try old.card("Zahnzusatzversicherung", as: .sample(titel: "=Zahn", absender: "Müller & Söhne"))
    let third = try old.card("Seite eins", "Seite zwei", names: ["a.pdf", "b.pdf"], as: .sample(titel: "Heft"))
    try old.card("unlesbar", as: nil)
    let fifth = try old.card("Stromrechnung vom Mai", as: .sample(titel: "Strom", ablage: "Wohnen"))
    let sixth = try old.card("Stromrechnung, Rückseite", as: .sample(titel: "Strom", ablage: "Wohnen"))
    _ = try old.decisions.accept(one)
    _ = try old.decisions.decline(other)
    _ = try old.decisions.undo(other)
    var change = Aenderung()
    change.ablage = "Gesundheit/Übersicht"
    change.absender = "Zahnkasse"
    _ = try old.decisions.change(other, change)
    _ = try old.decisions.accept(other)
    _ = try old.decisions.split(third) { _ in .sample(titel: "Blatt") }
    _ = try old.decisions.accept(third)
    _ = try old.decisions.join([fifth, sixth]) { _ in .sample(titel: "Strom", ablage: "Wohnen") }
  }
}

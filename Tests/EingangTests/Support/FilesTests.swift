import EingangTestSupport
import Foundation
import Testing

@testable import Eingang

@Suite struct FilesTests {
  @Test("moving never replaces a file")
  func neverReplaces() throws {
    let folder = try TemporaryFolder()
    let (one, other) = (try folder.write("eins", to: "a"), try folder.write("zwei", to: "b"))
    #expect(throws: FileError(.move, other, code: EEXIST)) { try Files.move(one, to: other) }
    #expect(try folder.text("a") == "eins")
    #expect(try folder.text("b") == "zwei")
  }

  @Test("moving into a folder takes the first free name")
  func numbers() throws {
    let folder = try TemporaryFolder()
    for _ in 0..<3 {
      let file = try folder.write("x", to: "scan.tar.gz")
      _ = try Files.move(file, into: folder.path + "/", as: "Brief.pdf")
    }
    #expect(folder.files() == ["Brief (2).pdf", "Brief (3).pdf", "Brief.pdf"])
  }

  @Test(
    "a number stands before the ending",
    arguments: [
      ("a.pdf", "a (2).pdf"), ("a", "a (2)"), (".a", ".a (2)"), ("a.b c", "a.b c (2)"), ("a.PDF", "a (2).PDF"),
    ])
  func numbered(name: String, numbered: String) {
    #expect(Files.numbered(name, 2) == numbered)
    #expect(Files.numbered(name, 1) == name)
  }

  @Test("a copy bears the checksum of what was read, of any size", arguments: [0, 1, 262_144, 300_001])
  func copies(size: Int) throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "x", count: size)
    let path = try folder.write(text, to: "a")
    let file = try Files.openForReading(path)
    defer { close(file) }
    let copy = try Files.copy(file, named: path, to: folder.path + "/b")
    #expect(copy == Files.Copy(sha256: SHA256.hex(text.utf8), size: size))
    #expect(try Files.digest(of: folder.path + "/b") == copy)
    #expect(try Files.mode(of: folder.path + "/b") == 0o600)
  }

  @Test("bytes are put into a new file, of any size, and never into one that is there", arguments: [0, 1, 3_000_001])
  func puts(size: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/b"
    let bytes = [UInt8](repeating: 0x78, count: size)
    try Files.put(bytes, into: path)
    #expect(try Files.digest(of: path) == Files.Copy(sha256: SHA256.hex(bytes), size: size))
    #expect(try Files.mode(of: path) == 0o600)
    #expect(throws: FileError(.open, path, code: EEXIST)) { try Files.put([], into: path) }
    #expect(try Files.digest(of: path).size == size)
  }

  @Test("folders are made with those above them, for the owner only")
  func folders() throws {
    let folder = try TemporaryFolder()
    try Files.makeFolder(folder.path + "/a/b/c")
    try Files.makeFolder(folder.path + "/a/b/c")
    #expect(try Files.mode(of: folder.path + "/a/b") == 0o700)
    let file = try folder.write("x", to: "datei")
    #expect(throws: FileError(.makeFolder, file, code: EEXIST)) { try Files.makeFolder(file) }
  }

  private func renamed(_ folder: String) throws -> Files.Listing {
    try Files.listing(of: folder, inInbox: folder) { _ in .isRenamed }
  }

  @Test("a name that is not UTF-8 is put right where that is asked for, and else only told")
  func latin1() throws {
    let folder = try TemporaryFolder()
    try makeMisnamed(in: folder.path)
    #expect(try Files.listing(of: folder.path) == Files.Listing(misnamed: ["Grüße.jpg"]))
    #expect(FileStatus(path: folder.path + "/Grüße.jpg") == nil)
    #expect(try renamed(folder.path).names == ["Grüße.jpg"])
    #expect(FileStatus(path: folder.path + "/Grüße.jpg")?.kind == .file)
  }

  @Test("a name that is put right and taken already gets a number")
  func latin1Taken() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "Grüße.jpg")
    try makeMisnamed(in: folder.path)
    let names = try renamed(folder.path).names
    #expect(Set(names) == ["Grüße.jpg", "Grüße (2).jpg"])
    #expect(try folder.text("Grüße.jpg") == "x")
    #expect(try folder.text("Grüße (2).jpg").isEmpty)
  }

  @Test("a name that would be too long in UTF-8 is cut, and keeps its ending")
  func latin1Long() throws {
    let folder = try TemporaryFolder()
    try makeFile(named: [UInt8](repeating: 0xFC, count: 200) + Array(".jpg".utf8), in: folder.path)
    let name = String(repeating: "ü", count: 125) + ".jpg"
    let listing = try renamed(folder.path)
    #expect(listing.names == [name] && listing.misnamed.isEmpty)
    #expect(listing.renamed.map(\.bytes) == [String(repeating: "\\xFC", count: 200) + ".jpg"])
    #expect(listing.renamed.map(\.path) == [folder.path + "/" + name])
    #expect(try renamed(folder.path) == Files.Listing(names: [name]))
    #expect(FileStatus(path: folder.path + "/" + name)?.kind == .file)
  }

  @Test("a number finds room behind a name of 255 bytes", arguments: ["a", "ü", "👨‍👩‍👧", "e\u{301}\u{302}\u{303}"])
  func numbersLongNames(letter: String) throws {
    let folder = try TemporaryFolder()
    let count = 251 / letter.utf8.count
    let name = String(repeating: letter, count: count) + ".pdf"
    for _ in 0..<3 {
      _ = try Files.move(try folder.write("x", to: "neu"), into: folder.path, as: name)
    }
    let names = try Files.listing(of: folder.path).names
    #expect(names.count == 3)
    #expect(names.allSatisfy { $0.utf8.count <= 255 && $0.hasSuffix(".pdf") && !$0.contains("\u{FFFD}") })
    #expect(Set(names.map { $0.filter { $0 == Character(letter) }.count }) != [0])
  }

  @Test("no link leads out of an inbox, in whatever part of the path it is put")
  func beneath() throws {
    let folder = try TemporaryFolder()
    let secret = try folder.write("geheim", to: "fremd/brief/scan.pdf")
    let inbox = folder.path + "/Eingang"
    let file = try folder.write("x", to: "Eingang/ordner/brief/scan.pdf")
    close(try Files.openForReading(file, inInbox: inbox))
    #expect(try Files.listing(of: inbox + "/ordner", inInbox: inbox).names == ["brief"])
    // What another user of the inbox can do at any moment.
    try FileManager.default.moveItem(atPath: inbox + "/ordner", toPath: folder.path + "/weg")
    try FileManager.default.createSymbolicLink(atPath: inbox + "/ordner", withDestinationPath: folder.path + "/fremd")
    #expect(FileStatus(path: file)?.size == 6)
    #expect(throws: FileError(.open, file, code: ENOTDIR)) { try Files.openForReading(file, inInbox: inbox) }
    #expect(throws: FileError(.list, inbox + "/ordner", code: ENOTDIR)) {
      try Files.listing(of: inbox + "/ordner", inInbox: inbox)
    }
    #expect(throws: FileError(.open, inbox + "/../fremd/brief/scan.pdf", code: EINVAL)) {
      try Files.openForReading(inbox + "/../fremd/brief/scan.pdf", inInbox: inbox)
    }
    try FileManager.default.createSymbolicLink(atPath: inbox + "/scan.pdf", withDestinationPath: secret)
    #expect(throws: FileError(.open, inbox + "/scan.pdf", code: ELOOP)) {
      try Files.openForReading(inbox + "/scan.pdf", inInbox: inbox)
    }
  }

  @Test("nothing is moved through a link that took a folder's place, nor a folder removed through one")
  func movesBeneath() throws {
    let folder = try TemporaryFolder()
    let foreign = try folder.write("fremd", to: "fremd/scan.pdf")
    try Files.makeFolder(folder.path + "/fremd/leer")
    let inbox = folder.path + "/Eingang"
    try folder.write("eigen", to: "Eingang/eigen/scan.pdf")
    try makeLink(inbox + "/brief", to: folder.path + "/fremd")
    let path = inbox + "/brief/scan.pdf"
    #expect(throws: FileError(.list, inbox + "/brief", code: ENOTDIR)) {
      try Files.move(path, to: folder.path + "/weg", inInbox: inbox)
    }
    #expect(throws: FileError(.list, inbox + "/brief", code: ENOTDIR)) {
      try Files.move(inbox + "/eigen/scan.pdf", to: inbox + "/brief/neu.pdf", inInbox: inbox)
    }
    #expect(throws: FileError(.list, inbox + "/brief", code: ENOTDIR)) {
      try Files.removeIfEmpty(inbox + "/brief/leer", inInbox: inbox)
    }
    #expect(FileStatus(path: foreign)?.kind == .file)
    #expect(FileStatus(path: folder.path + "/fremd/leer")?.kind == .folder)
    #expect(
      try Files.move(inbox + "/eigen/scan.pdf", into: inbox, as: "scan.pdf", inInbox: inbox) == inbox + "/scan.pdf")
    #expect(try Files.removeIfEmpty(inbox + "/eigen", inInbox: inbox))
  }

  @Test("an inbox that is itself reached by a link is read as ever")
  func linkedInbox() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "anderswo/scan.pdf")
    let inbox = folder.path + "/Eingang"
    try FileManager.default.createSymbolicLink(atPath: inbox, withDestinationPath: folder.path + "/anderswo")
    #expect(try Files.listing(of: inbox, inInbox: inbox).names == ["scan.pdf"])
    close(try Files.openForReading(inbox + "/scan.pdf", inInbox: inbox))
  }

  @Test("a folder that was there already is on the disk afterwards too")
  func keepsFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "a/b/datei")
    let operations = try DiskOperation.recorded { try Files.makeFolder(folder.path + "/a/b") }
    #expect(operations == [.syncedFolder(folder.path + "/a")])
  }

  @Test("one lock at a time, and it ends with its holder")
  func locks() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/lock"
    var first = try FileLock.acquire(path, waiting: false)
    #expect(first != nil)
    #expect(try FileLock.acquire(path, waiting: false) == nil)
    first = nil
    #expect(try FileLock.acquire(path, waiting: false) != nil)
  }

  @Test("an error says what, which, why and what to do")
  func errorText() {
    #expect(
      FileError(.write, "/a/b", code: ENOSPC).description
        == "Cannot write: /a/b: No space left on device. Free some space and try again.")
  }
}

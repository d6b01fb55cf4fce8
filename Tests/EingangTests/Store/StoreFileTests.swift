import AlbertModel
import EingangTestSupport
import Glibc
import Testing

@testable import Eingang

/// A store whose file loses its name while it is open.
@Suite struct StoreFileTests {
  private let fixture: StoreFixture
  private var path: String { fixture.store.path }
  private var elsewhere: String { fixture.folder.path + "/weg.sqlite" }

  init() throws {
    fixture = try StoreFixture()
    try fixture.card("Guten Tag")
  }

  private func error(_ reason: StoreError.Reason) -> StoreError { StoreError(path: path, reason: reason) }

  @Test("a file that is moved away is not written to, and goes on as soon as it is back")
  func movedAway() throws {
    try fixture.store.expectFile()
    try Files.move(path, to: elsewhere)
    #expect(throws: error(.gone)) { try fixture.card("Noch einer") }
    #expect(throws: error(.gone)) { try fixture.store.keep() }
    #expect(try fixture.store.count() == 1)
    try Files.move(elsewhere, to: path)
    #expect(try !fixture.store.keep())
    try fixture.card("Noch einer")
    #expect(try Store.open(path: path).count() == 2)
  }

  @Test("a file that is moved away is whole by itself, and leaves no log that another one would meet")
  func wholeElsewhere() throws {
    try Files.move(path, to: elsewhere)
    #expect(throws: error(.gone)) { try fixture.store.keep() }
    #expect(FileStatus(path: path + "-wal").map(\.size) ?? 0 == 0)
    try fixture.folder.copy(elsewhere, to: "Sicherung/eingang.sqlite")
    #expect(try Store.open(path: fixture.folder.path + "/Sicherung/eingang.sqlite").count() == 1)
  }

  @Test("a file that another one has replaced is not written to, nor is the other one")
  func replaced() throws {
    try Files.move(path, to: elsewhere)
    try fixture.folder.write("", to: "eingang.sqlite")
    #expect(throws: error(.replaced)) { try fixture.card("Noch einer") }
    #expect(throws: error(.replaced)) { try fixture.store.keep() }
    #expect(FileStatus(path: path)?.size == 0)
  }

  @Test("a file that is taken away within a transaction gets nothing of it")
  func withinTransaction() throws {
    let (store, path, elsewhere) = (fixture.store, path, elsewhere)
    #expect(throws: error(.gone)) {
      try store.write { (connection) throws(StoreError) in
        try connection.run("DELETE FROM waiting")
        rename(path, elsewhere)
      }
    }
    try Files.move(elsewhere, to: path)
    #expect(try store.count() == 1)
  }

  @Test(
    "a file that is deleted is written back with its cards, and is the store from then on", arguments: [true, false])
  func deleted(withLog: Bool) throws {
    #expect(unlink(path) == 0)
    if withLog { for ending in ["-wal", "-shm"] { #expect(unlink(path + ending) == 0) } }
    #expect(throws: error(.gone)) { try fixture.card("Noch einer") }
    #expect(try fixture.store.keep())
    #expect(try !fixture.store.keep())
    try fixture.card("Noch einer")
    let other = try Store.open(path: path)
    #expect(try other.count() == 2)
    #expect(try other.damages().isEmpty)
    #expect(try Files.mode(of: path) == 0o600)
    #expect(FileStatus(path: path + ".gerettet") == nil)
  }

  private var copies: [String] { fixture.folder.files().filter { $0.contains("gerettet") } }

  @Test(
    "a deleted file that cannot be written back for long is once it can be, and never has more than one copy",
    arguments: [("eingang.sqlite-shm", 1), ("eingang.sqlite-wal", 0), ("eingang.sqlite.gerettet-journal", 0)])
  func longInTheWay(name: String, count: Int) throws {
    for ending in ["", "-wal", "-shm"] { #expect(unlink(path + ending) == 0) }
    let obstacle = fixture.folder.path + "/" + name
    // Another file's log stays; neither shared memory nor a journal can be where a folder is.
    if name.hasSuffix("-wal") {
      try fixture.folder.write("fremd", to: name)
    } else {
      #expect(mkdir(obstacle, 0o700) == 0)
    }
    var places: Set<UInt64> = []
    for _ in 0..<200 {
      let error = try #require(throws: StoreError.self) { try fixture.store.keep() }
      guard case .inaccessible = error.reason else {
        Issue.record(error)
        return
      }
      #expect(copies.count == count)
      for copy in copies { places.insert(try #require(FileStatus(path: fixture.folder.path + "/" + copy)).inode) }
    }
    #expect(places.count == count)
    #expect(remove(obstacle) == 0)
    #expect(try fixture.store.keep())
    #expect(copies.isEmpty)
    try fixture.card("Noch einer")
    let other = try Store.open(path: path)
    #expect(try other.count() == 2)
    #expect(try other.damages().isEmpty)
  }

  @Test("a copy that has the file's name, and cannot be opened yet, is the store once it can be")
  func namedAndNotOpened() throws {
    let (store, path) = (fixture.store, path)
    #expect(unlink(path) == 0)
    let obstruct: @Sendable (DiskOperation) -> Void = { operation in
      if case .moved(_, to: path) = operation { mkdir(path + "-wal", 0o700) }
    }
    #expect(throws: StoreError.self) { try DiskOperation.$observer.withValue(obstruct) { try store.keep() } }
    #expect(FileStatus(path: path) != nil)
    #expect(rmdir(path + "-wal") == 0)
    #expect(try store.keep())
    #expect(try !store.keep())
    try fixture.card("Noch einer")
    #expect(try Store.open(path: path).count() == 2)
  }

  @Test("copies that earlier runs had to leave stay, and are not taken for a file in the store's place")
  func manyCopies() throws {
    for number in 1...100 {
      try fixture.folder.write("\(number)", to: "eingang.sqlite.gerettet" + (number == 1 ? "" : "-\(number)"))
    }
    #expect(unlink(path) == 0)
    #expect(throws: error(.inaccessible(String(cString: strerror(EEXIST))))) { try fixture.store.keep() }
    #expect(unlink(path + ".gerettet-7") == 0)
    #expect(try fixture.store.keep())
    #expect(copies.count == 99)
  }

  @Test("a store that cannot be written back for want of its folder is written back once there is one")
  func folderDeleted() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Haus/leer")
    let path = folder.path + "/Haus/eingang.sqlite"
    let store = try Store.open(path: path)
    for name in ["leer", "eingang.sqlite", "eingang.sqlite-wal", "eingang.sqlite-shm"] {
      #expect(unlink(folder.path + "/Haus/" + name) == 0)
    }
    #expect(rmdir(folder.path + "/Haus") == 0)
    #expect(throws: StoreError.self) { try store.keep() }
    try folder.write("", to: "Haus/neu")
    #expect(try store.keep())
    #expect(try Store.open(path: path).count() == 0)
  }
}

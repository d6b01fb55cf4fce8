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

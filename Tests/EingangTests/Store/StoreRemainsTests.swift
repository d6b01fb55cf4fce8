import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct StoreRemainsTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/x.sqlite" }

  init() throws {
    folder = try TemporaryFolder()
    for ending in ["", "-wal", "-shm"] { try folder.write("neu" + ending, to: "x.sqlite" + ending) }
  }

  @Test("the log has left the old name, and that is on the disk, before the file leaves it")
  func logFirst() throws {
    var place = ""
    let operations = try DiskOperation.recorded { place = try StoreRemains.moveAside(path) }
    #expect(place == path + ".beschaedigt")
    #expect(
      operations == [
        .moved(path + "-wal", to: place + "-wal"), .moved(path + "-shm", to: place + "-shm"),
        .syncedFolder(folder.path), .moved(path, to: place), .syncedFolder(folder.path),
      ])
    #expect(try folder.text("x.sqlite.beschaedigt-wal") == "neu-wal")
  }

  @Test("what was put aside before stays apart, be it only a log", arguments: ["", "-wal"])
  func apart(ending: String) throws {
    try folder.write("alt", to: "x.sqlite.beschaedigt" + ending)
    let place = try StoreRemains.moveAside(path)
    #expect(try folder.text("x.sqlite.beschaedigt" + ending) == "alt")
    #expect(folder.files().count == 4)
    for ending in ["", "-wal", "-shm"] {
      #expect(try folder.text(FilePath.name(of: place) + ending) == "neu" + ending)
    }
  }
}

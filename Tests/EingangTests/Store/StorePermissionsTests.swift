import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct StorePermissionsTests {
  @Test("the store and the files that SQLite puts beside it are their owner's alone")
  func alone() throws {
    let fixture = try StoreFixture()
    try fixture.card("Brief")
    for name in ["eingang.sqlite", "eingang.sqlite-wal", "eingang.sqlite-shm"] {
      #expect(try Files.mode(of: fixture.folder.path + "/" + name) == 0o600, "\(name)")
    }
  }
}

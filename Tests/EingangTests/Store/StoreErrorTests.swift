import EingangTestSupport
import Glibc
import Testing

@testable import Eingang

@Suite struct StoreErrorTests {
  // SQLite's codes (sqlite3.h): 10 an I/O error, 778 its writing, 4874 the size of the shared memory, 266 its reading,
  // 14 a file that cannot be opened, 13 a full disk, 11 a damaged file.
  @Test(
    "whatever SQLite calls a disk that has no room left is told as a full disk",
    arguments: [(13, 0), (10, ENOSPC), (778, EDQUOT), (4874, ENOSPC), (14, ENOSPC), (1034, ENOSPC)] as [(Int32, Int32)])
  func full(code: Int32, system: Int32) {
    let error = StoreError(path: "/tmp/x.sqlite", code: code, text: "disk I/O error", system: system)
    #expect(error.reason == .full)
    #expect(error.description.hasSuffix("/x.sqlite: no space is left on the disk. Free some and try again."))
  }

  @Test(
    "a disk that has room and fails is told as one that fails",
    arguments: [(10, EIO), (778, EIO), (266, EIO), (4874, 0), (14, ENOENT)] as [(Int32, Int32)])
  func failing(code: Int32, system: Int32) {
    let error = StoreError(path: "/tmp/x.sqlite", code: code, text: "disk I/O error", system: system)
    #expect(error.reason == .inaccessible("disk I/O error"))
  }

  @Test("a lack of room that is no reason for what failed is not named")
  func damaged() {
    #expect(StoreError(path: "/tmp/x", code: 11, text: "malformed", system: ENOSPC).reason == .damaged("malformed"))
  }

  @Test("what the system refuses is told as a full disk where that is why")
  func system() {
    #expect(StoreError(path: "/x", system: ENOSPC).reason == .full)
    #expect(StoreError(path: "/x", system: EDQUOT).reason == .full)
    #expect(StoreError(path: "/x", system: EACCES).reason == .inaccessible(String(cString: strerror(EACCES))))
  }
}

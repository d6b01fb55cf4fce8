import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct FileLockTests {
  @Test("a lock says what it is held for, and nothing once nobody holds it or somebody else does")
  func word() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/lock"
    #expect(try FileLock.word(path) == nil)
    var lock = try FileLock.acquire(path, waiting: false)
    lock?.label("watch")
    #expect(try FileLock.word(path) == "watch")
    #expect(try FileLock.acquire(path, waiting: false) == nil)
    #expect(try FileLock.word(path) == "watch")
    lock = nil
    #expect(try FileLock.word(path) == nil)
    lock = try FileLock.acquire(path, waiting: false)
    #expect(try FileLock.word(path) == "")
    withExtendedLifetime(lock) {}
  }
}

import EingangTestSupport
import Foundation
import Glibc
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

  @Test("asking makes no lock, and keeps nobody from taking it")
  func asking() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/lock"
    #expect(try !FileLock.isHeld(path))
    #expect(FileStatus(path: path) == nil)
    try folder.write("watch", to: "lock")
    let asker = open(path, O_RDONLY | O_CLOEXEC)
    try #require(flock(asker, LOCK_SH | LOCK_NB) == 0)
    #expect(try FileLock.word(path) == nil)
    // Whoever asks is done in a moment.
    let thread = Thread {
      usleep(20_000)
      close(asker)
    }
    thread.start()
    #expect(try FileLock.acquire(path, waiting: false) != nil)
  }
}

import CLinux
import EingangTestSupport
import Glibc
import Testing

@testable import Eingang

@Suite struct FilesWritersTests {
  private func isBeingWritten(_ path: String) throws -> Bool {
    let file = try Files.openForReading(path)
    defer { close(file) }
    return Files.isBeingWritten(file)
  }

  @Test("a file is being written as long as somebody has it open for writing, and reading it is no writing")
  func writers() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Brief", to: "scan.pdf")
    #expect(try !isBeingWritten(path))
    let reader = open(path, O_RDONLY | O_CLOEXEC)
    #expect(try !isBeingWritten(path))
    let writer = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    #expect(try isBeingWritten(path))
    close(writer)
    #expect(try !isBeingWritten(path))
    close(reader)
  }

  @Test("where the system does not tell, it says so")
  func unknown() {
    let file = open("/proc/self/fd", O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    #expect(clx_is_being_written(file) < 0)
  }

  @Test("asking leaves no lease behind: who writes next does not wait")
  func noLease() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Brief", to: "scan.pdf")
    for _ in 0..<1000 {
      _ = try isBeingWritten(path)
      // With a lease in the way, this would be refused.
      let writer = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      #expect(writer >= 0)
      close(writer)
    }
  }
}

import CLinux
import EingangTestSupport
import Glibc
import Testing

@testable import Eingang

@Suite struct FilesWritersTests {
  @Test("a file is being written as long as somebody has it open for writing, and reading it is no writing")
  func writers() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Brief", to: "scan.pdf")
    #expect(!Files.isBeingWritten(path))
    let reader = open(path, O_RDONLY | O_CLOEXEC)
    #expect(!Files.isBeingWritten(path))
    let writer = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    #expect(Files.isBeingWritten(path))
    close(writer)
    #expect(!Files.isBeingWritten(path))
    close(reader)
  }

  @Test("a file that is gone, a link and a pipe are not being written, and nothing waits for them")
  func others() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Brief", to: "scan.pdf")
    try makeSpecial(link: folder.path + "/link", to: path, pipe: folder.path + "/pipe")
    for name in ["fehlt", "link", "pipe"] { #expect(!Files.isBeingWritten(folder.path + "/" + name)) }
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
      _ = Files.isBeingWritten(path)
      // With a lease in the way, this would be refused.
      let writer = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      #expect(writer >= 0)
      close(writer)
    }
  }
}

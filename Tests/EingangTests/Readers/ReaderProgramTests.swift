import EingangTestSupport
import Glibc
import Testing

@testable import Eingang

@Suite("The program that reads")
struct ReaderProgramTests {
  private func program(_ below: String, in folder: TemporaryFolder) throws -> String {
    let path = try folder.write("#!/bin/sh\n", to: below)
    try #require(chmod(path, 0o755) == 0)
    return path
  }

  @Test("is found beside this one, else in libexec/eingang", arguments: ["bin", "libexec/eingang"])
  func places(below: String) throws {
    let folder = try TemporaryFolder()
    let path = try program(below + "/eingang-reader", in: folder)
    #expect(try ReaderProgram.found(for: folder.path + "/bin/eingangd").get().path == path)
  }

  @Test("the one beside this one comes first")
  func order() throws {
    let folder = try TemporaryFolder()
    _ = try program("libexec/eingang/eingang-reader", in: folder)
    let beside = try program("bin/eingang-reader", in: folder)
    #expect(try ReaderProgram.found(for: folder.path + "/bin/eingangd").get().path == beside)
  }

  @Test("what is no program is passed over: a folder, and a file that nobody may run")
  func others() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "bin/eingang-reader/leer")
    try folder.write("", to: "libexec/eingang/eingang-reader")
    let missing = #expect(throws: ReaderProgram.Missing.self) {
      try ReaderProgram.found(for: folder.path + "/bin/eingangd").get()
    }
    #expect(missing?.places == ["bin", "libexec/eingang"].map { "\(folder.path)/\($0)/eingang-reader" })
    #expect(missing?.description.contains("make install") == true)
  }

  @Test("what is started stays the same when another is installed in its place")
  func held() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.program("exit 7", to: "bin/eingang-reader")
    let found = try ReaderProgram.found(for: folder.path + "/bin/eingangd").get()
    try #require(unlink(path) == 0)
    _ = try folder.program("exit 8", to: "bin/eingang-reader")
    let child = try Child(executable: found.executable, arguments: [], environment: [])
    var information = siginfo_t()
    try #require(waitid(P_PID, id_t(child.pid), &information, WEXITED | WNOWAIT) == 0)
    #expect(child.end().status == 7)
  }
}

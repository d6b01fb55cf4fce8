import EingangTestSupport
import Foundation
import Glibc
import Testing

@testable import Eingang
@testable import EingangReader

/// Each in a process of its own, whose descriptors and memory nobody else uses.
@Suite("Handles of the system and of the libraries", .timeLimit(.minutes(15)))
struct HandlesTests {
  /// Open descriptors of this process.
  private static func descriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }

  /// Memory in use, in MiB.
  private static func memory() throws -> Int {
    let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return try #require(Int(pages[1])) * 4096 >> 20
  }

  @Test("a hundred files are opened and closed, and so are those that are none")
  func files() async {
    await #expect(processExitsWith: .success) {
      let folder = try TestBytes()
      let path = try folder.path("Inhalt".utf8)
      let before = try Self.descriptors()
      for _ in 0..<100 {
        #expect(throws: OpenFile.SystemError.self) { try OpenFile(path: "/tmp") }
        let file = try OpenFile(path: path)
        #expect(FileBytes(descriptor: file.descriptor)?.count == file.size)
      }
      #expect(try Self.descriptors() < before + 10)
    }
  }

  @Test("a hundred processes are started and waited for, and so are those that cannot start")
  func processes() async {
    await #expect(processExitsWith: .success) {
      let before = try Self.descriptors()
      for _ in 0..<100 {
        let child = try Child(executable: "/bin/sleep", arguments: ["60"], environment: [])
        child.kill()
        #expect(throws: OpenFile.SystemError(code: ENOENT)) {
          try Child(executable: "/nirgends", arguments: [], environment: [])
        }
      }
      // Read at once: checking anything may set errno anew.
      let left = (waitpid(-1, nil, WNOHANG), errno)
      #expect(left == (-1, ECHILD))
      // The test's own machinery may open one meanwhile.
      #expect(try Self.descriptors() < before + 10)
    }
  }

  @Test("a hundred readers are started and ended, and none stays behind")
  func readers() async {
    await #expect(processExitsWith: .success) {
      let before = try Self.descriptors()
      for _ in 0..<100 {
        let settings = ReaderSettings(languages: ["deu"], limits: Limits())
        let reader = try ReaderProcess.start(executable: "/bin/true", settings: settings).get()
        let file = try OpenFile(path: "/bin/true")
        #expect(await reader.inspect(file) == .failure(.died))
      }
      // The last ones may still be going.
      #expect(try Self.descriptors() < before + 10)
    }
  }

  @Test("a hundred engines are loaded and freed", .tags(.ocr))
  func engines() async {
    await #expect(processExitsWith: .success) {
      let data = try #require(Tessdata(prefix: nil))
      for _ in 0..<10 { _ = try OCREngine(folder: data.folder, language: "deu") }
      let before = try Self.memory()
      for _ in 0..<100 { _ = try OCREngine(folder: data.folder, language: "deu") }
      // One engine takes some ten MiB.
      #expect(try Self.memory() - before < 200)
    }
  }
}

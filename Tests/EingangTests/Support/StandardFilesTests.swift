import Glibc
import Testing

@testable import Eingang

@Suite("Standard input, output and errors")
struct StandardFilesTests {
  /// What a descriptor of this process leads to.
  private static func target(_ descriptor: Int32) -> String {
    var path = [CChar](repeating: 0, count: 256)
    let count = readlink("/proc/self/fd/\(descriptor)", &path, path.count - 1)
    return count < 0 ? "" : String(decoding: path.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  @Test("those that were closed at the start lead nowhere, and writing there fails as before")
  func fills() async {
    await #expect(processExitsWith: .exitCode(7)) {
      for descriptor in 0..<3 as Range<Int32> { close(descriptor) }
      let filled = StandardFiles.fill()
      let nowhere = (0..<3).allSatisfy { Self.target($0) == "/dev/null" }
      let written = (write(1, "x", 1), errno)
      let file = open("/proc/self/status", O_RDONLY)
      exit(filled && nowhere && written == (-1, EBADF) && file > 2 ? 7 : 1)
    }
  }

  @Test("those that are open stay what they are")
  func leaves() async {
    await #expect(processExitsWith: .exitCode(7)) {
      var pipe: [Int32] = [-1, -1]
      guard Glibc.pipe(&pipe) == 0, dup2(pipe[1], 1) == 1 else { exit(2) }
      let before = Self.target(1)
      exit(StandardFiles.fill() && before.hasPrefix("pipe:") && Self.target(1) == before ? 7 : 1)
    }
  }
}

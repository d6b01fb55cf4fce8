import EingangTestSupport
import Testing

@testable import Eingang

@Suite(.timeLimit(.minutes(15))) struct InboxProbeTests {
  private func deafness(_ inbox: String, watching: Bool) throws -> (InboxNotice.Deafness?, heard: Int) {
    let watch = InboxWatch()
    defer { watch.close() }
    if watching { _ = try watch.add(inbox).get() }
    var heard = 0
    let found = InboxProbe(inbox: inbox, process: 4711).deafness(watch, try InboxMailbox(for: inbox)) { _ in
      heard += 1
    }
    return (found, heard)
  }

  @Test("a folder whose changes are heard is told to be one, and nothing of the probe stays")
  func heard() throws {
    let folder = try TemporaryFolder()
    let (found, heard) = try deafness(folder.path, watching: true)
    #expect(found == nil && heard >= 1)
    #expect(folder.files().isEmpty)
  }

  @Test("a folder of which nothing is heard is told to be silent")
  func silent() throws {
    let folder = try TemporaryFolder()
    #expect(try deafness(folder.path, watching: false).0 == .silent)
    #expect(folder.files().isEmpty)
  }

  @Test("a folder in which nothing can be made cannot be tried")
  func unwritable() throws {
    // Nobody can make a file there, not even root.
    let (found, _) = try deafness("/proc/self/fd", watching: false)
    guard case .unwritable(let error) = found else {
      Issue.record("told otherwise: \(String(describing: found))")
      return
    }
    #expect(error.path == "/proc/self/fd/.eingangd-probe-4711")
  }

  @Test("what an earlier run left is cleared away, and nothing else of a like name")
  func leftovers() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".eingangd-probe-12")
    try folder.write("Brief", to: ".eingangd-probe-13")
    try folder.write("", to: ".eingangd-probe-alt")
    #expect(try deafness(folder.path, watching: true).0 == nil)
    #expect(folder.files() == [".eingangd-probe-13", ".eingangd-probe-alt"])
  }
}

import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct InboxRootTests {
  private let gone = FileError(.watch, "/e", code: 2)
  private let stale = FileError(.list, "/e", code: 116)
  private let now = UTCTime(milliseconds: 0)

  private func folder(_ inode: UInt64, mounted: Bool = false) -> InboxRoot.Identity {
    InboxRoot.Identity(device: mounted ? 2 : 1, inode: inode, isMounted: mounted)
  }

  @Test("its loss is said once whatever the reason becomes, and so is its return")
  func lost() {
    var root = InboxRoot(inbox: "/e")
    #expect(root.found(folder(1), now: now) == nil)
    #expect(root.failed(stale, now: now) == .lost(inbox: "/e", .failed(stale)))
    #expect(root.failed(gone, now: now) == nil)
    #expect(root.loss?.why == .failed(gone))
    #expect(root.found(folder(1), now: now) == .back(inbox: "/e"))
    #expect(root.found(folder(1), now: now) == nil)
    #expect(root.loss == nil)
  }

  @Test("a bare folder is no inbox at a start, where a disk was mounted on it before")
  func bareAtStart() {
    let bare = InboxRoot.Identity(device: 1, inode: 1, isMounted: false)
    var known = InboxRoot(inbox: "/e", wasMounted: true)
    #expect(known.found(bare, now: now) == .lost(inbox: "/e", .unmounted))
    var unknown = InboxRoot(inbox: "/e")
    #expect(unknown.found(bare, now: now) == nil)
  }

  @Test("one that is missing at the start is waited for")
  func missing() {
    var root = InboxRoot(inbox: "/e")
    #expect(root.failed(gone, now: now) == .lost(inbox: "/e", .failed(gone)))
    #expect(root.found(folder(1), now: now) == .back(inbox: "/e"))
  }

  @Test("another folder in its place is said to be one")
  func replaced() {
    var root = InboxRoot(inbox: "/e")
    _ = root.found(folder(1), now: now)
    #expect(root.isNew(folder(2)))
    #expect(root.found(folder(2), now: now) == .replaced(inbox: "/e"))
    #expect(!root.isNew(folder(2)))
  }

  @Test("an empty mount point is no inbox that came back, until something is mounted on it again")
  func unmounted() {
    var root = InboxRoot(inbox: "/e")
    _ = root.found(folder(1, mounted: true), now: now)
    #expect(root.found(folder(9), now: now) == .lost(inbox: "/e", .unmounted))
    #expect(root.found(folder(9), now: now) == nil)
    #expect(root.found(folder(1, mounted: true), now: now) == .back(inbox: "/e"))
    // The share answered with errors before it went away.
    #expect(root.failed(stale, now: now) == .lost(inbox: "/e", .failed(stale)))
    #expect(root.found(folder(9), now: now) == nil)
    #expect(root.loss?.why == .unmounted)
  }

  @Test("the longer it is gone, the more seldom it is looked for")
  func pauses() {
    var root = InboxRoot(inbox: "/e")
    _ = root.failed(gone, now: now)
    let pauses = [0, 3, 20, 1000].map { root.pause(now: UTCTime(milliseconds: $0 * 1000)) }
    #expect(pauses == [.seconds(1), .seconds(1), .seconds(5), .seconds(30)])
  }

  @Test("a link to a folder is that folder, a file or nothing is none")
  func identity() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Eingang/x")
    let inbox = folder.path + "/Eingang"
    try makeSpecial(link: folder.path + "/link", to: inbox, pipe: folder.path + "/pipe")
    let direct = try InboxRoot.Identity(of: inbox)
    #expect(!direct.isMounted)
    #expect(try InboxRoot.Identity(of: folder.path + "/link") == direct)
    #expect(throws: FileError(.watch, inbox + "/x", code: 20)) { try InboxRoot.Identity(of: inbox + "/x") }
    #expect(throws: FileError(.watch, inbox + "/y", code: 2)) { try InboxRoot.Identity(of: inbox + "/y") }
    #expect(try InboxRoot.Identity(of: "/proc").isMounted)
  }
}

import EingangTestSupport

@testable import Eingang

/// Things in an inbox that no disk holds, and a clock that is set by hand.
enum InboxFixture {
  static let inbox = "/e"
  static let start = InboxMoment(instant: .now, time: UTCTime(milliseconds: 1_757_073_600_000))

  static func file(
    _ name: String, size: Int = 5, modified: Int64 = 0, inode: UInt64 = 1, agedSeconds: Int64 = 0
  ) -> InboxFile {
    let status = FileStatus(
      kind: .file, size: size, modified: modified, mode: 0o600, owner: 0, device: 1, inode: inode)
    return InboxFile(
      path: inbox + "/" + name, status: status,
      changed: UTCTime(milliseconds: start.time.milliseconds - agedSeconds * 1000))
  }
}

extension InboxMoment {
  /// So much later.
  func after(_ seconds: Double) -> InboxMoment {
    InboxMoment(
      instant: instant + .milliseconds(Int64(seconds * 1000)),
      time: UTCTime(milliseconds: time.milliseconds + Int64(seconds * 1000)))
  }
}

/// Answers what it is told to.
struct FakeCheck: WholenessCheck {
  var answer: @Sendable (String) -> Wholeness = { _ in .whole(mayGrow: false) }

  func wholeness(of file: OpenFile) async -> Wholeness { answer(FilePath.name(of: file.path)) }
}

import Glibc

/// Whether the inbox is there, and is the folder it was.
struct InboxRoot: Sendable {
  /// Which folder lies at the inbox's path.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
    /// Another disk or a share begins here.
    let isMounted: Bool

    /// A link to a folder is as good as the folder.
    init(of path: String) throws(FileError) {
      guard let status = FileStatus(following: path) else { throw FileError(.watch, path, code: errno) }
      guard status.kind == .folder else { throw FileError(.watch, path, code: ENOTDIR) }
      device = status.device
      inode = status.inode
      isMounted = FileStatus(following: FilePath.folder(of: path)).map { $0.device != status.device } ?? false
    }

    init(device: UInt64, inode: UInt64, isMounted: Bool) {
      self.device = device
      self.inode = inode
      self.isMounted = isMounted
    }
  }

  private let inbox: String
  private(set) var identity: Identity?
  /// Why it cannot be looked at, and since when.
  private(set) var loss: (why: InboxNotice.Loss, since: UTCTime)?
  /// A disk or share was seen here once, so that a bare folder is only where it was mounted.
  private var wasMounted: Bool

  /// Whether something was mounted there lately, as far as an earlier run has written down.
  init(inbox: String, wasMounted: Bool = false) {
    self.inbox = inbox
    self.wasMounted = wasMounted
  }

  /// How long to wait before looking again for what is lost: the longer it is gone, the longer.
  func pause(now: UTCTime) -> Duration {
    let gone = loss.map { now.milliseconds - $0.since.milliseconds } ?? 0
    return .milliseconds(min(max(gone / 4, 1000), 30_000))
  }

  /// True where another folder than before lies at the path, or the first.
  func isNew(_ found: Identity) -> Bool { found != identity }

  /// Gives what is to be said of the folder's being there and readable.
  mutating func found(_ found: Identity, now: UTCTime) -> InboxNotice? {
    let before = identity
    identity = found
    wasMounted = wasMounted || found.isMounted
    // A mount point without its disk looks like an inbox that somebody has emptied.
    if wasMounted && !found.isMounted { return lose(.unmounted, now) }
    let wasLost = loss != nil
    loss = nil
    if wasLost { return .back(inbox: inbox) }
    return before == nil || before == found ? nil : .replaced(inbox: inbox)
  }

  /// Gives what is to be said of the folder's being gone or not readable.
  mutating func failed(_ error: FileError, now: UTCTime) -> InboxNotice? { lose(.failed(error), now) }

  /// One notice is enough, however the reason changes meanwhile.
  private mutating func lose(_ why: InboxNotice.Loss, _ now: UTCTime) -> InboxNotice? {
    if let loss {
      self.loss = (why, loss.since)
      return nil
    }
    loss = (why, now)
    return .lost(inbox: inbox, why)
  }
}

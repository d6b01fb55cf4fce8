import CLinux
import Glibc

/// Finds out whether events come from a folder, by writing a hidden file of its own there.
struct InboxProbe {
  private static let prefix = ".eingangd-probe-"
  /// Events of a machine's own writing come at once, or never.
  private static let patience = Duration.seconds(1)

  let inbox: String
  private let name: String

  init(inbox: String, process: Int32 = getpid()) {
    self.inbox = inbox
    name = InboxProbe.prefix + String(process)
  }

  /// Nil where events come; whatever else was heard meanwhile is handed on.
  func deafness(
    _ watch: InboxWatch, _ mailbox: InboxMailbox, heard: (InboxChange) -> Void
  ) -> InboxNotice.Deafness? {
    if clx_fs_is_remote(inbox) == 1 { return .remote }
    clear()
    let path = inbox + "/" + name
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { return .unwritable(FileError(.write, path, code: errno)) }
    close(file)
    defer { unlink(path) }
    let clock = ContinuousClock()
    let end = clock.now + InboxProbe.patience
    while clock.now < end, !mailbox.isStopped {
      var isHeard = false
      for change in watch.changes() {
        if case .made(_, name) = change { isHeard = true }
        heard(change)
      }
      if isHeard { return nil }
      watch.wait(clock.now.duration(to: end), mailbox)
    }
    return mailbox.isStopped ? nil : .silent
  }

  /// What an earlier run that was cut short may have left.
  private func clear() {
    let names: [String]
    do { names = try Files.listing(of: inbox).names } catch { return }
    for name in names where name.hasPrefix(InboxProbe.prefix) && Int(name.dropFirst(InboxProbe.prefix.count)) != nil {
      let path = inbox + "/" + name
      if let status = FileStatus(path: path), status.kind == .file, status.size == 0 { unlink(path) }
    }
  }
}

import Glibc

/// The kernel's end of watching an inbox: what happened in it, as it happens.
///
/// Only a descriptor, which the watching thread closes when it ends. Where the kernel gives none, nothing is heard, and
/// only the time wakes it.
struct InboxWatch: Sendable {
  private let inotify: Int32
  /// Why nothing can be heard; nil where something can.
  let failure: Int32?

  init() {
    inotify = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    failure = inotify < 0 ? errno : nil
  }

  /// Watches a folder; a link to one only where that is the inbox itself.
  ///
  /// Adding the same folder again gives the same watch.
  func add(_ folder: String, following: Bool = false) -> Result<Int32, FileError> {
    if let failure { return .failure(FileError(.watch, folder, code: failure)) }
    let watch = inotify_add_watch(
      inotify, folder, InboxChange.mask | (following ? 0 : UInt32(IN_DONT_FOLLOW)))
    return watch < 0 ? .failure(FileError(.watch, folder, code: errno)) : .success(watch)
  }

  /// Hears no more of a folder; one that is gone is not heard of anyway.
  func remove(_ watch: Int32) { inotify_rm_watch(inotify, watch) }

  /// Waits until something happens, somebody writes, or the time is up.
  func wait(_ time: Duration, _ mailbox: InboxMailbox) {
    let milliseconds = Int32(max(0, min(time.milliseconds.rounded(.up), 3_600_000)))
    var descriptors = [
      pollfd(fd: inotify, events: Int16(POLLIN), revents: 0),
      pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    // A signal that ends the waiting early costs one look.
    poll(&descriptors, 2, milliseconds)
  }

  /// What has happened since the last call; events that were lost are made up for by looking.
  func changes() -> [InboxChange] {
    guard failure == nil else { return [] }
    var changes: [InboxChange] = []
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
      while true {
        let count = read(inotify, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        changes += InboxChange.changes(in: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
    return changes
  }

  func close() { if failure == nil { Glibc.close(inotify) } }
}

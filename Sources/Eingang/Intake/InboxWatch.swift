import CLinux
import Glibc

/// The kernel's end of watching an inbox: what happened in it, as it happens.
///
/// Only descriptors, which the watching thread closes when it ends.
struct InboxWatch: Sendable {
  enum Change: Hashable, Sendable {
    /// A file was closed after writing or renamed into place.
    case sign(watch: Int32, name: String)
    /// A watched folder is gone.
    case gone(watch: Int32)
  }

  let inbox: String
  /// The inbox's own watch.
  let root: Int32
  private let inotify: Int32
  private let wake: Int32

  /// A watch on the inbox, and the descriptor to close in order to end it.
  static func open(inbox: String) throws(FileError) -> (watch: InboxWatch, wake: Int32) {
    var ends: [Int32] = [-1, -1]
    let code = ends.withUnsafeMutableBufferPointer { $0.baseAddress.map { clx_pipe($0) } ?? -EINVAL }
    guard code >= 0 else { throw FileError(.watch, inbox, code: -code) }
    let inotify = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    let root = inotify < 0 ? -1 : inotify_add_watch(inotify, inbox, mask)
    guard root >= 0 else {
      let error = FileError(.watch, inbox, code: errno)
      for descriptor in ends + [inotify] where descriptor >= 0 { Glibc.close(descriptor) }
      throw error
    }
    return (InboxWatch(inbox: inbox, root: root, inotify: inotify, wake: ends[0]), ends[1])
  }

  /// Watches a folder within the inbox too; nil where it is gone or no more can be watched.
  ///
  /// A folder without a watch is still looked at in every scan.
  func add(_ folder: String) -> Int32? {
    let watch = inotify_add_watch(inotify, folder, InboxWatch.mask | UInt32(IN_DONT_FOLLOW))
    return watch >= 0 ? watch : nil
  }

  /// Waits until something happens or the time is up; false where the watching is to end.
  func wait(_ time: Duration) -> Bool {
    let milliseconds = Int32(max(0, min(time.milliseconds.rounded(.up), 3_600_000)))
    var descriptors = [
      pollfd(fd: inotify, events: Int16(POLLIN), revents: 0), pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
    ]
    poll(&descriptors, 2, milliseconds)
    return descriptors[1].revents == 0
  }

  /// What has happened since the last call; events that were lost are made up for by looking.
  func changes() -> [Change] {
    var changes: [Change] = []
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
      while true {
        let count = read(inotify, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        changes += InboxWatch.changes(in: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
    return changes
  }

  func close() {
    Glibc.close(inotify)
    Glibc.close(wake)
  }

  private static let mask =
    UInt32(IN_CREATE) | UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)
    | UInt32(IN_ATTRIB)
    | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR)

  private static func changes(in buffer: UnsafeRawBufferPointer) -> [Change] {
    var changes: [Change] = []
    var offset = 0
    while offset + MemoryLayout<inotify_event>.size <= buffer.count {
      let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      let start = offset + MemoryLayout<inotify_event>.size
      let name = buffer[start..<min(start + Int(event.len), buffer.count)].prefix { $0 != 0 }
      if event.mask & (UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_IGNORED)) != 0 {
        changes.append(.gone(watch: event.wd))
      } else if event.mask & (UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)) != 0 {
        changes.append(.sign(watch: event.wd, name: String(decoding: name, as: UTF8.self)))
      }
      offset = start + Int(event.len)
    }
    return changes
  }
}

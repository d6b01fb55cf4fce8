import Glibc

/// Something that the kernel tells of a watched folder.
enum InboxChange: Hashable, Sendable {
  /// A file was closed after writing, or something was renamed into place.
  case sign(watch: Int32, name: String, StabilityRule.Sign)
  /// Something new; its name serves to tell the program's own probe.
  case made(watch: Int32, name: String)
  /// Something went, or looks different.
  case other
  /// A watched folder is gone, was moved, or its disk was taken away.
  case gone(watch: Int32)
  /// More happened than the kernel could keep; only looking tells what.
  case overflow

  /// What is worth watching for.
  static let mask =
    UInt32(IN_CREATE) | UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)
    | UInt32(IN_ATTRIB) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR)

  /// A buffer of events as the kernel fills it; what is cut off at its end is left out.
  static func changes(in buffer: UnsafeRawBufferPointer) -> [InboxChange] {
    var changes: [InboxChange] = []
    var offset = 0
    while offset + MemoryLayout<inotify_event>.size <= buffer.count {
      let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      let start = offset + MemoryLayout<inotify_event>.size
      guard let end = Int(exactly: event.len).map({ start + $0 }), end <= buffer.count else { break }
      let name = String(decoding: buffer[start..<end].prefix { $0 != 0 }, as: UTF8.self)
      changes.append(InboxChange(event, name: name))
      offset = end
    }
    return changes
  }

  private init(_ event: inotify_event, name: String) {
    func has(_ flags: Int32...) -> Bool { flags.contains { event.mask & UInt32($0) != 0 } }
    self =
      if has(Int32(IN_Q_OVERFLOW)) {
        .overflow
      } else if has(Int32(IN_DELETE_SELF), Int32(IN_MOVE_SELF), Int32(IN_IGNORED), Int32(IN_UNMOUNT)) {
        .gone(watch: event.wd)
      } else if has(Int32(IN_MOVED_TO)) {
        .sign(watch: event.wd, name: name, .renamed)
      } else if has(Int32(IN_CLOSE_WRITE)) {
        .sign(watch: event.wd, name: name, .closed)
      } else if has(Int32(IN_CREATE)) {
        .made(watch: event.wd, name: name)
      } else {
        .other
      }
  }
}

import CLinux
import Glibc

/// Something whose name is not UTF-8, as it looks at a moment.
package struct Misnamed: Hashable, Sendable {
  /// What is to become of its name.
  package enum Verdict: Hashable, Sendable {
    /// Nobody renames anything here.
    case stays
    /// Not yet: whoever writes it finds it under that name only.
    case waits
    case isRenamed
  }

  /// Which one it is.
  struct Place: Hashable, Sendable {
    let folder: String
    let name: [UInt8]
  }

  /// What changes with every change to it, and to what lies in it.
  struct Look: Hashable, Sendable {
    var count = 0
    var bytes: Int64 = 0
    /// Nanoseconds since 1970 of the last change, by the system's own account.
    var changed: Int64 = 0
    var isBeingWritten = false
  }

  let place: Place
  private(set) var look = Look()

  /// Folders that lie deeper hold nothing that would be taken.
  private static let depth = 8

  init(place: Place, look: Look) {
    self.place = place
    self.look = look
  }

  init(_ name: [UInt8], _ folder: String, _ descriptor: Int32) {
    place = Place(folder: folder, name: name)
    add(name, in: descriptor, depth: 0)
  }

  private mutating func add(_ name: [UInt8], in folder: Int32, depth: Int) {
    let name = (name + [0]).map { CChar(bitPattern: $0) }
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return }
    look.count += 1
    look.bytes &+= Int64(status.st_size)
    look.changed = max(look.changed, Int64(status.st_ctim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_ctim.tv_nsec))
    switch status.st_mode & S_IFMT {
    case S_IFREG: look.isBeingWritten = look.isBeingWritten || Misnamed.isBeingWritten(name, in: folder)
    case S_IFDIR where depth < Misnamed.depth: addContents(of: name, in: folder, depth: depth)
    default: return
    }
  }

  private mutating func addContents(of name: [CChar], in folder: Int32, depth: Int) {
    let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard inner >= 0 else { return }
    guard let handle = fdopendir(inner) else {
      close(inner)
      return
    }
    defer { closedir(handle) }
    while let entry = readdir(handle) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if bytes != [0x2E], bytes != [0x2E, 0x2E] { add(bytes, in: inner, depth: depth + 1) }
    }
  }

  private static func isBeingWritten(_ name: [CChar], in folder: Int32) -> Bool {
    let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return clx_is_being_written(file) == 1
  }
}

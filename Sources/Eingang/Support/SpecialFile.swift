import Glibc

/// What lies under a name that is no file and no folder.
package enum SpecialFile: Hashable, Sendable {
  case link
  case pipe
  case socket
  case device

  /// Nil for a file, a folder, and where nothing has that name.
  package init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFLNK: self = .link
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    case S_IFBLK, S_IFCHR: self = .device
    default: return nil
    }
  }

  package var english: String {
    switch self {
    case .link: "a link"
    case .pipe: "a pipe"
    case .socket: "a socket"
    case .device: "a device"
    }
  }

  package var german: String {
    switch self {
    case .link: "Verknüpfung"
    case .pipe: "Leitung (Pipe)"
    case .socket: "Socket"
    case .device: "Gerät"
    }
  }
}

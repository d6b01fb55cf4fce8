import CLinux
import Glibc

/// The few things done with files, each so that a loss of power afterwards does not undo it.
package enum Files {
  /// A copy that is on the disk.
  package struct Copy: Hashable, Sendable {
    package let sha256: String
    package let size: Int
  }

  /// Calls the system again where a signal interrupted it, and gives a negative result as an error.
  static func call<Number: SignedInteger>(
    _ operation: FileError.Operation, _ path: String, _ body: () -> Number
  ) throws(FileError) -> Number {
    while true {
      let result = body()
      if result >= 0 { return result }
      if errno != EINTR { throw FileError(operation, path, code: errno) }
    }
  }

  /// Makes a folder and those above it, for the owner only.
  package static func makeFolder(_ path: String) throws(FileError) {
    let parent = FilePath.folder(of: path)
    if FileStatus(path: path)?.kind == .folder { return try keepFolder(below: parent) }
    if parent != path, parent != "." { try makeFolder(parent) }
    if mkdir(path, 0o700) == 0 {
      DiskOperation.madeFolder(path).tell()
      return try syncFolder(parent)
    }
    let code = errno
    // Another process may have been quicker, and a link to a folder serves as well.
    var status = stat()
    if code == EEXIST, stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
    throw FileError(.makeFolder, path, code: code)
  }

  /// A folder that is there may have been made a moment ago, by a process that has yet to put it on the disk.
  private static func keepFolder(below parent: String) throws(FileError) {
    do {
      try syncFolder(parent)
    } catch {
      // A folder that may not even be looked at is not where this program makes others.
      guard error.operation == .open, error.code == EACCES else { throw error }
    }
  }

  /// Puts on the disk which names a folder holds.
  package static func syncFolder(_ path: String) throws(FileError) {
    let folder = try call(.open, path) { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    defer { close(folder) }
    // Some network file systems cannot sync a folder and say so; there is nothing more to be done there.
    if fsync(folder) < 0, errno != EINVAL, errno != ENOTSUP { throw FileError(.sync, path, code: errno) }
    DiskOperation.syncedFolder(path).tell()
  }

  /// Opens a file for reading; a link is refused.
  ///
  /// Where the file lies in an inbox, no folder between the two may be a link either: others may write there, and could
  /// put one in a folder's place after it was looked at.
  package static func openForReading(_ path: String, inInbox inbox: String? = nil) throws(FileError) -> Int32 {
    // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    guard let inbox, let below = FilePath.below(inbox, path) else {
      return try call(.open, path) { open(path, flags) }
    }
    return try beneath(inbox, below, flags, path)
  }

  static func beneath(
    _ root: String, _ below: String, _ flags: Int32, _ path: String
  ) throws(FileError) -> Int32 {
    let opened = clx_open_beneath(root, below, flags)
    guard opened >= 0 else { throw FileError(.open, path, code: -opened) }
    return opened
  }

  /// Writes an open file's bytes to a new one and waits until they are on the disk.
  ///
  /// The folder of the new file is not synced: the file gets its real name only afterwards. Every piece is shown to whoever
  /// wants to see it.
  package static func copy(
    _ source: Int32, named name: String, to path: String, seen: (UnsafeRawBufferPointer) -> Void = { _ in }
  ) throws(FileError) -> Copy {
    try make(path) { (target) throws(FileError) in
      try digest(source, named: name) { (piece) throws(FileError) in
        seen(piece)
        try writeAll(piece, to: target, path)
      }
    }
  }

  /// The same of bytes that are in no file.
  static func put(_ bytes: [UInt8], into path: String) throws(FileError) {
    try make(path) { (target) throws(FileError) in
      try writeAll(bytes, to: target, path)
    }
  }

  private static func make<Result>(
    _ path: String, _ fill: (Int32) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    let target = try call(.open, path) { open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600) }
    defer { close(target) }
    DiskOperation.created(path).tell()
    try FaultPoint.copyBegun.reach()
    let result = try fill(target)
    try FaultPoint.copyWritten.reach()
    _ = try call(.sync, path) { fsync(target) }
    DiskOperation.syncedFile(path).tell()
    return result
  }

  /// The checksum of a file's bytes.
  package static func digest(of path: String, inInbox inbox: String? = nil) throws(FileError) -> Copy {
    let file = try openForReading(path, inInbox: inbox)
    defer { close(file) }
    return try digest(file, named: path)
  }

  /// The same of an open file.
  static func digest(_ file: Int32, named name: String) throws(FileError) -> Copy {
    try digest(file, named: name) { _ in }
  }

  /// Renames, and never over another file: -EEXIST where the name is taken.
  ///
  /// No link leads into or out of an inbox meanwhile.
  package static func move(_ from: String, to new: String, inInbox inbox: String? = nil) throws(FileError) {
    let source = try place(of: from, inInbox: inbox)
    defer { if source.folder >= 0 { close(source.folder) } }
    let target = try place(of: new, inInbox: inbox)
    defer { if target.folder >= 0 { close(target.folder) } }
    var code = clx_rename_noreplace(source.folder, source.name, target.folder, target.name)
    if code == -EINVAL || code == -ENOSYS {
      // This file system cannot rename and check in one step, so looking first is the best there is.
      guard FileStatus(path: new) == nil else { throw FileError(.move, new, code: EEXIST) }
      code = renameat(source.folder, source.name, target.folder, target.name) < 0 ? -errno : 0
    }
    guard code == 0 else { throw FileError(.move, code == -EEXIST ? new : from, code: -code) }
    DiskOperation.moved(from, to: new).tell()
  }

  /// Renames into a folder under the first free name: `scan.pdf`, then `scan (2).pdf`.
  package static func move(
    _ from: String, into folder: String, as name: String, inInbox inbox: String? = nil
  ) throws(FileError) -> String {
    for number in 1... {
      let path = folder + "/" + numbered(name, number)
      do {
        try move(from, to: path, inInbox: inbox)
        return path
      } catch {
        guard error.code == EEXIST, number < 10_000 else { throw error }
      }
    }
    preconditionFailure("the loop ends by itself")
  }

  /// `scan.pdf` for 1, `scan (2).pdf` for 2; a long name is cut so that the number has room.
  package static func numbered(_ name: String, _ number: Int) -> String {
    number == 1 ? name : FilePath.fitting(name, behind: " (\(number))")
  }

  /// The same of an open file, each piece of it handed on.
  static func digest(
    _ file: Int32, named name: String, _ piece: (UnsafeRawBufferPointer) throws(FileError) -> Void
  ) throws(FileError) -> Copy {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { buffer.deallocate() }
    var digest = SHA256()
    var size = 0
    while true {
      let count = try call(.read, name) { read(file, buffer.baseAddress, buffer.count) }
      if count == 0 { return Copy(sha256: digest.finish(), size: size) }
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      digest.update(bytes)
      size += count
      try piece(bytes)
    }
  }

  static func writeAll(_ bytes: [UInt8], to file: Int32, _ path: String) throws(FileError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(FileError) in
      try writeAll(UnsafeRawBufferPointer(bytes), to: file, path)
    }
  }

  static func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32, _ path: String) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
      written += try call(.write, path) { Glibc.write(file, rest.baseAddress, rest.count) }
    }
  }
}

import CLinux
import Glibc

extension Files {
  /// A name that was not UTF-8, and the one that the file has instead.
  package struct Renaming: Hashable, Sendable {
    /// Its bytes; those that are not ASCII as `\xFC`, and so is a backslash.
    package let bytes: String
    /// Absolute.
    package let path: String

    package init(bytes: String, path: String) {
      self.bytes = bytes
      self.path = path
    }

    init(_ bytes: [UInt8], path: String) {
      let digits = Array("0123456789ABCDEF")
      self.bytes = bytes.reduce(into: "") { text, byte in
        if (0x20...0x7E).contains(byte), byte != 0x5C {
          text.unicodeScalars.append(Unicode.Scalar(byte))
        } else {
          text += "\\x" + String(digits[Int(byte >> 4)]) + String(digits[Int(byte & 15)])
        }
      }
      self.path = path
    }
  }

  /// What a folder holds.
  package struct Listing: Hashable, Sendable {
    /// In natural order.
    package var names: [String] = []
    /// Names that are not UTF-8, as they read in ISO 8859-1; nothing can be done with such a file under its name.
    package var misnamed: [String] = []
    /// The same of those that are to be put right once they have stood still.
    package var unsettled: [String] = []
    /// Names that were put right just now.
    package var renamed: [Renaming] = []
  }

  /// The names in a folder.
  ///
  /// A name that is not UTF-8, as old scanners write them, is put right by renaming in an inbox only, and only where that
  /// is asked for: read as ISO 8859-1, cut where that is too long, and numbered where it is taken. No link leads into a
  /// folder of an inbox.
  package static func listing(
    of folder: String, inInbox inbox: String? = nil, renaming: (Misnamed) -> Misnamed.Verdict = { _ in .stays }
  ) throws(FileError) -> Listing {
    let descriptor = try folderDescriptor(folder, inInbox: inbox)
    guard let handle = fdopendir(descriptor) else {
      close(descriptor)
      throw FileError(.list, folder, code: errno)
    }
    defer { closedir(handle) }
    var listing = Listing()
    while true {
      errno = 0
      guard let entry = readdir(handle) else { break }
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if bytes == [0x2E] || bytes == [0x2E, 0x2E] { continue }
      if let name = String(validating: bytes, as: UTF8.self) {
        listing.names.append(name)
      } else {
        let verdict = inbox == nil ? .stays : renaming(Misnamed(bytes, folder, descriptor))
        note(bytes, of: folder, descriptor, verdict, &listing)
      }
    }
    if errno != 0 { throw FileError(.list, folder, code: errno) }
    listing.names.sort(by: NaturalOrder.precedes)
    listing.misnamed.sort(by: NaturalOrder.precedes)
    return listing
  }

  private static func note(
    _ bytes: [UInt8], of folder: String, _ descriptor: Int32, _ verdict: Misnamed.Verdict, _ listing: inout Listing
  ) {
    let name = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    switch verdict {
    case .waits: listing.unsettled.append(name)
    case .stays: listing.misnamed.append(name)
    case .isRenamed:
      guard let new = rename(bytes, to: name, in: descriptor) else { return listing.misnamed.append(name) }
      listing.names.append(new)
      listing.renamed.append(Renaming(bytes, path: folder + "/" + new))
    }
  }

  /// The open folder of what is renamed or removed in an inbox, and its name there; anywhere else the path says it all.
  static func place(of path: String, inInbox inbox: String?) throws(FileError) -> (folder: Int32, name: String) {
    let folder = FilePath.folder(of: path)
    guard let inbox, FilePath.below(inbox, folder) != nil else { return (AT_FDCWD, path) }
    return (try folderDescriptor(folder, inInbox: inbox), FilePath.name(of: path))
  }

  private static func folderDescriptor(_ folder: String, inInbox inbox: String?) throws(FileError) -> Int32 {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    do {
      guard let inbox, let below = FilePath.below(inbox, folder) else {
        return try call(.list, folder) { open(folder, flags) }
      }
      return try beneath(inbox, below, flags, folder)
    } catch {
      throw FileError(.list, folder, code: error.code)
    }
  }

  /// The new name; nil where it cannot be renamed.
  private static func rename(_ bytes: [UInt8], to name: String, in folder: Int32) -> String? {
    let old = (bytes + [0]).map { CChar(bitPattern: $0) }
    let fitting = FilePath.fitting(name)
    for number in 1...1000 {
      let new = numbered(fitting, number)
      let code = old.withUnsafeBufferPointer { name in
        name.baseAddress.map { clx_rename_noreplace(folder, $0, folder, new) } ?? -EINVAL
      }
      if code == 0 { return new }
      if code != -EEXIST { return nil }
    }
    return nil
  }

  /// Removes a folder if it is empty; false where something is in it.
  static func removeIfEmpty(_ folder: String, inInbox inbox: String? = nil) throws(FileError) -> Bool {
    let place = try place(of: folder, inInbox: inbox)
    defer { if place.folder >= 0 { close(place.folder) } }
    if unlinkat(place.folder, place.name, AT_REMOVEDIR) == 0 {
      DiskOperation.removed(folder).tell()
      return true
    }
    if errno == ENOTEMPTY || errno == EEXIST || errno == ENOENT { return false }
    throw FileError(.move, folder, code: errno)
  }

  /// Removes a copy that the program itself was making; nothing else is ever removed.
  static func discard(temporary path: String) throws(FileError) {
    if unlink(path) < 0, errno != ENOENT { throw FileError(.write, path, code: errno) }
    DiskOperation.removed(path).tell()
  }
}

extension Files {
  /// Room for this user on the disk of a folder; 0 where that cannot be told.
  static func freeBytes(below folder: String) -> Int64 {
    var facts = statvfs()
    guard statvfs(folder, &facts) == 0 else { return 0 }
    return Int64(clamping: UInt64(facts.f_bavail).multipliedReportingOverflow(by: UInt64(facts.f_frsize)).partialValue)
  }

  /// The first bytes of a file, fewer where it is shorter.
  static func start(of path: String, count: Int) throws(FileError) -> [UInt8] {
    let file = try openForReading(path)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = try call(.read, path) { bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) } }
    return Array(bytes.prefix(got))
  }
}

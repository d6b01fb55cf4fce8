import Glibc

/// The list of an export's files with their checksums, which is written last: without it an export is not whole.
///
/// `sha256sum -c manifest.sha256` understands it; what it need not understand stands in lines that begin with `#`. The last
/// one counts the files and holds the checksum of everything above it.
enum Manifest {
  /// Of the form of an export.
  static let version = 1

  /// One of its files.
  struct Entry: Hashable, Sendable {
    let path: String
    let sha256: String

    /// As a line has it.
    var line: String { "\(sha256)  \(path)\n" }
  }

  /// What the first line says.
  struct Header: Hashable, Sendable {
    /// Number of the schema of the rows.
    let schema: Int

    var line: String { "# eingang-export \(Manifest.version) schema \(schema)\n" }

    /// Nil for what is no such line; an error for one of a later version.
    init?(line: String, of path: String) throws(TransferError) {
      let words = line.split(separator: " ")
      guard words.count >= 3, words[0] == "#", words[1] == "eingang-export", let version = Int(words[2]) else {
        return nil
      }
      if version > Manifest.version { throw .newer(path) }
      guard words.count == 5, words[3] == "schema", let schema = Int(words[4]), schema > 0 else { return nil }
      if schema > Migrations.steps.count { throw .newer(path) }
      self.schema = schema
    }

    init(schema: Int) { self.schema = schema }
  }

  static func lastLine(count: Int, sha256: String) -> String { "# \(count) files, \(sha256)\n" }
}

/// Writes a manifest a line at a time.
final class ManifestWriter {
  private let path: String
  private let file: Int32
  private var digest = SHA256()
  private var buffer: [UInt8] = []
  private(set) var count = 0

  /// A new file.
  init(_ path: String) throws(FileError) {
    self.path = path
    file = try Files.call(.write, path) { open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600) }
  }

  deinit { close(file) }

  func begin(_ header: Manifest.Header) throws(FileError) { try add(header.line) }

  func add(_ entry: Manifest.Entry) throws(FileError) {
    count += 1
    try add(entry.line)
  }

  /// The last line; then all of it is on the disk.
  func finish() throws(FileError) {
    try flush()
    buffer = Array(Manifest.lastLine(count: count, sha256: digest.finish()).utf8)
    digest = SHA256()
    try flush()
    _ = try Files.call(.sync, path) { fsync(file) }
  }

  private func add(_ line: String) throws(FileError) {
    buffer += line.utf8
    if buffer.count > 1 << 16 { try flush() }
  }

  private func flush() throws(FileError) {
    let bytes = buffer
    buffer.removeAll(keepingCapacity: true)
    bytes.withUnsafeBytes { digest.update($0) }
    try bytes.withUnsafeBufferPointer { (bytes) throws(FileError) in
      try Files.writeAll(UnsafeRawBufferPointer(bytes), to: file, path)
    }
  }
}

/// Reads one, a line at a time.
struct ManifestReader {
  let path: String
  /// Longer than any path that can be.
  private static let longestLine = 8192

  /// Hands on what it says, and throws at the end where it is not whole.
  @discardableResult
  func read(_ body: (Manifest.Entry) throws -> Void) throws -> Manifest.Header {
    let file = try Files.openForReading(path)
    defer { close(file) }
    var state = State(path: path)
    var rest: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = try Files.call(.read, path) { Glibc.read(file, buffer.baseAddress, buffer.count) }
      if count == 0 { break }
      rest += buffer[..<count]
      var start = 0
      while let end = rest[start...].firstIndex(of: 0x0A) {
        if let entry = try state.take(Array(rest[start...end])) { try body(entry) }
        start = end + 1
      }
      rest.removeFirst(start)
      if rest.count > Self.longestLine { throw damaged }
    }
    guard rest.isEmpty, state.isWhole, let header = state.header else { throw damaged }
    return header
  }

  private var damaged: TransferError { .damaged(path, why: "it is not whole, or was changed") }

  private struct State {
    let path: String
    var header: Manifest.Header?
    var isWhole = false
    private var digest = SHA256()
    private var count = 0

    init(path: String) { self.path = path }

    /// A line with its end.
    mutating func take(_ line: [UInt8]) throws -> Manifest.Entry? {
      let damaged = TransferError.damaged(path, why: "it is not whole, or was changed")
      guard !isWhole, let text = String(validating: line.dropLast(), as: UTF8.self) else { throw damaged }
      if header == nil {
        guard let header = try Manifest.Header(line: text, of: path) else { throw TransferError.noExport(path) }
        self.header = header
        line.withUnsafeBytes { digest.update($0) }
        return nil
      }
      if line.first == 0x23 {
        let sum = digest
        guard text + "\n" == Manifest.lastLine(count: count, sha256: sum.finish()) else { throw damaged }
        isWhole = true
        return nil
      }
      line.withUnsafeBytes { digest.update($0) }
      count += 1
      let sum = String(decoding: line.prefix(64), as: UTF8.self)
      guard line.count > 67, line[64] == 0x20, line[65] == 0x20, OriginalList.checksum(of: sum) == sum else {
        throw damaged
      }
      return Manifest.Entry(path: String(decoding: line[66...].dropLast(), as: UTF8.self), sha256: sum)
    }
  }
}

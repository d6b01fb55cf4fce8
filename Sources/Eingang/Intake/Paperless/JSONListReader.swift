import Glibc

/// The entries of a JSON list in a file, one after the other: however long the list is, one entry is held at a time.
///
/// Looks at brackets and quotes only; whoever decodes an entry finds out whether it is one.
final class JSONListReader {
  /// Why there are no further entries.
  enum Flaw: Error, Hashable, Sendable {
    /// It does not begin like a list.
    case noList
    /// It ends in the middle, or goes on after its end.
    case broken(at: Int)
    /// One entry is longer than any document's text.
    case tooLong(at: Int)
    case unreadable(FileError)
  }

  private static let longest = 1 << 28

  private let file: Int32
  private let path: String
  private var buffer = [UInt8](repeating: 0, count: 1 << 18)
  private var filled = 0
  private var at = 0
  /// Of the next byte in the file.
  private var offset = 0
  private var isBegun = false
  private var isEnded = false

  /// A link is refused, and none of the folders between the two may be one.
  init(_ path: String, below root: String) throws(FileError) {
    self.path = path
    file = try Files.openForReading(path, inInbox: root)
  }

  deinit { close(file) }

  /// The bytes of the next entry; nil behind the last one.
  func next() throws(Flaw) -> [UInt8]? {
    if isEnded { return nil }
    if !isBegun {
      if try firstByte() != UInt8(ascii: "[") { throw .noList }
      isBegun = true
      if try peek() == UInt8(ascii: "]") {
        _ = try byte()
        return try end()
      }
    }
    let entry = try entry()
    switch try byte() {
    case UInt8(ascii: ","): return entry
    case UInt8(ascii: "]"):
      _ = try end()
      return entry
    default: throw .broken(at: offset)
    }
  }

  private func end() throws(Flaw) -> [UInt8]? {
    isEnded = true
    if try peek() != nil { throw .broken(at: offset) }
    return nil
  }

  /// Where a scan stands within an entry.
  private struct Place {
    var depth = 0
    var isText = false
    var isEscaped = false

    /// How many bytes belong to the entry, and whether it ends there.
    mutating func scan(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> (count: Int, isWhole: Bool) {
      for (index, byte) in bytes.enumerated() {
        if isText {
          if isEscaped { isEscaped = false } else if byte == 0x5C { isEscaped = true } else { isText = byte != 0x22 }
          continue
        }
        switch byte {
        case 0x22: isText = true
        case 0x7B, 0x5B: depth += 1
        case 0x7D, 0x5D, 0x2C:
          if depth == 0 { return (index, true) }
          if byte != 0x2C { depth -= 1 }
        default: break
        }
      }
      return (bytes.count, false)
    }
  }

  /// Up to the comma or the bracket behind it.
  private func entry() throws(Flaw) -> [UInt8] {
    var entry: [UInt8] = []
    var place = Place()
    while true {
      if at == filled, try !fill() { throw .broken(at: offset) }
      let (count, isWhole) = buffer.withUnsafeBufferPointer { place.scan($0[at..<filled]) }
      entry += buffer[at..<at + count]
      at += count
      offset += count
      if isWhole { return entry }
      if entry.count > JSONListReader.longest { throw .tooLong(at: offset) }
    }
  }

  /// Behind blanks, and behind the mark that some editors put at the start.
  private func firstByte() throws(Flaw) -> UInt8? {
    guard try peek() == 0xEF else { return try byte() }
    for _ in 0..<3 { _ = try byte() }
    return try byte()
  }

  private func byte() throws(Flaw) -> UInt8? {
    guard let byte = try peek() else { return nil }
    at += 1
    offset += 1
    return byte
  }

  private func peek() throws(Flaw) -> UInt8? {
    while true {
      while at < filled {
        if ![0x20, 0x09, 0x0A, 0x0D].contains(buffer[at]) { return buffer[at] }
        at += 1
        offset += 1
      }
      if try !fill() { return nil }
    }
  }

  /// False at the end of the file.
  private func fill() throws(Flaw) -> Bool {
    do throws(FileError) {
      filled = try Files.call(.read, path) { buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) } }
    } catch {
      throw .unreadable(error)
    }
    at = 0
    return filled > 0
  }
}

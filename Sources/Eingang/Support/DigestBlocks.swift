/// Bytes that come piece by piece, handed on in the blocks of 64 bytes that a checksum takes (FIPS 180-4, RFC 1321).
struct DigestBlocks: Sendable {
  /// What did not yet fill a block.
  private var rest: [UInt8] = []
  /// Bytes.
  private var length: UInt64 = 0

  /// Takes in the next piece, of any length.
  @inline(__always)
  mutating func update(_ bytes: UnsafeRawBufferPointer, _ compress: (UnsafeRawBufferPointer) -> Void) {
    length &+= UInt64(bytes.count)
    var offset = 0
    if !rest.isEmpty {
      offset = min(64 - rest.count, bytes.count)
      rest.append(contentsOf: bytes[..<offset])
      guard rest.count == 64 else { return }
      rest.withUnsafeBytes { compress($0) }
      rest.removeAll(keepingCapacity: true)
    }
    while offset + 64 <= bytes.count {
      compress(UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + 64]))
      offset += 64
    }
    rest.append(contentsOf: bytes[offset...])
  }

  /// What fills the last block: a one, noughts, and the length in bits, its last byte first or last.
  func padding(lastByteFirst: Bool) -> [UInt8] {
    let bits = length &* 8
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(8 * $0)) }
    return [0x80] + [UInt8](repeating: 0, count: Int((119 - length % 64) % 64))
      + (lastByteFirst ? bytes : bytes.reversed())
  }

  /// A word as eight lower-case hexadecimal digits.
  static func hex(_ word: UInt32) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

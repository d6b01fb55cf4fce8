/// Which pairs of neighbouring bytes a text has, in 256 bits: tells most texts that lack a phrase without looking.
///
/// A pair that stands in the text is always in the filter; one that is in the filter need not stand in the text.
struct PairFilter: Hashable, Sendable {
  private var bits: SIMD4<UInt64> = .zero

  init(_ bytes: [UInt8]) {
    guard var last = bytes.first else { return }
    for byte in bytes.dropFirst() {
      let hash = (UInt64(last) &* 31) ^ (UInt64(byte) &* 113)
      // Four shifts are faster than finding the word that the bit belongs to.
      let word = (hash >> 6) & 3
      let bit: UInt64 = 1 << (hash & 63)
      bits.x |= word == 0 ? bit : 0
      bits.y |= word == 1 ? bit : 0
      bits.z |= word == 2 ? bit : 0
      bits.w |= word == 3 ? bit : 0
      last = byte
    }
  }

  /// Takes in the other's pairs.
  mutating func formUnion(_ other: PairFilter) { bits |= other.bits }

  /// True where every pair of the other may stand here.
  func mayContain(_ other: PairFilter) -> Bool {
    let missing = other.bits & ~bits
    return missing.x | missing.y | missing.z | missing.w == 0
  }
}

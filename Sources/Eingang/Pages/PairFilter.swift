/// Which pairs of neighbouring bytes a text has, in 256 bits: tells most texts that lack a phrase without looking.
///
/// A pair that stands in the text is always in the filter; one that is in the filter need not stand in the text.
struct PairFilter: Hashable, Sendable {
  private var bits: SIMD4<UInt64> = .zero

  init(_ bytes: [UInt8]) {
    for (one, other) in zip(bytes, bytes.dropFirst()) {
      let hash = UInt8(truncatingIfNeeded: (Int(one) &* 31) ^ (Int(other) &* 113))
      bits[Int(hash >> 6)] |= 1 << UInt64(hash & 63)
    }
  }

  /// Takes in the other's pairs.
  mutating func formUnion(_ other: PairFilter) { bits |= other.bits }

  /// True where every pair of the other may stand here.
  func mayContain(_ other: PairFilter) -> Bool { bits & other.bits == other.bits }
}

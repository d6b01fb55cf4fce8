/// Which triples of neighbouring bytes the lines of a document have: tells nearly every phrase that it lacks.
///
/// What stands there is always in the filter; what is in the filter need not stand there.
struct TripleFilter: Sendable {
  /// Some triples of a phrase, packed; the same one over and over where it has fewer.
  struct Sample: Hashable, Sendable {
    fileprivate private(set) var places: SIMD4<UInt16> = .zero
    /// No part of the phrase is three bytes long: nothing is known of it.
    fileprivate private(set) var isEmpty = true

    /// Of parts of a phrase that each stand in one piece.
    init(_ parts: [[UInt8]]) {
      let found = parts.flatMap { part in
        part.indices.dropLast(2).map { TripleFilter.place(part[$0], part[$0 + 1], part[$0 + 2]) }
      }
      guard let last = found.last else { return }
      isEmpty = false
      for index in places.indices { places[index] = index < found.count ? found[index] : last }
    }
  }

  private var bits = [UInt64](repeating: 0, count: TripleFilter.size / 64)

  /// One in ten bits is set by a page of text, so that one phrase in ten thousand is looked for in vain.
  private static let size = 1 << 15

  init(_ lines: [TextLine]) {
    for line in lines {
      line.folded.withUnsafeBufferPointer { bytes in
        for index in bytes.indices.dropLast(2) {
          let place = TripleFilter.place(bytes[index], bytes[index + 1], bytes[index + 2])
          bits[Int(place >> 6)] |= 1 << UInt64(place & 63)
        }
      }
    }
  }

  /// False where the phrase surely stands in none of the lines.
  func mayContain(_ sample: Sample) -> Bool {
    sample.isEmpty
      || has(sample.places.x) && has(sample.places.y) && has(sample.places.z) && has(sample.places.w)
  }

  private func has(_ place: UInt16) -> Bool { bits[Int(place >> 6)] & (1 << UInt64(place & 63)) != 0 }

  /// Small letters differ in their last five bits, so that no two triples of them share a place.
  private static func place(_ one: UInt8, _ two: UInt8, _ three: UInt8) -> UInt16 {
    UInt16(one & 0x1F) << 10 ^ UInt16(two) << 5 & 0x7FFF ^ UInt16(three)
  }
}

/// The older checksum by which other programs know a file (RFC 1321); it only tells whether a copy is whole.
package struct MD5: Sendable {
  private var state: (UInt32, UInt32, UInt32, UInt32) = (0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476)
  private var blocks = DigestBlocks()

  package init() {}

  /// The 32 lower-case hexadecimal digits of some bytes.
  package static func hex(_ bytes: some Sequence<UInt8>) -> String {
    var digest = MD5()
    Array(bytes).withUnsafeBytes { digest.update($0) }
    return digest.finish()
  }

  /// Takes in the next piece, of any length.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    blocks.update(bytes) { MD5.compress(&state, $0) }
  }

  /// The 32 lower-case hexadecimal digits of all that was taken in.
  package consuming func finish() -> String {
    blocks.padding(lastByteFirst: true).withUnsafeBytes { update($0) }
    // Little-endian, unlike the digits of a number.
    return [state.0, state.1, state.2, state.3].map { DigestBlocks.hex($0.byteSwapped) }.joined()
  }

  private static func compress(_ state: inout (UInt32, UInt32, UInt32, UInt32), _ block: UnsafeRawBufferPointer) {
    var (a, b, c, d) = state
    MD5.constants.withUnsafeBufferPointer { constants in
      for step in 0..<64 {
        let (mix, index): (UInt32, Int) =
          switch step >> 4 {
          case 0: ((b & c) | (~b & d), step)
          case 1: ((d & b) | (~d & c), (5 * step + 1) & 15)
          case 2: (b ^ c ^ d, (3 * step + 5) & 15)
          default: (c ^ (b | ~d), (7 * step) & 15)
          }
        let word = UInt32(littleEndian: block.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
        let sum = a &+ mix &+ constants[step] &+ word
        let by = MD5.turn(step)
        (a, d, c) = (d, c, b)
        b = b &+ ((sum << by) | (sum >> (32 - by)))
      }
    }
    state = (state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d)
  }

  @inline(__always)
  private static func turn(_ step: Int) -> UInt32 {
    switch (step >> 4, step & 3) {
    case (0, 0): 7
    case (0, 1): 12
    case (0, 2): 17
    case (0, _): 22
    case (1, 0): 5
    case (1, 1): 9
    case (1, 2): 14
    case (1, _): 20
    case (2, 0): 4
    case (2, 1): 11
    case (2, 2): 16
    case (2, _): 23
    case (_, 0): 6
    case (_, 1): 10
    case (_, 2): 15
    default: 21
    }
  }

  /// The whole part of 2³² · |sin i|, i from 1 on.
  private static let constants: [UInt32] = [
    0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee, 0xf57c_0faf, 0x4787_c62a, 0xa830_4613, 0xfd46_9501,
    0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be, 0x6b90_1122, 0xfd98_7193, 0xa679_438e, 0x49b4_0821,
    0xf61e_2562, 0xc040_b340, 0x265e_5a51, 0xe9b6_c7aa, 0xd62f_105d, 0x0244_1453, 0xd8a1_e681, 0xe7d3_fbc8,
    0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed, 0xa9e3_e905, 0xfcef_a3f8, 0x676f_02d9, 0x8d2a_4c8a,
    0xfffa_3942, 0x8771_f681, 0x6d9d_6122, 0xfde5_380c, 0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60, 0xbebf_bc70,
    0x289b_7ec6, 0xeaa1_27fa, 0xd4ef_3085, 0x0488_1d05, 0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8, 0xc4ac_5665,
    0xf429_2244, 0x432a_ff97, 0xab94_23a7, 0xfc93_a039, 0x655b_59c3, 0x8f0c_cc92, 0xffef_f47d, 0x8584_5dd1,
    0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1, 0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb, 0xeb86_d391,
  ]
}

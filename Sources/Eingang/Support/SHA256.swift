/// The checksum under which an original is kept (FIPS 180-4), computed piece by piece.
///
/// Written here because Linux's Foundation has none; checked against the standard's own vectors.
package struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var blocks = DigestBlocks()

  package init() {}

  /// The 64 lower-case hexadecimal digits of some bytes.
  package static func hex(_ bytes: some Sequence<UInt8>) -> String {
    var digest = SHA256()
    Array(bytes).withUnsafeBytes { digest.update($0) }
    return digest.finish()
  }

  /// Takes in the next piece, of any length.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    blocks.update(bytes) { SHA256.compress(&state, $0) }
  }

  /// The 64 lower-case hexadecimal digits of all that was taken in.
  package consuming func finish() -> String {
    blocks.padding(lastByteFirst: false).withUnsafeBytes { update($0) }
    return state.map(DigestBlocks.hex).joined()
  }

  private static func compress(_ state: inout [UInt32], _ block: UnsafeRawBufferPointer) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
      for i in 0..<16 { w[i] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 * i, as: UInt32.self)) }
      for i in 16..<64 {
        let s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ (w[i - 15] >> 3)
        let s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ (w[i - 2] >> 10)
        w[i] = w[i - 16] &+ s0 &+ w[i - 7] &+ s1
      }
      state.withUnsafeMutableBufferPointer { h in constants.withUnsafeBufferPointer { mix(h, w, $0) } }
    }
  }

  private static func mix(
    _ h: UnsafeMutableBufferPointer<UInt32>, _ w: UnsafeMutableBufferPointer<UInt32>, _ k: UnsafeBufferPointer<UInt32>
  ) {
    var (a, b, c, d) = (h[0], h[1], h[2], h[3])
    var (e, f, g, last) = (h[4], h[5], h[6], h[7])
    for i in 0..<64 {
      let s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      let t1 = last &+ s1 &+ ((e & f) ^ (~e & g)) &+ k[i] &+ w[i]
      let s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      let t2 = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
      (last, g, f, e) = (g, f, e, d &+ t1)
      (d, c, b, a) = (c, b, a, t1 &+ t2)
    }
    for (index, word) in [a, b, c, d, e, f, g, last].enumerated() { h[index] &+= word }
  }

  @inline(__always)
  private static func rotate(_ word: UInt32, _ by: UInt32) -> UInt32 { (word >> by) | (word << (32 - by)) }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}

/// A ZIP whose entries are stored as they are (APPNOTE 6.3.3), for tests of what is in it.
package enum TinyZIP {
  package static func data(_ entries: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var out: [UInt8] = []
    var directory: [UInt8] = []
    for (name, bytes) in entries {
      let facts = little(0, 4) + little(0x2100, 4) + little(checksum(bytes), 4)
      let sizes = little(bytes.count, 4) + little(bytes.count, 4) + little(name.utf8.count, 2)
      directory += [0x50, 0x4B, 1, 2] + little(20, 2) + little(20, 2) + facts + sizes
      directory += little(0, 12) + little(out.count, 4) + Array(name.utf8)
      out += [0x50, 0x4B, 3, 4] + little(20, 2) + facts + sizes + little(0, 2) + Array(name.utf8) + bytes
    }
    let count = little(entries.count, 2)
    return out + directory + [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + count + count + little(directory.count, 4)
      + little(out.count, 4) + [0, 0]
  }

  private static func little(_ number: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// CRC-32.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320 }
    }
    return Int(~value)
  }
}

import Eingang

/// A TrueType font of glyphs without any outline, all of one width, so that a PDF whose text nobody sees has its font
/// within (ISO/IEC 14496-22; ISO 32000-1, 9.9 on the tables that a PDF needs).
struct InvisibleFont {
  let bytes: [UInt8]

  private static let unitsPerEm = 1000

  /// With the glyph for what is missing before them.
  init(glyphs: Int) {
    let count = min(max(glyphs, 1) + 1, 65_535)
    let advance = Int(InvisibleText.advance * Double(InvisibleFont.unitsPerEm))
    let ascent = Int(InvisibleText.ascent * Double(InvisibleFont.unitsPerEm))
    let descent = -Int(InvisibleText.descent * Double(InvisibleFont.unitsPerEm))
    var hhea = BigEndian([(1, 2), (0, 2), (ascent, 2), (descent, 2), (0, 2), (advance, 2)])
    hhea.append([(0, 2), (0, 2), (0, 2), (1, 2)] + Array(repeating: (0, 2), count: 6) + [(0, 2), (1, 2)])
    // One width for all; each glyph behind the first has its bearing alone.
    var hmtx = BigEndian([(advance, 2)])
    hmtx.append(Array(repeating: (0, 2), count: count))
    let loca = BigEndian(Array(repeating: (0, 2), count: count + 1))
    let maxp = BigEndian([(0x10000, 4), (count, 2)] + Array(repeating: (0, 2), count: 13))
    let post = BigEndian([(0x30000, 4)] + Array(repeating: (0, 4), count: 7))
    bytes = InvisibleFont.assembled([
      ("glyf", [0, 0, 0, 0]), ("head", InvisibleFont.head(ascent, descent)), ("hhea", hhea.bytes),
      ("hmtx", hmtx.bytes), ("loca", loca.bytes), ("maxp", maxp.bytes), ("post", post.bytes),
    ])
  }

  private static func head(_ ascent: Int, _ descent: Int) -> [UInt8] {
    BigEndian([
      (0x10000, 4), (0x10000, 4), (0, 4), (0x5F0F_3CF5, 4), (0, 2), (unitsPerEm, 2), (0, 8), (0, 8), (0, 2),
      (descent, 2), (Int(InvisibleText.advance * Double(unitsPerEm)), 2), (ascent, 2), (0, 2), (8, 2), (2, 2), (0, 2),
      (0, 2),
    ]).bytes
  }

  /// The tables behind their directory, and what makes the sum over all right.
  private static func assembled(_ tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
    var directory = BigEndian([(0x10000, 4), (tables.count, 2), (64, 2), (2, 2), (tables.count * 16 - 64, 2)])
    var body: [UInt8] = []
    var head = 0
    for table in tables {
      let offset = 12 + 16 * tables.count + body.count
      if table.tag == "head" { head = offset }
      directory.append(text: table.tag)
      directory.append([(Int(sum(table.bytes)), 4), (offset, 4), (table.bytes.count, 4)])
      body += table.bytes + Array(repeating: 0, count: (4 - table.bytes.count % 4) % 4)
    }
    var all = directory.bytes + body
    let adjustment = BigEndian([(Int(0xB1B0_AFBA &- sum(all)), 4)])
    all.replaceSubrange(head + 8..<head + 12, with: adjustment.bytes)
    return all
  }

  private static func sum(_ bytes: [UInt8]) -> UInt32 {
    stride(from: 0, to: bytes.count, by: 4).reduce(0) { sum, at in
      sum &+ (0..<4).reduce(UInt32(0)) { $0 << 8 | (at + $1 < bytes.count ? UInt32(bytes[at + $1]) : 0) }
    }
  }
}

/// Numbers with the highest byte first.
struct BigEndian {
  private(set) var bytes: [UInt8] = []

  /// Each with its number of bytes.
  init(_ numbers: [(value: Int, size: Int)]) { append(numbers) }

  mutating func append(_ numbers: [(value: Int, size: Int)]) {
    for number in numbers {
      bytes += (0..<number.size).reversed().map { UInt8(truncatingIfNeeded: number.value >> (8 * $0)) }
    }
  }

  mutating func append(text: String) { bytes += Array(text.utf8) }
}

import Eingang
import Foundation

/// The colour space of screens and cameras as an ICC profile (IEC 61966-2-1; ICC.1:2001-04), computed.
enum SRGBProfile {
  static let bytes: [UInt8] = {
    let curve = SRGBProfile.curve
    let tables: [(tag: String, bytes: [UInt8])] = [
      ("desc", description), ("cprt", text("Public domain")), ("wtpt", xyz(0.9505, 1, 1.0891)),
      // Adapted to the light that profiles are connected by.
      ("rXYZ", xyz(0.436_07, 0.222_49, 0.013_92)), ("gXYZ", xyz(0.385_15, 0.716_87, 0.097_08)),
      ("bXYZ", xyz(0.143_07, 0.060_61, 0.714_10)), ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
    ]
    var directory = BigEndian([(tables.count, 4)])
    var body: [UInt8] = []
    let start = 128 + 4 + 12 * tables.count
    var curves: Int?
    for table in tables {
      // The three curves are one.
      let offset = table.tag.hasSuffix("TRC") ? curves ?? start + body.count : start + body.count
      directory.append(text: table.tag)
      directory.append([(offset, 4), (table.bytes.count, 4)])
      if offset == start + body.count {
        body += table.bytes + Array(repeating: 0, count: (4 - table.bytes.count % 4) % 4)
      }
      if table.tag.hasSuffix("TRC") { curves = offset }
    }
    return header(size: start + body.count) + directory.bytes + body
  }()

  private static func header(size: Int) -> [UInt8] {
    var out = BigEndian([(size, 4), (0, 4), (0x0210_0000, 4)])
    out.append(text: "mntrRGB XYZ ")
    out.append([(2000, 2), (1, 2), (1, 2), (0, 2), (0, 2), (0, 2)])
    out.append(text: "acsp")
    out.append([(0, 4), (0, 4), (0, 4), (0, 4), (0, 8), (0, 4)])
    out.append([fixed(0.9642), fixed(1), fixed(0.8249)] + [(0, 4)] + Array(repeating: (0, 4), count: 11))
    return out.bytes
  }

  private static func fixed(_ value: Double) -> (Int, Int) { (Int((value * 65_536).rounded()), 4) }

  private static func xyz(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
    var out = BigEndian([])
    out.append(text: "XYZ ")
    out.append([(0, 4), fixed(x), fixed(y), fixed(z)])
    return out.bytes
  }

  private static func text(_ text: String) -> [UInt8] {
    var out = BigEndian([])
    out.append(text: "text")
    out.append([(0, 4)])
    out.append(text: text)
    return out.bytes + [0]
  }

  /// In ASCII; the two other forms are empty.
  private static var description: [UInt8] {
    let name = "sRGB"
    var out = BigEndian([])
    out.append(text: "desc")
    out.append([(0, 4), (name.utf8.count + 1, 4)])
    out.append(text: name)
    out.append([(0, 1), (0, 4), (0, 4), (0, 2), (0, 1)])
    return out.bytes + [UInt8](repeating: 0, count: 67)
  }

  private static var curve: [UInt8] {
    let points = 1024
    var out = BigEndian([])
    out.append(text: "curv")
    out.append([(0, 4), (points, 4)])
    out.append(
      (0..<points).map { index in
        let value = Double(index) / Double(points - 1)
        let linear = value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        return (Int((linear * 65_535).rounded()), 2)
      })
    return out.bytes
  }
}

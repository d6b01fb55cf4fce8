import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Markers of a JPEG")
struct JPEGStructureTests {
  /// Exif with one tag, orientation, in either byte order.
  private static func exif(_ value: UInt8, isBig: Bool) -> [UInt8] {
    let tiff: [UInt8] =
      isBig
      ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0]
      : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, value, 0, 0, 0, 0, 0, 0, 0]
    let payload = Array("Exif".utf8) + [0, 0] + tiff
    return [0xFF, 0xE1, 0, UInt8(payload.count + 2)] + payload
  }

  private static let scan: [UInt8] = [0xFF, 0xDA, 0, 4, 1, 0, 0x11, 0xFF, 0x00, 0x22]

  private func structure(_ bytes: [UInt8]) -> JPEGStructure {
    bytes.withUnsafeBufferPointer { JPEGStructure($0) }
  }

  @Test("reads the orientation in both byte orders", arguments: [true, false], [1, 3, 6, 8] as [UInt8])
  func orientation(isBig: Bool, value: UInt8) {
    let bytes = [0xFF, 0xD8] + Self.exif(value, isBig: isBig) + Self.scan + [0xFF, 0xD9]
    #expect(structure(bytes).orientation == Int(value))
  }

  @Test("an orientation that does not exist is upright")
  func oddOrientation() {
    #expect(structure([0xFF, 0xD8] + Self.exif(9, isBig: true) + Self.scan).orientation == 1)
  }

  @Test("is complete with an end mark, whatever follows it")
  func complete() {
    #expect(structure([0xFF, 0xD8] + Self.scan + [0xFF, 0xD9]).isComplete)
    #expect(structure([0xFF, 0xD8] + Self.scan + [0xFF, 0xD9, 1, 2, 3]).isComplete)
  }

  @Test("is incomplete without one, and wherever its segments break off")
  func incomplete() {
    let whole = [0xFF, 0xD8] + Self.exif(6, isBig: true) + Self.scan + [0xFF, 0xD9]
    for length in 2..<whole.count - 1 { #expect(!structure(Array(whole.prefix(length))).isComplete) }
  }

  /// Three components, four by three pixels; `C2` is progressive.
  private static func frame(_ marker: UInt8) -> [UInt8] {
    [0xFF, marker, 0, 17, 8, 0, 3, 0, 4, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
  }

  private static let wholeScan: [UInt8] = [0xFF, 0xDA, 0, 8, 3, 1, 0, 2, 0, 3, 0x11, 0xFF, 0x00, 0x22]

  @Test("a picture in several scans is complete after the last one only, and an end mark within a table is none")
  func progressive() {
    let table: [UInt8] = [0xFF, 0xC4, 0, 6, 0xFF, 0xD9, 1, 1]
    let bytes = [0xFF, 0xD8] + Self.frame(0xC2) + Self.wholeScan + table + Self.scan + table + Self.scan
    #expect(structure(bytes + [0xFF, 0xD9]).isComplete)
    for length in 2...bytes.count { #expect(!structure(Array(bytes.prefix(length))).isComplete) }
    #expect(structure(bytes).isInSeveralScans)
  }

  @Test("knows its pixels, and whether it must be held in memory")
  func frames() {
    let start: [UInt8] = [0xFF, 0xD8]
    #expect(structure(start + Self.frame(0xC0) + Self.wholeScan).pixels == 12)
    #expect(!structure(start + Self.frame(0xC0) + Self.wholeScan).isInSeveralScans)
    #expect(structure(start + Self.frame(0xC0) + Self.scan).isInSeveralScans)
  }
}

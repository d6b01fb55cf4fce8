/// A TIFF of a few bytes.
package enum TinyTIFF {
  /// Two directories, each with one strip of two bytes at offset 8.
  package static let twoPages: [UInt8] =
    [0x49, 0x49, 42, 0, 10, 0, 0, 0, 0xAA, 0xBB]
    + directory(next: 40) + directory(next: 0)

  private static func directory(next: UInt8) -> [UInt8] {
    [2, 0]
      + [0x11, 0x01, 4, 0, 1, 0, 0, 0, 8, 0, 0, 0]
      + [0x17, 0x01, 4, 0, 1, 0, 0, 0, 2, 0, 0, 0]
      + [next, 0, 0, 0]
  }
}

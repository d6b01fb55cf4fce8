/// What a file's first bytes say of its format.
enum FileSignature {
  /// The usual ending of the format; empty for one that is not known.
  static func ending(of start: [UInt8]) -> String {
    signatures.first { start.dropFirst($0.offset).starts(with: $0.bytes) }?.ending ?? ""
  }

  private static let signatures: [(offset: Int, bytes: [UInt8], ending: String)] = [
    (0, Array("%PDF-".utf8), "pdf"), (0, [0xFF, 0xD8, 0xFF], "jpg"), (0, [0x89, 0x50, 0x4E, 0x47], "png"),
    (0, [0x49, 0x49, 0x2A, 0x00], "tif"), (0, [0x4D, 0x4D, 0x00, 0x2A], "tif"), (0, Array("GIF8".utf8), "gif"),
    (0, [0x50, 0x4B, 0x03, 0x04], "zip"), (4, Array("ftyphei".utf8), "heic"), (4, Array("ftypmif1".utf8), "heic"),
    (4, Array("ftypavif".utf8), "avif"), (8, Array("WEBP".utf8), "webp"), (4, [0x6A, 0x50, 0x20, 0x20], "jp2"),
  ]
}

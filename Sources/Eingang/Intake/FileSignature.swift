/// What a file's first bytes say of its format.
enum FileSignature {
  /// The usual ending of the format; empty for one that is not known.
  static func ending(of start: [UInt8]) -> String {
    signatures.first { start.starts(with: $0.bytes) }?.ending ?? ""
  }

  private static let signatures: [(bytes: [UInt8], ending: String)] = [
    (Array("%PDF-".utf8), "pdf"), ([0xFF, 0xD8, 0xFF], "jpg"), ([0x89, 0x50, 0x4E, 0x47], "png"),
    ([0x49, 0x49, 0x2A, 0x00], "tif"), ([0x4D, 0x4D, 0x00, 0x2A], "tif"),
  ]
}

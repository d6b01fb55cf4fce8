import Eingang

/// Pixels of a picture as its header says.
struct PictureSize {
  /// Of its two sides.
  let shorter: Int

  /// Nil for what is no picture of a kind that mails are decorated with.
  init?(_ file: FileBytes) {
    let bytes = file.bytes
    // The library would have to decode a GIF for its size.
    if GIFFormat().recognises(bytes) {
      guard bytes.count > 9 else { return nil }
      shorter = min(Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
      return
    }
    let kinds: [any FileKind] = [JPEGFormat(), PNGFormat(), OtherImageFormat()]
    guard kinds.contains(where: { $0.recognises(bytes) }), let size = PageImage.size(file) else { return nil }
    shorter = min(size.width, size.height)
  }
}

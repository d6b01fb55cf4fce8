import COCR
import Eingang

extension PageImage {
  /// What it needs to look as it does.
  func shades() throws(ReadingError) -> FiledPicture.Shades {
    var shades = cocr_shades()
    try ReadingError.check(cocr_image_shades(handle, &shades))
    return FiledPicture.Shades(
      isBinary: isBinary, coloured: Double(shades.coloured), between: Double(shades.between))
  }

  /// Ready for a PDF, with no more shades and no finer than it needs.
  func packed() throws(ReadingError) -> FiledPicture {
    let ink = FiledPicture.Ink(try shades())
    let size = PrintedSize(width: width, height: height, dpi: dpi)
    if ink != .coloured { try reduce(to: ink == .binary ? 1 : 8) }
    if ink != .binary, let factor = size.factor { try scale(factor) }
    var bytes = cocr_bytes()
    try ReadingError.check(cocr_image_pack(handle, Int32(FiledPicture.quality), &bytes))
    guard let packed = FileBytes(bytes) else { throw .exhausted }
    return FiledPicture(ink: ink, width: width, height: height, bytes: Array(packed.bytes), size: size)
  }

  private func reduce(to depth: Int) throws(ReadingError) {
    try ReadingError.check(cocr_image_reduce(handle, Int32(clamping: depth)))
  }
}

import Eingang

/// Tells whether two images are the same page, pixel by pixel.
struct PageDigest: Hashable {
  let width: Int
  let height: Int
  let isBinary: Bool
  let dpi: Int?
  var first: UInt64 = 0
  var second: UInt64 = 0
}

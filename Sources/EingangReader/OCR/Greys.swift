import Eingang

/// The greys of a page that was made black and white, and how it was turned since.
struct Greys {
  private let image: PageImage
  private var angles: [Double] = []
  private var turns = 0

  /// As the page lay before it was turned.
  init(_ image: PageImage) { self.image = image }

  /// The page was turned by so many degrees; before and after it was set upright.
  mutating func rotated(_ angle: Double) { angles.append(angle) }

  /// The page was set upright by so many quarter turns and then turned by the angle.
  mutating func turned(quarters: Int, thenBy angle: Double) {
    turns = quarters
    angles.append(angle)
  }

  /// Standing as the page does.
  ///
  /// Nobody else may be in need of the greys then: they are turned in place.
  func upright() throws(ReadingError) -> PageImage {
    try image.rotate(angles.first ?? 0)
    guard turns != 0 else { return image }
    try image.turn(quarters: turns)
    try image.rotate(angles.last ?? 0)
    return image
  }
}

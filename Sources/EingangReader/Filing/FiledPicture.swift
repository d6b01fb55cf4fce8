import Eingang

/// A page's picture as a filed PDF holds it.
struct FiledPicture: Hashable, Sendable {
  /// Measured on the page.
  struct Shades: Hashable, Sendable {
    var isBinary: Bool
    /// Share of the pixels that have a colour.
    var coloured: Double
    /// Share of the pixels that are neither black nor white.
    var between: Double
  }

  /// What is kept of its shades.
  enum Ink: Hashable, Sendable {
    case binary
    case grey
    case coloured

    /// A stamp or a sender's mark is a thousandth of a page; paper and lamps have tints, which are none.
    init(_ shades: Shades) {
      if shades.isBinary {
        self = .binary
      } else if shades.coloured > 0.0005 {
        self = .coloured
      } else {
        self = shades.between < 0.0005 ? .binary : .grey
      }
    }
  }

  /// Of JPEG: letters have no visible rings.
  static let quality = 65

  let ink: Ink
  let width: Int
  let height: Int
  /// A fax of group 4, or a JPEG.
  let bytes: [UInt8]
  let size: PrintedSize
}

/// How large a page is on paper, as far as its picture tells.
struct PrintedSize: Hashable, Sendable {
  /// Points, 1/72 inch.
  let width: Double
  let height: Double
  /// What brings the picture down to the finest resolution that is kept; nil where it is no finer.
  let factor: Double?

  /// A sheet of A4, longer side.
  private static let sheet = 11.69
  /// Of a till's roll, in inches.
  private static let roll = 3.15
  /// Scanners write what they do; phones write anything.
  private static let believed = 100...1200
  private static let longest = 60.0

  init(width: Int, height: Int, dpi: Int?) {
    let (short, long) = (Double(min(width, height)), Double(max(width, height)))
    var resolution = dpi.map(Double.init) ?? 0
    if !PrintedSize.believed.contains(dpi ?? 0) || long / resolution > PrintedSize.longest {
      resolution =
        long > 2 * short ? max(short / PrintedSize.roll, long / PrintedSize.longest) : long / PrintedSize.sheet
    }
    resolution = max(resolution, 1)
    self.width = max(3, Double(width) * 72 / resolution)
    self.height = max(3, Double(height) * 72 / resolution)
    factor = resolution > 330 ? max(0.1, 300 / resolution) : nil
  }
}

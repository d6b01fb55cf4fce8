/// A rectangle on the upright page, as fractions of its width and height from the top left corner.
public struct BoundingBox: Hashable, Sendable {
  /// Left edge, 0 to 1.
  public var x: Double
  /// Top edge, 0 to 1.
  public var y: Double
  /// 0 to 1.
  public var width: Double
  /// 0 to 1.
  public var height: Double

  /// All four as fractions of the page.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Right edge, 0 to 1.
  public var maxX: Double { x + width }
  /// Bottom edge, 0 to 1.
  public var maxY: Double { y + height }
  /// Horizontal centre, 0 to 1.
  public var midX: Double { x + width / 2 }
  /// Vertical centre, 0 to 1.
  public var midY: Double { y + height / 2 }

  /// The smallest rectangle round both.
  public func union(_ other: BoundingBox) -> BoundingBox {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return BoundingBox(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

extension BoundingBox: Codable {
  /// Reads `[x, y, width, height]`.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    x = try list.decode(Double.self)
    y = try list.decode(Double.self)
    width = try list.decode(Double.self)
    height = try list.decode(Double.self)
  }

  /// Writes `[x, y, width, height]`, rounded to a ten-thousandth of the page.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for edge in [x, y, width, height] { try list.encode((edge * 10_000).rounded() / 10_000) }
  }
}

/// Where on the paper a value stands, and which rule read it there.
public struct Evidence: Hashable, Sendable, Codable {
  /// Page of the document, from 1.
  public var page: Int
  /// Place on that page.
  public var box: BoundingBox
  /// The words as they stand on the page.
  public var quote: String
  /// Name of the rule, as `betrag.total`.
  public var rule: String

  /// The page counts from 1.
  public init(page: Int, box: BoundingBox, quote: String, rule: String) {
    self.page = page
    self.box = box
    self.quote = quote
    self.rule = rule
  }
}

import COCR
import Eingang

extension Sheet {
  /// Appends to the `[Sheet]` that the context points to.
  static let collect: cocr_sheet_fn = { context, sheet in
    guard let sheets = context?.assumingMemoryBound(to: [Sheet].self) else { return 1 }
    sheets.pointee.append(Sheet(sheet.pointee))
    return 0
  }

  private init(_ sheet: cocr_sheet) {
    let (x, y) = (Sheet.four(sheet.corners.x), Sheet.four(sheet.corners.y))
    self.init(
      corners: zip(x, y).map(Corner.init), share: Double(sheet.share), fill: Double(sheet.fill),
      straight: Double(sheet.straight), edges: Sheet.four(sheet.edges).map { $0 < 0 ? nil : $0 },
      onward: Sheet.four(sheet.onward))
  }

  /// As the library takes them; there are four.
  var asCorners: cocr_corners {
    var out = cocr_corners()
    withUnsafeMutableBytes(of: &out.x) { x in
      withUnsafeMutableBytes(of: &out.y) { y in
        for (index, corner) in corners.prefix(4).enumerated() {
          x.storeBytes(of: Float(corner.x), toByteOffset: 4 * index, as: Float.self)
          y.storeBytes(of: Float(corner.y), toByteOffset: 4 * index, as: Float.self)
        }
      }
    }
    return out
  }

  private static func four(_ values: (Float, Float, Float, Float)) -> [Double] {
    [Double(values.0), Double(values.1), Double(values.2), Double(values.3)]
  }
}

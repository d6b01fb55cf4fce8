import AlbertModel
import COCR
import Eingang

extension PageImage {
  /// Goes the same way as another image of the page did.
  func follow(_ course: PageCourse) throws(ReadingError) {
    for step in course.steps {
      switch step {
      case .sheet(let corners): try straighten(Sheet.outline(corners, width: Double(width), height: Double(height)))
      case .rotate(let degrees): try rotate(degrees)
      case .turn(let quarters): try turn(quarters: quarters)
      case .clip(let box):
        let (left, top) = (Int((box.x * Double(width)).rounded()), Int((box.y * Double(height)).rounded()))
        let (right, bottom) = (Int((box.maxX * Double(width)).rounded()), Int((box.maxY * Double(height)).rounded()))
        try clip(x: max(0, left)..<max(left, right, 1), y: max(0, top)..<max(top, bottom, 1))
      case .unbend(let parts): try unbend(parts)
      }
    }
  }

  private func unbend(_ parts: [Double]) throws(ReadingError) {
    var bow = cocr_bow()
    withUnsafeMutableBytes(of: &bow.part) { bytes in
      for (index, part) in parts.prefix(6).enumerated() {
        bytes.storeBytes(of: Float(part), toByteOffset: 4 * index, as: Float.self)
      }
    }
    try ReadingError.check(cocr_image_unbend(handle, &bow))
  }
}

extension cocr_bow {
  var parts: [Double] {
    [part.0, part.1, part.2, part.3, part.4, part.5].map(Double.init)
  }
}

extension Sheet {
  /// Its corners as shares of an image.
  func shares(width: Double, height: Double) -> [Double] { corners.flatMap { [$0.x / width, $0.y / height] } }

  /// A sheet of which nothing but its corners is known.
  static func outline(_ shares: [Double], width: Double, height: Double) -> Sheet {
    let corners = stride(from: 0, to: shares.count - 1, by: 2).map {
      Corner(x: shares[$0] * width, y: shares[$0 + 1] * height)
    }
    return Sheet(corners: corners, share: 1, fill: 1, straight: 1, edges: [], onward: [])
  }
}

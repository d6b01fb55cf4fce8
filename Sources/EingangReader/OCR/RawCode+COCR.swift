import COCR
import Eingang

extension RawCode {
  /// Appends to the `[RawCode]` that the context points to, and stops once a page has more codes than it may.
  static let collect: cocr_code_fn = { context, code in
    guard let codes = context?.assumingMemoryBound(to: [RawCode].self) else { return 1 }
    codes.pointee.append(RawCode(code.pointee))
    return codes.pointee.count < PageText.mostCodes ? 0 : 1
  }

  private init(_ code: cocr_code) {
    self.init(
      symbology: code.kind == COCR_PATCH ? .patch : .qr,
      bytes: Array(UnsafeBufferPointer(start: code.bytes, count: code.count)),
      x: Double(code.left)..<Double(max(code.left, code.right)),
      y: Double(code.top)..<Double(max(code.top, code.bottom)))
  }
}

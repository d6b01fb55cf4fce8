import COCR

/// A QR code to be printed.
package struct QRSymbol: Hashable, Sendable {
  /// Modules along an edge, without the white round it.
  package let side: Int
  /// Row by row from the top, true where it is black.
  package let modules: [Bool]

  /// Nil for a text that no code holds.
  package init?(_ text: String) {
    // 177 modules along an edge are the most (ISO/IEC 18004).
    var modules = [UInt8](repeating: 0, count: 177 * 177)
    var side: Int32 = 0
    guard !text.utf8.contains(0), cocr_qr_encode(text, &modules, modules.count, &side) == COCR_OK, side > 0 else {
      return nil
    }
    self.side = Int(side)
    self.modules = modules.prefix(Int(side) * Int(side)).map { $0 != 0 }
  }
}

import COCR
import Eingang

extension QRSymbol {
  /// Nil for a text that no code holds.
  init?(_ text: String) {
    var modules = [UInt8](repeating: 0, count: QRSymbol.largestSide * QRSymbol.largestSide)
    var side: Int32 = 0
    guard !text.utf8.contains(0), cocr_qr_encode(text, &modules, modules.count, &side) == COCR_OK, side > 0 else {
      return nil
    }
    self.init(side: Int(side), modules: modules.prefix(Int(side) * Int(side)).map { $0 != 0 })
  }
}

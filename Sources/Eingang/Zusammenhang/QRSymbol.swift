/// A QR code to be printed.
package struct QRSymbol: Hashable, Sendable, Codable {
  /// Modules along an edge, without the white round it.
  package let side: Int
  /// Row by row from the top, true where it is black.
  package let modules: [Bool]

  /// As ISO/IEC 18004 has it.
  package static let largestSide = 177

  package init(side: Int, modules: [Bool]) {
    self.side = side
    self.modules = modules
  }

  /// It comes from a reader that nobody trusts.
  var isPlausible: Bool { (1...QRSymbol.largestSide).contains(side) && modules.count == side * side }
}

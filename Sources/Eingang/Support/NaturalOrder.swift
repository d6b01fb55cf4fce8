/// The order in which people number pages: `Seite 2` before `Seite 10`, capitals beside small letters.
package enum NaturalOrder {
  /// True where the first name comes before the second; names that differ only in case or leading zeros keep an order.
  package static func precedes(_ one: String, _ other: String) -> Bool {
    let (left, right) = (pieces(one), pieces(other))
    for (a, b) in zip(left, right) where a != b {
      switch (a, b) {
      case (.number(let x), .number(let y)): return (x.count, x) < (y.count, y)
      case (.text(let x), .text(let y)): return x < y
      case (.number, .text): return true
      case (.text, .number): return false
      }
    }
    return (left.count, one) < (right.count, other)
  }

  private enum Piece: Hashable {
    /// Digits without leading zeros, of any length.
    case number(String)
    /// Folded.
    case text(String)
  }

  private static func pieces(_ name: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = name[...]
    while let first = rest.first {
      let isDigit = isDigit(first)
      let run = rest.prefix { NaturalOrder.isDigit($0) == isDigit }
      rest = rest[run.endIndex...]
      pieces.append(isDigit ? .number(String(run.drop { $0 == "0" })) : .text(run.lowercased()))
    }
    return pieces
  }

  private static func isDigit(_ character: Character) -> Bool { character >= "0" && character <= "9" }
}

/// Texts that nobody would type, the same ones for the same seed.
package struct MadeUpText: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// SplitMix64.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Up to so many of these pieces, and now and then a scalar from anywhere.
  package mutating func text(of pieces: [String], most: Int) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...most, using: &self) {
      if Int.random(in: 0..<12, using: &self) == 0 {
        let number = UInt32.random(in: 0...0x2FFFF, using: &self)
        if let scalar = Unicode.Scalar(number) { text.unicodeScalars.append(scalar) }
      } else {
        text += pieces.randomElement(using: &self) ?? ""
      }
    }
    return text
  }
}

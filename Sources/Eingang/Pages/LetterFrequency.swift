/// How often letters stand in a text, compared with what German and English have.
///
/// A text whose letters were exchanged for others, because its font says wrongly which they are, keeps its lengths, its
/// vowels may even stay many, but the frequent letters are no longer e, n and t.
struct LetterFrequency: Hashable, Sendable {
  /// Of a to z; accents and umlauts are not counted.
  private var counts = [Double](repeating: 0, count: 26)
  private(set) var total = 0

  /// Capitals count as small letters.
  mutating func count(_ scalar: Unicode.Scalar) {
    let lower = scalar.value | 0x20
    guard scalar.isASCII, (0x61...0x7A).contains(lower) else { return }
    counts[Int(lower - 0x61)] += 1
    total += 1
  }

  /// 0 to 1: the cosine between this text's frequencies and those of the language that is nearer.
  ///
  /// Letters, tables and receipts have 0.8 and more; a shifted alphabet has less than 0.7.
  var likeness: Double { max(cosine(LetterFrequency.german), cosine(LetterFrequency.english)) }

  private func cosine(_ other: [Double]) -> Double {
    var (product, own, others) = (0.0, 0.0, 0.0)
    for (one, two) in zip(counts, other) {
      product += one * two
      own += one * one
      others += two * two
    }
    return own > 0 ? product / (own * others).squareRoot() : 0
  }

  // Per cent of a to z: Beutelspacher, Kryptologie, table 1.1.
  private static let german = [
    6.51, 1.89, 3.06, 5.08, 17.40, 1.66, 3.01, 4.76, 7.55, 0.27, 1.21, 3.44, 2.53, 9.78, 2.51, 0.79, 0.02, 7.00, 7.27,
    6.15, 4.35, 0.67, 1.89, 0.03, 0.04, 1.13,
  ]
  // Lewand, Cryptological Mathematics, table 1.1.
  private static let english = [
    8.167, 1.492, 2.782, 4.253, 12.702, 2.228, 2.015, 6.094, 6.966, 0.153, 0.772, 4.025, 2.406, 6.749, 7.507, 1.929,
    0.095, 5.987, 6.327, 9.056, 2.758, 0.978, 2.360, 0.150, 1.974, 0.074,
  ]
}

import AlbertModel

/// A kind of paper with the words that speak for it.
package struct Kind: Sendable {
  package let art: Belegart
  /// Log-odds before a word is read.
  let bias: Double
  let cues: [Cue]
  /// What a till's slip says for this kind, in log-odds.
  let receipt: Double

  init(_ art: Belegart, bias: Double = 0, receipt: Double = 0, cues: [[Cue]]) {
    self.art = art
    self.bias = bias
    self.receipt = receipt
    self.cues = cues.flatMap(\.self)
  }
}

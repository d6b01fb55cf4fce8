import AlbertModel
import Eingang

/// Decides whether an older reading under a scan is believed, by what a strip of the scan says.
///
/// The strip is the one with most of the reading's letters. What it is read as now is compared with what the reading has
/// there: only words that are sure now, since a poor scan says nothing about who misread it.
struct LayerSample: Hashable, Sendable {
  /// Fractions of the page's height.
  let strip: Range<Double>
  private let words: [String: Int]

  /// About six lines of a letter.
  private static let height = 0.1
  /// Fewer sure words are no sample.
  private static let fewWords = 12
  /// Share of the sure words that must be in the reading.
  private static let enough = 0.94

  /// Nil where no strip of the reading has words enough to be compared.
  init?(_ words: [Word]) {
    let starts = (0..<Int(1 / LayerSample.height)).map { Double($0) * LayerSample.height }
    let counts = starts.map { start in
      words.reduce(0) { $0 + (start..<start + LayerSample.height ~= $1.box.midY ? $1.text.utf8.count : 0) }
    }
    guard let most = counts.indices.max(by: { counts[$0] < counts[$1] }) else { return nil }
    let strip = starts[most]..<starts[most] + LayerSample.height
    // A line that the strip's edge cuts is read as something else.
    let near = (strip.lowerBound - 0.02)..<(strip.upperBound + 0.02)
    let keys = words.filter { near.contains($0.box.midY) }.compactMap { LayerSample.key($0.text) }
    guard keys.count >= LayerSample.fewWords else { return nil }
    self.strip = strip
    self.words = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// True where what the strip is read as now bears the reading out.
  func isBorneOut(by reading: [RawWord]) -> Bool {
    var left = words
    var (sure, found) = (0, 0)
    for word in reading where word.confidence >= 0.85 {
      guard let key = LayerSample.key(word.text), key.count >= 3 else { continue }
      sure += 1
      if let count = left[key], count > 0 {
        left[key] = count - 1
        found += 1
      }
    }
    return sure >= LayerSample.fewWords && Double(found) >= LayerSample.enough * Double(sure)
  }

  /// Letters and digits alone: signs at a word's edge belong to one word in one reading and to none in the other.
  private static func key(_ text: String) -> String? {
    let key = text.filter { $0.isLetter || $0.isNumber }
    return key.isEmpty ? nil : key
  }
}

import AlbertModel
import Foundation

/// A word that speaks for a choice, and how much, in log-odds; negative speaks against it.
package struct Cue: Hashable, Sendable {
  /// Where the word counts.
  package enum Place: Hashable, Sendable {
    /// Only in the sender's name.
    case sender
    /// Only in the subject line and the large print at the top.
    case heading
    /// Anywhere; two and a half times as much in the heading.
    case text
  }

  let phrase: Phrase
  let weight: Double
  let place: Place
}

extension [Cue] {
  /// Several words of the same weight and place.
  static func cues(_ place: Cue.Place, _ weight: Double, _ phrases: Phrase...) -> [Cue] {
    phrases.map { Cue(phrase: $0, weight: weight, place: place) }
  }
}

/// The parts of a document that cues look at.
struct CueText: Sendable {
  let dokument: Dokument
  let heading: [TextLine]
  /// The sender's name in lower case.
  let sender: [UInt8]
  private let senderPairs: PairFilter
  /// Where that name stands; nil for one that stands nowhere on the paper.
  private let senderPlace: Evidence?

  init(_ dokument: Dokument, heading: [TextLine], absender: String?, place: Evidence? = nil) {
    self.dokument = dokument
    self.heading = heading
    sender = Folding.lowercased(Array((absender ?? "").utf8))
    senderPairs = PairFilter(sender)
    senderPlace = place
  }

  /// The sum of what the cues say, each word once, with the places of the strongest.
  func score(_ cues: [Cue], rule: String) -> (score: Double, evidence: [Evidence]) {
    var score = 0.0
    var found: [(weight: Double, evidence: Evidence)] = []
    // Of the hundreds of cues a letter has a few dozen.
    for index in cues.indices where mayStand(cues[index].place, cues[index].phrase.pairs, cues[index].phrase.triples) {
      let cue = cues[index]
      guard let (strength, evidence) = strength(of: cue, rule: rule) else { continue }
      score += cue.weight * strength
      if let evidence, cue.weight > 0 { found.append((cue.weight * strength, evidence)) }
    }
    let best = found.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
    return (score, best.prefix(3).map(\.element.evidence))
  }

  /// False where the words of a cue surely are not where it counts.
  private func mayStand(_ place: Cue.Place, _ pairs: PairFilter, _ triples: TripleFilter.Sample) -> Bool {
    place == .sender ? senderPairs.mayContain(pairs) : dokument.mayContain(triples)
  }

  private func strength(of cue: Cue, rule: String) -> (Double, Evidence?)? {
    switch cue.place {
    case .sender:
      guard cue.phrase.range(in: sender, 0..<sender.count) != nil else { return nil }
      return (1, senderPlace.map { Evidence(page: $0.page, box: $0.box, quote: $0.quote, rule: rule) })
    case .heading:
      for line in heading {
        if let range = line.range(of: cue.phrase) { return (1, line.evidence(range, rule: rule)) }
      }
      return nil
    case .text:
      for line in heading {
        if let range = line.range(of: cue.phrase) { return (2.5, line.evidence(range, rule: rule)) }
      }
      return dokument.first(cue.phrase).map { (1, $0.line.evidence($0.range, rule: rule)) }
    }
  }
}

/// Turns the scores of several choices into probabilities.
enum Softmax {
  /// In the order given; scores are log-odds.
  static func probabilities(_ scores: [Double]) -> [Double] {
    let top = scores.max() ?? 0
    let powers = scores.map { exp($0 - top) }
    let sum = powers.reduce(0, +)
    return powers.map { $0 / sum }
  }
}

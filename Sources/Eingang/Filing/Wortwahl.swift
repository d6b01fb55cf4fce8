import AlbertModel
import Foundation

/// Chooses a target by a letter's words, where its sender is not known: naive Bayes with a don't know.
///
/// Senders are counted, not letters: one that writes every week has one voice, as one that wrote once.
struct Wortwahl {
  private let merkmale: Briefmerkmale
  private let gelernt: Gelernt
  private let senders: Double
  /// How many senders' letters had a word, whatever the target.
  private let everywhere: [String: Int]

  /// So many senders stand behind what is assumed of a word before it was seen.
  private static let caution = 3.0
  /// Words repeat one another, so that each counts for less than it would alone.
  private static let damping = 0.6
  /// Log-odds that something speaks for before it counts more than knowing nothing.
  private static let doubt = 2.0
  private static let mostWords = 14
  /// In log-odds; a single word decides nothing.
  private static let mostWeight = 2.5

  init(_ merkmale: Briefmerkmale, _ gelernt: Gelernt) {
    self.merkmale = merkmale
    self.gelernt = gelernt
    senders = Double(gelernt.ziele.values.reduce(0, +))
    everywhere = gelernt.woerter.values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
  }

  private struct Choice {
    let muster: Zielmuster
    let score: Double
    let words: [String]
  }

  /// Nil where the words do not tell.
  func ablage(_ person: String?, _ jahr: String?, _ dokument: Dokument) -> Field<String>? {
    guard gelernt.ziele.count >= 2, senders >= 3 else { return nil }
    let choices = gelernt.ziele.keys.sorted().map(choice)
    let chances = Softmax.probabilities(choices.map(\.score) + [Wortwahl.doubt])
    guard let best = choices.indices.max(by: { chances[$0] < chances[$1] }), chances[best] >= 0.5 else { return nil }
    guard let ziel = Wortwahl.ziel(choices[best].muster, person, jahr) else { return nil }
    let rule = "ablage.woerter" + Gelernt.suffix
    let evidence = Briefmerkmale.evidence(of: choices[best].words, in: dokument, rule: rule)
    var field = Field(ziel, confidence: Confidence(min(chances[best], 0.9)), evidence: Array(evidence.prefix(3)))
    let quotes = evidence.prefix(3).map { $0.quote.filter { $0.isLetter || $0 == "-" } }
    field.reason =
      quotes.isEmpty
      ? "wie andere Schreiben dieser Art"
      : "nach \(quotes.count == 1 ? "dem Wort" : "den Wörtern") " + quotes.joined(separator: ", ")
    let others = choices.indices.filter { $0 != best && chances[$0] > 0.03 }.sorted { chances[$0] > chances[$1] }
    field.alternatives = others.prefix(3).compactMap { index in
      Wortwahl.ziel(choices[index].muster, person, jahr).map {
        Alternative($0, confidence: Confidence(chances[index]))
      }
    }
    return field
  }

  /// Without a person or a date, the folders that are named by them are left out.
  private static func ziel(_ muster: Zielmuster, _ person: String?, _ jahr: String?) -> String? {
    if let ziel = muster.ziel(person: person, jahr: jahr) { return ziel }
    let fixed = muster.text.split(separator: "/").filter { !$0.contains("{") }.joined(separator: "/")
    return fixed.isEmpty ? nil : fixed
  }

  private func choice(_ muster: String) -> Choice {
    let own = Double(gelernt.ziele[muster] ?? 0)
    let counts = gelernt.woerter[muster] ?? [:]
    let weights = merkmale.woerter.map { word in
      let all = Double(everywhere[word] ?? 0)
      let hits = Double(counts[word] ?? 0)
      let assumed = Wortwahl.caution * (all + 0.5) / (senders + 1)
      let here = (hits + assumed) / (own + Wortwahl.caution)
      let elsewhere = (all - hits + assumed) / (senders - own + Wortwahl.caution)
      let weight = min(max(log(here / elsewhere), -Wortwahl.mostWeight), Wortwahl.mostWeight)
      // What is built in was made from many letters; its word counts for several.
      return (word: word, weight: all == 0 ? 0 : word.hasPrefix("=") ? 2 * weight : weight)
    }
    let strongest = weights.enumerated()
      .sorted { (abs($1.element.weight), $0.offset) < (abs($0.element.weight), $1.offset) }
      .prefix(Wortwahl.mostWords).map(\.element)
    let prior = 0.3 * log((own + 1) / (senders + Double(gelernt.ziele.count)) * Double(gelernt.ziele.count))
    // A target that one sender alone went to says less of others.
    let trust = Wortwahl.damping * own / (own + 1)
    let words = strongest.filter { $0.weight > 0.2 && !$0.word.hasPrefix("=") }.map(\.word)
    return Choice(
      muster: Zielmuster(kept: muster),
      score: prior + trust * strongest.reduce(0) { $0 + $1.weight }, words: Array(words.prefix(3)))
  }
}

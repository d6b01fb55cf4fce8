import AlbertModel

/// What the decisions until now teach about one letter: letters that share a key with it, and words that speak for targets.
package struct Gelernt: Hashable, Sendable {
  /// Ending of the names of rules by which something was learned.
  static let suffix = ".gelernt"

  /// Letters of which a key stands on this one, the one decided last first.
  let briefe: [Lehre]
  /// How many senders' letters went to a target that is written with gaps.
  let ziele: [String: Int]
  /// Of those, how many had a word: by target, then by word.
  let woerter: [String: [String: Int]]

  package static let nichts = Gelernt(briefe: [], ziele: [:], woerter: [:])

  /// The proposal as this household would have it.
  ///
  /// Its own rule for the target stands; what it writes by hand is put in after this.
  func apply(to vorschlag: Vorschlag, _ merkmale: Briefmerkmale, _ dokument: Dokument) -> Vorschlag {
    var new = vorschlag
    let sender = GelernterAbsender(merkmale, briefe)
    if let sender {
      sender.name(&new.extraction)
      sender.person(&new.extraction)
      sender.art(&new.extraction)
      if let notice = sender.notice { new.extraction.warnings.append(notice) }
    }
    let isOwn = new.ablage.reason == AblageProposer.ownReason
    let jahr = new.extraction.datum.map { String($0.value.iso.prefix(4)) }
    let place =
      sender?.ablage(new.extraction.person?.value, jahr)
      ?? Wortwahl(merkmale, self).ablage(new.extraction.person?.value, jahr, dokument)
    guard let place else { return new }
    if isOwn {
      if place.value != new.ablage.value {
        new.ablage.alternatives.insert(
          Alternative(place.value, confidence: place.confidence, evidence: place.evidence), at: 0)
      }
    } else {
      new.ablage = place.over(new.ablage)
    }
    return new
  }
}

extension Field {
  /// This value, with another field's values as what else it could be.
  func over(_ other: Field<Value>) -> Field<Value> {
    var new = self
    let others = [Alternative(other.value, confidence: other.confidence, evidence: other.evidence)] + other.alternatives
    for alternative in others
    where alternative.value != value && !new.alternatives.contains(where: { $0.value == alternative.value }) {
      new.alternatives.append(alternative)
    }
    new.alternatives = Array(new.alternatives.prefix(4))
    return new
  }
}

/// Chooses among what letters say, the one decided last first.
enum Stimmen {
  /// The value with the strongest letter, and its share among the values.
  ///
  /// What was left for something else counts little, unless the household went back to it since: then both go on.
  static func choose<Value: Hashable>(_ votes: [(value: Value, weight: Double)]) -> (value: Value, share: Double)? {
    guard let newest = votes.first?.value else { return nil }
    let oldest = votes.lastIndex { $0.value == newest } ?? 0
    var best: [Value: Double] = [:]
    var order: [Value] = []
    for (index, vote) in votes.enumerated() {
      let first = votes.firstIndex { $0.value == vote.value } ?? index
      let recency = vote.value == newest ? 1 : first < oldest ? 0.8 : 0.4
      if best[vote.value] == nil { order.append(vote.value) }
      best[vote.value] = max(best[vote.value] ?? 0, vote.weight * recency)
    }
    let sum = order.reduce(0) { $0 + (best[$1] ?? 0) }
    guard let winner = order.max(by: { (best[$0] ?? 0) < (best[$1] ?? 0) }), sum > 0 else { return nil }
    return (winner, (best[winner] ?? 0) / sum)
  }
}

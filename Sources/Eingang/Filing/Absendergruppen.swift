import AlbertModel

/// Letters put together by sender: those of one name, as the household writes it or as it is printed.
struct Absendergruppen {
  /// Each with the letter decided last first.
  let groups: [[Lehre]]
  /// In how many groups a key stands: what several senders share tells none of them.
  private let spread: [String: Int]

  init(_ briefe: [Lehre]) {
    var group: [Int] = Array(briefe.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while group[index] != index { index = group[index] }
      return index
    }
    var first: [String: Int] = [:]
    for (index, brief) in briefe.enumerated() {
      for name in Set([brief.absender, brief.gedruckt].map { PrintedNames.key($0 ?? "") }) where !name.isEmpty {
        if let other = first[name] { group[root(index)] = root(other) } else { first[name] = index }
      }
    }
    var members: [Int: [Lehre]] = [:]
    for index in briefe.indices { members[root(index), default: []].append(briefe[index]) }
    groups = members.sorted { $0.key < $1.key }.map(\.value)
    var spread: [String: Int] = [:]
    for group in groups { for key in Set(group.flatMap(\.schluessel)) { spread[key, default: 0] += 1 } }
    self.spread = spread
  }

  /// How surely the letter is this group's sender's.
  func score(_ index: Int, _ merkmale: Briefmerkmale) -> Double {
    let group = groups[index]
    let known = Set(group.flatMap(\.schluessel))
    var best: [Schluessel.Art: Double] = [:]
    for key in merkmale.schluessel where known.contains(key.key) {
      // Two names may be one sender's, misread or changed; three are several senders'.
      let share = [1: 1.0, 2: 0.4][spread[key.key] ?? 1] ?? 0.0
      best[key.art] = max(best[key.art] ?? 0, key.art.strength * share)
    }
    var score = best.values.reduce(0, +)
    if score > 0, let printed = merkmale.gedruckt, best[.name] == nil {
      let names = Set(group.flatMap { [$0.absender, $0.gedruckt] }.compactMap(\.self))
      if names.contains(where: { PrintedNames.areVariants($0, printed.value) }) {
        score += 2
      } else if !names.isEmpty, printed.confidence >= 0.5 {
        // With a word in common it may be another office of one town.
        score -= names.contains { PrintedNames.areAlike($0, printed.value) } ? 0.5 : 1.5
      }
    }
    let contradicts = Schluessel.Art.allCases.contains { art in
      guard art.isExclusive else { return false }
      let own = merkmale.schluessel.filter { $0.art == art }.map(\.key)
      let its = known.filter { Schluessel.art(of: $0) == art }
      return !own.isEmpty && !its.isEmpty && its.isDisjoint(with: own)
    }
    return contradicts ? score - 2 : score
  }
}

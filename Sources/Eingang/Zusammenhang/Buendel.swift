import AlbertModel

/// Cards of one matter, the newest letter first.
package struct Buendel: Hashable, Sendable {
  /// At least one; alone where nothing else belongs to it.
  package let cards: [Card]
  /// Why they belong together, in German words; nil for a card alone.
  package let reason: String?

  /// The matters in which these cards are, in the order in which each is first met.
  ///
  /// What belongs to one of several that belong together belongs to all of them.
  package static func of(_ cards: [Card]) -> [Buendel] {
    let traits = cards.map { $0.vorschlag.map(SameMatter.Traits.init) }
    var groups = Groups(count: cards.count)
    var reasons: [Int: String] = [:]
    for candidates in neighbours(traits) {
      for (place, one) in candidates.enumerated() {
        for other in candidates[(place + 1)...] where groups.first(of: one) != groups.first(of: other) {
          guard let first = traits[one], let second = traits[other], let reason = SameMatter.reason(first, second)
          else { continue }
          groups.unite(one, other)
          reasons[one] = reasons[one] ?? reason
        }
      }
    }
    let members = Dictionary(grouping: cards.indices) { groups.first(of: $0) }
    return members.values.sorted { $0[0] < $1[0] }.map { members in
      Buendel(
        cards: members.map { cards[$0] }.sorted(by: isNewer), reason: members.lazy.compactMap { reasons[$0] }.first)
    }
  }

  /// Only letters of one sender, or with one number, can belong together; more than so many of one are not compared.
  private static func neighbours(_ traits: [SameMatter.Traits?]) -> [[Int]] {
    var bySender: [String: [Int]] = [:]
    var byNumber: [String: [Int]] = [:]
    for (index, traits) in traits.enumerated() {
      guard let traits else { continue }
      if !traits.sender.isEmpty { bySender[traits.sender, default: []].append(index) }
      if let number = traits.invoice { byNumber[number, default: []].append(index) }
    }
    return (Array(bySender.values) + Array(byNumber.values)).map { Array($0.prefix(most)) }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static let most = 500

  /// By the letter's own date; what has none, by its number.
  private static func isNewer(_ one: Card, _ other: Card) -> Bool {
    let (day, otherDay) = (one.vorschlag?.extraction.datum?.value, other.vorschlag?.extraction.datum?.value)
    if let day, let otherDay, day != otherDay { return day > otherDay }
    return (one.id ?? 0) > (other.id ?? 0)
  }

  /// Which of several belong together, each group named by its first member.
  private struct Groups {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    func first(of index: Int) -> Int {
      var index = index
      while parents[index] != index { index = parents[index] }
      return index
    }

    mutating func unite(_ one: Int, _ other: Int) {
      let (one, other) = (first(of: one), first(of: other))
      parents[max(one, other)] = min(one, other)
    }
  }
}

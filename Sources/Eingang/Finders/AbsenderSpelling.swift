import AlbertModel

/// Compares the spellings of a name on one paper.
///
/// The one that more lines agree on is right; of those that stand equally often the one whose words are known, else the
/// one in larger print.
struct AbsenderSpelling: Sendable {
  private let byKey: [String: [AbsenderMention]]
  /// How many lines hold each key, alone or within a longer one.
  private let lines: [String: Int]
  /// The greatest height in which each key is printed.
  private let heights: [String: Double]
  /// Every key once for each trust that its mentions deserve.
  private let spellings: [Spelling]
  /// Names in which more than a letter or two differ are different names, and short ones differ by less.
  private static let mostEdits = 2
  private static let shortest = 8

  private struct Spelling: Sendable {
    let key: String
    let bare: [UInt8]
    let trust: Trust
  }

  private struct Print: Hashable {
    let key: String
    let odd: Bool
    let words: Int
  }

  /// Works out for every key once what is asked about each mention.
  init(_ mentions: [AbsenderMention]) {
    byKey = Dictionary(grouping: mentions, by: \.key)
    let lines = AbsenderSpelling.lines(byKey)
    let heights = byKey.mapValues { $0.map(\.line.box.height).max() ?? 0 }
    self.lines = lines
    self.heights = heights
    var seen: Set<Print> = []
    spellings = mentions.compactMap { mention in
      let odd = mention.hasOddLetters
      guard seen.insert(Print(key: mention.key, odd: odd, words: mention.orgWords)).inserted else { return nil }
      let trust = Trust(
        odd: odd, lines: lines[mention.key] ?? 0, words: mention.orgWords, height: heights[mention.key] ?? 0)
      return Spelling(key: mention.key, bare: AbsenderSpelling.bare(mention.key), trust: trust)
    }
  }

  private static func lines(_ byKey: [String: [AbsenderMention]]) -> [String: Int] {
    var numbers: [TextLine: Int] = [:]
    var places: [String: Set<Int>] = [:]
    for (key, mentions) in byKey {
      for mention in mentions {
        let number = numbers[mention.line] ?? numbers.count
        numbers[mention.line] = number
        places[key, default: []].insert(number)
      }
    }
    let spelled = places.map { (bytes: Array($0.key.utf8), places: $0.value) }
    return Dictionary(
      uniqueKeysWithValues: places.keys.map { key in
        let bytes = Array(key.utf8)
        let all = spelled.reduce(into: Set<Int>()) { if Bytes.contain($1.bytes, bytes) { $0.formUnion($1.places) } }
        return (key, all.count)
      })
  }

  /// How many lines hold the name, alone or within a longer one.
  func lines(with key: String) -> Int { lines[key] ?? 0 }

  /// True where another spelling, a letter or two apart, is more to be trusted than this one.
  func isMisread(_ mention: AbsenderMention) -> Bool {
    let own = AbsenderSpelling.bare(mention.key)
    guard own.count >= AbsenderSpelling.shortest else { return false }
    let trust = trust(in: mention)
    return spellings.contains { other in
      other.key != mention.key && outweighs(other.trust, trust) && AbsenderSpelling.areAlike(own, other.bare)
    }
  }

  /// The spelling of a name that a card shows: the one most lines print, rather not in capitals only.
  func display(_ mention: AbsenderMention) -> String {
    let same = (byKey[mention.key] ?? []).filter { $0.family != .domain || mention.family == .domain }
    let counts = Dictionary(same.map { ($0.name, 1) }, uniquingKeysWith: +)
    return same.map(\.name).min { rank($0, counts) < rank($1, counts) } ?? mention.name
  }

  private func rank(_ name: String, _ counts: [String: Int]) -> (Int, Int, String) {
    (name.contains(where: \.isLowercase) ? 0 : 1, -(counts[name] ?? 0), name)
  }

  /// Without blanks, which recognition puts in and leaves out, and with a dot on every i.
  private static func bare(_ key: String) -> [UInt8] {
    Array(key.filter { $0 != " " }.map { $0 == "ı" ? "i" : $0 }.map(String.init).joined().utf8)
  }

  /// Whether two keys are one name, a misread letter or two allowed in long ones.
  static func areOne(_ one: String, _ other: String) -> Bool {
    one == other || one.utf8.count >= shortest && areAlike(Array(one.utf8), Array(other.utf8))
  }

  private struct Trust: Sendable {
    let odd: Bool
    let lines: Int
    let words: Int
    let height: Double
  }

  private func trust(in mention: AbsenderMention) -> Trust {
    Trust(
      odd: mention.hasOddLetters, lines: lines(with: mention.key), words: mention.orgWords,
      height: heights[mention.key] ?? mention.line.box.height)
  }

  private func outweighs(_ one: Trust, _ other: Trust) -> Bool {
    if one.odd != other.odd { return other.odd }
    if one.lines != other.lines { return one.lines > other.lines }
    if one.words != other.words { return one.words > other.words }
    return one.height > 1.3 * other.height
  }

  /// True where another line prints the same name without the stray letters that stand before it here: a logo's.
  func hasStrayLetters(_ mention: AbsenderMention) -> Bool {
    byKey.contains { key, others in
      guard key.utf8.count >= AbsenderSpelling.shortest, mention.key.utf8.count > key.utf8.count,
        mention.key.hasSuffix(" " + key),
        others.contains(where: { $0.line != mention.line })
      else { return false }
      return mention.key.dropLast(key.count + 1).split(separator: " ").allSatisfy { $0.count <= 2 }
    }
  }

  /// Whether at most two letters were put in, left out or changed.
  static func areAlike(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard abs(one.count - other.count) <= mostEdits else { return false }
    var row = Array(0...other.count)
    for (index, byte) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      var least = row[0]
      for column in other.indices {
        let change = diagonal + (byte == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, row[column] + 1, diagonal + 1)
        least = min(least, row[column + 1])
      }
      // No row's least is less than that of the row before.
      if least > mostEdits { return false }
    }
    return row[other.count] <= mostEdits
  }
}

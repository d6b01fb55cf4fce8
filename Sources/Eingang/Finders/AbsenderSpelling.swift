import AlbertModel

/// Compares the spellings of a name on one paper.
///
/// The one that more lines agree on is right; of those that stand equally often the one whose words are known, else the
/// one in larger print.
struct AbsenderSpelling: Sendable {
  private let mentions: [AbsenderMention]
  /// Names in which more than a letter or two differ are different names, and short ones differ by less.
  private static let mostEdits = 2
  private static let shortest = 8

  init(_ mentions: [AbsenderMention]) { self.mentions = mentions }

  /// True where another spelling, a letter or two apart, is more to be trusted than this one.
  func isMisread(_ mention: AbsenderMention) -> Bool {
    let own = AbsenderSpelling.bare(mention.key)
    guard own.count >= AbsenderSpelling.shortest else { return false }
    let trust = trust(in: mention)
    return mentions.contains { other in
      other.key != mention.key && AbsenderSpelling.areAlike(own, AbsenderSpelling.bare(other.key))
        && outweighs(self.trust(in: other), trust)
    }
  }

  /// The spelling of a name that a card shows: the one most lines print, rather not in capitals only.
  func display(_ mention: AbsenderMention) -> String {
    let same = mentions.filter { $0.key == mention.key && ($0.family != .domain || mention.family == .domain) }
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

  private typealias Trust = (odd: Bool, lines: Int, words: Int, height: Double)

  private func trust(in mention: AbsenderMention) -> Trust {
    let same = mentions.filter { $0.key == mention.key }
    return (
      mention.hasOddLetters, lines(with: mention.key), mention.orgWords,
      same.map(\.line.box.height).max() ?? mention.line.box.height
    )
  }

  private func outweighs(_ one: Trust, _ other: Trust) -> Bool {
    if one.odd != other.odd { return other.odd }
    if one.lines != other.lines { return one.lines > other.lines }
    if one.words != other.words { return one.words > other.words }
    return one.height > 1.3 * other.height
  }

  /// True where another line prints the same name without the stray letters that stand before it here: a logo's.
  func hasStrayLetters(_ mention: AbsenderMention) -> Bool {
    mentions.contains { other in
      guard other.line != mention.line, other.key.utf8.count >= AbsenderSpelling.shortest,
        mention.key.hasSuffix(" " + other.key)
      else { return false }
      let before = mention.key.dropLast(other.key.count + 1)
      return before.split(separator: " ").allSatisfy { $0.count <= 2 }
    }
  }

  private func lines(with key: String) -> Int {
    Set(mentions.filter { $0.key.contains(key) }.map(\.line)).count
  }

  /// Whether at most two letters were put in, left out or changed.
  static func areAlike(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard abs(one.count - other.count) <= mostEdits else { return false }
    var row = Array(0...other.count)
    for (index, byte) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let change = diagonal + (byte == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count] <= mostEdits
  }
}

import AlbertModel

/// What the names on one paper say about each other: support by other families, longer and shorter forms, halves.
struct AbsenderCompany: Sendable {
  /// Words of each family's names that are no everyday ones.
  private let words: [AbsenderFamily: Set<String>]
  private let withLegalForm: [(mention: AbsenderMention, length: Int)]
  /// Names put together of two lines that another line prints whole.
  private let confirmed: [AbsenderMention]
  private let confirmedKeys: Set<String>
  /// Keys that say nothing alone.
  private let generic: Set<String>

  /// Places where names are printed in full.
  private static let whole: Set<AbsenderFamily> = [.returnline, .footer, .signature, .party, .imprint]

  /// Works out once what is asked about each mention.
  init(_ mentions: [AbsenderMention]) {
    words = Dictionary(mentions.map { ($0.family, $0.distinctive) }) { $0.union($1) }
    withLegalForm = mentions.filter(\.hasLegalForm).map { ($0, $0.key.count) }
    let single = Set(mentions.filter { !$0.isJoined }.map(\.key))
    confirmed = mentions.filter { joined in
      joined.isJoined && single.contains { AbsenderSpelling.areOne($0, joined.key) }
    }
    confirmedKeys = Set(confirmed.map(\.key))
    generic = Set(mentions.filter { !$0.isJoined && $0.isGeneric }.map(\.key))
  }

  /// Adds what the other mentions say about one of them.
  func add(to features: inout [FeatureName: Double], of mention: AbsenderMention) {
    // Support of other families: they share a word that is no everyday one.
    for (family, words) in words where family != mention.family && !words.isDisjoint(with: mention.distinctive) {
      features[FeatureName(rawValue: "support." + family.rawValue)] = 1
    }
    // A name that another family prints longer, legal form and all, is only its short form.
    if !mention.hasLegalForm {
      let length = mention.key.count
      let longer = withLegalForm.contains {
        $0.length > length + 3 && !$0.mention.distinctive.isDisjoint(with: mention.distinctive)
      }
      if longer { features["name.shortform"] = 1 }
    }
    let isPart = withLegalForm.contains { other, _ in
      AbsenderCompany.whole.contains(other.family) && other.key != mention.key
        && (" " + other.key + " ").contains(" " + mention.key + " ")
    }
    if isPart { features["name.part"] = 1 }
    addHalves(to: &features, of: mention)
  }

  /// A name set in two lines, and its halves: another line that prints it whole decides, or a half that says nothing
  /// alone.
  private func addHalves(to features: inout [FeatureName: Double], of mention: AbsenderMention) {
    if mention.isJoined {
      if confirmedKeys.contains(mention.key) { features["joined.confirmed"] = 1 }
      if generic.contains(where: { mention.key.hasSuffix(" " + $0) }) { features["joined.generic"] = 1 }
      return
    }
    let isHalf = confirmed.contains { other in
      other.line.page == mention.line.page && (mention.line.words.first.map(other.line.words.contains) ?? false)
    }
    if isHalf { features["joined.half"] = 1 }
  }
}

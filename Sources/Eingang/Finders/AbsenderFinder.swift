import AlbertModel

/// Finds who wrote: letterhead, the small return address over the window, footer, signature, mail domain, a shop's own
/// first lines.
///
/// Every family gives names of its own; a name that several families share words with gets their support.
package struct AbsenderFinder: Finder {
  package static let rule = "absender"

  let haushalt: Haushalt

  /// Places where names are printed in full.
  private static let whole: Set<AbsenderFamily> = [.returnline, .footer, .signature, .party, .imprint]

  package init(haushalt: Haushalt) { self.haushalt = haushalt }

  package func candidates(in pages: [PageText]) -> [Candidate<String>] {
    let dokument = Dokument(pages)
    let names = HaushaltNames(haushalt)
    let context = AbsenderContext(dokument)
    let mentions = AbsenderFamily.allCases.flatMap { family in
      family.mentions(in: context).compactMap { line, range in
        AbsenderMention(line: line, range: range, family: family, names: names, textHeight: dokument.textHeight)
      }
    }
    let spelling = AbsenderSpelling(mentions)
    let surroundings = AbsenderSurroundings(context)
    let tops = AbsenderFinder.tops(mentions)
    return mentions.filter { $0.family != .domain || isAlone($0, mentions) }.map { mention in
      var features = features(mention, mentions, context.domains)
      features.merge(surroundings.features(of: mention)) { one, _ in one }
      if mention.family == .letterhead, isSchool(mention) { features["name.school"] = 1 }
      if spelling.isMisread(mention) { features["name.misread"] = 1 }
      if spelling.hasStrayLetters(mention) { features["name.stray"] = 1 }
      if tops[mention.family] == mention.line { features[FeatureName(rawValue: "top." + mention.family.rawValue)] = 1 }
      return Candidate(
        spelling.display(mention), features: features,
        evidence: [mention.line.evidence(mention.range, rule: "absender." + mention.family.rawValue)])
    }
  }

  /// The school of one of the household, with or without its town: it writes, whoever runs it.
  private func isSchool(_ mention: AbsenderMention) -> Bool {
    haushalt.personen.compactMap(\.schule).map { Folding.key($0) }.contains { school in
      school.count >= 5 && (mention.key == school || mention.key.hasPrefix(school + " ") && !mention.isJoined)
    }
  }

  /// The uppermost line of the letterhead and of a slip that may be a name.
  private static func tops(_ mentions: [AbsenderMention]) -> [AbsenderFamily: TextLine] {
    var tops: [AbsenderFamily: TextLine] = [:]
    for mention in mentions where (mention.family == .letterhead || mention.family == .slip) && !mention.isJoined {
      if let top = tops[mention.family], top.box.y <= mention.line.box.y { continue }
      tops[mention.family] = mention.line
    }
    return tops
  }

  /// A domain stands for a name only where nobody prints that name.
  private func isAlone(_ domain: AbsenderMention, _ all: [AbsenderMention]) -> Bool {
    let label = domain.key.split(separator: " ").joined(separator: "-")
    return !all.contains {
      $0.family != .domain && Domain.fits(label, $0.key.filter { $0 != " " }, $0.distinctive)
    }
  }

  /// A name set in two lines, and its halves: another line that prints it whole decides, or a half that says nothing
  /// alone.
  private func addHalves(
    of mention: AbsenderMention, _ all: [AbsenderMention], to features: inout [FeatureName: Double]
  ) {
    func isWhole(_ joined: AbsenderMention) -> Bool {
      all.contains { !$0.isJoined && AbsenderSpelling.areOne($0.key, joined.key) }
    }
    if mention.isJoined {
      if isWhole(mention) { features["joined.confirmed"] = 1 }
      let below = all.contains { !$0.isJoined && $0.isGeneric && mention.key.hasSuffix(" " + $0.key) }
      if below { features["joined.generic"] = 1 }
      return
    }
    let isHalf = all.contains { other in
      guard other.isJoined, other.line.page == mention.line.page,
        mention.line.words.first.map(other.line.words.contains) ?? false
      else { return false }
      return isWhole(other)
    }
    if isHalf { features["joined.half"] = 1 }
  }

  private func features(_ mention: AbsenderMention, _ all: [AbsenderMention], _ domains: [String])
    -> [FeatureName: Double]
  {
    var features = mention.features
    // Support of other families: they share a word that is no everyday one.
    for family in AbsenderFamily.allCases where family != mention.family {
      let supports = all.contains { $0.family == family && !$0.distinctive.isDisjoint(with: mention.distinctive) }
      if supports { features[FeatureName(rawValue: "support." + family.rawValue)] = 1 }
    }
    // The whole name stands in another line too: where it ends is then beyond doubt.
    let confirmed = all.contains { $0.line != mention.line && $0.key.contains(mention.key) && mention.key.count >= 5 }
    if confirmed { features["name.confirmed"] = 1 }
    // A name that another family prints longer, legal form and all, is only its short form.
    let longer = all.contains {
      $0.key.count > mention.key.count + 3 && $0.hasLegalForm && !mention.hasLegalForm
        && !$0.distinctive.isDisjoint(with: mention.distinctive)
    }
    if longer { features["name.shortform"] = 1 }
    let isPart = all.contains {
      AbsenderFinder.whole.contains($0.family) && $0.hasLegalForm
        && $0.key != mention.key && (" " + $0.key + " ").contains(" " + mention.key + " ")
    }
    if isPart { features["name.part"] = 1 }
    addHalves(of: mention, all, to: &features)
    guard mention.family != .domain else { return features }
    let joined = mention.key.filter { $0 != " " }
    if domains.contains(where: { Domain.fits($0, joined, mention.distinctive) }) { features["support.domain"] = 1 }
    return features
  }
}

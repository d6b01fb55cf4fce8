import AlbertModel

/// Finds who wrote: letterhead, the small return address over the window, footer, signature, mail domain, a shop's own
/// first lines.
///
/// Every family gives names of its own; a name that several families share words with gets their support.
package struct AbsenderFinder: Finder {
  package static let rule = "absender"

  let haushalt: Haushalt

  package init(haushalt: Haushalt) { self.haushalt = haushalt }

  package func candidates(in pages: [PageText]) -> [Candidate<String>] { candidates(in: Dokument(pages)) }

  func candidates(in dokument: Dokument) -> [Candidate<String>] {
    let names = HaushaltNames(haushalt)
    let context = AbsenderContext(dokument)
    let mentions = AbsenderFinder.mentions(in: context, names)
    let spelling = AbsenderSpelling(mentions)
    let company = AbsenderCompany(mentions)
    let surroundings = AbsenderSurroundings(context)
    let tops = AbsenderFinder.tops(mentions)
    return mentions.filter { $0.family != .domain || isAlone($0, mentions) }.map { mention in
      var features = mention.features
      company.add(to: &features, of: mention)
      // The whole name stands in another line too: where it ends is then beyond doubt.
      if mention.key.count >= 5, spelling.lines(with: mention.key) > 1 { features["name.confirmed"] = 1 }
      if isSupported(mention, by: context.domains) { features["support.domain"] = 1 }
      // A short word may be a stroke of the logo.
      let isBorneOut = features["name.confirmed"] != nil || features["support.domain"] != nil
      if !isBorneOut, mention.line.leastConfidence(mention.range, letters: 3) < 0.6 { features[.printFaint] = 1 }
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

  /// What every family found, no more of each than can say something.
  static func mentions(in context: AbsenderContext, _ names: HaushaltNames) -> [AbsenderMention] {
    let textHeight = context.dokument.textHeight
    return AbsenderFamily.allCases.flatMap { family in
      family.mentions(in: context).lazy.compactMap { line, range in
        AbsenderMention(line: line, range: range, family: family, names: names, textHeight: textHeight)
      }.prefix(family.most)
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

  private func isSupported(_ mention: AbsenderMention, by domains: [String]) -> Bool {
    guard mention.family != .domain else { return false }
    let joined = mention.key.filter { $0 != " " }
    return domains.contains { Domain.fits($0, joined, mention.distinctive) }
  }
}

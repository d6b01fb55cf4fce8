import AlbertModel

/// Finds who wrote: letterhead, the small return address over the window, footer, signature, mail domain, a shop's own
/// first lines.
///
/// Every family gives names of its own; a name that several families share words with gets their support.
package struct AbsenderFinder: Finder {
  package static let rule = "absender"

  let haushalt: Haushalt

  package init(haushalt: Haushalt) { self.haushalt = haushalt }

  package func candidates(in pages: [PageText]) -> [Candidate<String>] {
    let dokument = Dokument(pages)
    let names = HaushaltNames(haushalt)
    let mentions = AbsenderFamily.allCases.flatMap { family in
      family.mentions(in: dokument).compactMap { line, range in
        AbsenderMention(line: line, range: range, family: family, names: names, textHeight: dokument.textHeight)
      }
    }
    let domains = Domain.labels(in: dokument)
    let spelling = AbsenderSpelling(mentions)
    return mentions.filter { $0.family != .domain || isAlone($0, mentions) }.map { mention in
      var features = features(mention, mentions, domains)
      if spelling.isMisread(mention) { features["name.misread"] = 1 }
      if spelling.hasStrayLetters(mention) { features["name.stray"] = 1 }
      return Candidate(
        mention.name, features: features,
        evidence: [mention.line.evidence(mention.range, rule: "absender." + mention.family.rawValue)])
    }
  }

  /// A domain stands for a name only where nobody prints that name.
  private func isAlone(_ domain: AbsenderMention, _ all: [AbsenderMention]) -> Bool {
    let label = domain.key.split(separator: " ").joined(separator: "-")
    return !all.contains {
      $0.family != .domain && Domain.fits(label, $0.key.filter { $0 != " " }, $0.distinctive)
    }
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
      ($0.family == .returnline || $0.family == .footer || $0.family == .signature) && $0.hasLegalForm
        && $0.key != mention.key && (" " + $0.key + " ").contains(" " + mention.key + " ")
    }
    if isPart { features["name.part"] = 1 }
    let joined = mention.key.filter { $0 != " " }
    if domains.contains(where: { Domain.fits($0, joined, mention.distinctive) }) { features["support.domain"] = 1 }
    return features
  }
}

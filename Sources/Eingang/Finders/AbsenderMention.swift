import AlbertModel

/// A name as one family found it, cleaned for a card.
struct AbsenderMention: Sendable {
  let name: String
  let key: String
  let line: TextLine
  let range: Range<Int>
  let family: AbsenderFamily
  /// Words of the name that are not everyday ones, folded.
  let distinctive: Set<String>
  let hasLegalForm: Bool
  /// How many words of organisations it holds.
  let orgWords: Int
  private let textHeight: Double

  /// Nil for the household itself, for addresses, labels and sentences.
  init?(line: TextLine, range: Range<Int>, family: AbsenderFamily, names: HaushaltNames, textHeight: Double) {
    let part = TextLine(page: line.page, block: line.block, words: Array(line.words[line.wordIndices(range)]))
    guard !names.isNamed(in: part), !names.isStreet(in: part), !AbsenderMention.isStranger(part) else { return nil }
    let name = AbsenderMention.name(line.text(range), family)
    let letters = name.unicodeScalars.filter(\.properties.isAlphabetic).count
    guard letters >= 3, letters * 2 > name.count, name.count <= 80 else { return nil }
    self.name = name
    self.line = line
    self.range = range
    self.family = family
    self.textHeight = textHeight
    key = Folding.key(name)
    distinctive = Set(
      key.split(separator: " ").map(String.init).filter { $0.count >= 4 && !AbsenderMention.everyday.contains($0) })
    orgWords = OrgWords.words.reduce(0) { $0 + (part.contains($1) ? 1 : 0) }
    hasLegalForm = part.containsAny(OrgWords.legalForms)
  }

  /// Words before the name of the person behind a shop, which goes by another name.
  static let owners: [Phrase] = [
    "inh.", "inh", "inhaber", "inhaberin", "apotheker", "apothekerin", "filialleiter", "filialleiterin", "leitung",
    "geschäftsführer", "geschäftsführerin",
  ]

  private static let everyday: Set<String> = [
    "gmbh", "stadt", "schule", "versicherung", "verein", "praxis", "amt", "bank", "gesellschaft", "straße", "strasse",
    "service", "deutschland",
    "team", "ihre", "und", "der", "die", "das", "fuer", "von", "haus", "markt", "münster", "muenster", "nord", "west",
    "sued", "berlin", "koeln", "hamburg",
    "muenchen", "frankfurt", "grundschule", "gymnasium", "center", "trading", "enterprise", "restaurant",
  ]

  /// True for an address, a label of an information block, a sentence.
  private static func isStranger(_ part: TextLine) -> Bool {
    if OrgWords.strangers.contains(where: { part.range(of: $0).map { $0.lowerBound <= 2 } ?? false }) { return true }
    if let postcode = Anschrift.postcode(in: part.bytes), postcode <= 2 { return true }
    let isAddress = Anschrift.isStreet(part) || part.containsAny(OrgWords.addresses)
    if isAddress && !part.containsAny(OrgWords.legalForms) { return true }
    let prose = OrgWords.prose.reduce(0) { $0 + (part.contains($1) ? 1 : 0) }
    return prose >= 2 || part.words.count > 11 || Anrede.opens(part)
  }

  var features: [FeatureName: Double] {
    var features: [FeatureName: Double] = [FeatureName(rawValue: "family." + family.rawValue): 1]
    let part = TextLine(page: line.page, block: line.block, words: Array(line.words[line.wordIndices(range)]))
    if orgWords > 0 { features["name.orgword"] = Double(min(orgWords, 2)) }
    if hasLegalForm { features["name.legalform"] = 1 }
    let height = line.box.height / max(textHeight, 0.001)
    if height > 1.3, family == .letterhead || family == .slip { features["print.tall"] = min(height, 3) - 1 }
    if line.confidence(range) < 0.6 { features["print.unsure"] = 1 }
    if name.contains(where: \.isNumber) { features["name.digits"] = 1 }
    if part.words.count > 7 { features["name.long"] = 1 }
    if key.count < 5 { features["name.short"] = 1 }
    if name.first?.isLowercase == true { features["name.lower"] = 1 }
    if Set(line.words.map(\.line)).count > 1 { features["name.joined"] = 1 }
    let odd = name.unicodeScalars.filter {
      !$0.properties.isAlphabetic && !" .-&,()/0123456789'’+".unicodeScalars.contains($0)
    }.count
    if odd > 0 { features["name.odd"] = Double(min(odd, 3)) }
    if part.firstRange(of: AbsenderMention.owners)?.lowerBound == 0 { features["name.owner"] = 1 }
    if orgWords == 0, !hasLegalForm { features["name.nothing"] = 1 }
    return features
  }

  /// A shop goes by its brand: the legal form is dropped from a slip's small print, and a domain is written as a name.
  private static func name(_ text: String, _ family: AbsenderFamily) -> String {
    switch family {
    case .sliplegal: withoutLegalForm(cleaned(text))
    case .domain: text.prefix(1).uppercased() + text.dropFirst()
    default: cleaned(text)
    }
  }

  private static func withoutLegalForm(_ name: String) -> String {
    for form in [
      " GmbH & Co. KG", " GmbH & Co KG", " GmbH & Co. oHG", " GmbH", " AG & Co. KG", " AG", " KG", " e. K.", " e.K.",
    ] {
      if let range = name.range(of: form), range.lowerBound > name.startIndex {
        return String(name[..<range.lowerBound])
      }
    }
    return name
  }

  /// Without marks and labels at its ends.
  static func cleaned(_ text: String) -> String {
    var text = text[...]
    let marks = Set<Character>("‚,;:·•|*-–—_'’‘\"„“”«»<>=+~^/\\()[]{}®©°#@!?. ")
    while let first = text.first, marks.contains(first) { text = text.dropFirst() }
    while let last = text.last, marks.subtracting([")", "."]).contains(last) { text = text.dropLast() }
    // A full stop ends a name only where it abbreviates: e. V., Co.
    if text.hasSuffix("."), text.dropLast().last?.isLowercase == true, !text.hasSuffix("Co."),
      (text.split(separator: " ").last?.count ?? 0) > 4
    {
      text = text.dropLast()
    }
    return text.split(separator: " ").joined(separator: " ")
  }
}

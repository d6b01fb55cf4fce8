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
  /// True where its words name a kind of shop or office only.
  let isGeneric: Bool
  /// True for names put together of two lines.
  let isJoined: Bool
  private let textHeight: Double
  /// The words of the name alone.
  private let part: TextLine

  /// Nil for the household itself, for addresses, labels and sentences.
  init?(line: TextLine, range: Range<Int>, family: AbsenderFamily, names: HaushaltNames, textHeight: Double) {
    let part = TextLine(page: line.page, block: line.block, words: Array(line.words[line.wordIndices(range)]))
    guard !names.isNamed(in: part), !names.isStreet(in: part), family == .domain || !AbsenderMention.isStranger(part)
    else { return nil }
    let name = AbsenderMention.name(line.text(range), family)
    let letters = name.unicodeScalars.count(where: \.isAlphabetic)
    guard letters >= 3, letters * 2 > name.count, name.count <= 80, !AbsenderMention.isRole(name, part) else {
      return nil
    }
    self.name = name
    self.line = line
    self.range = range
    self.family = family
    self.textHeight = textHeight
    self.part = part
    isJoined = line.words.contains { $0.line != line.words[0].line }
    key = Folding.key(name)
    distinctive = Set(
      key.blankSeparated.map(String.init).filter { $0.count >= 4 && !AbsenderMention.everyday.contains($0) })
    orgWords = part.count(of: OrgWords.words)
    // An owner's legal form is not the shop's: Inh. Ida Ohm e. K.
    let isOwner = part.firstRange(of: AbsenderMention.owners)?.lowerBound == 0
    hasLegalForm = family != .domain && !isOwner && AbsenderMention.endsInLegalForm(part)
    isGeneric = family != .domain && AbsenderMention.isGeneric(part)
  }

  /// True where every word is an everyday one or an organisation's: Trattoria, Bäckerei & Café.
  static func isGeneric(_ part: TextLine) -> Bool {
    var isNamed = false
    for word in part.text.blankSeparated {
      let key = Folding.key(word)
      guard key.count >= 3 else { continue }
      guard everyday.contains(key) || generic.contains(key) else { return false }
      isNamed = true
    }
    return isNamed
  }

  /// Kinds of shops, offices and clubs, folded: alone they name none.
  private static let generic: Set<String> = [
    "trattoria", "pizzeria", "ristorante", "gasthaus", "gasthof", "baeckerei", "konditorei", "cafe", "metzgerei",
    "fleischerei", "apotheke", "drogerie", "supermarkt", "tankstelle", "station", "hotel", "bistro", "imbiss",
    "friseur",
    "salon", "buchhandlung", "werkstatt", "meisterwerkstatt", "filiale", "shop", "store", "kita", "kindergarten",
    "verwaltung", "sekretariat", "zentrale", "rechnungsstelle", "buchhaltung", "kundenservice", "kasse", "direktion",
    "gemeinde", "arzt", "zahnarzt", "rechtsanwalt", "steuerberater", "notar", "gbr", "ohg", "ltd", "inc", "sdn", "bhd",
    "supermarket", "pharmacy", "bakery", "kitchen", "hardware", "restoran", "geschaeftsstelle", "bar", "grill",
  ]

  /// Words before the name of the person behind a shop, which goes by another name.
  static let owners: PhraseList = [
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
    if opens(part, OrgWords.strangers) || part.containsAny(OrgWords.welcomes) { return true }
    if opens(part, OrgWords.headings), !part.containsAny(OrgWords.legalForms) { return true }
    if let postcode = Anschrift.postcode(in: part.bytes), postcode <= 2 { return true }
    if AddressLine.shortPostcode(in: part.bytes).map({ $0 <= 2 }) ?? false { return true }
    let isAddress = Anschrift.isStreet(part) || part.containsAny(OrgWords.addresses) || countries.contains(part.text)
    if isAddress && !part.containsAny(OrgWords.legalForms) { return true }
    let first = part.text.blankSeparated.first.map { Folding.key($0) } ?? ""
    if titles.contains(where: first.hasSuffix) { return true }
    return part.words.count > 11 || part.count(of: OrgWords.prose) >= 2 || Anrede.opens(part)
  }

  // A legal form follows a name; what is short for evangelisch stands before one.
  private static func endsInLegalForm(_ part: TextLine) -> Bool {
    OrgWords.legalForms.mayStand(in: part).contains { part.lastRange(of: $0).map { $0.lowerBound > 2 } ?? false }
      || part.lastRange(of: club).map { $0.lowerBound > 2 && $0.upperBound == part.bytes.count } ?? false
  }

  private static let club: Phrase = "ev"

  /// True for the bare word for a side: Vendeur, Käufer.
  private static func isRole(_ name: String, _ part: TextLine) -> Bool {
    [AbsenderLabels.sellers, AbsenderLabels.payees, AbsenderLabels.buyers].contains { roles in
      part.contains(roles) { $0.count == name.utf8.count }
    }
  }

  private static func opens(_ part: TextLine, _ phrases: PhraseList) -> Bool {
    part.contains(phrases) { $0.lowerBound <= 2 }
  }

  private static let countries: Set<String> = [
    "Deutschland", "Österreich", "Schweiz", "Germany", "Austria", "Switzerland", "France", "Italia", "DEUTSCHLAND",
    "Malaysia", "MALAYSIA", "Bundesrepublik Deutschland",
  ]

  /// How the first word of a heading ends, folded; an organisation's goes on: Abrechnungsgesellschaft.
  private static let titles = [
    "rechnung", "rechnungen", "bescheid", "bestaetigung", "mahnung", "quittung", "gutschrift",
  ]

  var features: [FeatureName: Double] {
    var features: [FeatureName: Double] = [FeatureName(rawValue: "family." + family.rawValue): 1]
    if orgWords > 0 { features["name.orgword"] = Double(min(orgWords, 2)) }
    if hasLegalForm { features["name.legalform"] = 1 }
    let height = line.box.height / max(textHeight, 0.001)
    if height > 1.3, family == .letterhead || family == .slip { features["print.tall"] = min(height, 3) - 1 }
    if line.confidence(range) < 0.6 { features["print.unsure"] = 1 }
    if name.contains(where: \.isNumber) { features["name.digits"] = 1 }
    if part.words.count > 7 { features["name.long"] = 1 }
    if key.count < 5 { features["name.short"] = 1 }
    if name.first?.isLowercase == true, !opensWithParticle { features["name.lower"] = 1 }
    if part.containsAny(OrgWords.prose) { features["name.prose"] = 1 }
    if isJoined { features["name.joined"] = 1 }
    let odd = name.unicodeScalars.filter {
      !$0.isAlphabetic && !AbsenderMention.ordinary.contains($0)
        || AbsenderMention.foreignLetters.contains($0)
    }.count
    if odd > 0 { features["name.odd"] = Double(min(odd, 3)) }
    if part.firstRange(of: AbsenderMention.owners)?.lowerBound == 0 { features["name.owner"] = 1 }
    if isGeneric { features["name.generic"] = 1 }
    if orgWords == 0, !hasLegalForm { features["name.nothing"] = 1 }
    return features
  }

  /// What names hold besides letters.
  private static let ordinary = Set(" .-&,()/0123456789'’+".unicodeScalars)

  /// Letters that recognition puts for ours, and no name here holds.
  private static let foreignLetters: Set<Unicode.Scalar> = ["ı", "ſ", "ﬁ", "ﬂ", "¢", "ł"]

  /// da Carlo, zum Ochsen: names of inns begin in small letters.
  private var opensWithParticle: Bool {
    let words = name.split(separator: " ")
    guard words.count >= 2, let first = words.first, words[1].first?.isUppercase == true else { return false }
    return AbsenderMention.particles.contains(String(first))
  }

  private static let particles: Set<String> = [
    "da", "dal", "de", "la", "le", "il", "el", "zum", "zur", "am", "im", "bei", "die", "der", "das", "die", "chez",
  ]

  var hasOddLetters: Bool { name.unicodeScalars.contains { AbsenderMention.foreignLetters.contains($0) } }

  /// A shop goes by its brand: the legal form is dropped from a slip's small print, and a domain is written as a name.
  private static func name(_ text: String, _ family: AbsenderFamily) -> String {
    switch family {
    case .sliplegal: withoutLegalForm(AbsenderRepair.repaired(cleaned(text)))
    case .domain: Domain.name(text)
    default: AbsenderRepair.repaired(cleaned(text))
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

  private static let marks = Set<Character>("‚,;:·•|*-–—_'’‘\"„“”«»<>=+~^/\\()[]{}®©°#@!?. ")

  /// Without marks and labels at its ends, nor the word that holds a logo's place.
  static func cleaned(_ text: String) -> String {
    var text = text[...]
    if text.utf8.first.map({ $0 | 0x20 }) == UInt8(ascii: "l"), text.lowercased().hasPrefix("logo "), text.count > 8 {
      text = text.dropFirst(5)
    }
    while let first = text.first, marks.contains(first) { text = text.dropFirst() }
    while let last = text.last, last != ")", last != ".", marks.contains(last) { text = text.dropLast() }
    // A full stop ends a name only where it abbreviates: e. V., Co.
    if text.hasSuffix("."), text.dropLast().last?.isLowercase == true, !text.hasSuffix("Co."),
      let last = text.split(separator: " ").last, last.count > 4, !last.dropLast().contains(".")
    {
      text = text.dropLast()
    }
    return text.blankSeparated.joined(separator: " ")
  }
}

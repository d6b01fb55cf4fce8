import AlbertModel

/// Finds which member of the household a letter is about, or else is addressed to.
///
/// A child named anywhere comes before the adult in the address. A school names its children by their class or its own
/// kind: a primary school's letter is about the small child where there is one.
package struct PersonFinder: Finder {
  package static let rule = "person.name"

  let haushalt: Haushalt

  package init(haushalt: Haushalt) { self.haushalt = haushalt }

  package func candidates(in pages: [PageText]) -> [Candidate<String>] { candidates(in: Dokument(pages)) }

  func candidates(in dokument: Dokument) -> [Candidate<String>] {
    let names = HaushaltNames(haushalt)
    let mentions = haushalt.personen.map { PersonMentions($0, haushalt, names, dokument) }
    let children = zip(haushalt.personen, mentions).filter { $0.0.rolle != .erwachsen && $0.1.isNamed }.count
    let addressed = mentions.filter { !$0.inAddress.isEmpty }.count
    return zip(haushalt.personen, mentions).compactMap { person, mention in
      guard mention.isNamed || !mention.school.isEmpty else { return nil }
      var features: [FeatureName: Double] = [:]
      if !mention.inAddress.isEmpty, addressed == 1 { features["person.address"] = 1 }
      if !mention.inText.isEmpty { features[person.rolle == .erwachsen ? "person.adulttext" : "person.childtext"] = 1 }
      if mention.inText.count > 1 { features["person.repeated"] = 1 }
      // Two children greeted or named together: the letter does not say which.
      let rivals = zip(haushalt.personen, mentions).filter { $0.0.rolle != .erwachsen && $0.0.name != person.name }
        .map(\.1)
      if mention.isSaluted, !rivals.contains(where: \.isSaluted) { features["person.saluted"] = 1 }
      let isSole = addressed == 1 && !mention.inAddress.isEmpty
      if !isSole, mentions.filter({ !$0.inText.isEmpty }).count >= 3 { features["person.everyone"] = 1 }
      if mention.isLabelled, !rivals.contains(where: \.isLabelled) { features["person.labelled"] = 1 }
      // Two at the same school or in the same group: the letter does not say which.
      let shared = mentions.count { !$0.school.isEmpty } > 1
      if !mention.school.isEmpty, !shared { features["person.school"] = 1 }
      if !mention.isNamed, shared { features["person.siblings"] = 1 }
      if person.rolle != .erwachsen, children > 1 { features["person.severalchildren"] = 1 }
      if person.rolle == .erwachsen, children == 1 { features["person.otherchild"] = 1 }
      let evidence = mention.inText + mention.inAddress + mention.school
      return Candidate(person.name, features: features, evidence: Array(evidence.prefix(4)))
    }
  }
}

/// Where one person is named in a document.
struct PersonMentions: Sendable {
  private(set) var inAddress: [Evidence] = []
  private(set) var inText: [Evidence] = []
  private(set) var school: [Evidence] = []
  /// True after a label such as `Patient`, `Kind`, `für`.
  private(set) var isLabelled = false
  /// True where the salutation calls them by their first name.
  private(set) var isSaluted = false

  var isNamed: Bool { !inAddress.isEmpty || !inText.isEmpty }

  init(_ person: Person, _ haushalt: Haushalt, _ names: HaushaltNames, _ dokument: Dokument) {
    let phrases = PersonMentions.phrases(person, haushalt)
    for row in dokument.lines {
      let found =
        row.firstRange(of: phrases)
        ?? (names.isNamed(in: row) ? PersonMentions.longForm(of: person, haushalt, in: row) : nil)
      guard let found else { continue }
      let evidence = row.evidence(found, rule: PersonFinder.rule)
      if Anrede.opens(row) { isSaluted = true }
      let head = max(0, found.lowerBound - 40)..<found.lowerBound
      if row.firstRange(of: PersonMentions.labels, in: head) != nil {
        isLabelled = true
        inText.append(evidence)
      } else if row.page == 1, row.box.y < 0.36, row.words.count <= 8, names.isNamed(in: row) || row.words.count <= 3 {
        inAddress.append(evidence)
      } else {
        inText.append(evidence)
      }
    }
    school = PersonMentions.school(person, haushalt, dokument)
  }

  private static let labels: PhraseList = [
    "patient", "patientin", "kind", "schüler", "schülerin", "für", "versicherte person", "versicherter", "ihr sohn",
    "ihre tochter",
    "ihres sohnes", "ihrer tochter", "ihren sohn", "ihres kindes", "vertreter von", "betrifft", "teilnehmer",
    "teilnehmerin",
    "mitglied", "name", "kunde", "kundin", "eltern von",
  ]

  private static func phrases(_ person: Person, _ haushalt: Haushalt) -> PhraseList {
    var texts = [person.name] + person.auch
    if let anrede = person.anrede { texts.append(anrede) }
    // Genitive: Lenas Zeugnis.
    return PhraseList(
      texts.filter { $0.count > 1 }.flatMap { [Phrase($0), Phrase($0 + "s"), Phrase($0 + "'s"), Phrase($0 + "’s")] })
  }

  /// A first name that the household's short form is part of, beside the family's name: Margarete for Grete.
  private static func longForm(of person: Person, _ haushalt: Haushalt, in line: TextLine) -> Range<Int>? {
    let others = haushalt.personen.filter { $0.name != person.name }.flatMap {
      Folding.key($0.name).split(separator: " ")
    }
    for short in Folding.key(person.name).split(separator: " ")
    where short.count >= 4 && !["oma", "opa", "tante", "onkel"].contains(short) {
      var start = 0
      for word in line.words {
        let end = start + word.text.utf8.count
        let key = Folding.key(word.text)
        if isShortForm(short, of: key), !others.contains(key[...]),
          key.count <= short.count + 6, word.text.first?.isUppercase == true
        {
          return start..<end
        }
        start = end + 1
      }
    }
    return nil
  }

  /// True where a name's letters stand in the longer one in their order, and both begin or end alike: Grete, Margarete.
  static func isShortForm(_ short: Substring, of long: String) -> Bool {
    guard long.count > short.count, short.count >= 4, long.hasPrefix(short.prefix(3)) || long.hasSuffix(short.suffix(3))
    else { return false }
    var rest = short[...]
    for letter in long where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  /// The class or school of a child where the letter names it, or the kind of school its role goes to.
  private static func school(_ person: Person, _ haushalt: Haushalt, _ dokument: Dokument) -> [Evidence] {
    guard person.rolle == .mittel || person.rolle == .klein else { return [] }
    if let found = klasse(person, dokument) { return [found] }
    // A brother or sister at the same school whose class is named: the letter is theirs.
    let others = haushalt.personen.filter { $0.name != person.name }
    if others.contains(where: { klasse($0, dokument) != nil }) { return [] }
    if let schule = person.schule, let found = dokument.first(Phrase(schule)) {
      return [found.line.evidence(found.range, rule: "person.schule")]
    }
    let peers = haushalt.personen.filter { $0.rolle == person.rolle }
    guard peers.count == 1, person.schule == nil else { return [] }
    let own = person.rolle == .klein ? primary : secondary
    let other = person.rolle == .klein ? secondary : primary
    // The letterhead decides: a Gymnasium may write about primary schools.
    for line in dokument.lines where line.page == 1 && (line.box.y < 0.28 || line.box.y > 0.88) {
      if let found = line.firstRange(of: own), line.firstRange(of: other) == nil {
        return [line.evidence(found, rule: "person.schulart")]
      }
      if line.firstRange(of: other) != nil { return [] }
    }
    return []
  }

  private static func klasse(_ person: Person, _ dokument: Dokument) -> Evidence? {
    guard let klasse = person.klasse else { return nil }
    let found = Klassenname.phrases(klasse).lazy.compactMap { dokument.first($0) }.first
    return found.map { $0.line.evidence($0.range, rule: "person.klasse") }
  }

  private static let primary: PhraseList = [
    "*grundschule", "gs", "kita", "kindergarten", "kindertagesstätte*", "hort", "ogs", "*grundschule*", "kinderkrippe",
    "kinderhaus",
    "offene ganztagsschule", "schulanfänger*",
  ]
  private static let secondary: PhraseList = [
    "*gymnasium", "realschule", "gesamtschule", "sekundarschule", "hauptschule", "*realschule", "*gesamtschule",
    "oberschule",
    "mittelschule", "berufskolleg", "oberstufe",
  ]
}

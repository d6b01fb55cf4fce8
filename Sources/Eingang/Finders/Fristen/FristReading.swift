import AlbertModel

/// Weighs the words round a slot: which act they name, and what speaks for and against a deadline.
struct FristReading {
  let slot: Slot
  let context: FristContext

  /// The act that the clause, else the sentence, else its neighbours, else the kind of paper names.
  func act() -> (kind: FristArt, feature: FeatureName) {
    let named = namedAct()
    if [.rueckgabe, .antwort].contains(named.kind), asksForCash { return (.zahlung, .fristActInSentence) }
    // To give an Anmeldung back is to sign up.
    let signsUp = named.kind == .rueckgabe && context.paper == "Anmeldung" && namesPaper
    return signsUp ? (.anmeldung, named.feature) : named
  }

  /// Whether coins and notes are what has to be there by the day.
  private var asksForCash: Bool {
    context.asksForCash && Bargeld.isAsked(slot.page.sentences, slot.plain, slot.sentence)
  }

  /// Whether the sentence speaks of a paper, and the letter wants one back.
  private var namesPaper: Bool {
    context.paper != nil && Ruecklaufwort.first(in: slot.plain, slot.sentenceRange) != nil
  }

  private func namedAct() -> (kind: FristArt, feature: FeatureName) {
    if case .label(let kind?) = slot.frame { return (kind, .fristActInClause) }
    if slot.clauseSays(FristReading.bookings) { return (.termin, .fristActInClause) }
    if let kind = nearestAct(slot.clause) { return (kind, .fristActInClause) }
    if let kind = nearestAct(slot.sentenceRange) { return (kind, .fristActInSentence) }
    if slot.frame != .period, slot.clauseSays(FristReading.telling) { return (.antwort, .fristActInSentence) }
    for range in slot.neighbours {
      guard let kind = nearestAct(range) else { continue }
      // Nobody asks with a `bitte` to be cancelled or objected to: the sentence beside it speaks of something else.
      if [.kuendigung, .widerspruch].contains(kind), slot.sentenceSays(FristReading.pleas) { continue }
      return (kind, .fristActNear)
    }
    return FristReading.usual(context.art).map { ($0, .fristActOfKind) } ?? (.antwort, .fristActUnknown)
  }

  /// What speaks for and against, apart from the act.
  func features() -> [FeatureName: Double] {
    var out: [FeatureName: Double] = [:]
    switch slot.frame {
    case .until: out[.fristUntil] = 1
    case .latest: out[.fristLatest] = 1
    case .label: out[.fristLabel] = 1
    case .due: out[.fristDue] = 1
    case .period: out[.fristPeriod] = 1
    case .none: out[.fristNoFrame] = 1
    }
    if slot.sentenceSays(FristWords.requests) { out[.fristRequest] = 1 }
    for (cues, feature) in FristReading.against where slot.clauseSays(cues) { out[feature] = 1 }
    if slot.clauseSays(FristWords.rights) { out[.fristRight] = 1 }
    if slot.clauseSays(FristWords.terms) { out[.fristTerms] = 1 }
    if slot.frame != .period, slot.clauseSays(FristWords.ultimatum) { out[.fristUltimatum] = 1 }
    if slot.clauseSays(FristWords.windows) { out[.fristWindow] = 1 }
    if !slot.sentenceSays(FristWords.address) { out[.fristGeneral] = 1 }
    if slot.sentenceSays(FristWords.returns) { out[.fristReturnRight] = 1 }
    if context.art == .quittung { out[.fristReceipt] = 1 }
    if namesPaper { out[.fristPaper] = 1 }
    return out
  }

  /// A line about Skonto is kept as that and is no Frist.
  var isSkonto: Bool {
    let low = max(slot.clause.lowerBound, slot.range.lowerBound - 60)
    let near = low..<max(slot.range.upperBound, min(slot.clause.upperBound, slot.range.upperBound + 70))
    // `14 Tage 3 %` is Skonto without the word.
    let behind = slot.range.upperBound..<min(near.upperBound, slot.range.upperBound + 6)
    if slot.frame == .period, slot.plain[behind].contains(0x25) { return true }
    return FristWords.skonto.stand(in: slot.plain, near) && !FristWords.noSkonto.stand(in: slot.plain, near)
  }

  private func nearestAct(_ range: Range<Int>) -> FristArt? {
    let places = FristWords.acts.enumerated().compactMap { order, act -> (Int, Int, FristArt)? in
      guard let place = act.cues.nearest(to: slot.range.lowerBound, in: slot.plain, range) else { return nil }
      let distance =
        place.upperBound <= slot.range.lowerBound
        ? slot.range.lowerBound - place.upperBound : max(0, place.lowerBound - slot.range.upperBound) / 2
      // A German sentence ends with its verb: what follows counts as nearer than what precedes. Cancelling and objecting are named by their own words only: they win over a nearer general one.
      return (order < 2 ? 0 : 1 + distance, order, act.kind)
    }
    if let nearest = places.min(by: { ($0.0, $0.1) < ($1.0, $1.1) }) { return nearest.2 }
    return FristWords.places.stand(in: slot.plain, range) ? .rueckgabe : nil
  }

  private static func usual(_ art: Belegart?) -> FristArt? {
    switch art {
    case .rechnung, .mahnung: .zahlung
    case .elternbrief: .rueckgabe
    case .einladung: .antwort
    default: nil
    }
  }

  private static let pleas: Stichworte = ["bitte", "bitten", "please"]

  /// Too common a word to name the act of any day but the one it stands with.
  private static let telling: Stichworte = ["bitte*melden", "bitte*meldet", "bitten*zu melden"]

  private static let bookings: Stichworte = [
    "buchen sie*termin", "termin vereinbar*", "vereinbaren sie*termin", "termin zu vereinbaren", "termin buchen",
    "einen termin", "book an appointment", "make an appointment", "terminvereinbarung",
  ]

  private static let against: [(Stichworte, FeatureName)] = [
    (FristWords.own, .fristOwn), (FristWords.optional, .fristOptional), (FristWords.offers, .fristOffer),
    (FristWords.validity, .fristValidity), (FristWords.past, .fristPast), (FristWords.threats, .fristThreat),
    (FristWords.recurring, .fristRecurring),
  ]
}

import AlbertModel

/// Finds what a letter wants back: a slip on the page, or a sentence that asks for a paper.
///
/// To whom and with how much cash is read with it; until when is the letter's own Frist.
package struct RueckgabeFinder: Finder {
  package static let rule = "rueckgabe.bitte"

  let art: Belegart?
  let betrag: Field<Betrag>?

  package init(art: Belegart? = nil, betrag: Field<Betrag>? = nil) {
    self.art = art
    self.betrag = betrag
  }

  /// At most one, without a day.
  package func candidates(in pages: [PageText]) -> [Candidate<Rueckgabe>] {
    request(in: Dokument(pages)).map { [$0.candidate] } ?? []
  }

  /// What is asked for, with what it says of the letter's amount.
  func request(in dokument: Dokument) -> Ruecklaufwunsch? {
    if art == .quittung || art == .gutschrift { return nil }
    let slip = Ruecklaufzettel(dokument)
    guard slip != nil || art != .rechnung && dokument.containsAny(RueckgabeFinder.gate) else { return nil }
    let texts = dokument.pages.map { Brieftext($0) }
    let bitten = texts.compactMap { Ruecklaufbitte($0, hasSlip: slip != nil) }
    if let bitte = bitten.first(where: { !$0.word.isGeneral }) ?? bitten.first {
      return candidate(slip, bitte, texts, dokument)
    }
    return slip.map { candidate($0, nil, texts, dokument) } ?? money(texts, dokument)
  }

  /// No child is sent with more than 100 in its hand: 750 is 7,50 of which a comma was not read.
  private static let mostInHand: Int64 = 10_000

  /// A letter that wants no paper, only money in a child's hand.
  private func money(_ texts: [Brieftext], _ dokument: Dokument) -> Ruecklaufwunsch? {
    guard let art, [.elternbrief, .einladung, .info].contains(art),
      texts.contains(where: { text in
        text.sentences.ranges.indices.contains { Bargeld.isAsked(text.sentences, text.passage.plain, $0) }
      }), let bar = Bargeld(AmountScanner(dokument: dokument), texts, nil, betrag), bar.isStated,
      bar.cents <= RueckgabeFinder.mostInHand || bar.cents == betrag?.value.cents
    else { return nil }
    let places = texts.flatMap { text in
      text.sentences.ranges.indices.filter { Bargeld.isAsked(text.sentences, text.passage.plain, $0) }
        .flatMap { Ruecklaufziel.all(in: text.passage, text.sentences.ranges[$0]) }
    }
    let ziel = Ruecklaufziel.best(places)
    let value = Rueckgabe(
      Rueckgabe.bargeld, recipient: ziel?.name,
      cash: Betrag(cents: bar.cents, currency: bar.currency, direction: .zahlen))
    return Ruecklaufwunsch(
      candidate: Candidate(value, features: [.rueckgabeAsked: 1], evidence: bar.evidence + (ziel?.evidence ?? [])),
      bar: bar, slip: nil)
  }

  private func candidate(
    _ slip: Ruecklaufzettel?, _ bitte: Ruecklaufbitte?, _ texts: [Brieftext], _ dokument: Dokument
  ) -> Ruecklaufwunsch {
    let ziele = (bitte.map { one in one.places.flatMap { Ruecklaufziel.all(in: one.passage, $0) } } ?? [])
    let onSlip = (slip?.rows.prefix(4) ?? []).flatMap { row in
      let passage = Passage(rows: [row])
      return Ruecklaufziel.all(in: passage, 0..<passage.bytes.count)
    }
    let ziel = Ruecklaufziel.best(ziele + onSlip)
    let open = betrag.map { slip?.leavesChoice(of: $0.value.cents, in: dokument) ?? false } ?? false
    let bar = Bargeld(AmountScanner(dokument: dokument), texts, slip, open ? nil : betrag)
    let value = Rueckgabe(
      RueckgabeFinder.paper(slip, bitte), signed: slip?.isSigned ?? false || bitte?.isSigned ?? false,
      recipient: ziel?.name,
      cash: bar.map { Betrag(cents: $0.cents, currency: $0.currency, direction: .zahlen) })
    var features: [FeatureName: Double] = [:]
    if let slip {
      features[slip.isCut ? .rueckgabeCut : .rueckgabeForm] = 1
      if slip.isSigned { features[.rueckgabeSigned] = 1 }
      if slip.hasChoice { features[.rueckgabeChoice] = 1 }
    }
    if bitte != nil { features[.rueckgabeAsked] = 1 }
    let evidence =
      (slip.map { [$0.head.evidence(rule: "rueckgabe.zettel")] } ?? [])
      + (bitte.map { $0.passage.evidence($0.range, rule: RueckgabeFinder.rule) } ?? [])
    return Ruecklaufwunsch(
      candidate: Candidate(
        value, features: features, evidence: evidence + (ziel?.evidence ?? []) + (bar?.evidence ?? [])),
      bar: bar, slip: slip)
  }

  /// The slip's own heading says best what it is, then the sentence that asks.
  private static func paper(_ slip: Ruecklaufzettel?, _ bitte: Ruecklaufbitte?) -> String {
    let headings = (slip?.rows.prefix(4) ?? []).filter { $0.words.count <= 8 }
    let named = headings.compactMap { Ruecklaufwort.first(in: $0, within: 40) }.first { !$0.isGeneral }
    if let named { return named.name }
    if let bitte, !bitte.word.isGeneral { return bitte.word.name }
    if let slip, slip.rows.contains(where: { $0.containsAny(RueckgabeFinder.signingUp) }) {
      return "Anmeldung"
    }
    return slip == nil ? bitte?.word.name ?? "Rücklaufzettel" : "Rücklaufzettel"
  }

  private static let signingUp: PhraseList = ["hiermit melde*an", "melde ich*an"]

  /// Words without one of which no letter asks for a paper.
  private static let gate: [Phrase] = [
    "*zettel*", "*abschnitt*", "*formular*", "*bogen", "*bogens", "einverständnis*", "einwilligung*", "*mandat",
    "*talon", "*vordruck*", "bestellschein*", "*vollmacht", "slip", "form", "consent", "*erklärung", "aufnahmeantrag",
    "questionnaire", "*blatt", "unterschrieben*", "in bar", "bar mit", "passend", "bargeld", "sammeln*ein", "umschlag",
    "in cash",
  ]
}

extension FeatureName {
  static let rueckgabeCut: FeatureName = "rueckgabe.schnittkante"
  static let rueckgabeForm: FeatureName = "rueckgabe.formular"
  static let rueckgabeSigned: FeatureName = "rueckgabe.unterschrift"
  static let rueckgabeChoice: FeatureName = "rueckgabe.ankreuzen"
  static let rueckgabeAsked: FeatureName = "rueckgabe.bitte"
}

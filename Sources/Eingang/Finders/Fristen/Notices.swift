import AlbertModel

/// Contract end, notice period and renewal: the last day on which a cancellation must arrive.
enum Notices {
  static let rule = "frist.kuendigungsfrist"

  static func candidates(_ document: FristDocument) -> [Candidate<Frist>] {
    guard let from = document.context.datum ?? document.context.erhalten else { return [] }
    return document.flow.flatMap { page in
      page.periods.compactMap { candidate($0, page, document, from) }
    }
  }

  private static func candidate(
    _ period: PeriodMention, _ page: FristPage, _ document: FristDocument, _ from: CalendarDay
  ) -> Candidate<Frist>? {
    let plain = page.text.plain
    let around = max(0, period.range.lowerBound - 90)..<min(plain.count, period.range.upperBound + 90)
    guard cancelling.stand(in: plain, around) else { return nil }
    let after = period.range.upperBound..<min(plain.count, period.range.upperBound + 40)
    guard let ziel = ziel(after, plain, document) else { return nil }
    guard let frist = Kuendigungsfrist(period.dauer, zum: ziel).frist(from: from, in: document.weg.land) else {
      return nil
    }
    return Candidate(
      frist, features: [.fristNotice: 1], evidence: page.text.evidence(period.range, rule: rule))
  }

  private static let cancelling: Stichworte = ["*kundigungsfrist*", "kundbar*", "kundig*", "*kundigung*"]
  private static let forms: [(Stichworte, Kuendigungsfrist.Ziel)] = [
    (
      ["zum quartalsende", "zum ende eines quartals", "zum ende des quartals", "zum quartal", "vor quartalsende"],
      .quartalsende
    ),
    (
      [
        "zum monatsende", "zum ende eines monats", "zum ende des monats", "vor monatsende",
        "zum ende eines kalendermonats",
      ], .monatsende
    ),
    (["zum halbjahresende", "zum ende eines halbjahres", "zum kalenderhalbjahr*"], .halbjahresende),
    (
      [
        "zum jahresende", "zum ende des kalenderjahres", "zum ende eines kalenderjahres", "vor jahresende",
        "zum ende des jahres",
      ], .jahresende
    ),
  ]

  private static let contract: Stichworte = [
    "zum vertragsende", "zum ende der vertragslaufzeit", "zum ende der laufzeit", "zum ende der mindestlaufzeit",
    "vor ablauf*", "zum ablauf*", "vor vertragsende", "vor ende der*", "zum ende des vertrag*", "zum ende der*",
  ]

  private static func ziel(_ after: Range<Int>, _ plain: [UInt8], _ document: FristDocument) -> Kuendigungsfrist.Ziel? {
    if let form = Self.forms.first(where: { $0.0.stand(in: plain, after) }) { return form.1 }
    guard Self.contract.stand(in: plain, after), let end = FristAnchor(document).contractEnd else { return nil }
    return .vertragsende(end, verlaengerung: renewal(document))
  }

  private static let verbs: Stichworte = ["verlanger*", "verlangerung*", "verlangert sich*"]

  /// `verlängert sich um weitere 12 Monate`, `um ein weiteres Jahr`; months.
  private static func renewal(_ document: FristDocument) -> Int? {
    for page in document.flow {
      let plain = page.text.plain
      guard let place = Self.verbs.first(in: plain, 0..<plain.count) else { continue }
      let near = place.upperBound..<min(plain.count, place.upperBound + 90)
      if let term = terms.first(where: { $0.words.stand(in: plain, near) }) { return term.months }
    }
    return nil
  }

  private static let terms: [(words: Stichworte, months: Int)] = [
    (
      ["ein jahr", "ein weiteres jahr", "12 monate", "zwolf monate", "weitere 12 monate", "jeweils ein*jahr"], 12
    ),
    (["ein*monat", "monat fur monat", "unbestimmte zeit"], 1),
    (["6 monate", "sechs monate", "weitere 6 monate"], 6), (["24 monate", "zwei jahre"], 24),
  ]
}

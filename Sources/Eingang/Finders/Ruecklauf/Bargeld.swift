import AlbertModel

/// Money to be sent along in coins and notes: `12 € passend im Umschlag mitgeben`, `18,00 € liegen bei`.
struct Bargeld {
  let cents: Int64
  let currency: String
  let evidence: [Evidence]
  /// True where the amount stands with the words themselves and was not taken from the letter's total.
  let isStated: Bool

  /// Nil where nothing is paid in cash, or the sum is left to a choice.
  ///
  /// - Parameter betrag: the letter's own amount, for a sentence that names none.
  init?(
    _ scanner: AmountScanner, _ pages: [Brieftext], _ slip: Ruecklaufzettel?,
    _ betrag: Field<Betrag>?
  ) {
    var words: [Evidence] = []
    var before: (cents: Int64, currency: String)?
    for page in pages {
      let passage = page.passage
      for (index, sentence) in page.sentences.ranges.enumerated()
      where sentence.count < 600 && Bargeld.isSaid(passage.plain, sentence) {
        let found = Bargeld.amounts(scanner, passage, sentence)
        if let only = found.first, found.allSatisfy({ $0.cents == only.cents }) {
          (cents, currency, isStated) = (only.cents, only.currency, true)
          evidence = passage.evidence(sentence, rule: Bargeld.rule)
          return
        }
        guard words.isEmpty else { continue }
        words = passage.evidence(sentence, rule: Bargeld.rule)
        let previous = page.sentences.range(index - 1).map { Bargeld.amounts(scanner, passage, $0) } ?? []
        before = previous.count == 1 ? previous[0] : nil
      }
    }
    guard !words.isEmpty || slip != nil else { return nil }
    if let row = slip?.rows.first(where: { $0.containsAny(Bargeld.enclosed) && !scanner.amounts(in: $0).isEmpty }),
      let amount = scanner.amounts(in: row).first
    {
      (cents, currency, isStated) = (amount.cents, amount.currency ?? "EUR", true)
      evidence = [row.evidence(rule: Bargeld.rule)]
      return
    }
    guard !words.isEmpty else { return nil }
    evidence = words
    if let betrag, betrag.value.direction == .zahlen || betrag.value.direction == nil {
      (cents, currency, isStated) = (betrag.value.cents, betrag.value.currency, false)
    } else if let before {
      (cents, currency, isStated) = (before.cents, before.currency, true)
    } else {
      return nil
    }
  }

  static let rule = "rueckgabe.bar"

  /// Whether a sentence speaks of paying in coins and notes.
  static func isSaid(_ plain: [UInt8], _ sentence: Range<Int>) -> Bool {
    cues.stand(in: plain, sentence) && !against.stand(in: plain, sentence)
  }

  private static let handing: Stichworte = [
    "geben sie*mit", "gebt*mit", "gib*mit", "mitgeben", "mitzugeben", "mitbringen", "bringen*mit", "bringt*mit",
  ]

  /// Whether money in coins and notes is what a sentence asks for: it says so, or asks to send along what the sentence
  /// before it does.
  static func isAsked(_ sentences: Sentences, _ plain: [UInt8], _ index: Int) -> Bool {
    guard let sentence = sentences.range(index), sentence.count < 600, FristWords.requests.stand(in: plain, sentence),
      Ruecklaufwort.first(in: plain, sentence) == nil
    else { return false }
    if isSaid(plain, sentence) { return true }
    guard let before = sentences.range(index - 1), before.count < 600 else { return false }
    return handing.stand(in: plain, sentence) && isSaid(plain, before)
  }

  private static func amounts(
    _ scanner: AmountScanner, _ passage: Passage, _ range: Range<Int>
  ) -> [(cents: Int64, currency: String)] {
    passage.parts(range).flatMap { line, part in
      scanner.amounts(in: line).filter { part.contains($0.range.lowerBound) }.compactMap { amount in
        amount.currency.map { (amount.cents, $0) }
      }
    }
  }

  private static let cues: Stichworte = [
    "in bar", "bar in der", "bar mit*", "bar bei*", "bar im*", "bargeld", "passend", "abgezahlt*", "*umschlag",
    "*briefumschlag", "kuvert", "couvert", "in cash", "exact change", "exact amount", "exact money", "envelope",
    "geben sie*geld*mit", "wird eingesammelt", "sammeln*ein", "einsammeln", "geld*mitgeben", "bar zu bezahlen",
  ]
  private static let against: Stichworte = [
    "bargeldlos*", "kein bargeld", "nicht bar", "nicht in bar", "keine barzahlung*", "no cash", "freiumschlag*",
    "ruckumschlag*", "frankiert*", "beiliegenden umschlag", "passend zu*", "unpassend*", "rechnung ist*bar",
  ]
  private static let enclosed: PhraseList = [
    "liegt bei", "liegen bei", "beigelegt", "beigefügt", "lege ich bei", "enclosed", "anbei", "in bar",
  ]
}

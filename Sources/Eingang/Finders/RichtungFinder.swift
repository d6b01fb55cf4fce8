import AlbertModel

/// Tells which way the money goes from the words of the whole letter.
package struct RichtungFinder: Sendable {
  package static let rule = "betrag.richtung"

  package init() {}

  /// Zahlen unless the letter says otherwise; the evidence is the words that say so.
  ///
  /// A direct debit that a line tells of another sum than `cents` says nothing about this one.
  package func richtung(in dokument: Dokument, heading: [TextLine], art: Belegart, cents: Int64) -> (
    Richtung, [Evidence]
  ) {
    let whole = CueText(dokument, heading: heading, absender: nil)
    let scanner = AmountScanner(dokument: dokument)
    let own = dokument.keepingRows { row in
      let amounts = scanner.amounts(in: row)
      return amounts.isEmpty || amounts.contains { $0.cents == cents }
    }
    let near = CueText(own, heading: heading, absender: nil)
    var scores: [(Richtung, Double, [Evidence])] = []
    for (richtung, bias, cues) in RichtungFinder.cues {
      let text = richtung == .lastschrift ? near : whole
      let (score, evidence) = text.score(cues, rule: RichtungFinder.rule)
      scores.append((richtung, score + bias + RichtungFinder.prior(richtung, art), evidence))
    }
    var best = scores[0]
    for score in scores.dropFirst() where score.1 > best.1 { best = score }
    return (best.0, best.2)
  }

  private static func prior(_ richtung: Richtung, _ art: Belegart) -> Double {
    switch (art, richtung) {
    case (.quittung, .bezahlt): 4
    case (.gutschrift, .gutschrift): 4
    case (.mahnung, .zahlen): 3
    case (.elternbrief, .zahlen): 1
    default: 0
    }
  }

  private static let cues: [(Richtung, Double, [Cue])] = [
    (.zahlen, 1.2, zahlen.flatMap(\.self)), (.lastschrift, 0, lastschrift.flatMap(\.self)),
    (.bezahlt, 0, bezahlt.flatMap(\.self)), (.gutschrift, 0, gutschrift.flatMap(\.self)),
  ]

  private static let zahlen: [[Cue]] = [
    .cues(
      .text, 2, "bitte überweisen sie", "überweisen sie bitte", "bitte zahlen sie", "zahlen sie bitte", "zu zahlen bis",
      "zahlbar bis", "zahlbar innerhalb", "zahlbar innert", "bitte zahle*", "bitte begleichen sie",
      "begleichen sie bitte", "um überweisung", "zahlungsziel", "ohne abzug", "zahlschein", "verwendungszweck",
      "please pay", "payment due", "zahlungsfrist", "überweisung auf das", "auf das unten", "überweisungsträger",
      "bitten wir sie um zahlung", "zu überweisen", "zu entrichten", "zahlbar", "offener", "nachzahlung",
      "nicht am lastschriftverfahren", "noch zu zahlen", "nachforderung*", "bar in der", "passend", "in einem umschlag",
      "zahlungserinnerung", "mahnung", "kein lastschriftmandat", "bitten wir um überweisung", "einzahlen", "einzuzahlen"
    )
  ]
  private static let lastschrift: [[Cue]] = [
    .cues(
      .text, 2.5, "ziehen wir", "buchen wir", "wird abgebucht", "abgebucht", "eingezogen", "wir ziehen", "bankeinzug",
      "einzug erfolgt", "einzug der", "lastschrifteinzug", "von ihrem konto", "per lastschrift ein", "einzugsbetrag",
      "abbuchung", "abbuchungsbetrag", "wird von ihrem konto", "wir buchen", "sepa-lastschrift eingezogen",
      "per sepa-lastschrift", "belasten wir", "direct debit", "vorabankündigung", "lastschriftankündigung",
      "von dem uns bekannten konto", "von ihrem bankkonto", "im lastschriftverfahren", "abgerufen"),
    .cues(.text, 1.5, "mandatsreferenz*", "mandat", "sepa-lastschrift", "lastschrift", "einziehen"),
    .cues(
      .text, -2.5, "nicht am lastschriftverfahren", "lastschriftmandat*vordruck",
      "am einfachsten zahlen sie per lastschrift",
      "erteilen sie uns ein", "sepa-mandat gilt", "bequemer", "mandat gilt für", "rücklastschrift*", "mahnung",
      "konnte nicht eingelöst werden", "zahlschein", "bitte überweisen sie"),
  ]
  private static let bezahlt: [[Cue]] = [
    .cues(
      .text, 2.5, "betrag dankend erhalten", "dankend erhalten", "bereits bezahlt", "rückgeld", "gegeben", "geg. bar",
      "bezahlt mit", "mit kreditkarte", "ec-karte", "girocard", "ec-cash", "kartenzahlung", "kundenbeleg", "paypal",
      "keine weitere zahlung", "in bar erhalten", "bar erhalten", "betrag erhalten", "zahlung erhalten", "bar bezahlt",
      "per karte", "visa", "mastercard", "zahlungsbeleg", "quittung", "rechnung ist bezahlt",
      "vielen dank für ihren einkauf",
      "change", "cash", "credit card", "tendered", "betrag wurde bereits", "von ihrer kreditkarte", "bezahlt bar",
      "ec bezahlt", "bezahlung*geklappt", "zahlung ist eingegangen", "bereits beglichen", "mit karte bezahlt",
      "kreditkarte belastet", "zahlungsart: karte", "zahlart: karte", "paid"),
    .cues(.heading, 3, "bezahlt", "quittung", "zahlungsbeleg", "receipt", "kassenbon"),
    .cues(.text, 1, "bezahlt", "bar", "ec", "tse*", "bon", "kasse", "zurück"),
    // A tax notice `gilt als bekannt gegeben`: nobody gave cash.
    .cues(.text, -2.5, "bekannt gegeben"),
    .cues(.text, -1.5, "überwiesen, so", "bereits überwiesen", "mahnung", "bitte überweisen sie", "zahlbar bis"),
  ]
  private static let gutschrift: [[Cue]] = [
    .cues(
      .text, 2.5, "überweisen wir", "erstatten wir", "erstatten ihnen", "wird ihnen überwiesen", "schreiben wir ihnen",
      "wir überweisen", "gutgeschrieben", "erstattungsbetrag", "auszahlungsbetrag", "wir erstatten", "angewiesen",
      "zu ihren gunsten", "auf ihr konto überwiesen", "entschädigung", "haben wir ihnen", "leistungsabrechnung",
      "überzahlung", "wird erstattet", "erstattet werden", "auszahlung erfolgt", "zur überweisung auf ihr konto",
      "haben wir überwiesen", "wir zahlen ihnen", "das guthaben", "we will refund", "guthaben überweisen",
      "guthaben von",
      "die erstattung wird",
      "auf ihr konto", "wird auf das konto", "schadenabrechnung", "rückerstattung*", "erstattung:"),
    .cues(.heading, 4, "gutschrift*", "erstattung*", "rückzahlung", "credit note", "steuererstattung", "storno*"),
    .cues(.text, 1, "gutschrift", "erstattung", "guthaben", "refund"),
    .cues(.text, -2, "bitte überweisen sie", "zahlbar bis", "bitte zahlen sie", "noch zu zahlen"),
  ]
}

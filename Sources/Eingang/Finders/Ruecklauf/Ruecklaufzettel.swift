import AlbertModel

/// The part of a letter that is filled in and given back: below a cut line, or below a heading of its own.
struct Ruecklaufzettel: Sendable {
  /// The cut line or the heading.
  let head: TextLine
  /// All of it to the foot of its page, the head included.
  let rows: [TextLine]
  let isCut: Bool
  let isSigned: Bool
  let hasChoice: Bool

  /// Nil where a letter has none.
  ///
  /// A slip for the bank is none: it pays, and nobody waits for it.
  init?(_ dokument: Dokument) {
    for kind in [Kopf.said, .drawn, .heading, .form] {
      for page in dokument.pages {
        for index in page.rows.indices where Ruecklaufzettel.kind(index, page) == kind {
          if let slip = Ruecklaufzettel(Array(page.rows[index...]), kind) {
            self = slip
            return
          }
        }
      }
    }
    return nil
  }

  private enum Kopf {
    case said
    case drawn
    case heading
    /// Anywhere: the whole paper may be the form.
    case form

    /// What the lines below must say at least.
    var threshold: Double {
      switch self {
      case .said: 2
      case .drawn: 3
      case .heading: 3.5
      case .form: 4.5
      }
    }
  }

  private init?(_ rows: [TextLine], _ kind: Kopf) {
    let choices = rows.map(Ausfuellzeile.choice)
    hasChoice = choices.contains(where: \.sure) || choices.count(where: \.likely) > 1
    isSigned = rows.contains(where: Ausfuellzeile.isSignature)
    let states = rows.contains(where: Ausfuellzeile.isStatement)
    let blank = rows.dropFirst().contains(where: Ausfuellzeile.isBlank)
    let score = (isSigned ? 2 : 0) + (hasChoice ? 1.5 : 0) + (states ? 1.5 : 0) + (blank ? 1 : 0)
    guard score >= kind.threshold, !Ruecklaufzettel.pays(rows) else { return nil }
    head = rows[0]
    self.rows = rows
    isCut = kind == .said || kind == .drawn
  }

  private static func kind(_ index: Int, _ page: PageText) -> Kopf? {
    let row = page.rows[index]
    let above = page.rows[..<index]
    switch Schnittkante.art(row) {
    case .said: return .said
    case .drawn: return row.box.y > 0.4 || above.contains { $0.containsAny(closings) } ? .drawn : nil
    case nil:
      guard row.words.count <= 8, Ruecklaufwort.first(in: row, within: 30) != nil else { return nil }
      return page.number > 1 && row.box.y < 0.35 || above.contains { $0.containsAny(closings) } ? .heading : .form
    }
  }

  private static let closings: [Phrase] = [
    "*grüße*", "*grüsse*", "grüßen", "grüssen", "gruß", "gruss", "regards", "sincerely", "faithfully", "wishes",
    "vielen dank*", "wir freuen uns*", "herzlichst", "i. a.", "im auftrag", "gez.", "yours*", "freue mich",
  ]

  private static func pays(_ rows: [TextLine]) -> Bool {
    rows.contains { $0.containsAny(payments) } && !rows.contains { $0.containsAny(mandates) }
  }

  private static let payments: [Phrase] = [
    "zahlschein", "*zahlschein", "*erlagschein", "zahlungsanweisung", "sepa-überweisung*", "überweisungsauftrag*",
    "überweisungsträger", "empfangsschein", "zahlteil", "begünstigter*", "retourenschein*", "rücksendeschein*",
    "rücksendegrund", "remittance*",
  ]
  private static let mandates: [Phrase] = ["*mandat", "ermächtige*", "ermächtigen", "direct debit*"]
}

extension Ruecklaufzettel {
  /// True where an amount is one of several to tick on the slip and stands nowhere else.
  func leavesChoice(of cents: Int64, in dokument: Dokument) -> Bool {
    let scanner = AmountScanner(dokument: dokument)
    let offered = rows.filter { Ausfuellzeile.choice($0).likely }.flatMap { row in
      Set(scanner.amounts(in: row).filter { $0.currency != nil }.map(\.cents))
    }
    guard Set(offered).count > 1, offered.contains(cents) else { return false }
    let places = dokument.rows.flatMap { scanner.amounts(in: $0) }.count { $0.cents == cents && $0.currency != nil }
    return places <= offered.count { $0 == cents }
  }
}

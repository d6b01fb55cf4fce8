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
    let pages = dokument.pages.map { (rows: $0.rows, heads: Ruecklaufzettel.heads(of: $0)) }
    guard pages.contains(where: { !$0.heads.isEmpty }) else { return nil }
    let below = pages.map { $0.heads.isEmpty ? [] : Ruecklaufzettel.below($0.rows) }
    for kind in [Kopf.said, .drawn, .heading, .form] {
      for (page, marks) in zip(pages, below) {
        for head in page.heads where head.kind == kind {
          if let slip = Ruecklaufzettel(page.rows[head.index...], marks[head.index], kind) {
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

  /// What a row and all below it on its page say together.
  private struct Below {
    var isSure = false
    var likely = 0
    var isSigned = false
    var states = false
    /// Below the row only.
    var hasBlank = false
    var pays = false
    var mandates = false
  }

  /// For every row, read once from the foot up.
  private static func below(_ rows: [TextLine]) -> [Below] {
    var below = [Below](repeating: Below(), count: rows.count)
    var marks = Below()
    for index in rows.indices.reversed() {
      let row = rows[index]
      let choice = Ausfuellzeile.choice(row)
      marks.isSure = marks.isSure || choice.sure
      marks.likely += choice.likely ? 1 : 0
      marks.isSigned = marks.isSigned || Ausfuellzeile.isSignature(row)
      marks.states = marks.states || Ausfuellzeile.isStatement(row)
      marks.pays = marks.pays || row.containsAny(payments)
      marks.mandates = marks.mandates || row.containsAny(mandates)
      below[index] = marks
      marks.hasBlank = marks.hasBlank || Ausfuellzeile.isBlank(row)
    }
    return below
  }

  private init?(_ rows: ArraySlice<TextLine>, _ below: Below, _ kind: Kopf) {
    hasChoice = below.isSure || below.likely > 1
    isSigned = below.isSigned
    let score =
      (isSigned ? 2 : 0) + (hasChoice ? 1.5 : 0) + (below.states ? 1.5 : 0) + (below.hasBlank ? 1 : 0)
    guard score >= kind.threshold, !below.pays || below.mandates, let head = rows.first else { return nil }
    self.head = head
    self.rows = Array(rows)
    isCut = kind == .said || kind == .drawn
  }

  /// Rows at which a slip may begin.
  private static func heads(of page: PageText) -> [(index: Int, kind: Kopf)] {
    var hasClosing = false
    return page.rows.enumerated().compactMap { index, row in
      defer { hasClosing = hasClosing || row.containsAny(closings) }
      return kind(row, page.number, hasClosing).map { (index, $0) }
    }
  }

  private static func kind(_ row: TextLine, _ page: Int, _ isBelowClosing: Bool) -> Kopf? {
    switch Schnittkante.art(row) {
    case .said: return .said
    case .drawn: return row.box.y > 0.4 || isBelowClosing ? .drawn : nil
    case nil:
      guard row.words.count <= 8, Ruecklaufwort.first(in: row, within: 30) != nil else { return nil }
      return page > 1 && row.box.y < 0.35 || isBelowClosing ? .heading : .form
    }
  }

  private static let closings: PhraseList = [
    "*grüße*", "*grüsse*", "grüßen", "grüssen", "gruß", "gruss", "regards", "sincerely", "faithfully", "wishes",
    "vielen dank*", "wir freuen uns*", "herzlichst", "i. a.", "im auftrag", "gez.", "yours*", "freue mich",
  ]

  private static let payments: PhraseList = [
    "zahlschein", "*zahlschein", "*erlagschein", "zahlungsanweisung", "sepa-überweisung*", "überweisungsauftrag*",
    "überweisungsträger", "empfangsschein", "zahlteil", "begünstigter*", "retourenschein*", "rücksendeschein*",
    "rücksendegrund", "remittance*",
  ]
  private static let mandates: PhraseList = ["*mandat", "ermächtige*", "ermächtigen", "direct debit*"]
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

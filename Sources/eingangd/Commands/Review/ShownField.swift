import AlbertModel
import Eingang

/// Something that a field could be instead, ready to be set.
struct FieldChoice: Hashable, Sendable {
  let text: String
  /// How sure it is, or where it comes from.
  let note: String
  let change: ReviewEntry
  /// Too unlikely to stand on a card.
  var isRemote = false
}

/// What a person enters about a card.
enum ReviewEntry: Hashable, Sendable {
  case change(Aenderung)
  case wiedervorlage(CalendarDay)
  /// It stays as it is.
  case nothing
}

/// One field of a card as a review shows it.
struct ShownField: Hashable, Sendable {
  let name: Feldname
  /// Nil where nothing was found.
  private(set) var value: String?
  private(set) var confidence: Confidence?
  private(set) var evidence: [Evidence] = []
  private(set) var reason: String?
  /// The likeliest first.
  private(set) var others: [FieldChoice] = []

  /// Those of them that stand on the card.
  var likely: [FieldChoice] { Array(others.filter { !$0.isRemote }.prefix(3)) }

  /// Those that a card is about, and then the rest.
  static func all(of vorschlag: Vorschlag, today: CalendarDay) -> [ShownField] {
    let extraction = vorschlag.extraction
    return [
      ShownField(.absender, extraction.absender, { $0 }) { $0.absender = $1 },
      ShownField(.betrag, extraction.betrag, { CardView.amount($0) }) { change, other in
        var betrag = other
        betrag.direction = other.direction ?? extraction.betrag?.value.direction ?? .zahlen
        change.betrag = betrag
      },
      frist(extraction, today),
      ShownField(.ablage, vorschlag.ablage, { $0 }) { $0.ablage = $1 },
      ShownField(.titel, extraction.titel, { $0 }) { $0.titel = $1 },
      ShownField(.person, extraction.person, { $0 }) { $0.person = $1 },
      ShownField(.datum, extraction.datum, { GermanFormat.date($0) }) { $0.datum = $1 },
    ]
  }

  /// How many of these a card shows.
  static let main = 4

  /// Without a proposal, every field is empty.
  static func empty() -> [ShownField] {
    [.absender, .betrag, .frist, .ablage, .titel, .person, .datum].map { ShownField(name: $0) }
  }

  /// Later days of the letter may be the one that matters.
  private static func frist(_ extraction: Extraction, _ today: CalendarDay) -> ShownField {
    func shown(_ frist: Frist) -> String {
      "\(GermanFormat.weekdayDate(frist.day)) · \(GermanWords.fristArt(frist.kind))"
    }
    var field = ShownField(.frist, extraction.frist, shown) { $0.frist = $1 }
    field.value = extraction.frist.map { CardView.frist($0.value, today: today, isOpen: true) }
    field.others += extraction.weitereFristen.map { further in
      var change = Aenderung()
      change.frist = further.value
      return FieldChoice(text: shown(further.value), note: "weitere Frist", change: .change(change))
    }
    return field
  }

  private init(name: Feldname) { self.name = name }

  private init<Value: CardValue>(
    _ name: Feldname, _ field: Field<Value>?, _ shown: (Value) -> String, _ set: (inout Aenderung, Value) -> Void
  ) {
    self.name = name
    guard let field else { return }
    value = shown(field.value)
    confidence = field.confidence
    evidence = field.evidence
    reason = field.reason
    others = field.alternatives.filter { $0.confidence.value >= 0.005 }.map { other in
      var change = Aenderung()
      set(&change, other.value)
      return FieldChoice(
        text: shown(other.value), note: GermanFormat.percent(other.confidence), change: .change(change),
        isRemote: other.confidence < 0.02)
    }
  }

  /// Words that the value may be printed as, to be marked in its line.
  static func printed(_ name: Feldname, of vorschlag: Vorschlag) -> [String] {
    let extraction = vorschlag.extraction
    switch name {
    case .betrag:
      return extraction.betrag.map { field in
        let amount = GermanFormat.amount(field.value)
        return [amount, String(amount.prefix { $0 != " " }), field.value.decimal]
      } ?? []
    case .frist:
      return extraction.frist.map { field in
        let day = field.value.day
        return [GermanFormat.date(day), day.iso, "\(day.day).\(day.month).\(day.year)", "\(day.day).\(day.month)."]
      } ?? []
    case .absender: return extraction.absender.map { [$0.value] } ?? []
    default: return []
    }
  }
}

extension Feldname {
  var label: String {
    switch self {
    case .absender: "Absender"
    case .betrag: "Betrag"
    case .frist: "Frist"
    case .ablage: "Ablage"
    case .titel: "Titel"
    case .datum: "Datum"
    case .person: "Person"
    }
  }

  /// How to type it.
  var hint: String {
    switch self {
    case .absender: "Wie er in der Ablage heißen soll."
    case .betrag: "Etwa 85 oder 1.234,56 CHF."
    case .frist: "Etwa 15.9., Freitag oder in 2 Wochen."
    case .ablage: "Etwa Schule/Felix."
    case .titel: "In wenigen Wörtern."
    case .datum: "Etwa 1.9.2025."
    case .person: "Wen es angeht."
    }
  }
}

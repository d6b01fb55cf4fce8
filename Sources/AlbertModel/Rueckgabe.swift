/// What a letter wants back from the household: a slip to cut off, a consent, a registration, a mandate.
public struct Rueckgabe: Hashable, Sendable {
  /// The paper by its German name, as `Rücklaufzettel`, whatever the letter's language.
  public var paper: String
  /// Whether somebody has to sign it.
  public var signed: Bool
  /// Who gets it, as the letter says; nil where that is the sender.
  public var recipient: String?
  /// The last day to give it back; nil where the letter names none.
  public var until: CalendarDay?
  /// Coins and notes to go with it.
  public var cash: Betrag?

  /// What `paper` says where a letter wants coins and notes and no paper.
  public static let bargeld = "Bargeld"

  /// Only the paper is required.
  public init(
    _ paper: String, signed: Bool = false, recipient: String? = nil, until: CalendarDay? = nil, cash: Betrag? = nil
  ) {
    self.paper = paper
    self.signed = signed
    self.recipient = recipient
    self.until = until
    self.cash = cash
  }
}

extension Rueckgabe: CardValue {
  /// Reads `value`, `signed`, `recipient`, `until` and `cash`.
  public init(fromField container: KeyedDecodingContainer<CardKey>) throws {
    self.init(
      try container.decode(String.self, forKey: .value), signed: try container.decode(Bool.self, forKey: .signed),
      recipient: try container.decodeIfPresent(String.self, forKey: .recipient),
      until: try container.decodeIfPresent(CalendarDay.self, forKey: .until))
    if container.contains(.cash), try !container.decodeNil(forKey: .cash) {
      cash = try Betrag(fromField: container.nestedContainer(keyedBy: CardKey.self, forKey: .cash))
    }
  }

  /// Writes `value`, `signed`, `recipient`, `until` and `cash`, an amount like any other.
  public func encode(toField container: inout KeyedEncodingContainer<CardKey>) throws {
    try container.encode(paper, forKey: .value)
    try container.encode(signed, forKey: .signed)
    try container.encode(recipient, forKey: .recipient)
    try container.encode(until, forKey: .until)
    guard let cash else {
      try container.encodeNil(forKey: .cash)
      return
    }
    var nested = container.nestedContainer(keyedBy: CardKey.self, forKey: .cash)
    try cash.encode(toField: &nested)
  }
}

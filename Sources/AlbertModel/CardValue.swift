/// The keys of a field on a card; one flat object, as scripts read it.
public enum CardKey: String, CodingKey, Sendable {
  case value
  case currency
  case direction
  case kind
  case rule
  case anchor
  case confidence
  case evidence
  case alternatives
  case signed
  case recipient
  case until
  case cash
  case reason
}

/// A value that can stand in a field of a card.
public protocol CardValue: Hashable, Sendable {
  /// Reads its own keys of the field's object.
  init(fromField container: KeyedDecodingContainer<CardKey>) throws
  /// Writes its own keys of the field's object.
  func encode(toField container: inout KeyedEncodingContainer<CardKey>) throws
}

extension String: CardValue {
  /// Reads `value`.
  public init(fromField container: KeyedDecodingContainer<CardKey>) throws {
    self = try container.decode(String.self, forKey: .value)
  }

  /// Writes `value`.
  public func encode(toField container: inout KeyedEncodingContainer<CardKey>) throws {
    try container.encode(self, forKey: .value)
  }
}

extension CalendarDay: CardValue {
  /// Reads `value`.
  public init(fromField container: KeyedDecodingContainer<CardKey>) throws {
    self = try container.decode(CalendarDay.self, forKey: .value)
  }

  /// Writes `value`.
  public func encode(toField container: inout KeyedEncodingContainer<CardKey>) throws {
    try container.encode(self, forKey: .value)
  }
}

extension Belegart: CardValue {
  /// Reads `value`.
  public init(fromField container: KeyedDecodingContainer<CardKey>) throws {
    self = try container.decode(Belegart.self, forKey: .value)
  }

  /// Writes `value`.
  public func encode(toField container: inout KeyedEncodingContainer<CardKey>) throws {
    try container.encode(self, forKey: .value)
  }
}

extension Betrag: CardValue {
  /// Reads `value` (a decimal string), `currency` and `direction`.
  public init(fromField container: KeyedDecodingContainer<CardKey>) throws {
    let text = try container.decode(String.self, forKey: .value)
    guard let cents = Betrag.cents(decimal: text) else {
      throw DecodingError.dataCorruptedError(forKey: .value, in: container, debugDescription: "not an amount: \(text)")
    }
    self.init(
      cents: cents,
      currency: try container.decode(String.self, forKey: .currency),
      direction: try container.decodeIfPresent(Richtung.self, forKey: .direction))
  }

  /// Writes `value` (a decimal string), `currency` and `direction`.
  public func encode(toField container: inout KeyedEncodingContainer<CardKey>) throws {
    try container.encode(decimal, forKey: .value)
    try container.encode(currency, forKey: .currency)
    try container.encode(direction, forKey: .direction)
  }
}

extension Frist: CardValue {
  /// Reads `value`, `kind`, `rule` and `anchor`.
  public init(fromField container: KeyedDecodingContainer<CardKey>) throws {
    self.init(
      day: try container.decode(CalendarDay.self, forKey: .value),
      kind: try container.decode(FristArt.self, forKey: .kind),
      rule: try container.decodeIfPresent(String.self, forKey: .rule),
      anchor: try container.decodeIfPresent(Anker.self, forKey: .anchor))
  }

  /// Writes `value`, `kind`, `rule` and `anchor`.
  public func encode(toField container: inout KeyedEncodingContainer<CardKey>) throws {
    try container.encode(day, forKey: .value)
    try container.encode(kind, forKey: .kind)
    try container.encode(rule, forKey: .rule)
    try container.encode(anchor, forKey: .anchor)
  }
}

/// What a person changed on a card; nil leaves a field as it is.
public struct Aenderung: Hashable, Sendable, Codable {
  /// Who wrote.
  public var absender: String?
  /// The amount, always with a currency.
  public var betrag: Betrag?
  /// The day by which to act.
  public var frist: Frist?
  /// Folder below the filing tree.
  public var ablage: String?
  /// Short title.
  public var titel: String?
  /// The letter's own date.
  public var datum: CalendarDay?
  /// Member of the household.
  public var person: String?
  /// Fields to empty, by their name on the card.
  public var leeren: Set<String>

  /// Starts out changing nothing.
  public init() { leeren = [] }

  /// True where nothing would change.
  public var isEmpty: Bool { self == Aenderung() }
}

/// Where a card stands in its life.
public enum CardState: String, CaseIterable, Sendable, Hashable, Codable {
  /// Waits for a person.
  case offen
  /// Accepted: a copy lies in its Ablage.
  case abgelegt
  /// Declined: the original stays archived, nothing is filed.
  case abgelehnt
  /// Could not be read.
  case gestoert
}

/// One document in the Eingang: a Vorschlag, or the reason why there is none.
public struct Card: Hashable, Sendable {
  /// A proposal, or why there is none.
  public enum Content: Hashable, Sendable {
    case vorschlag(Vorschlag)
    case gestoert(Stoerung)
  }

  /// Short number, as in `#17`; nil where nothing is stored.
  public var id: Int?
  /// Where the card stands.
  public var state: CardState
  /// Names of the files as they arrived, in page order.
  public var files: [String]
  /// Pages of the document, from 1.
  public var pages: [Int]
  /// A proposal, or why there is none.
  public var content: Content
  /// Nil where the document was not read.
  public var timing: Timing?
  /// The day on which it is to be laid before a person again; nil where it lies there already.
  public var wiedervorlage: CalendarDay?

  /// Pages count from 1.
  public init(
    id: Int? = nil, state: CardState, files: [String], pages: [Int], content: Content, timing: Timing? = nil
  ) {
    self.id = id
    self.state = state
    self.files = files
    self.pages = pages
    self.content = content
    self.timing = timing
  }

  /// The proposal, where there is one.
  public var vorschlag: Vorschlag? {
    if case .vorschlag(let vorschlag) = content { vorschlag } else { nil }
  }

  /// True where it is laid aside until a day that is still to come.
  public func isLaidAside(on today: CalendarDay) -> Bool {
    (state == .offen || state == .gestoert) && wiedervorlage.map { $0 > today } ?? false
  }

  /// True where the counter counts this card: open and in need of a person, or unreadable and not yet dealt with.
  public var needsDecision: Bool {
    switch (state, content) {
    case (.offen, .vorschlag(let vorschlag)): vorschlag.extraction.needsDecision
    case (.gestoert, _): true
    default: false
    }
  }
}

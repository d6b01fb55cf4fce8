import AlbertModel

/// How soon a card needs a person, seen from a given day.
package enum Dringlichkeit: String, CaseIterable, Sendable, Hashable {
  case ueberfaellig
  case heute
  /// Up to and including this week's Sunday.
  case dieseWoche
  case spaeter
  case ohneFrist

  package init(frist: CalendarDay?, today: CalendarDay) {
    guard let frist else {
      self = .ohneFrist
      return
    }
    let sunday = today.adding(days: 7 - today.weekday.rawValue)
    self = frist < today ? .ueberfaellig : frist == today ? .heute : frist <= sunday ? .dieseWoche : .spaeter
  }

  /// Heading of the group.
  package var title: String {
    switch self {
    case .ueberfaellig: "Überfällig"
    case .heute: "Heute"
    case .dieseWoche: "Diese Woche"
    case .spaeter: "Später"
    case .ohneFrist: "Ohne Frist"
    }
  }

  /// The cards by urgency, the most urgent group first, each in the order given; empty groups are left out.
  ///
  /// Letters of one matter stand together, the newest on top, where the most urgent of them belongs.
  package static func groups(of cards: [Card], today: CalendarDay) -> [(urgency: Dringlichkeit, matters: [Buendel])] {
    let matters = Buendel.of(cards)
    return allCases.compactMap { urgency in
      let members = matters.filter { of($0, today: today) == urgency }
      return members.isEmpty ? nil : (urgency, members)
    }
  }

  private static func of(_ matter: Buendel, today: CalendarDay) -> Dringlichkeit {
    let days = matter.cards.compactMap { $0.vorschlag?.extraction.frist?.value.day }
    return Dringlichkeit(frist: days.min(), today: today)
  }
}

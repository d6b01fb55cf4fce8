import AlbertModel

/// Whether two letters are about one matter, and by what: an invoice and its Mahnung, a school trip and its reminder, the
/// two halves of a contract.
package enum SameMatter {
  /// Letters that lie further apart are of one matter only by their number.
  package static let mostDays = 200

  /// What one letter says that another one of its matter would say as well.
  struct Traits: Hashable, Sendable {
    let sender: String
    let art: Belegart
    let person: String?
    let day: CalendarDay?
    let cents: Int64?
    /// Folded; nil where it is too short to tell one invoice from another.
    let invoice: String?
    let customer: String?
    let words: Set<String>
    let reminds: Bool

    init(_ vorschlag: Vorschlag) {
      let extraction = vorschlag.extraction
      sender = Folding.key(extraction.absender?.value ?? "")
      art = extraction.art.value
      person = extraction.person?.value
      day = extraction.datum?.value
      cents = extraction.betrag?.value.cents
      invoice = Traits.number(extraction.rechnungsnummer?.value)
      customer = Traits.number(extraction.kundennummer?.value)
      let title = Folding.key(extraction.titel?.value ?? "").split(separator: " ").map(String.init)
      reminds = art == .mahnung || title.contains { SameMatter.reminders.contains($0) }
      words = Set(title.filter { $0.count >= 4 && !SameMatter.saysNothing($0) })
    }

    private static func number(_ text: String?) -> String? {
      guard let key = text.map({ Folding.key($0).filter { $0 != " " } }), key.count >= 4 else { return nil }
      return key.contains(where: \.isNumber) ? key : nil
    }
  }

  /// In German words, for a card; nil where they are two matters.
  static func reason(_ one: Traits, _ other: Traits) -> String? {
    let isOneSender = !one.sender.isEmpty && one.sender == other.sender
    if let number = one.invoice, number == other.invoice, isOneSender || one.reminds || other.reminds {
      return "dieselbe Rechnungsnummer"
    }
    guard isOneSender, one.person == nil || other.person == nil || one.person == other.person else { return nil }
    // Two numbers are two invoices, however much they have in common.
    if one.invoice != nil, other.invoice != nil { return nil }
    if one.reminds != other.reminds, let cents = one.cents, cents == other.cents, within(days: mostDays, one, other) {
      return "derselbe Betrag"
    }
    if isContract(one.art), isContract(other.art), let number = one.customer, number == other.customer,
      within(days: 31, one, other)
    {
      return "dieselbe Vertragsnummer"
    }
    guard !isMoney(one.art), !isMoney(other.art), within(days: mostDays, one, other) else { return nil }
    let shared = one.words.intersection(other.words)
    let fewest = min(one.words.count, other.words.count)
    let isEnough = one.reminds != other.reminds ? !shared.isEmpty : shared.count >= 2
    return isEnough && shared.count * 2 >= fewest ? "dieselbe Sache" : nil
  }

  private static func isContract(_ art: Belegart) -> Bool { art == .vertrag || art == .versicherung }

  /// Kinds of which the next one of the same sender looks alike and is another matter.
  private static func isMoney(_ art: Belegart) -> Bool {
    switch art {
    case .rechnung, .quittung, .gutschrift, .mahnung: true
    case .elternbrief, .versicherung, .bescheid, .vertrag, .einladung, .info: false
    }
  }

  private static func within(days: Int, _ one: Traits, _ other: Traits) -> Bool {
    guard let day = one.day, let otherDay = other.day else { return false }
    return abs(day.days(since: otherDay)) <= days
  }

  private static let reminders: Set<String> = [
    "erinnerung", "zahlungserinnerung", "mahnung", "mahnbescheid", "reminder", "nochmals", "letzte", "erneut",
  ]

  /// Words that many letters of one sender have in their titles: kinds of paper, months, years, and little words.
  private static func saysNothing(_ word: String) -> Bool {
    if word.allSatisfy(\.isNumber) || reminders.contains(word) { return true }
    return common.contains(word)
  }

  private static let common: Set<String> = [
    "rechnung", "einladung", "information", "informationen", "elternbrief", "schreiben", "brief", "vertrag",
    "nachricht",
    "mitteilung", "hinweis", "hinweise", "ihre", "ihrer", "ihren", "unser", "unsere", "unserer", "fuer", "ueber",
    "nach",
    "beim", "wegen", "eine", "einer", "einem", "schuljahr", "klasse", "kinder", "eltern", "januar", "februar", "maerz",
    "april", "juni", "juli", "august", "september", "oktober", "november", "dezember", "letter", "your", "with", "from",
  ]
}

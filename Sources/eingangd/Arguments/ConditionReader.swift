import AlbertModel
import Eingang

/// Conditions on cards as a person types them: `absender:Stadtwerke`, `betrag:>50`, `frist:<2025-10-01`.
struct ConditionReader {
  /// Whose command line it is, for what is refused.
  let verb: String
  let today: CalendarDay

  private static let most = 50

  /// So many and no more.
  func check(_ conditions: [SearchCondition]) throws(UsageError) {
    guard conditions.count <= Self.most else {
      throw UsageError("\(verb): \(conditions.count) conditions are too many. Use \(Self.most) at most.")
    }
  }

  /// In the order in which help names them.
  static let names =
    SearchCondition.Name.allCases.map(\.rawValue) + ["betrag"] + SearchCondition.Day.allCases.map(\.rawValue)
    + ["art", "stand", "iban"]

  /// Nil for what is a word.
  func condition(_ operand: String) throws(UsageError) -> SearchCondition? {
    guard let colon = operand.firstIndex(of: ":") else { return nil }
    let name = operand[..<colon].lowercased()
    let value = String(operand[operand.index(after: colon)...]).trimmed
    guard Self.names.contains(name) else { return try word(operand, name) }
    guard !value.isEmpty else {
      throw UsageError(
        "\(verb): a value is missing: '\(Echo.short(operand))'. Write, say: \(name):\(example(of: name))")
    }
    let isWithout = ["keine", "keiner", "kein", "ohne"].contains(value.lowercased())
    if let field = SearchCondition.Name(rawValue: name) { return isWithout ? .withoutName(field) : .name(field, value) }
    if let field = SearchCondition.Day(rawValue: name) {
      return isWithout ? .withoutDay(field) : .day(field, try days(value, operand))
    }
    switch name {
    case "betrag": return isWithout ? .withoutBetrag : .betrag(try cents(value, operand))
    case "art": return .art(try choice(value, operand, Belegart.allCases))
    case "stand": return .state(try choice(value, operand, CardState.allCases))
    default: return .iban(value.uppercased().filter { !$0.isWhitespace })
    }
  }

  /// `absnder:` is rather a slip than a word; `10:30` and `Betreff:` are words.
  private func word(_ operand: String, _ name: String) throws(UsageError) -> SearchCondition? {
    guard name.count >= 3, name.allSatisfy(\.isLetter), let near = Spelling.nearest(to: name, among: Self.names) else {
      return nil
    }
    throw UsageError("\(verb): '\(Echo.short(name)):' is no condition (did you mean '\(near):'?).")
  }

  private func example(of name: String) -> String {
    switch name {
    case "betrag": ">50"
    case "frist", "datum", "angekommen": "<2025-10-01"
    case "art": Belegart.rechnung.rawValue
    case "stand": CardState.abgelegt.rawValue
    case "iban": "DE89"
    case "ablage": "Schule"
    default: "Berger"
    }
  }

  private func choice<Word: RawRepresentable<String>>(
    _ value: String, _ operand: String, _ words: [Word]
  ) throws(UsageError) -> Word {
    let all = words.map(\.rawValue)
    if let word = words.first(where: { $0.rawValue == value.lowercased() }) { return word }
    throw UsageError(
      "\(verb): '\(Echo.short(operand))': not known here\(Spelling.hint(for: value, among: all)). "
        + "Allowed: \(all.joined(separator: ", ")).")
  }
}

extension ConditionReader {
  /// How a limit is meant: `>50`, `>=50`, `<50`, `<=50`, `50..100`, or the value itself.
  private enum Comparison: String, CaseIterable {
    case atLeast = ">="
    case atMost = "<="
    case above = ">"
    case below = "<"
  }

  private func range<Value: Comparable>(
    _ text: String, whole: ClosedRange<Value>, _ value: (String) -> ClosedRange<Value>?,
    _ neighbours: (before: (Value) -> Value, after: (Value) -> Value)
  ) -> ClosedRange<Value>? {
    if let comparison = Comparison.allCases.first(where: { text.hasPrefix($0.rawValue) }) {
      guard let limit = value(String(text.dropFirst(comparison.rawValue.count)).trimmed) else { return nil }
      switch comparison {
      case .atLeast: return limit.lowerBound...whole.upperBound
      case .atMost: return whole.lowerBound...limit.upperBound
      case .above: return neighbours.after(limit.upperBound)...whole.upperBound
      case .below: return whole.lowerBound...neighbours.before(limit.lowerBound)
      }
    }
    guard let dots = text.firstRange(of: "..") else { return value(text) }
    guard let from = value(String(text[..<dots.lowerBound]).trimmed),
      let to = value(String(text[dots.upperBound...]).trimmed)
    else { return nil }
    return min(from.lowerBound, to.lowerBound)...max(from.upperBound, to.upperBound)
  }

  private func cents(_ text: String, _ operand: String) throws(UsageError) -> ClosedRange<Int> {
    let most = 1_000_000_000_000
    let range = range(
      text, whole: -most...most, { GermanInput.amount($0).map { amount in Int(amount.cents)...Int(amount.cents) } },
      ({ $0 - 1 }, { $0 + 1 }))
    if let range { return range }
    throw UsageError(
      "\(verb): '\(Echo.short(operand))': not an amount. Write betrag:85,00, betrag:>50, betrag:<=100 or betrag:50..100."
    )
  }

  private func days(_ text: String, _ operand: String) throws(UsageError) -> ClosedRange<CalendarDay> {
    let first = CalendarDay(ordinal: 0)
    let whole = first...(CalendarDay(year: 9999, month: 12, day: 30) ?? first)
    let range = range(
      text, whole: whole, { period($0) }, ({ $0.adding(days: -1) }, { $0.adding(days: 1) }))
    if let range { return range }
    let name = operand.prefix { $0 != ":" }
    throw UsageError(
      "\(verb): '\(Echo.short(operand))': not a date. Write \(name):15.9.2025, \(name):2025-09, \(name):<2025-10-01 "
        + "or \(name):2025-09-01..2025-09-30.")
  }

  /// A day, a month as `2025-09` or `9.2025`, or a year.
  private func period(_ text: String) -> ClosedRange<CalendarDay>? {
    if let day = GermanInput.pastDate(text, today: today) { return day...day }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let turned = text.split(separator: ".", omittingEmptySubsequences: false).reversed()
    let numbers = (parts.count == 2 ? Array(parts) : Array(turned)).map { Int($0) }
    guard let year = numbers.first ?? nil, (1900...2999).contains(year) else { return nil }
    if numbers.count == 1 {
      guard let from = CalendarDay(year: year, month: 1, day: 1), let to = CalendarDay(year: year, month: 12, day: 31)
      else { return nil }
      return from...to
    }
    guard numbers.count == 2, let month = numbers[1], let from = CalendarDay(year: year, month: month, day: 1),
      let next = CalendarDay(year: month == 12 ? year + 1 : year, month: month % 12 + 1, day: 1)
    else { return nil }
    return from...next.adding(days: -1)
  }
}

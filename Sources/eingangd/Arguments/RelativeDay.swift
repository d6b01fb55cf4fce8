import AlbertModel
import Eingang

/// Days ahead that are told by how far off they are, or by their name in the week.
enum RelativeDay {
  /// `in 2 Wochen`, `in einem Monat`, `10 Tage`, `Freitag`, `am nächsten Fr`; nil for anything else.
  ///
  /// A day of the week is the next one after today.
  static func day(_ text: String, today: CalendarDay) -> CalendarDay? {
    var words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    if let last = words.popLast() { words.append(last.hasSuffix(".") ? String(last.dropLast()) : last) }
    while words.count > 1, fillers.contains(words[0]) { words.removeFirst() }
    switch words.count {
    case 1: return weekday(words[0], after: today)
    // No unit here asks where it is a holiday.
    case 2: return distance(words[0], words[1])?.end(after: today, in: .nordrheinWestfalen)
    default: return nil
    }
  }

  private static let fillers: Set<String> = ["in", "am", "nächsten", "nächster", "kommenden", "kommender"]

  private static let numbers = [
    ["ein", "eine", "einem", "einer"], ["zwei"], ["drei"], ["vier"], ["fünf"], ["sechs"], ["sieben"], ["acht"],
    ["neun"], ["zehn"], ["elf"], ["zwölf"],
  ]

  private static func distance(_ number: String, _ unit: String) -> Dauer? {
    let digits = number.utf8.count <= 4 && number.utf8.allSatisfy { (0x30...0x39).contains($0) }
    let word = numbers.firstIndex { $0.contains(number) }.map { $0 + 1 }
    guard let count = digits ? Int(number) : word else { return nil }
    return switch unit {
    case "tag", "tage", "tagen": Dauer(count, .tage)
    case "woche", "wochen": Dauer(count, .wochen)
    case "monat", "monate", "monaten": Dauer(count, .monate)
    case "jahr", "jahre", "jahren": Dauer(count, .jahre)
    default: nil
    }
  }

  private static func weekday(_ name: String, after today: CalendarDay) -> CalendarDay? {
    let wanted = Weekday.allCases.first { $0.german.lowercased() == name || $0.german.lowercased().prefix(2) == name }
    return (1...7).lazy.map { today.adding(days: $0) }.first { $0.weekday == wanted }
  }
}

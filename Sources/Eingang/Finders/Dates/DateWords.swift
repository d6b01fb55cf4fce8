import AlbertModel

/// Names of months and weekdays in German, Austrian German and English, and how to read them.
enum DateWords {
  private static let months: [(name: String, month: Int)] = [
    ("januar", 1), ("january", 1), ("janner", 1), ("jan", 1), ("feber", 2), ("februar", 2), ("february", 2),
    ("febr", 2), ("feb", 2), ("marz", 3), ("maerz", 3), ("march", 3), ("mrz", 3), ("mar", 3), ("april", 4),
    ("apr", 4), ("mai", 5), ("may", 5), ("juni", 6), ("june", 6), ("juno", 6), ("jun", 6), ("juli", 7), ("july", 7),
    ("jul", 7), ("august", 8), ("aug", 8), ("september", 9), ("sept", 9), ("sep", 9), ("oktober", 10),
    ("october", 10), ("okt", 10), ("oct", 10), ("november", 11), ("nov", 11), ("dezember", 12), ("december", 12),
    ("dez", 12), ("dec", 12),
  ]
  private static let weekdays: [(name: String, day: Weekday, short: Bool)] = [
    ("montag", .monday, false), ("dienstag", .tuesday, false), ("mittwoch", .wednesday, false),
    ("donnerstag", .thursday, false), ("freitag", .friday, false), ("samstag", .saturday, false),
    ("sonnabend", .saturday, false), ("sonntag", .sunday, false), ("monday", .monday, false),
    ("tuesday", .tuesday, false), ("wednesday", .wednesday, false), ("thursday", .thursday, false),
    ("friday", .friday, false), ("saturday", .saturday, false), ("sunday", .sunday, false), ("mon", .monday, true),
    ("tue", .tuesday, true), ("wed", .wednesday, true), ("thu", .thursday, true), ("fri", .friday, true),
    ("sat", .saturday, true), ("sun", .sunday, true), ("mo", .monday, true), ("di", .tuesday, true),
    ("mi", .wednesday, true), ("do", .thursday, true), ("fr", .friday, true), ("sa", .saturday, true),
    ("so", .sunday, true),
  ]

  /// Names by the byte that stands where they begin, a digit read for a letter included.
  private static let monthNames = byFirst(months.map { (name: Array($0.name.utf8), month: $0.month) }, \.name)
  private static let weekdayNames = byFirst(
    weekdays.map { (name: Array($0.name.utf8), day: $0.day, short: $0.short) }, \.name)

  private static func byFirst<Entry>(_ entries: [Entry], _ name: (Entry) -> [UInt8]) -> [[Entry]] {
    (UInt8.min...UInt8.max).map { seen in entries.filter { isSame(seen, name($0)[0]) } }
  }

  /// The month whose name stands exactly there, with an abbreviation's dot, and where it ends.
  static func month(_ plain: [UInt8], at start: Int) -> (month: Int, end: Int)? {
    let names = monthNames[Int(PlainBytes.firstLetter(plain, from: start))]
    for index in names.indices {
      guard let end = read(names[index].name, plain, at: start), !isLetter(PlainBytes.at(plain, end)) else { continue }
      return (names[index].month, PlainBytes.at(plain, end) == 0x2E ? end + 1 : end)
    }
    return nil
  }

  /// The weekday whose name stands exactly there, and where it ends.
  static func weekday(_ plain: [UInt8], at start: Int) -> (day: Weekday, short: Bool, end: Int)? {
    guard !PlainBytes.isWord(plain, before: start) else { return nil }
    let names = weekdayNames[Int(PlainBytes.firstLetter(plain, from: start))]
    for index in names.indices {
      if let end = read(names[index].name, plain, at: start), !PlainBytes.isWord(plain, at: end) {
        return (names[index].day, names[index].short, end)
      }
    }
    return nil
  }

  /// Letters and the digits that a reader takes for them.
  private static func read(_ name: [UInt8], _ plain: [UInt8], at start: Int) -> Int? {
    var index = start
    for letter in name {
      while index < plain.count, plain[index] == 0 { index += 1 }
      guard index < plain.count, isSame(plain[index], letter) else { return nil }
      index += 1
    }
    while index < plain.count, plain[index] == 0 { index += 1 }
    return index
  }

  private static func isSame(_ seen: UInt8, _ letter: UInt8) -> Bool {
    if seen == letter { return true }
    switch letter {
    case 0x6F: return seen == 0x30
    case 0x6C, 0x69: return seen == 0x31 || seen == 0x6C || seen == 0x69
    case 0x73: return seen == 0x35
    case 0x62: return seen == 0x38
    default: return false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || byte >= 0xC3 }
}

import AlbertModel

/// Billing information as Swico's S1 writes it: `//S1/10/10201409/11/190512/40/2:10;0:30`.
struct SwicoBill: Hashable, Sendable {
  private let fields: [Int: String]

  /// Nil for anything else.
  init?(_ text: String) {
    guard text.hasPrefix("//S1/") else { return nil }
    let parts = SwicoBill.parts(text.dropFirst(5))
    var fields: [Int: String] = [:]
    var index = 0
    while index + 1 < parts.count {
      if let tag = Int(parts[index]), fields[tag] == nil { fields[tag] = parts[index + 1] }
      index += 2
    }
    self.fields = fields
  }

  var number: String? { fields[10].flatMap { $0.isEmpty ? nil : $0 } }

  /// `190512`: year, month and day.
  var date: Said<CalendarDay>? {
    guard let text = fields[11], text.utf8.count == 6, let day = CodeNumber.day("20" + text) else { return nil }
    return Said(day, "/11/\(text)")
  }

  /// Hundredths of a percent and days, the smallest discount first: 0 % is when all of it is due.
  private var conditions: [(points: Int64, days: Int)] {
    (fields[40] ?? "").split(separator: ";").prefix(20).compactMap { condition in
      let parts = condition.split(separator: ":")
      guard parts.count == 2, let points = CodeNumber.cents(parts[0]), (0...2_000).contains(points),
        let days = Int(parts[1]), (0...365).contains(days)
      else { return nil }
      return (points, days)
    }.sorted { $0.points < $1.points }
  }

  /// Counted from the invoice's date.
  func faellig(in land: Bundesland) -> Said<Frist>? {
    guard let date, let net = conditions.first, net.points == 0 else { return nil }
    let anker = Anker(kind: .rechnungsdatum, value: date.value)
    guard let dauer = Dauer(net.days, .tage) else {
      return Said(Fristrechnung.sofort(anker, kind: .zahlung), "/40/0:0")
    }
    return Said(Fristrechnung.frist(dauer, ab: anker, kind: .zahlung, in: land), "/40/0:\(net.days)")
  }

  /// The highest discount.
  var skonto: Skonto? {
    guard let date, let best = conditions.last, best.points > 0 else { return nil }
    return Skonto(day: date.value.adding(days: best.days), basisPoints: Int(best.points))
  }

  /// Between slashes; a backslash takes the next character as it is.
  private static func parts(_ text: Substring) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in text {
      if isEscaped {
        parts[parts.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "/" {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}

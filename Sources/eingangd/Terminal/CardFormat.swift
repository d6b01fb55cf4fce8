import AlbertModel
import Eingang

/// A line for a card as a script wants it: `{id}\t{frist}\t{absender}`.
struct CardFormat: Sendable {
  private enum Piece: Hashable, Sendable {
    case text(String)
    case value(Value)
  }

  /// What can stand in braces.
  enum Value: String, CaseIterable, Sendable {
    case id, stand, titel, absender, betrag, waehrung, richtung, frist, fristart, datum, ablage, person, art, iban
    case rechnungsnummer, kundennummer, dateien, dringlichkeit, entscheidung
  }

  static let names = Value.allCases.map(\.rawValue)

  private let pieces: [Piece]

  init(_ text: String) throws(UsageError) {
    var pieces: [Piece] = []
    var literal = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\":
        switch rest.popFirst() {
        case "t": literal.append("\t")
        case "n": literal.append("\n")
        case let other?: literal.append(other)
        case nil: literal.append("\\")
        }
      case "{":
        guard let end = rest.firstIndex(of: "}") else {
          throw UsageError(
            "--format: a brace is not closed: '\(Echo.short("{" + rest))'. Write {id}, or \\{ for a brace.")
        }
        pieces += literal.isEmpty ? [] : [.text(literal)]
        literal = ""
        pieces.append(.value(try CardFormat.value(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      default: literal.append(character)
      }
    }
    self.pieces = pieces + (literal.isEmpty ? [] : [.text(literal)])
  }

  private static func value(_ name: Substring) throws(UsageError) -> Value {
    if let value = Value(rawValue: name.lowercased()) { return value }
    throw UsageError(
      "--format: {\(Echo.short(String(name)))} is not known\(Spelling.hint(for: String(name), among: names)). "
        + "Allowed: \(names.joined(separator: ", ")).")
  }

  /// Without a line end; nothing in a value can break the line or reach the terminal as a control character.
  func line(_ card: Card, today: CalendarDay) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .value(let value): Visible.line(CardFormat.text(value, card, today))
      }
    }.joined()
  }

  private static func text(_ value: Value, _ card: Card, _ today: CalendarDay) -> String {
    let extraction = card.vorschlag?.extraction
    switch value {
    case .id: return card.id.map(String.init) ?? ""
    case .stand: return card.state.rawValue
    case .dateien: return card.files.joined(separator: ", ")
    case .entscheidung: return card.needsDecision ? "ja" : "nein"
    case .titel: return card.vorschlag.map(GermanWords.titel) ?? ""
    case .ablage: return card.vorschlag?.ablage.value ?? ""
    case .absender: return extraction?.absender?.value ?? ""
    case .betrag: return extraction?.betrag?.value.decimal ?? ""
    case .waehrung: return extraction?.betrag?.value.currency ?? ""
    case .richtung: return extraction?.betrag?.value.direction?.rawValue ?? ""
    case .frist: return extraction?.frist?.value.day.iso ?? ""
    case .fristart: return extraction?.frist?.value.kind.rawValue ?? ""
    case .dringlichkeit: return Dringlichkeit(frist: extraction?.frist?.value.day, today: today).rawValue
    case .datum: return extraction?.datum?.value.iso ?? ""
    case .person: return extraction?.person?.value ?? ""
    case .art: return extraction?.art.value.rawValue ?? ""
    case .iban: return extraction?.iban?.value ?? ""
    case .rechnungsnummer: return extraction?.rechnungsnummer?.value ?? ""
    case .kundennummer: return extraction?.kundennummer?.value ?? ""
    }
  }
}

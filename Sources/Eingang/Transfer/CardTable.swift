import AlbertModel

/// All cards as one table, which a spreadsheet opens: UTF-8 with a mark at the start, semicolons, lines that end as RFC 4180
/// wants it.
///
/// Semicolons since a German spreadsheet takes the comma for that of a number, and amounts are written with one.
struct CardTable {
  /// Without the mark, Excel takes UTF-8 for something else.
  private(set) var bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static let head = [
    "Nr", "Stand", "Titel", "Art", "Absender", "Betrag", "Währung", "Richtung", "Frist", "Fristart", "Datum", "Person",
    "Ablage", "IBAN", "Rechnungsnummer", "Kundennummer", "Eingegangen", "Dateien", "Originale", "Abgelegt",
  ]

  init() { add(Self.head) }

  /// Documents without a card have no line.
  mutating func add(_ document: ExportedDocument) {
    guard let card = document.card else { return }
    let extraction = card.vorschlag?.extraction
    let betrag = extraction?.betrag?.value
    let cells: [String?] = [
      String(document.id), card.state.rawValue, extraction?.titel?.value, extraction?.art.value.rawValue,
      extraction?.absender?.value, betrag?.decimal.replacing(".", with: ","), betrag?.currency,
      betrag?.direction?.rawValue, extraction?.frist?.value.day.iso, extraction?.frist?.value.kind.rawValue,
      extraction?.datum?.value.iso, extraction?.person?.value, card.vorschlag?.ablage.value, extraction?.iban?.value,
      extraction?.rechnungsnummer?.value, extraction?.kundennummer?.value, String(document.arrived.prefix(10)),
      document.originals.map(\.name).joined(separator: ", "), document.originals.map(\.path).joined(separator: ", "),
      document.filed.map(\.path).joined(separator: ", "),
    ]
    add(cells.map { $0 ?? "" })
  }

  private mutating func add(_ cells: [String]) {
    bytes += cells.map(CardTable.cell).joined(separator: ";").utf8
    bytes += [0x0D, 0x0A]
  }

  /// What a letter says is text, whatever it begins with: an apostrophe keeps a spreadsheet from computing it.
  static func cell(_ text: String) -> String {
    let plain = String(String.UnicodeScalarView(text.unicodeScalars.map { Echo.isHarmless($0) ? $0 : " " }))
    // By scalars, since a sign under an accent is another Character and still that sign; wide forms are taken for plain ones.
    let first = plain.unicodeScalars.first { $0 != " " }
    let isFormula = first.map { "=+-@＝＋－＠".unicodeScalars.contains($0) } ?? false
    let harmless = isFormula ? "'" + plain : plain
    guard harmless.utf8.contains(where: { $0 == 0x3B || $0 == 0x22 || $0 == 0x27 || $0 == 0x2C }) else {
      return harmless
    }
    return "\"" + harmless.replacing("\"", with: "\"\"") + "\""
  }
}

import AlbertModel
import Eingang

/// `search`: full text over everything that was ever read.
enum SearchCommand: ImmediateCommand {
  static let verb = Verb(
    name: "search", summary: "finds papers by words in their text", operands: .some("WORDS…"),
    options: [.value("limit", "N", "no more than that many (default: 50)"), .json],
    details: [
      "Every word must occur, on any page or on the card. A word is found inside longer ones too, one that is found "
        + "nowhere by words that differ by a letter, and umlauts match however they are spelled. Words in one pair of "
        + "quotation marks must stand in a row.",
      "Conditions go with words or stand alone: \(ConditionReader.names.map { $0 + ":" }.joined(separator: ", ")). Amounts "
        + "and days may be compared (>50, <=100, 50..100, <2025-10-01), a month (2025-09) and a year count as all "
        + "their days, and frist:keine means what has none.",
    ],
    examples: [
      Verb.Example(line: "eingangd search Zahnzusatz Beitrag", does: "papers with both words, with the page"),
      Verb.Example(
        line: "eingangd search absender:Stadtwerke 'betrag:>50' datum:2025", does: "their larger invoices of that year"),
    ], isPaged: true)

  private struct Hit: Encodable {
    let schema = 1
    let id: Int?
    let state: CardState
    let titel: String
    let page: Int?
    let snippet: String
  }

  static func runNow(_ call: Invocation) throws -> ExitStatus {
    let words = try SearchWords(call.arguments.operands, limit: call.number("limit") ?? 50, today: call.today)
    let hits = try call.store().search(words.query)
    if hits.isEmpty { call.terminal.note("Nichts gefunden.") }
    for hit in hits {
      let titel = title(hit.card)
      if call.wantsJSON {
        let object = Hit(
          id: hit.card.id, state: hit.card.state, titel: titel, page: hit.page, snippet: hit.snippet.text)
        try call.terminal.out(try JSONLine.text(object))
      } else {
        try call.terminal.out(head(hit, titel, call) + "\n    " + snippet(hit.snippet, call.style))
      }
    }
    return .done
  }

  private static func title(_ card: Card) -> String {
    card.vorschlag.map(GermanWords.titel) ?? card.files.joined(separator: ", ")
  }

  private static func head(_ hit: SearchHit, _ titel: String, _ call: Invocation) -> String {
    let number = hit.card.id.map { "#\($0)" } ?? ""
    let page = hit.page.map { " · Seite \($0)" } ?? ""
    return call.style.bold(Visible.line(number + "  " + titel)) + page
      + (hit.card.state == .offen ? "" : " · \(GermanWords.state(hit.card.state))")
  }

  private static func snippet(_ snippet: Snippet, _ style: Style) -> String {
    snippet.pieces.map { $0.isHit ? style.bold(Visible.line($0.text)) : Visible.line($0.text) }.joined()
  }
}

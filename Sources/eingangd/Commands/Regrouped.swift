import Eingang

/// Tells what joining or splitting made: a sentence, or the cards as JSON.
enum Regrouped {
  static func tell(_ meldung: Meldung, _ ids: [Int], _ household: Household, _ call: Invocation) throws {
    guard call.wantsJSON else { return try call.terminal.out(Visible.line(meldung.line)) }
    for id in ids { try call.terminal.out(try JSONLine.text(try household.card(id))) }
  }
}

import AlbertModel
import Eingang

/// Tells of decisions that are carried out: whether anybody can read it changes nothing about them, nor how the run ends.
enum Told {
  /// A sentence, or the card as JSON.
  static func decision(_ meldung: Meldung, _ household: Household, _ call: Invocation) {
    decision(meldung, cards: [meldung.id], household, call)
  }

  /// A sentence, or these cards as JSON.
  static func decision(_ meldung: Meldung, cards ids: [Int], _ household: Household, _ call: Invocation) {
    do {
      guard call.wantsJSON else { return try call.terminal.out(Visible.line(meldung.line)) }
      for id in ids { try call.terminal.out(try JSONLine.text(try household.card(id))) }
      for warning in meldung.warnings { call.terminal.note(Visible.line(warning)) }
    } catch {
      // Whoever closed our output wants to read no more.
      if !(error is OutputClosed) { call.terminal.complain("eingangd: #\(meldung.id) is decided, but: \(error)") }
    }
  }
}

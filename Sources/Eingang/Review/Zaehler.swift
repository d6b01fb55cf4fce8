import AlbertModel

/// The counter of the Eingang: how many cards need a decision, and nothing else.
package struct Zaehler: Hashable, Sendable {
  package let anzahl: Int

  package init(anzahl: Int) { self.anzahl = anzahl }

  /// Counts only what needs a person.
  package init(_ cards: [Card]) { anzahl = cards.count { $0.needsDecision } }

  /// A short sentence with a full stop.
  package var text: String {
    switch anzahl {
    case 0: "Nichts zu entscheiden."
    case 1: "Eine Karte braucht eine Entscheidung."
    default: "\(anzahl) Karten brauchen eine Entscheidung."
    }
  }
}

/// What a change did, in a sentence, and how to take it back.
package struct Meldung: Hashable, Sendable {
  /// Number of the card.
  package let id: Int
  /// One German sentence with a full stop.
  package let text: String
  /// `Rückgängig: eingangd undo 17`; nil after taking something back.
  package let undoHint: String?
  /// Further sentences on what a person should know, as a copy that was left where it lies.
  package let warnings: [String]

  package init(id: Int, text: String, undoHint: String? = nil, warnings: [String] = []) {
    self.id = id
    self.text = text
    self.undoHint = undoHint
    self.warnings = warnings
  }

  /// Everything in one line.
  package var line: String { ([text] + warnings + [undoHint].compactMap(\.self)).joined(separator: " ") }

  static func undo(_ id: Int) -> String { "Rückgängig: eingangd undo \(id)" }
}

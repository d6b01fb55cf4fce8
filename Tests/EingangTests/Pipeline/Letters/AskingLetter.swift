import AlbertModel
import Testing

/// A letter with what a person would say that it wants.
struct AskingLetter: Sendable, CustomTestStringConvertible {
  struct Facts: Sendable {
    let person: String?
    /// Whether somebody has to do something.
    let asks: Bool
    var back: Rueckgabe?
    /// Nil where the letter names no one amount.
    var cents: Int64?
  }

  let name: String
  let title: String
  let facts: Facts
  let text: String
  var testDescription: String { name }

  init(_ name: String, title: String, facts: Facts, text: String) {
    self.name = name
    self.title = title
    self.facts = facts
    self.text = text
  }
}

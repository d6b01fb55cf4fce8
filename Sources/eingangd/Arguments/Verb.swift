/// What a verb takes and says about itself.
struct Verb: Sendable {
  struct Operands: Hashable, Sendable {
    /// As the help shows it: `FILE…`.
    var name: String
    var count: ClosedRange<Int>

    static let none = Operands(name: "", count: 0...0)
    static func some(_ name: String, _ count: ClosedRange<Int> = 1...Int.max) -> Operands {
      Operands(name: name, count: count)
    }
  }

  struct Example: Hashable, Sendable {
    let line: String
    let does: String
  }

  let name: String
  /// One line without a full stop.
  let summary: String
  var operands: Operands = .none
  var options: [Option] = []
  /// What a reader of the help should know besides, a paragraph each.
  var details: [String] = []
  let examples: [Example]
  /// Prints for a person to read, which may be more than a screen.
  var isPaged = false
  /// Left out of help and completion.
  var isHidden = false

  /// The verb's own options and those understood everywhere.
  var allOptions: [Option] { options + Option.everywhere }
}

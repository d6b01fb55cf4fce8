import Eingang

/// Numbers of cards as they are typed: `17`, `#17`, `3-7,9`.
struct TypedNumbers: Hashable, Sendable {
  /// Numbers named one by one, in the order typed, each once.
  private(set) var single: [Int] = []
  private(set) var ranges: [ClosedRange<Int>] = []

  var isEmpty: Bool { single.isEmpty && ranges.isEmpty }
  /// Everything typed as ranges, for asking the store.
  var spans: [ClosedRange<Int>] { single.map { $0...$0 } + ranges }

  init() {}

  /// Whether the text is made as numbers are, and so a slip in it is a wrong number.
  static func isMeant(_ text: String) -> Bool {
    text.contains(where: \.isNumber) && text.allSatisfy { $0.isNumber || "#-–,".contains($0) }
  }

  mutating func add(_ text: String) throws(UsageError) {
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(omittingEmptySubsequences: false) { "-–".contains($0) }.map(TypedNumbers.number)
      switch ends.count {
      case 1:
        guard let id = ends[0] else { throw refusal(text) }
        if !single.contains(id) { single.append(id) }
      case 2:
        guard let from = ends[0], let to = ends[1] else { throw refusal(text) }
        guard from <= to else {
          throw UsageError("'\(Echo.short(text))' counts down. Write the smaller number first: \(to)-\(from)")
        }
        ranges.append(from...to)
      default: throw refusal(text)
      }
    }
  }

  private static func number(_ text: Substring) -> Int? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let id = Int(digits), id >= 1 else { return nil }
    return id
  }

  private func refusal(_ text: String) -> UsageError {
    UsageError(
      "'\(Echo.short(text))' is not the number of a card. Write 17, 3-7 or 3-7,9; eingangd list shows the numbers.")
  }
}

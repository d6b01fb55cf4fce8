/// One line that is being typed, with the place where the next letter goes.
struct LineEditor: Hashable, Sendable {
  private(set) var before: String
  private(set) var after = ""
  /// More than any field holds.
  private static let longest = 400

  init(_ text: String = "") { before = text }

  var text: String { before + after }
  var isEmpty: Bool { before.isEmpty && after.isEmpty }

  /// False where the key is none that edits.
  mutating func handle(_ key: KeyEvent) -> Bool {
    switch key {
    case .character(let letter): insert(String(letter))
    case .paste(let text): insert(Visible.line(text))
    case .backspace, .control("h"): before = String(before.dropLast())
    case .delete, .control("d"): after = String(after.dropFirst())
    case .left, .control("b"): if let letter = before.popLast() { after.insert(letter, at: after.startIndex) }
    case .right, .control("f"): if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"): (before, after) = ("", text)
    case .end, .control("e"): (before, after) = (text, "")
    case .control("u"): before = ""
    case .control("k"): after = ""
    case .control("w"): removeWord()
    default: return false
    }
    return true
  }

  private mutating func insert(_ text: String) {
    before.append(contentsOf: text.prefix(max(0, LineEditor.longest - before.count - after.count)))
  }

  private mutating func removeWord() {
    while before.last == " " { before.removeLast() }
    while let last = before.last, last != " " { before.removeLast() }
  }
}

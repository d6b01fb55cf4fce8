/// Lines as text: a line of the page is a line of the text, a blank line stands between blocks, and a word that was
/// divided at a line's end is whole again.
///
/// The second half moves up to the first. The words and their boxes stay as they are on the page.
struct MendedText {
  private(set) var text = ""

  init(_ lines: [TextLine]) {
    var halves: [Substring] = []
    for (index, line) in lines.enumerated() {
      if index > 0, lines[index - 1].block != line.block { text += "\n" }
      var words = line.words.map { Substring($0.text) }
      if !halves.isEmpty, !words.isEmpty { words.removeFirst() }
      halves = index + 1 < lines.count ? MendedText.halves(line, lines[index + 1]) : []
      if !halves.isEmpty { words = words.dropLast() + [halves[0] + halves[1]] }
      if !words.isEmpty { text += words.joined(separator: " ") + "\n" }
    }
  }

  /// Both halves without the hyphen; none where the hyphen belongs to the word.
  private static func halves(_ line: TextLine, _ next: TextLine) -> [Substring] {
    guard line.block == next.block, line.words.count > 1 || next.words.count > 1,
      let first = line.words.last?.text, let second = next.words.first?.text,
      first.hasSuffix("-"), let begin = second.first, begin.isLowercase
    else { return [] }
    let stem = first.dropLast()
    // An address of the web or a number goes on with its own hyphen.
    guard stem.count >= 2, stem.allSatisfy({ $0.isLetter || $0 == "-" || $0 == "(" || $0 == "„" }),
      stem.last?.isLowercase == true, !conjunctions.contains(second.prefix { $0.isLetter })
    else { return [] }
    return [stem, second[...]]
  }

  // Before these the hyphen stands for a part of the word: "Haus- und Grundbesitz".
  private static let conjunctions: Set<Substring> = [
    "und", "oder", "bzw", "sowie", "bis", "als", "wie", "and", "or", "to",
  ]
}

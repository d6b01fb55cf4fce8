/// Lines as text: a line of the page is a line of the text, a blank line stands between blocks, and a word that was
/// divided at a line's end is whole again.
///
/// The other halves move up to the first. The words and their boxes stay as they are on the page.
struct MendedText {
  private(set) var text = ""

  init(_ lines: [TextLine]) {
    let stems = lines.indices.map { $0 + 1 < lines.count ? MendedText.stem(lines[$0], lines[$0 + 1]) : nil }
    // The text ends within a word.
    var isOpen = false
    for (index, line) in lines.enumerated() {
      if index > 0, lines[index - 1].block != line.block { text += "\n" }
      let stem = MendedText.isDivided(index, lines, stems) ? stems[index] : nil
      var words = line.words.map { Substring($0.text) }
      if let stem { words = words.dropLast() + [stem] }
      if isOpen, !words.isEmpty {
        text += words.removeFirst()
        if stem == nil || !words.isEmpty { text += "\n" }
      }
      text += words.joined(separator: " ")
      isOpen = stem != nil
      if !isOpen, !words.isEmpty { text += "\n" }
    }
  }

  /// Lines of one word each divide it only where it goes over three of them: two may be a list.
  private static func isDivided(_ index: Int, _ lines: [TextLine], _ stems: [Substring?]) -> Bool {
    guard index + 1 < lines.count else { return false }
    return lines[index].words.count > 1 || lines[index + 1].words.count > 1 || stems[index + 1] != nil
      || index > 0 && stems[index - 1] != nil
  }

  /// The first half without the hyphen; nil where the hyphen belongs to the word.
  private static func stem(_ line: TextLine, _ next: TextLine) -> Substring? {
    guard line.block == next.block, let first = line.words.last?.text, let second = next.words.first?.text,
      first.hasSuffix("-"), let begin = second.first, begin.isLowercase
    else { return nil }
    let stem = first.dropLast()
    // An address of the web or a number goes on with its own hyphen.
    guard stem.count >= 2, stem.allSatisfy({ $0.isLetter || $0 == "-" || $0 == "(" || $0 == "„" }),
      stem.last?.isLowercase == true, !conjunctions.contains(second.prefix { $0.isLetter })
    else { return nil }
    return stem
  }

  // Before these the hyphen stands for a part of the word: "Haus- und Grundbesitz".
  private static let conjunctions: Set<Substring> = [
    "und", "oder", "bzw", "sowie", "bis", "als", "wie", "and", "or", "to",
  ]
}

/// A paper that a letter calls by a name of its own, in quotes: `das Blatt „Schwimmerlaubnis“ unterschrieben zurück`.
enum Zettelname {
  private static let opening: Set<Character> = ["„", "»", "\"", "“", "‚"]
  private static let closing: Set<Character> = ["“", "”", "«", "\"", "‘"]
  private static let papers: Stichworte = [
    "*blatt", "*zettel", "*bogen", "*formular", "*vordruck", "*schein", "*papier", "*dokument",
  ]
  private static let filled: Stichworte = ["unterschrieben*", "ausgefullt*", "unterzeichnet*"]
  private static let back: Stichworte = [
    "zuruck*", "abgeb*", "abzugeben", "geben*ab", "gebt*ab", "mitgeben", "geben*mit",
  ]

  /// Nil where the words round the quotes do not say that it is a paper to come back: a book or a play is neither.
  static func wort(_ passage: Passage, _ sentence: Range<Int>) -> Ruecklaufwort? {
    // Every quote begins with one of three bytes that most sentences lack.
    guard passage.bytes[sentence].contains(where: { $0 == 0x22 || $0 == 0xC2 || $0 == 0xE2 }),
      back.stand(in: passage.plain, sentence)
    else { return nil }
    let text = passage.text(sentence)
    guard let open = text.firstIndex(where: opening.contains),
      let close = text[text.index(after: open)...].firstIndex(where: closing.contains)
    else { return nil }
    let name = text[text.index(after: open)..<close].trimmingBlanks
    let start = sentence.lowerBound + text[..<open].utf8.count
    guard (4...40).contains(name.count), name.first?.isUppercase == true, name.split(separator: " ").count <= 4,
      !name.contains(where: { [".", "!", "?"].contains($0) })
    else { return nil }
    let before = max(sentence.lowerBound, PlainBytes.skipBlanksBack(passage.plain, from: start))
    let isPaper = papers.contains { cue in
      cue.last(in: passage.plain, max(sentence.lowerBound, before - 24)..<before)?.upperBound == before
    }
    guard isPaper || filled.stand(in: passage.plain, sentence) else { return nil }
    return Ruecklaufwort(name, [])
  }
}

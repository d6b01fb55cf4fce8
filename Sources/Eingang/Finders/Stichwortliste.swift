/// Keywords with what each means, told apart by their first byte, so that a place is compared with few of them.
struct Stichwortliste<Meaning: Sendable>: Sendable {
  /// By first byte; in each the order in which they were given.
  private let groups: [[(word: Stichwort, meaning: Meaning)]]

  /// Where several stand at a place, the one given first counts.
  init(_ words: [(Stichwort, Meaning)]) {
    var groups = [[(word: Stichwort, meaning: Meaning)]](repeating: [], count: 256)
    for (word, meaning) in words {
      if let first = word.first { groups[Int(first)].append((word, meaning)) }
    }
    self.groups = groups
  }

  /// The same with several words for one meaning.
  init(_ words: [([Stichwort], Meaning)]) { self.init(words.flatMap { words, meaning in words.map { ($0, meaning) } }) }

  /// What stands exactly there, and where it ends.
  func match(_ plain: [UInt8], at start: Int, limit: Int) -> (meaning: Meaning, end: Int)? {
    let byte = Int(PlainBytes.firstLetter(plain, from: start))
    // Copied one by one, the words would cost more than they do to compare.
    for index in groups[byte].indices {
      if let end = groups[byte][index].word.match(plain, at: start, limit: limit) {
        return (groups[byte][index].meaning, end)
      }
    }
    return nil
  }
}

/// Finds the word that was probably meant.
package enum Spelling {
  /// The nearest of the words that differs in at most a third of its letters; the first of equally near ones.
  ///
  /// Case does not count. Nil where no word is near.
  package static func nearest(to word: String, among words: [String]) -> String? {
    let typed = Array(Folding.key(word.prefix(64)).unicodeScalars)
    var best: (word: String, distance: Int)?
    for candidate in words {
      let known = Array(Folding.key(candidate).unicodeScalars)
      let distance = distance(typed, known)
      let allowed = max(1, max(typed.count, known.count) / 3)
      if distance <= allowed, distance < (best?.distance ?? .max) { best = (candidate, distance) }
    }
    return best?.word
  }

  /// ` (did you mean 'x'?)`, or nothing.
  package static func hint(for word: String, among words: [String], prefix: String = "") -> String {
    nearest(to: word, among: words).map { " (did you mean '\(prefix)\(Echo.short($0))'?)" } ?? ""
  }

  /// How many letters would have to be inserted, deleted, replaced or swapped.
  static func differences(_ one: String, _ other: String) -> Int {
    distance(Array(one.unicodeScalars), Array(other.unicodeScalars))
  }

  /// Insertions, deletions, replacements and swaps of neighbours that turn one into the other.
  static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in one.indices {
      var current = [row + 1]
      for column in other.indices {
        let replaced = last[column] + (one[row] == other[column] ? 0 : 1)
        var cost = min(last[column + 1] + 1, current[column] + 1, replaced)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last.last ?? one.count
  }
}

/// One of the words looked for, or several that stand in a row, as the index spells them.
struct SearchTerm: Hashable, Sendable {
  /// Folded.
  let key: String

  /// Nil where there is neither a letter nor a digit.
  init?(_ text: String) {
    key = Folding.key(text)
    if key.isEmpty { return nil }
  }

  var isOneWord: Bool { !key.contains(" ") }

  /// Shorter ones stand for themselves only, not for what begins with them.
  private static let shortestPrefix = 3

  /// Stands for longer words, too, that begin with it.
  var isBeginning: Bool { key.unicodeScalars.count >= SearchTerm.shortestPrefix }

  /// Every way the index may have it: it keeps ß, takes the dots off umlauts, and has ae where the paper has ae.
  var spellings: [String] {
    var spellings = [""]
    var rest = key[...]
    while let first = rest.first {
      let pair = String(rest.prefix(2))
      let other = ["ae": "a", "oe": "o", "ue": "u", "ss": "ß"][pair]
      let step = other == nil ? String(first) : pair
      let isMany = spellings.count >= SearchTerm.mostSpellings
      spellings = spellings.flatMap { start in
        [start + step] + (other.map { isMany ? [] : [start + $0] } ?? [])
      }
      rest = rest.dropFirst(step.count)
    }
    return spellings
  }

  private static let mostSpellings = 16

  /// As FTS5 takes it, with further words that may stand in its place.
  ///
  /// Quoted, so that nothing in it is taken for the syntax of FTS5; folded text holds no quotation mark.
  func expression(or others: [String] = [], isWhole: Bool = false) -> String {
    let star = isBeginning && !isWhole ? "*" : ""
    return "(" + (spellings.map { "\"\($0)\"\(star)" } + others.map { "\"\($0)\"" }).joined(separator: " OR ") + ")"
  }

  /// Any one of these words, of which there is one at least.
  static func expression(of words: [String]) -> String {
    "(" + words.map { "\"\($0)\"" }.joined(separator: " OR ") + ")"
  }
}

extension SearchTerm {
  /// The words of a text that may be found by a part of them, once each: lower case, umlauts without dots.
  ///
  /// Words shorter than a part and something besides are none of them, nor are plain numbers.
  static func vocabulary(of text: String) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    var hasLetter = false
    func end() {
      if hasLetter, lengths.contains(word.unicodeScalars.count), words.count < mostWords { words.insert(word) }
      (word, hasLetter) = ("", false)
    }
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
      if scalar.properties.isAlphabetic {
        word += scalar.properties.lowercaseMapping
        hasLetter = true
      } else if scalar.properties.numericType != nil {
        word.unicodeScalars.append(scalar)
      } else if scalar.properties.generalCategory != .nonspacingMark {
        end()
      }
    }
    end()
    return words
  }

  private static let lengths = 4...40
  /// Of one page; a page of print has a tenth of it.
  private static let mostWords = 5000
}

import Eingang

/// The words that a recogniser saw on a page, without those it made out of shadows, edges and grain.
struct RecognizedPage: Hashable, Sendable {
  private(set) var words: [RawWord] = []
  /// What was dropped though it may be print, from top to bottom.
  private(set) var doubtful: [DoubtfulLine] = []

  /// Whole lines are kept or dropped: one doubtful word within a sure line stays.
  init(_ words: [RawWord]) {
    var line: [RawWord] = []
    for var word in words {
      word.text = PageWords.cleaned(word.text)
      if word.text.isEmpty { continue }
      if let last = line.last, last.line != word.line || last.block != word.block {
        take(line)
        line = []
      }
      line.append(word)
    }
    take(line)
    let heights = self.words.map(\.height).sorted()
    let usual = heights.isEmpty ? 0 : heights[heights.count / 2]
    doubtful.removeAll { !$0.isLikePrint(usualHeight: usual) }
  }

  private mutating func take(_ line: [RawWord]) {
    if RecognizedPage.isReadable(line) {
      words += line
    } else if let dropped = DoubtfulLine(line, place: words.count) {
      doubtful.append(dropped)
    }
  }

  /// With lines in the place of those that were dropped.
  func with(_ lines: [(dropped: DoubtfulLine, read: [RawWord])]) -> RecognizedPage {
    var page = self
    for line in lines.reversed() {
      page.words.insert(contentsOf: line.read, at: line.dropped.place)
      page.doubtful.removeAll { $0 == line.dropped }
    }
    return page
  }

  /// More sure letters are better.
  var quality: Double { words.reduce(0) { $0 + ($1.confidence - 0.4) * Double(min($1.text.count, 12)) } }

  /// Lines of text, those of a table's column each for itself where it was read so.
  var lines: Int {
    words.indices.count { index in
      index == 0 || words[index].line != words[index - 1].line || words[index].block != words[index - 1].block
    }
  }

  /// Letters and digits of all words.
  var letters: Int { words.map(RecognizedPage.letters).reduce(0, +) }

  /// Of the letters, the share that stands in words that are sure and no mere syllables; 1 without letters.
  var sureShare: Double { letters == 0 ? 1 : Double(sureLetters) / Double(letters) }

  private var sureLetters: Int {
    words.filter { $0.confidence >= 0.8 }.map(RecognizedPage.letters).filter { $0 >= 3 }.reduce(0, +)
  }

  /// Words of which hardly any is sure, for a page with so many shapes like letters.
  ///
  /// Letters that stand on their heads are read as one in fifty, upright ones as more than half.
  func isDoubtful(letters: Int) -> Bool {
    letters >= RecognizedPage.fewestLetters && sureLetters * 5 < letters
  }

  /// Fewer are specks, or read in no time.
  private static let fewestLetters = 12

  private static func isReadable(_ line: [RawWord]) -> Bool {
    var letters = 0.0
    var sure = 0.0
    for word in line {
      let count = Double(RecognizedPage.letters(word))
      letters += count
      sure += count * word.confidence
      // A word of some length is not read surely by chance.
      if count >= 4, word.confidence >= 0.8 { return true }
    }
    if letters == 0 { return line.contains { $0.confidence >= 0.8 } }
    return sure / letters >= (letters <= 2 ? 0.6 : 0.4)
  }

  /// Letters and digits, counted up to 20.
  static func letters(_ word: RawWord) -> Int {
    word.text.unicodeScalars.prefix(20).count { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }
}

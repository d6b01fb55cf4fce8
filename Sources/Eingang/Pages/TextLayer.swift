import AlbertModel

/// Groups the words of a PDF's text layer into lines and blocks, and tells a layer worth reading from garbage.
package struct TextLayer {
  private let words: [RawWord]
  private let width: Double
  private let height: Double

  /// Words in the library's reading order, in points of the upright page.
  package init(_ words: [RawWord], width: Double, height: Double) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    let clean = words.map { word in
      var word = word
      word.text = PageWords.cleaned(word.text)
      return word
    }
    let (across, down) = (0...self.width, 0...self.height)
    self.words = TextLayer.glued(
      clean.filter { word in
        // What lies off the page, or is smaller than any print, is not for a reader of the paper.
        !word.text.isEmpty && across.contains(word.x.middle) && down.contains(word.y.middle) && word.size >= 1
      })
  }

  /// Letters and digits of the layer.
  package var letterCount: Int {
    words.reduce(0) { $0 + $1.text.unicodeScalars.count { $0.properties.isAlphabetic || $0.isDigit } }
  }

  /// Most of the layer is no writing, or other writing than what is printed.
  package var isGarbage: Bool { TextLayerCheck(words.lazy.map(\.text)).isGarbage }

  package func page(number: Int, codes: [PageCode] = []) -> PageText {
    PageText(number: number, width: width, height: height, source: .textLayer, words: placed(), codes: codes)
  }

  private func placed() -> [Word] {
    var out: [Word] = []
    var line = 0
    var block = 0
    var lineTop = 0.0
    var lineBottom = 0.0
    for (index, word) in words.enumerated() {
      if index > 0, !continues(words[index - 1], word) {
        line += 1
        if beginsBlock(top: lineTop, bottom: lineBottom, word, after: words[index - 1]) { block += 1 }
        (lineTop, lineBottom) = (word.y.lowerBound, word.y.upperBound)
      } else if index == 0 {
        (lineTop, lineBottom) = (word.y.lowerBound, word.y.upperBound)
      }
      out.append(Word(word.text, box: PageWords.box(word, width: width, height: height), line: line, block: block))
    }
    return out
  }

  /// The word stands to the right of the one before, on the same line and not in another column.
  private func continues(_ last: RawWord, _ word: RawWord) -> Bool {
    guard last.rotation == word.rotation else { return false }
    if word.rotation % 2 == 1 { return continuesTurned(last, word) }
    let shared = min(last.y.upperBound, word.y.upperBound) - max(last.y.lowerBound, word.y.lowerBound)
    let smaller = min(last.height, word.height)
    let gap = word.x.lowerBound - last.x.upperBound
    return shared > 0.5 * smaller && gap > -smaller && gap < 3 * max(smaller, 4)
  }

  private func continuesTurned(_ last: RawWord, _ word: RawWord) -> Bool {
    let shared = min(last.x.upperBound, word.x.upperBound) - max(last.x.lowerBound, word.x.lowerBound)
    return shared > 0.5 * min(last.width, word.width)
  }

  private func beginsBlock(top: Double, bottom: Double, _ word: RawWord, after last: RawWord) -> Bool {
    if last.rotation != word.rotation { return true }
    let size = max(bottom - top, word.height)
    let gap = word.y.lowerBound - bottom
    return gap > 0.9 * size || word.y.upperBound < top || (gap < -0.5 * size && word.x.lowerBound > last.x.upperBound)
  }

  /// Joins what only a change of font has split.
  private static func glued(_ words: [RawWord]) -> [RawWord] {
    var out: [RawWord] = []
    for word in words {
      if let last = out.last, !last.spaceAfter, last.rotation == 0, word.rotation == 0,
        abs(word.x.lowerBound - last.x.upperBound) < 0.1 * max(last.height, 1),
        min(last.y.upperBound, word.y.upperBound) - max(last.y.lowerBound, word.y.lowerBound)
          > 0.5 * min(last.height, word.height)
      {
        var joined = last
        joined.text += word.text
        joined.x = last.x.lowerBound..<max(last.x.upperBound, word.x.upperBound)
        joined.y = min(last.y.lowerBound, word.y.lowerBound)..<max(last.y.upperBound, word.y.upperBound)
        joined.spaceAfter = word.spaceAfter
        out[out.count - 1] = joined
      } else {
        out.append(word)
      }
    }
    return out
  }
}

extension RawWord {
  /// Points from the letters' foot to their head, however the writing is turned.
  fileprivate var size: Double { rotation % 2 == 1 ? width : height }
}

extension Range<Double> {
  fileprivate var middle: Double { (lowerBound + upperBound) / 2 }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.numericType == .decimal }
}

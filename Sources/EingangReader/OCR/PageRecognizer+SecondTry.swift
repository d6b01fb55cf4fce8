import Eingang

extension PageRecognizer {
  /// Reads a page in another way: its greys where it has any, else with its dots run together.
  ///
  /// Nil where that is no better; else the image is left as it was read.
  func readOnceMore(
    _ image: PageImage, _ language: String, _ letters: PagePreparation.Letters, _ second: SecondTry
  ) throws(ReadingError) -> RecognizedPage? {
    var letters = letters
    letters.way = letters.otherWay
    letters.standInColumns = try image.hasColumns(letterHeight: letters.height)
    do throws(ReadingError) {
      let other = try image.greys?.upright() ?? image
      image.greys = nil
      let reading = try recognize(other, language, letters, milliseconds: max(1, Int(second.timeLeft)))
      guard second.isBeaten(by: reading) else { return nil }
      // Whatever else looks at the page expects black on white.
      if !other.isBinary { try other.threshold() }
      if other !== image { image.exchange(with: other) }
      return reading
    } catch {
      // What was read first is better than nothing.
      if case .library(.timeout, _) = error { return nil }
      throw error
    }
  }

  /// Reads lines that were dropped in another language, each by itself.
  ///
  /// Figures between words, as in "Seite 1 von 1", are what English is surer of.
  func readDoubtful(
    _ image: PageImage, _ page: RecognizedPage, besides language: String
  ) throws(ReadingError) -> RecognizedPage {
    guard let other = languages.first(where: { $0 != language }) else { return page }
    var found: [(dropped: DoubtfulLine, read: [RawWord])] = []
    do throws(ReadingError) {
      for line in page.doubtful.prefix(PageRecognizer.mostDoubtful) {
        guard let strip = line.strip(width: image.width, height: image.height) else { continue }
        let part = try image.copy()
        try part.clip(x: strip.x, y: strip.y)
        let words = try recognize(part, other).words
        if !words.isEmpty { found.append((line, line.placed(words, strip: strip))) }
      }
    } catch {
      guard case .library(.timeout, _) = error else { throw error }
    }
    return page.with(found)
  }

  /// A page with more of them is not print, or was read badly for other reasons.
  private static let mostDoubtful = 4
}

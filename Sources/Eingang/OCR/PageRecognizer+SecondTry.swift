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
}

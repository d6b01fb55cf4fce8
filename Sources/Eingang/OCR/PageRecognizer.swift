import AlbertModel

/// Turns a page's pixels into its words.
///
/// Keeps the engines from page to page; the second language is loaded when the first page asks for it.
final class PageRecognizer {
  private let tessdata: String
  let languages: [String]
  private let secondsPerPage: Int
  private var engines: [String: OCREngine] = [:]

  /// The first language is loaded now, so that later only its data file's folder must be readable.
  init(tessdata: String, languages: [String], secondsPerPage: Int) throws(ReadingError) {
    self.tessdata = tessdata
    self.languages = languages
    self.secondsPerPage = secondsPerPage
    if let first = languages.first { _ = try engine(first) }
  }

  /// Takes the image over: it is cut, thresholded and turned in place.
  func read(_ image: PageImage, number: Int, timing: inout Timing) throws(ReadingError) -> PageText {
    var watch = StopWatch()
    if !image.isBinary, try image.facts().isBare { return page([], image, number: number) }
    let letterCount = try prepare(image)
    timing.prepare += watch.lap()
    let words = try bestReading(image, letterCount: letterCount)
    timing.ocr += watch.lap()
    // Last, since only now the image stands as the words do.
    let codes = try codes(image)
    timing.prepare += watch.lap()
    return page(words, image, number: number, codes: codes)
  }

  /// Returns how many shapes on the page could be letters.
  private func prepare(_ image: PageImage) throws(ReadingError) -> Int {
    try image.cutSheet()
    let original = try image.copy()
    try image.threshold()
    let letters = try image.letters()
    if let letters,
      let factor = Preparation.scale(letterHeight: letters.height, pixels: image.width * image.height)
    {
      try original.scale(factor)
      try original.threshold()
      image.exchange(with: original)
    }
    try image.deskew()
    if let turns = try image.turnsToUpright(), turns != 0 { try turn(image, turns) }
    return letters?.count ?? 0
  }

  private func turn(_ image: PageImage, _ quarters: Int) throws(ReadingError) {
    try image.turn(quarters: quarters)
    // Only lines that run across tell the skew.
    try image.deskew()
  }

  private func bestReading(_ image: PageImage, letterCount: Int) throws(ReadingError) -> [RawWord] {
    guard let first = languages.first else { return [] }
    var best = try recognize(image, first)
    if letterCount >= Preparation.fewLetters, best.isPoor { best = try otherWayRound(image, first, best) }
    if first != "eng", languages.contains("eng"), LanguageGuess(best.words.map(\.text)).isEnglish {
      let again = try recognize(image, "eng")
      if again.quality > best.quality { best = again }
    }
    return best.words
  }

  /// A page full of letters that gave hardly a word may lie on its side; the image is left as it is read best.
  private func otherWayRound(
    _ image: PageImage, _ language: String, _ upright: RecognizedPage
  ) throws(ReadingError) -> RecognizedPage {
    for turns in [2, 1, 3] {
      let turned = try image.copy()
      try turn(turned, turns)
      let reading = try recognize(turned, language)
      if !reading.isPoor, reading.quality > upright.quality {
        image.exchange(with: turned)
        return reading
      }
    }
    return upright
  }

  func recognize(_ image: PageImage, _ language: String) throws(ReadingError) -> RecognizedPage {
    let dpi = min(max(image.dpi ?? 300, 150), 600)
    return RecognizedPage(
      try engine(language).recognize(image, dpi: dpi, milliseconds: secondsPerPage * 800))
  }

  private func engine(_ language: String) throws(ReadingError) -> OCREngine {
    if let loaded = engines[language] { return loaded }
    let loaded = try OCREngine(folder: tessdata, language: language)
    engines[language] = loaded
    return loaded
  }

  func page(_ words: [RawWord], _ image: PageImage, number: Int, codes: [PageCode] = []) -> PageText {
    let width = Double(max(image.width, 1))
    let height = Double(max(image.height, 1))
    let placed = words.map { word in
      Word(
        word.text, box: PageWords.box(word, width: width, height: height),
        confidence: min(max(word.confidence, 0), 1), line: max(word.line, 0), block: max(word.block, 0))
    }
    return PageText(
      number: number, width: width, height: height, source: placed.isEmpty ? .blank : .ocr, words: placed,
      codes: codes)
  }
}

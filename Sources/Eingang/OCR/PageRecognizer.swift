import AlbertModel

/// Turns a page's pixels into its words.
///
/// Keeps the engines from page to page; the second language is loaded when the first page asks for it.
final class PageRecognizer {
  private let tessdata: String
  private let languages: [String]
  private let secondsPerPage: Int
  private var engines: [String: OCREngine] = [:]

  /// The first language is loaded now, so that later only its data file's folder must be readable.
  init(tessdata: String, languages: [String], secondsPerPage: Int) throws(ReadingError) {
    self.tessdata = tessdata
    self.languages = languages
    self.secondsPerPage = secondsPerPage
    if let first = languages.first { _ = try engine(first) }
  }

  /// Takes the image over: it is thresholded and turned in place.
  func read(_ image: PageImage, number: Int, timing: inout Timing) throws(ReadingError) -> PageText {
    var watch = StopWatch()
    if !image.isBinary, try image.facts().isBare { return blank(image, number: number) }
    try prepare(image)
    timing.prepare += watch.lap()
    var best = try recognize(image, languages.first)
    if let second = languages.dropFirst().first(where: { $0 == "eng" }), languages.first != "eng",
      LanguageGuess(best.words.map(\.text)).isEnglish
    {
      let again = try recognize(image, second)
      if again.quality > best.quality { best = again }
    }
    timing.ocr += watch.lap()
    return page(best.words, image, number: number)
  }

  private func prepare(_ image: PageImage) throws(ReadingError) {
    let original = try image.copy()
    try image.threshold()
    if let letters = try image.letters(), let factor = Preparation.scale(letterHeight: letters.height) {
      try original.scale(factor)
      try original.threshold()
      image.exchange(with: original)
    }
    try image.cleanBorder()
    try image.deskew()
  }

  private struct Result {
    var words: [RawWord]

    /// The sum of what was read surely: more sure letters are better.
    var quality: Double { words.reduce(0) { $0 + ($1.confidence - 0.4) * Double(min($1.text.count, 12)) } }
  }

  private func recognize(_ image: PageImage, _ language: String?) throws(ReadingError) -> Result {
    guard let language else { return Result(words: []) }
    let dpi = min(max(image.dpi ?? 300, 150), 600)
    let words = try engine(language).recognize(image, dpi: dpi, milliseconds: secondsPerPage * 1000)
    return Result(
      words: words.compactMap { word in
        var word = word
        word.text = PageWords.cleaned(word.text)
        return word.text.isEmpty ? nil : word
      })
  }

  private func engine(_ language: String) throws(ReadingError) -> OCREngine {
    if let loaded = engines[language] { return loaded }
    let loaded = try OCREngine(folder: tessdata, language: language)
    engines[language] = loaded
    return loaded
  }

  private func blank(_ image: PageImage, number: Int) -> PageText {
    PageText(number: number, width: Double(image.width), height: Double(image.height), source: .blank, words: [])
  }

  private func page(_ raw: [RawWord], _ image: PageImage, number: Int) -> PageText {
    let width = Double(max(image.width, 1))
    let height = Double(max(image.height, 1))
    guard !raw.isEmpty else { return blank(image, number: number) }
    let words = raw.map { word in
      Word(
        word.text, box: PageWords.box(word, width: width, height: height),
        confidence: min(max(word.confidence, 0), 1), line: max(word.line, 0), block: max(word.block, 0))
    }
    return PageText(number: number, width: width, height: height, source: .ocr, words: words)
  }
}

import AlbertModel
import Eingang

/// Turns a page's pixels into its words.
///
/// Keeps the engines from page to page; the second language is loaded when the first page asks for it.
final class PageRecognizer {
  private let tessdata: String
  let languages: [String]
  private let secondsPerPage: Int
  private var engines: [String: OCREngine] = [:]
  private var recent = RecentPages()
  /// When the time for a page is over, however often parts of it are recognised.
  private var end = ContinuousClock.now
  /// Does not read a page again whose pixels it has just read.
  var remembersPages = true
  // No document can be made to be taken for another one.
  private let seed = UInt64.random(in: .min ... .max)

  /// The first language is loaded now, so that later only its data file's folder must be readable.
  init(tessdata: String, languages: [String], secondsPerPage: Int) throws(ReadingError) {
    self.tessdata = tessdata
    self.languages = languages
    self.secondsPerPage = secondsPerPage
    if let first = languages.first { _ = try engine(first) }
    beginPage()
  }

  /// Takes the image over: it is cut, thresholded and turned in place.
  ///
  /// One page, or its parts where it shows several sheets, or two pages, for sure.
  func read(_ image: PageImage, number: Int, timing: inout Timing) throws(ReadingError) -> [PageText] {
    guard remembersPages else { return try readAnew(image, number: number, timing: &timing) }
    var watch = StopWatch()
    let digest = try image.digest(seed: seed)
    if let known = recent.texts(of: digest) {
      timing.prepare += watch.lap()
      return known.map { $0.ofFilePage(number) }
    }
    let pages = try readAnew(image, number: number, timing: &timing)
    recent.keep(pages, of: digest)
    return pages
  }

  private func readAnew(_ image: PageImage, number: Int, timing: inout Timing) throws(ReadingError) -> [PageText] {
    var watch = StopWatch()
    beginPage()
    let facts = try PagePreparation.darkOnLight(image)
    if facts.isBare { return [page(nil, image, number: number)] }
    let sheets = try image.sheets()
    timing.prepare += watch.lap()
    if let parts = try inHalfTheTime({ () throws(ReadingError) in
      try sheetsApart(image, sheets, number: number, timing: &timing)
    }) {
      return parts
    }
    _ = watch.lap()
    let letters = try PagePreparation(image, facts).run(sheets: sheets)
    timing.prepare += watch.lap()
    if let halves = try inHalfTheTime({ () throws(ReadingError) in
      try halves(image, letters, number: number, timing: &timing)
    }) {
      return halves
    }
    return [try read(image, facts, letters, number: number, timing: &timing)]
  }

  /// A fifth of the time that a page has is left for what is not recognition.
  func beginPage() { end = .now + .milliseconds(secondsPerPage * 800) }

  /// What `read` finds within half of the time that is left; nil where that is not enough.
  func inHalfTheTime<Found>(_ read: () throws(ReadingError) -> Found?) throws(ReadingError) -> Found? {
    let whole = end
    end = .now + (end - .now) / 2
    defer { end = whole }
    do throws(ReadingError) {
      return try read()
    } catch {
      if case .library(.timeout, _) = error { return nil }
      throw error
    }
  }

  private var millisecondsLeft: Int { max(1, Int((end - .now) / .milliseconds(1))) }

  /// Of a page, or a part of one, that is prepared.
  func read(
    _ image: PageImage, _ facts: ImageFacts, _ letters: PagePreparation.Letters, number: Int, timing: inout Timing
  ) throws(ReadingError) -> PageText {
    var watch = StopWatch()
    let reading = try bestReading(image, letters)
    let isBlank = try isBlank(image, facts, letters, reading)
    timing.ocr += watch.lap()
    // Last, since only now the image stands as the words do.
    let codes = try codes(image)
    timing.prepare += watch.lap()
    return page(isBlank && codes.isEmpty ? nil : reading.words, image, number: number, codes: codes)
  }

  /// Where nothing can be read, a stamp, a signature or a note may stand all the same; then the page is not blank.
  private func isBlank(
    _ image: PageImage, _ facts: ImageFacts, _ letters: PagePreparation.Letters, _ reading: RecognizedPage
  ) throws(ReadingError) -> Bool {
    if reading.words.isEmpty, ImageFacts.isNothing(strokes: try image.strokes()) { return true }
    guard facts.isPale, reading.isDoubtful(letters: letters.count), let first = languages.first else { return false }
    // What is read better from behind, be it a part of it, stands on the other side.
    let behind = try image.busiest(side: Preparation.sampleSide(letterHeight: letters.height))
    try behind.mirror()
    return Preparation.shinesThrough(behind: try recognize(behind, first, letters).quality, front: reading.quality)
  }

  func bestReading(
    _ image: PageImage, _ letters: PagePreparation.Letters
  ) throws(ReadingError) -> RecognizedPage {
    guard let first = languages.first else { return RecognizedPage([]) }
    var watch = StopWatch()
    var best = try recognize(image, first, letters)
    var language = first
    if !letters.tellUpright, best.isDoubtful(letters: letters.count) {
      best = try otherWayRound(image, first, letters, best)
    }
    if first != "eng", languages.contains("eng"), LanguageGuess(best.words.map(\.text)).isEnglish {
      let again = try recognize(image, "eng", letters)
      if again.quality > best.quality { (best, language) = (again, "eng") }
    }
    let spent = watch.lap()
    let second = SecondTry(first: best, spent: spent, budget: spent + Double(millisecondsLeft))
    if second.isDue, let again = try readOnceMore(image, language, letters, second) { best = again }
    return try readDoubtful(image, best, besides: language)
  }

  /// Capitals and figures do not show which way up they are, but reading them does; the image is left as it is read best.
  private func otherWayRound(
    _ image: PageImage, _ language: String, _ letters: PagePreparation.Letters, _ asItIs: RecognizedPage
  ) throws(ReadingError) -> RecognizedPage {
    let sample = try image.busiest(side: Preparation.sampleSide(letterHeight: letters.height))
    var qualities: [Double] = []
    for turns in 0..<4 {
      let turned = try sample.copy()
      try turned.turn(quarters: turns)
      qualities.append(try recognize(turned, language, letters).quality)
    }
    guard let turns = Preparation.turns(readingQualities: qualities), turns != 0 else { return asItIs }
    let turned = try image.copy()
    try PagePreparation.turn(turned, quarters: turns)
    let reading = try recognize(turned, language, letters)
    if reading.quality <= asItIs.quality { return asItIs }
    image.exchange(with: turned)
    return reading
  }

  /// Without letters the image is a part of a page, and too small for columns.
  func recognize(
    _ image: PageImage, _ language: String, _ letters: PagePreparation.Letters? = nil, milliseconds: Int? = nil
  ) throws(ReadingError) -> RecognizedPage {
    var hasColumns = false
    if let known = letters?.standInColumns {
      hasColumns = known
    } else if let letters {
      hasColumns = try image.hasColumns(letterHeight: letters.height)
    }
    let dpi = min(max(image.dpi ?? 300, 150), 600)
    let words = try engine(language).recognize(
      image,
      OCREngine.Reading(
        segmentation: hasColumns ? .automatic : .singleColumn, way: letters?.way ?? .asItIs, dpi: dpi,
        milliseconds: min(milliseconds ?? .max, millisecondsLeft)))
    // Before lines are dropped: a number is surer as a part of its row.
    return RecognizedPage(hasColumns ? words : TableRows.together(words))
  }

  private func engine(_ language: String) throws(ReadingError) -> OCREngine {
    if let loaded = engines[language] { return loaded }
    let loaded = try OCREngine(folder: tessdata, language: language)
    engines[language] = loaded
    return loaded
  }

  /// Words are nil for a blank page.
  func page(_ words: [RawWord]?, _ image: PageImage, number: Int, codes: [PageCode] = []) -> PageText {
    let width = Double(max(image.width, 1))
    let height = Double(max(image.height, 1))
    let placed = (words ?? []).map { word in
      Word(
        word.text, box: PageWords.box(word, width: width, height: height),
        confidence: min(max(word.confidence, 0), 1), line: max(word.line, 0), block: max(word.block, 0))
    }
    var page = PageText(
      number: number, width: width, height: height, source: words == nil ? .blank : .ocr, words: placed,
      codes: codes)
    if words != nil { page.course = image.course }
    return page
  }
}

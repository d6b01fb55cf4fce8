import AlbertModel

/// The words of one page in reading order: the last thing that depends on pixels, and what is stored for reprocessing.
package struct PageText: Hashable, Sendable {
  /// Where the words come from.
  package enum Source: String, Hashable, Sendable, Codable {
    /// Without words where something stands on the page that could not be read.
    case ocr
    case textLayer
    /// Nothing stands on it, at most the other side's print shines through.
    case blank
  }

  /// Counts the pages of a document from 1.
  package private(set) var number: Int
  /// Width of the upright page in its own unit: pixels for images, points (1/72 inch) for text layers.
  package let width: Double
  /// Height in the same unit.
  package let height: Double
  package let source: Source
  package let words: [Word]
  package let codes: [PageCode]
  /// What a person should know beside the page, in German: parts of its file that could not be read.
  package var notices: [String] = []
  /// Nil where it is a whole page of its file.
  package var part: PagePart?
  /// How its picture is brought to where the words stand; nil where nobody has written that down, or there is no picture.
  package var course: PageCourse?
  /// Lines as the reader found them, in reading order; a table's columns may be lines of their own.
  package private(set) var lines: [TextLine]
  /// What stands side by side across the whole page, top to bottom: a table's label and its amount share a row.
  package private(set) var rows: [TextLine]

  package init(
    number: Int, width: Double, height: Double, source: Source, words: [Word], codes: [PageCode] = []
  ) {
    self.number = number
    self.width = width
    self.height = height
    self.source = source
    self.words = words
    self.codes = codes
    lines = TextLine.lines(of: words, page: number)
    rows = TextLine.rows(of: lines, page: number)
  }

  /// The words in reading order, a line of the page a line of text, a blank line between blocks; divided words are whole.
  package var text: String { MendedText(lines).text }

  /// The same page at another place of a document.
  package func renumbered(_ number: Int) -> PageText {
    if number == self.number { return self }
    var page = self
    page.number = number
    page.lines = lines.map { $0.onPage(number) }
    page.rows = rows.map { $0.onPage(number) }
    return page
  }
}

extension PageText: Codable {
  private enum Key: String, CodingKey {
    case number, width, height, source, words, codes, notices, part, course
  }

  /// Throws for what no page can be, before anything is computed from it.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let words = try container.decode([Word].self, forKey: .words)
    let width = try container.decode(Double.self, forKey: .width)
    let height = try container.decode(Double.self, forKey: .height)
    // Pages read before codes were looked for have none.
    let codes = try container.decodeIfPresent([PageCode].self, forKey: .codes) ?? []
    let notices = try container.decodeIfPresent([String].self, forKey: .notices) ?? []
    let part = try container.decodeIfPresent(PagePart.self, forKey: .part)
    let course = try container.decodeIfPresent(PageCourse.self, forKey: .course)
    guard PageText.arePlausible(words, width: width, height: height), PageText.arePlausible(codes),
      PageText.arePlausible(notices: notices), part?.isPlausible != false, course?.isPlausible != false
    else {
      throw DecodingError.dataCorruptedError(forKey: .words, in: container, debugDescription: "not a page's words")
    }
    self.init(
      number: try container.decode(Int.self, forKey: .number), width: width, height: height,
      source: try container.decode(Source.self, forKey: .source), words: words, codes: codes)
    self.notices = notices
    self.part = part
    self.course = course
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(number, forKey: .number)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
    try container.encode(source, forKey: .source)
    try container.encode(words, forKey: .words)
    if !codes.isEmpty { try container.encode(codes, forKey: .codes) }
    if !notices.isEmpty { try container.encode(notices, forKey: .notices) }
    try container.encodeIfPresent(part, forKey: .part)
    try container.encodeIfPresent(course, forKey: .course)
  }
}

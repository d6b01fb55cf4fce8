import AlbertModel

/// Lays text out on sheets of A4 as a printer with letters of one width would, so that lines and columns are where they
/// would be on paper.
package struct TextLayout {
  /// Letters across; a longer line is broken between its words.
  private static let mostColumns = 100
  private static let leastColumns = 80
  private static let rows = 62

  // Points.
  private static let width = 595.0
  private static let height = 842.0
  private static let margin = 48.0
  private static let leading = 12.0
  private static let letterHeight = 9.0

  private let pages: [ArraySlice<[Unicode.Scalar]>]
  private let columns: Int

  /// No pages where there are no words.
  package init(_ text: String) {
    let sheets = TextLayout.sheets(text)
    let longest = sheets.joined().reduce(0) { max($0, $1.count) }
    let columns = min(max(longest, TextLayout.leastColumns), TextLayout.mostColumns)
    let pages = sheets.flatMap { sheet -> [ArraySlice<[Unicode.Scalar]>] in
      let lines = sheet.flatMap { TextLayout.broken($0, at: columns) }
      if lines.isEmpty { return [[]] }
      return stride(from: 0, to: lines.count, by: TextLayout.rows).map {
        lines[$0..<min($0 + TextLayout.rows, lines.count)]
      }
    }
    self.columns = columns
    self.pages = Array(TextLayout.trimmed(pages))
  }

  package var pageCount: Int { pages.count }

  package func page(_ index: Int) -> PageText {
    let raw = pages[index].enumerated().flatMap { row, line in words(of: line, row: row) }
    return TextLayer(raw, width: TextLayout.width, height: TextLayout.height).page(number: index + 1)
  }

  private func words(of line: [Unicode.Scalar], row: Int) -> [RawWord] {
    let advance = (TextLayout.width - 2 * TextLayout.margin) / Double(columns)
    let top = TextLayout.margin + Double(row) * TextLayout.leading
    var words: [RawWord] = []
    var at = 0
    while at < line.count {
      let end = line[at...].firstIndex(where: TextLayout.isBlank) ?? line.count
      if end > at {
        let left = TextLayout.margin + Double(at) * advance
        let right = TextLayout.margin + Double(end) * advance
        words.append(
          RawWord(
            String(String.UnicodeScalarView(line[at..<end])), x: left..<right, y: top..<top + TextLayout.letterHeight))
      }
      at = end + 1
    }
    return words
  }
}

extension TextLayout {
  /// The lines of each sheet, parted by form feeds, without blanks at their ends.
  private static func sheets(_ text: String) -> [[[Unicode.Scalar]]] {
    var sheets: [[[Unicode.Scalar]]] = [[]]
    var line: [Unicode.Scalar] = []
    var last: Unicode.Scalar = " "
    func end() {
      while let blank = line.last, isBlank(blank) { line.removeLast() }
      sheets[sheets.count - 1].append(line)
      line = []
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where last == "\r": break
      case "\n", "\r", "\u{B}", "\u{85}", "\u{2028}", "\u{2029}": end()
      case "\u{C}":
        if !line.isEmpty { end() }
        sheets.append([])
      case "\t": line += [Unicode.Scalar](repeating: " ", count: 8 - line.count % 8)
      default: line.append(scalar)
      }
      last = scalar
    }
    if !line.isEmpty { end() }
    return sheets
  }

  /// Between words where one ends in the second half of the line.
  private static func broken(_ line: [Unicode.Scalar], at columns: Int) -> [[Unicode.Scalar]] {
    var lines: [[Unicode.Scalar]] = []
    var rest = line[...]
    while rest.count > columns {
      let half = rest.startIndex + columns / 2
      let end = rest.startIndex + columns
      let cut = rest[half...end].lastIndex(where: isBlank) ?? end
      lines.append(Array(rest[..<cut]))
      rest = rest[cut...].drop(while: isBlank)
    }
    lines.append(Array(rest))
    return lines
  }

  /// Without empty sheets before the first words and behind the last.
  private static func trimmed(
    _ pages: [ArraySlice<[Unicode.Scalar]>]
  ) -> ArraySlice<ArraySlice<[Unicode.Scalar]>> {
    func isEmpty(_ page: ArraySlice<[Unicode.Scalar]>) -> Bool { page.allSatisfy { $0.allSatisfy(isBlank) } }
    guard let first = pages.firstIndex(where: { !isEmpty($0) }), let last = pages.lastIndex(where: { !isEmpty($0) })
    else { return [] }
    return pages[first...last]
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
}

import AlbertModel
import Eingang

/// A page of plain text in which ⟦ and ⟧ mark what must be found.
///
/// Every line of text is a line of the page; a column of text is 1/100 of the page's width and a line 1/80 of its
/// height. Three or more blanks in a row begin a new column: the words after them are a line and a block of their own,
/// as a reader finds a table.
package struct MarkedText {
  package let page: PageText
  /// What stood between the marks, in order.
  package let quotes: [String]

  package init(_ marked: String, page number: Int = 1) {
    var quotes: [String] = []
    var words: [Word] = []
    var line = 0
    for (row, raw) in marked.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      quotes += MarkedText.quotes(in: raw)
      let columns = MarkedText.columns(of: raw.filter { $0 != "⟦" && $0 != "⟧" })
      for (block, column) in columns.enumerated() {
        for (text, start) in column {
          let box = BoundingBox(
            x: Double(start) / 100, y: Double(row) / 80, width: Double(text.count) / 100, height: 0.01)
          words.append(Word(text, box: box, line: line, block: block))
        }
        line += 1
      }
    }
    page = PageText(number: number, width: 2480, height: 3508, source: .ocr, words: words)
    self.quotes = quotes
  }

  private static func quotes(in line: Substring) -> [String] {
    line.split(separator: "⟦").dropFirst().compactMap { $0.split(separator: "⟧").first.map(String.init) }
  }

  private static func columns(of line: String) -> [[(text: String, start: Int)]] {
    var columns: [[(text: String, start: Int)]] = [[]]
    var word = ""
    var blanks = 0
    for (offset, character) in (line + " ").enumerated() {
      if character == " " {
        if !word.isEmpty { columns[columns.count - 1].append((word, offset - word.count)) }
        word = ""
        blanks += 1
      } else {
        if blanks >= 3, !(columns.last ?? []).isEmpty { columns.append([]) }
        blanks = 0
        word.append(character)
      }
    }
    return columns.filter { !$0.isEmpty }
  }
}

import AlbertModel
import Eingang

/// The words of a document's pages as a PDF shows them to those who search and to nobody else.
///
/// Every character has a number of its own, in the order in which they come; `InvisibleFont` has as many empty glyphs.
struct InvisibleText {
  /// By their numbers, which count from 1.
  private(set) var characters: [Character] = []
  private var numbers: [Character: Int] = [:]

  /// Numbers of two bytes.
  private static let most = 65_000
  /// Of the font's size: how wide each glyph is, and how far it reaches above and below the line that it stands on.
  ///
  /// Less than a whole, as the letters of a line are: programs tell from the size which gaps are wide.
  static let advance = 0.5
  static let ascent = 0.7
  static let descent = 0.05

  /// A page's picture with its words above it.
  mutating func content(_ words: [Word], on size: PrintedSize) -> String {
    var out = "q \(PDFSyntax.number(size.width)) 0 0 \(PDFSyntax.number(size.height)) 0 0 cm /Bild Do Q\n"
    let lines = InvisibleText.lines(words)
    if lines.isEmpty { return out }
    out += "BT 3 Tr\n"
    for line in lines {
      let band = Band(line)
      for word in line { out += shown(word, band.fits ? band : Band([word]), size) }
    }
    return out + "ET\n"
  }

  private mutating func shown(_ word: Word, _ band: Band, _ size: PrintedSize) -> String {
    // The blank tells words apart that stand close to one another.
    let codes = (Array(word.text) + [" "]).compactMap { number($0) }
    let height = max(band.height * size.height, 0.5) / (InvisibleText.ascent + InvisibleText.descent)
    let width = max(word.box.width * size.width, 0.1)
    guard codes.count > 1 else { return "" }
    let stretch = 100 * width / (Double(codes.count - 1) * InvisibleText.advance * height)
    let x = PDFSyntax.number(word.box.x * size.width)
    let y = PDFSyntax.number((1 - band.bottom) * size.height + InvisibleText.descent * height)
    let text = codes.map { PDFSyntax.hexadecimal($0, digits: 4) }.joined()
    return "/Schrift \(PDFSyntax.number(height)) Tf \(PDFSyntax.number(stretch)) Tz 1 0 0 1 \(x) \(y) Tm <\(text)> Tj\n"
  }

  private mutating func number(_ character: Character) -> Int? {
    if let known = numbers[character] { return known }
    guard characters.count < InvisibleText.most else { return nil }
    characters.append(character)
    numbers[character] = characters.count
    return characters.count
  }

  private static func lines(_ words: [Word]) -> [[Word]] {
    var lines: [[Word]] = []
    for word in words where !word.text.isEmpty {
      if let last = lines.last?.last, last.line == word.line, last.block == word.block {
        lines[lines.count - 1].append(word)
      } else {
        lines.append([word])
      }
    }
    return lines
  }

  /// Where a line's letters stand, from its highest to its lowest: words of one line share their line.
  private struct Band {
    let bottom: Double
    let height: Double
    /// Words of a line that goes up or down have nothing in common but their direction.
    let fits: Bool

    init(_ words: [Word]) {
      let top = words.map(\.box.y).min() ?? 0
      bottom = words.map(\.box.maxY).max() ?? 0
      height = bottom - top
      let heights = words.map(\.box.height).sorted()
      fits = height <= 1.6 * heights[heights.count / 2]
    }
  }
}

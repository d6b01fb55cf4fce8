import AlbertModel

/// The number that a page gives itself: `Seite 2 von 3`, `Page 1 of 2`, `Blatt 2`, `- 2 -`.
package struct Seitenzahl: Hashable, Sendable {
  package let seite: Int
  /// How many there are, where the page says so.
  package let von: Int?

  init(_ seite: Int, von: Int?) {
    self.seite = seite
    self.von = von
  }

  /// Nil where a page says nothing of the kind, or says two things.
  ///
  /// A number without its total is trusted only at the upper and lower edge: in a text, `Seite 3` is another paper's.
  package init?(_ page: PageText) {
    var whole: Set<Seitenzahl> = []
    var edge: Set<Seitenzahl> = []
    var bare: Set<Seitenzahl> = []
    for row in page.rows {
      let isAtEdge = row.box.midY < Seitenzahl.margin || row.box.midY > 1 - Seitenzahl.margin
      guard let found = Seitenzahl.named(in: row.folded) ?? (isAtEdge ? Seitenzahl.alone(row.folded) : nil) else {
        continue
      }
      if found.von == nil {
        if isAtEdge { bare.insert(found) }
      } else {
        whole.insert(found)
        if isAtEdge { edge.insert(found) }
      }
    }
    let found = [whole, edge, whole.isEmpty ? bare : []].first { $0.count == 1 }?.first
    guard let found else { return nil }
    self = found
  }

  private static let margin = 0.15

  // As they are printed, and as they are misread.
  private static let words: [[UInt8]] = [
    "seite", "selte", "seile", "scite", "seitc", "sejte", "seit e", "page", "pagc", "blatt", "blalt", "bialt", "biatt",
    "pagina", "s.",
  ].map { Array($0.utf8) }
  private static let joints: [[UInt8]] = ["von", "yon", "vun", "van", "v0n", "of", "aus", "/", "|", "\\"].map {
    Array($0.utf8)
  }
  /// What stands before the number of another page.
  private static let references: [[UInt8]] = [
    "siehe", "auf", "vgl.", "vgl", "von", "ab", "bis", "see", "on", "s.", "der", "nächste", "nächsten", "folgende",
  ].map { Array($0.utf8) }

  /// The first number that a word introduces.
  private static func named(in text: [UInt8]) -> Seitenzahl? {
    for start in text.indices where start == 0 || !Bytes.isWord(text[start - 1]) {
      guard let word = words.first(where: { text[start...].starts(with: $0) }), !isReference(text, before: start) else {
        continue
      }
      var scan = Scan(text, from: start + word.count)
      scan.skip { $0 == 0x20 || $0 == 0x3A || $0 == 0x2E || $0 == 0x23 || $0 == 0x2D }
      guard let seite = scan.number() else { continue }
      let afterNumber = scan
      if let von = scan.joined(by: joints) {
        guard von >= seite else { continue }
        return Seitenzahl(seite, von: von)
      }
      // `s. 12` is an abbreviation of many things; only with its total is it a page.
      if word.count > 2, afterNumber.endsNumber { return Seitenzahl(seite, von: nil) }
    }
    return nil
  }

  private static func isReference(_ text: [UInt8], before start: Int) -> Bool {
    let words = text[..<start].split(separator: 0x20)
    return words.last.map { word in references.contains { $0.elementsEqual(word) } } ?? false
  }

  /// A row that is nothing but `- 2 -`, `2/3` or `2 von 3`.
  private static func alone(_ text: [UInt8]) -> Seitenzahl? {
    let dashes: [[UInt8]] = ["-", "–", "—"].map { Array($0.utf8) }
    // Figures with a leading zero are a date's.
    guard text.first != 0x30 else { return nil }
    var scan = Scan(text, from: 0)
    let isDashed = scan.take(dashes)
    scan.skip { $0 == 0x20 }
    guard let seite = scan.number() else { return nil }
    if isDashed {
      scan.skip { $0 == 0x20 }
      return scan.take(dashes) && scan.isAtEnd ? Seitenzahl(seite, von: nil) : nil
    }
    guard let von = scan.joined(by: joints), von >= seite, von > 1, scan.isAtEnd else { return nil }
    return Seitenzahl(seite, von: von)
  }

  /// Reads along a line.
  private struct Scan {
    private let text: [UInt8]
    private var index: Int

    init(_ text: [UInt8], from index: Int) {
      self.text = text
      self.index = index
    }

    var isAtEnd: Bool { text[index...].allSatisfy { $0 == 0x20 || $0 == 0x2E } }

    /// True where what was read was not the beginning of a longer figure, an amount or a date.
    var endsNumber: Bool {
      guard index < text.count else { return true }
      let next = text[index]
      if next == 0x2E || next == 0x2C { return !(index + 1 < text.count && Bytes.isDigit(text[index + 1])) }
      return !Bytes.isWord(next) && next != 0x2F && next != 0x25
    }

    mutating func skip(_ isSkipped: (UInt8) -> Bool) {
      while index < text.count, isSkipped(text[index]) { index += 1 }
    }

    mutating func take(_ words: [[UInt8]]) -> Bool {
      guard let word = words.first(where: { text[index...].starts(with: $0) }) else { return false }
      index += word.count
      return true
    }

    /// One to three figures, among them letters that are misread ones.
    mutating func number() -> Int? {
      var value = 0
      var count = 0
      var digits = 0
      let start = index
      while index < text.count, let digit = Scan.digit(text[index]), count < 4 {
        if Bytes.isDigit(text[index]) { digits += 1 }
        value = value * 10 + digit
        index += 1
        count += 1
      }
      let isGlued = text[index...].starts(with: [0x76, 0x6F, 0x6E]) || text[index...].starts(with: [0x6F, 0x66])
      let isWhole = index == text.count || !Bytes.isWord(text[index]) || isGlued
      guard (1...3).contains(count), digits > 0 || count == 1, isWhole, value > 0 else {
        index = start
        return nil
      }
      return value
    }

    /// The total behind one of these words or signs.
    mutating func joined(by joints: [[UInt8]]) -> Int? {
      skip { $0 == 0x20 }
      guard take(joints) else { return nil }
      skip { $0 == 0x20 }
      guard let total = number(), endsNumber else { return nil }
      return total
    }

    private static func digit(_ byte: UInt8) -> Int? {
      switch byte {
      case 0x30...0x39: Int(byte - 0x30)
      // l, i and | are ones.
      case 0x6C, 0x69, 0x7C: 1
      default: nil
      }
    }
  }
}

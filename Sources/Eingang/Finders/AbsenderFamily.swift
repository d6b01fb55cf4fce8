import AlbertModel

/// A place of the page where senders print their name.
enum AbsenderFamily: String, CaseIterable, Sendable {
  case letterhead
  case returnline
  case footer
  case signature
  case label
  case slip

  /// Lines, and the part of each, that may hold a sender's name.
  func mentions(in dokument: Dokument) -> [(TextLine, Range<Int>)] {
    guard let page = dokument.firstPage else { return [] }
    let lines = page.lines.sorted { ($0.box.midY, $0.box.x) < ($1.box.midY, $1.box.x) }
    return switch self {
    case .letterhead: AbsenderFamily.letterhead(lines, dokument)
    case .returnline: AbsenderFamily.returnLine(lines)
    case .footer:
      dokument.lines.filter { $0.box.y > 0.88 && $0.words.count <= 40 }.prefix(24).map {
        ($0, AbsenderFamily.firstPart($0))
      }
    case .signature: AbsenderFamily.signature(dokument)
    case .label: AbsenderFamily.labelled(dokument)
    case .slip: dokument.looksLikeReceipt ? lines.prefix(6).map { ($0, AbsenderFamily.firstPart($0)) } : []
    }
  }

  private static func letterhead(_ lines: [TextLine], _ dokument: Dokument) -> [(TextLine, Range<Int>)] {
    let first = lines.first?.box.y ?? 0
    let top = lines.filter { $0.box.y < max(0.17, min(first + 0.12, 0.3)) && $0.words.count <= 16 }
    var found = top.map { ($0, firstPart($0)) }
    // A name set in two lines: Stadtwerke / Werseland.
    for (upper, lower) in zip(top, top.dropFirst()) {
      let gap = lower.box.y - upper.box.maxY
      let alike = max(upper.box.height, lower.box.height) < 1.8 * min(upper.box.height, lower.box.height)
      guard gap < 0.02, alike, abs(upper.box.x - lower.box.x) < 0.12, upper.words.count + lower.words.count <= 7 else {
        continue
      }
      let both = TextLine(page: upper.page, block: upper.block, words: upper.words + lower.words)
      found.append((both, 0..<both.bytes.count))
    }
    return found
  }

  /// A small line with a postcode and the marks that part its pieces, in the upper third.
  private static func returnLine(_ lines: [TextLine]) -> [(TextLine, Range<Int>)] {
    lines.filter { $0.page == 1 && (0.08...0.36).contains($0.box.y) }.compactMap { line in
      guard Anschrift.postcode(in: line.bytes) != nil, line.words.count >= 4 else { return nil }
      let part = firstPart(line)
      guard part.upperBound < line.bytes.count - 5 else { return nil }
      return (line, part)
    }
  }

  private static let closings: [Phrase] = [
    "mit freundlichen grüßen", "mit freundlichem gruß", "freundliche grüße", "mit freundlichen grüssen", "viele grüße",
    "herzliche grüße",
    "mit besten grüßen", "beste grüße", "mit sportlichen grüßen", "mit herzlichen grüßen", "kind regards",
    "yours sincerely", "best regards",
    "sportliche grüße", "*grüße*", "*gruß", "hochachtungsvoll", "im auftrag", "with best wishes", "ihr team",
    "yours faithfully", "*grüßen",
  ]

  private static func signature(_ dokument: Dokument) -> [(TextLine, Range<Int>)] {
    guard let index = dokument.lines.lastIndex(where: { $0.words.count <= 7 && $0.containsAny(closings) }) else {
      return []
    }
    return dokument.lines[(index + 1)...].prefix(5).map { line in
      let own = line.firstRange(of: ["ihre", "ihr", "ihr team der", "ihr team"], in: 0..<min(8, line.bytes.count))
      let part = firstPart(line)
      let start = own.map { min($0.upperBound + 1, part.upperBound) } ?? part.lowerBound
      return (line, start..<part.upperBound)
    }
  }

  private static let labels: [Phrase] = [
    "verkauft von", "absender:", "absender", "von:", "from:", "zahlungsempfänger", "zahlungsempfänger:", "begünstigter",
    "empfänger:",
    "kontoinhaber:", "konto / zahlbar an", "seller", "verkäufer", "lieferant", "rechnungssteller", "aussteller",
    "träger:",
  ]

  /// What stands right of such a label, or under it.
  private static func labelled(_ dokument: Dokument) -> [(TextLine, Range<Int>)] {
    var found: [(TextLine, Range<Int>)] = []
    for (index, line) in dokument.lines.enumerated() {
      guard let label = line.firstRange(of: labels) else { continue }
      let rest = label.upperBound..<line.bytes.count
      if line.bytes[rest].filter(Bytes.isLetter).count >= 3 {
        found.append((line, firstPart(line, from: rest.lowerBound)))
      } else if index + 1 < dokument.lines.count {
        let below = dokument.lines[(index + 1)...].prefix(3).first {
          $0.box.x < line.box.maxX && $0.box.maxX > line.box.x
        }
        if let below { found.append((below, firstPart(below))) }
      }
    }
    return found
  }

  // A blank on either side; OCR makes colons, hyphens and quotes of middle dots.
  private static let separators: [[UInt8]] = [
    " · ", " • ", " | ", " - ", " – ", " — ", " : ", " * ", " » ", " ‘ ", " ‚ ", ", ", " / ", " > ", " ; ", " “ ", "- ",
    " + ", ": ", " <", " (",
  ].map { Array($0.utf8) }

  /// A line's words up to the first mark that parts pieces, or to its address.
  static func firstPart(_ line: TextLine, from start: Int = 0) -> Range<Int> {
    let bytes = line.bytes
    var begin = start
    while begin < bytes.count, bytes[begin] == Bytes.blank || bytes[begin] == Bytes.colon { begin += 1 }
    var end = bytes.count
    for separator in separators {
      var index = begin + 3
      while index + separator.count <= end {
        if Array(bytes[index..<(index + separator.count)]) == separator {
          end = index
          break
        }
        index += 1
      }
    }
    if let postcode = Anschrift.postcode(in: Array(bytes[..<end])), postcode > begin { end = postcode }
    return begin..<max(end, begin)
  }
}

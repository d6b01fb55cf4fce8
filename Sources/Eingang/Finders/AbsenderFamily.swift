import AlbertModel

/// A place of the page where senders print their name.
enum AbsenderFamily: String, CaseIterable, Sendable {
  case letterhead
  case returnline
  case footer
  case signature
  case label
  case slip
  case sliplegal
  case domain

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
    case .slip: dokument.looksLikeReceipt ? AbsenderFamily.slip(Array(lines.prefix(6))) : []
    case .sliplegal: dokument.looksLikeReceipt ? AbsenderFamily.legalLines(lines) : []
    case .domain: AbsenderFamily.domains(dokument)
    }
  }

  private static func letterhead(_ lines: [TextLine], _ dokument: Dokument) -> [(TextLine, Range<Int>)] {
    let first = lines.first?.box.y ?? 0
    let top = lines.filter { $0.box.y < max(0.17, min(first + 0.12, 0.3)) && $0.words.count <= 16 }
    let found = top.map { ($0, firstPart($0)) }
    return found + joined(top)
  }

  private static func slip(_ lines: [TextLine]) -> [(TextLine, Range<Int>)] {
    lines.map { ($0, firstPart($0)) } + joined(Array(lines.prefix(3)))
  }

  /// Names set in two lines: Stadtwerke / Werseland.
  private static func joined(_ lines: [TextLine]) -> [(TextLine, Range<Int>)] {
    lines.enumerated().compactMap { index, upper in
      let below = lines[(index + 1)...].first { $0.box.y > upper.box.midY && abs($0.box.midX - upper.box.midX) < 0.15 }
      guard let lower = below, lower.box.y - upper.box.maxY < 0.03,
        upper.words.count + lower.words.count <= 6, upper.words.count <= 3,
        lower.firstRange(of: AbsenderMention.owners)?.lowerBound != 0
      else { return nil }
      let both = TextLine(page: upper.page, block: upper.block, words: upper.words + lower.words)
      return (both, 0..<both.bytes.count)
    }
  }

  /// A shop's company, which slips often print in full only at their foot.
  private static func legalLines(_ lines: [TextLine]) -> [(TextLine, Range<Int>)] {
    lines.dropFirst(6).filter { $0.words.count <= 10 && $0.containsAny(OrgWords.legalForms) }
      .map { ($0, firstPart($0)) }
  }

  /// The name within a web or mail address: lidl in `www.lidl.de`.
  private static func domains(_ dokument: Dokument) -> [(TextLine, Range<Int>)] {
    let labels = Domain.labels(in: dokument)
    return dokument.lines.flatMap { line in
      labels.compactMap { label in line.lastRange(of: Phrase(label)).map { (line, $0) } }
    }
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
    " + ", ": ", " <",
    // Who leads or owns a firm, and where it is registered, follows its name.
    " Inh. ", " Inh.: ", " Inhaber", " Geschäftsführ", " Vorstand", " Amtsgericht", " HRB ", " HRA ", " USt-Id",
    " Sitz der ", " Registered in ",
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
    if let number = trailingNumber(line, begin..<end) { end = number }
    return begin..<max(end, begin)
  }

  /// Where a date, a phone or register number begins that is no part of a name: the first word with three digits or
  /// with digits and points, and the bracket before it.
  private static func trailingNumber(_ line: TextLine, _ range: Range<Int>) -> Int? {
    var start = range.lowerBound
    for word in line.bytes[range].split(separator: Bytes.blank, omittingEmptySubsequences: false) {
      let digits = word.reduce(0) { $0 + (Bytes.isDigit($1) ? 1 : 0) }
      let marks = word.contains { $0 == Bytes.point || $0 == Bytes.colon || $0 == Bytes.slash }
      // A founding year or a district's number may be part of a name: TuS 1921, Haus 12.
      let isYear = digits == 4 && word.count == 4
      if start > range.lowerBound + 3, !isYear, digits >= 5 || digits >= 2 && marks || word.first == 0x28 && digits > 2
      {
        return start
      }
      start += word.count + 1
    }
    return nil
  }
}

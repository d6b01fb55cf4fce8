import AlbertModel

/// A place of the page where senders print their name.
enum AbsenderFamily: String, CaseIterable, Sendable {
  case letterhead
  case returnline
  case footer
  case signature
  case label
  case party
  case imprint
  case slip
  case sliplegal
  case thanks
  case domain

  /// More mentions than these, the first in reading order, say nothing that those do not.
  ///
  /// The letterhead and the imprint bound their own lines, each of which may give two names or three.
  var most: Int { self == .letterhead || self == .imprint ? 48 : 24 }

  /// More places than these are not looked at, since most of those that are left out are no names.
  static let mostPlaces = 96

  /// Lines, and the part of each, that may hold a sender's name.
  func mentions(in context: AbsenderContext) -> [(TextLine, Range<Int>)] {
    let dokument = context.dokument
    guard dokument.firstPage != nil else { return [] }
    let lines = context.firstPage
    return switch self {
    case .letterhead: AbsenderFamily.letterhead(lines, dokument)
    case .returnline: AbsenderFamily.returnLine(lines)
    case .footer:
      dokument.lines.filter { $0.box.y > 0.88 && $0.words.count <= 40 }.prefix(24).map {
        ($0, AbsenderFamily.firstPart($0))
      }
    case .signature: AbsenderFamily.signature(dokument)
    case .label: AbsenderFamily.labelled(context)
    case .party: context.parties.sellers
    case .imprint: AbsenderFamily.imprint(context)
    case .slip: context.isSlip ? AbsenderFamily.slip(Array(lines.prefix(6))) : []
    case .sliplegal: context.isSlip ? AbsenderFamily.legalLines(lines) : []
    case .thanks: context.isSlip ? AbsenderFamily.thanks(context) : []
    case .domain: AbsenderFamily.domains(context)
    }
  }

  private static func letterhead(_ lines: [TextLine], _ dokument: Dokument) -> [(TextLine, Range<Int>)] {
    let first = lines.first?.box.y ?? 0
    let top = lines.filter { $0.box.y < max(0.17, min(first + 0.12, 0.3)) && $0.words.count <= 16 }.prefix(24)
    let found = top.map { ($0, withoutMark($0, firstPart($0))) }
    return found + joined(Array(top))
  }

  /// What stands behind a letter or two much taller than the rest, which are a logo's.
  private static func withoutMark(_ line: TextLine, _ range: Range<Int>) -> Range<Int> {
    let words = line.words[line.wordIndices(range)]
    guard words.count >= 2, let first = words.first, first.text.count <= 2,
      words.dropFirst().allSatisfy({ $0.box.height * 2 < first.box.height })
    else { return range }
    return min(range.lowerBound + first.text.utf8.count + 1, range.upperBound)..<range.upperBound
  }

  private static func slip(_ lines: [TextLine]) -> [(TextLine, Range<Int>)] {
    lines.map { ($0, firstPart($0)) } + joined(Array(lines.prefix(3)))
  }

  /// Names set in two lines: Stadtwerke / Werseland.
  private static func joined(_ lines: [TextLine]) -> [(TextLine, Range<Int>)] {
    lines.enumerated().compactMap { index, upper in
      let below = lines[(index + 1)...].first { $0.box.y > upper.box.midY && abs($0.box.midX - upper.box.midX) < 0.15 }
      guard let lower = below, lower.box.y - upper.box.maxY < 0.03, upper.words.count <= 6,
        lower.firstRange(of: AbsenderMention.owners)?.lowerBound != 0, upper.bytes.last != Bytes.colon
      else { return nil }
      let part = lower.words[lower.wordIndices(firstPart(lower))]
      guard !part.isEmpty, upper.words.count + part.count <= 9 else { return nil }
      let isBranch = AbsenderMention.isGeneric(TextLine(page: lower.page, block: lower.block, words: Array(part)))
      guard isBranch || upper.words.count <= 3 && upper.words.count + part.count <= 6 else { return nil }
      let both = TextLine(page: upper.page, block: upper.block, words: upper.words + part)
      return (both, 0..<both.bytes.count)
    }
  }

  /// A shop's company, which slips often print in full only at their foot.
  private static func legalLines(_ lines: [TextLine]) -> [(TextLine, Range<Int>)] {
    lines.dropFirst(6).lazy.filter { line in
      // Small print goes on in small letters.
      line.words.count <= 10 && !(line.bytes.first.map { (0x61...0x7A).contains($0) } ?? true)
        && line.containsAny(OrgWords.legalForms)
    }
    .prefix(mostPlaces).map { ($0, firstPart($0)) }
  }

  /// The name within a web or mail address: lidl in `www.lidl.de`.
  private static func domains(_ context: AbsenderContext) -> [(TextLine, Range<Int>)] {
    let labels = context.domains.map { Phrase($0) }
    // On a slip they stand alone; in its sentences they name others.
    let places = context.dokument.lines.lazy.filter {
      !context.parties.buyers.contains($0) && (!context.isSlip || $0.words.count <= 4)
    }.flatMap { line in
      labels.compactMap { label in line.lastRange(of: label).map { (line, $0) } }
    }
    return Array(places.prefix(mostPlaces))
  }

  /// A small line with a postcode and the marks that part its pieces, in the upper third.
  private static func returnLine(_ lines: [TextLine]) -> [(TextLine, Range<Int>)] {
    lines.filter { $0.page == 1 && (0.08...0.36).contains($0.box.y) }.compactMap { line in
      guard AddressLine.hasTown(line), line.words.count >= 4 else { return nil }
      let part = firstPart(line)
      guard part.upperBound < line.bytes.count - 5 else { return nil }
      return (line, part)
    }
  }

  private static let closings: PhraseList = [
    "mit freundlichen grüßen", "mit freundlichem gruß", "freundliche grüße", "mit freundlichen grüssen", "viele grüße",
    "herzliche grüße",
    "mit besten grüßen", "beste grüße", "mit sportlichen grüßen", "mit herzlichen grüßen", "kind regards",
    "yours sincerely", "best regards",
    "sportliche grüße", "*grüße*", "*gruß", "hochachtungsvoll", "im auftrag", "with best wishes", "ihr team",
    "yours faithfully", "*grüßen",
  ]

  private static let possessives: PhraseList = ["ihre", "ihr", "ihr team der", "ihr team"]

  private static func signature(_ dokument: Dokument) -> [(TextLine, Range<Int>)] {
    guard let index = dokument.lines.lastIndex(where: { $0.words.count <= 7 && $0.containsAny(closings) }) else {
      return []
    }
    return dokument.lines[(index + 1)...].prefix(5).map { line in
      let own = line.firstRange(of: possessives, in: 0..<min(8, line.bytes.count))
      let part = firstPart(line)
      let start = own.map { min($0.upperBound + 1, part.upperBound) } ?? part.lowerBound
      return (line, start..<part.upperBound)
    }
  }

  /// Whose account it is, and who sold, as a line says within.
  private static func labelled(_ context: AbsenderContext) -> [(TextLine, Range<Int>)] {
    context.parties.payees
      + Array(
        context.dokument.lines.lazy.compactMap { line -> (TextLine, Range<Int>)? in
          guard let label = line.firstRange(of: AbsenderLabels.phrases),
            line.bytes[label.upperBound...].filter(Bytes.isLetter).count >= 3
          else { return nil }
          return (line, firstPart(line, from: label.upperBound))
        }.prefix(mostPlaces))
  }

  /// The shop that thanks or welcomes, behind those words or in the line under them.
  private static func thanks(_ context: AbsenderContext) -> [(TextLine, Range<Int>)] {
    let places = context.dokument.lines.lazy.compactMap { line -> (TextLine, Range<Int>)? in
      guard let words = line.firstRange(of: AbsenderLabels.thanks) else { return nil }
      if line.bytes[words.upperBound...].filter(Bytes.isLetter).count >= 3 {
        return (line, firstPart(line, from: words.upperBound))
      }
      return context.columns.under(line, most: 1).first.map { ($0, firstPart($0)) }
    }
    return Array(places.prefix(mostPlaces))
  }

  /// The lines over a postal address that has numbers of its firm under it: a stamp, a remark, a foot in columns.
  private static func imprint(_ context: AbsenderContext) -> [(TextLine, Range<Int>)] {
    context.dokument.lines.filter { $0.words.count <= 16 && AddressLine.hasTown($0) }.prefix(12).flatMap { town in
      var found: [(TextLine, Range<Int>)] = []
      let part = firstPart(town)
      let isWhole = part.lowerBound == 0 && part.upperBound < town.bytes.count && !AddressLine.isStreet(town, part)
      if isWhole, context.isOfFirm(town) { found.append((town, part)) }
      guard context.columns.under(town, most: 6).contains(where: context.isOfFirm) || context.isOfFirm(town) else {
        return found
      }
      return found
        + context.columns.over(town, most: 4).filter { !AddressLine.isOne($0) }.prefix(2).map { ($0, firstPart($0)) }
    }
  }

  // A blank on either side; OCR makes colons, hyphens and quotes of middle dots.
  private static let separators: [(bytes: [UInt8], pairs: PairFilter)] = [
    " · ", " • ", " | ", " - ", " – ", " — ", " : ", " * ", " » ", " ‘ ", " ‚ ", ", ", " / ", " > ", " ; ", " “ ", "- ",
    " + ", ": ", " <",
    // Who leads or owns a firm, and where it is registered, follows its name.
    " Inh. ", " Inh.: ", " Inhaber", " Geschäftsführ", " Vorstand", " Amtsgericht", " HRB ", " HRA ", " USt-Id",
    " Sitz der ", " Registered in ", " Registergericht", " Vereinsregister", " BIC ", " BIC: ", " IBAN ", " IBAN: ",
    " St.-Nr", " St.Nr", " St. Nr", " Steuernummer", " Steuer-Nr", " Steuernr", " umsatzsteuerfrei", " Tel. ",
    " Tel.: ",
    " Tel: ", " Tel ", " Telefon ", " Telefon: ", " Telefax", " Fax ", " Fax: ", " Fax. ",
  ].map { (Array($0.utf8), PairFilter(Folding.lowercased(Array($0.utf8)))) }

  /// A line's words up to the first mark that parts pieces, or to its address.
  static func firstPart(_ line: TextLine, from start: Int = 0) -> Range<Int> {
    let bytes = line.bytes
    var begin = start
    while begin < bytes.count, bytes[begin] == Bytes.blank || bytes[begin] == Bytes.colon { begin += 1 }
    var end = bytes.count
    for (separator, pairs) in separators where line.pairs.mayContain(pairs) {
      var index = begin + 3
      while index + separator.count <= end {
        if bytes[index] == separator[0], bytes[index..<(index + separator.count)].elementsEqual(separator) {
          end = index
          break
        }
        index += 1
      }
    }
    let kept = Array(bytes[..<end])
    for postcode in [Anschrift.postcode(in: kept), AddressLine.shortPostcode(in: kept)] {
      if let postcode, postcode > begin, postcode < end { end = postcode }
    }
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

import AlbertModel

/// One amount with the words to its left, above, after it and in the lines around.
struct BetragPlace: Sendable {
  let amount: ScannedAmount
  let row: TextLine
  /// The words between the amount before and this one; the row's own label where there are none.
  let label: Range<Int>
  /// Row's first words, which name what the whole row is about.
  let rowLabel: Range<Int>
  /// True where other amounts stand between the row's label and this one.
  let isLaterColumn: Bool
  let isLastInRow: Bool
  /// The end of the line before, where the sentence began there.
  let before: TextLine?
  /// The line after, where the sentence goes on.
  let after: TextLine?
  /// The heading of the column the amount stands in.
  let header: TextLine?
  /// Families of words that name it, the nearest first.
  private var labels: [FeatureName] = []
  private let marks: RowMarks

  /// Every amount of the document in reading order.
  static func all(in dokument: Dokument) -> [BetragPlace] {
    let scanner = AmountScanner(dokument: dokument)
    return dokument.pages.flatMap { places(on: $0, scanner) }
  }

  private static func places(on page: PageText, _ scanner: AmountScanner) -> [BetragPlace] {
    var places: [BetragPlace] = []
    let scanned = page.rows.map { scanner.amounts(in: $0) }
    for (index, row) in page.rows.enumerated() {
      var previousEnd = 0
      let marks = scanned[index].isEmpty ? RowMarks([]) : RowMarks(row.bytes)
      let first = scanned[index].first?.range.lowerBound ?? 0
      for (column, amount) in scanned[index].enumerated() {
        let between = previousEnd..<max(amount.range.lowerBound, previousEnd)
        let hasWords = row.bytes[between].reduce(0) { $0 + (Bytes.isLetter($1) ? 1 : 0) } >= 3
        var place = BetragPlace(
          amount: amount, row: row, label: hasWords ? between : 0..<first, rowLabel: 0..<first,
          isLaterColumn: column > 0 && !hasWords, isLastInRow: column == scanned[index].count - 1,
          before: index > 0 ? page.rows[index - 1] : nil,
          after: index + 1 < page.rows.count ? page.rows[index + 1] : nil,
          header: header(of: row.box(amount.range), above: index, page.rows, scanned), marks: marks)
        // Asked for many times, and slow to find.
        place.labels = place.readLabels()
        places.append(place)
        previousEnd = amount.range.upperBound
      }
    }
    return places
  }

  /// The nearest row above without amounts that has words over this place, no more than 14 rows up.
  private static func header(
    of box: BoundingBox, above index: Int, _ rows: [TextLine], _ scanned: [[ScannedAmount]]
  ) -> TextLine? {
    for above in rows[max(0, index - 14)..<index].indices.reversed() where scanned[above].isEmpty {
      guard rows[above].words.count <= 12 else { continue }
      let over = rows[above].words.filter { $0.box.x < box.maxX + 0.01 && $0.box.maxX > box.x - 0.02 }
      guard !over.isEmpty else { continue }
      return TextLine(page: rows[above].page, block: rows[above].block, words: over)
    }
    return nil
  }
}

extension BetragPlace {
  /// What the words, the print and the place on the page say; figures are compared elsewhere.
  func features(textHeight: Double) -> [FeatureName: Double] {
    var features: [FeatureName: Double] = [:]
    if let nearest = labels.first { features[nearest] = 1 }
    for name in labels.dropFirst() { features[FeatureName(rawValue: "also." + name.rawValue)] = 1 }
    if labels.isEmpty { features["label.none"] = 1 }
    for name in wordsAfter { features[name] = 1 }
    if isBounded { features["before.limit"] = 1 }
    if let header, !isFlowing { for name in headerLabels(header) { features[name] = 1 } }
    if amount.currency != nil { features["amount.currency"] = 1 }
    if amount.negative { features["amount.negative"] = 1 }
    if !amount.hasCents { features["amount.whole"] = 1 }
    if amount.isRate { features["amount.rate"] = 1 }
    if amount.cents == 0 { features["amount.zero"] = 1 }
    if isInParentheses { features["amount.parentheses"] = 1 }
    if isLastInRow { features["place.last"] = 1 } else { features["place.notlast"] = 1 }
    if isFlowing { features["place.sentence"] = 1 }
    if row.box.y > 0.9 { features["place.footer"] = 1 }
    if row.page > 1 { features["place.laterpage"] = 1 }
    let height = row.box(amount.range).height
    if height > 1.25 * textHeight, height < 3 * textHeight { features["print.tall"] = 1 }
    return features
  }

  /// True where the nearest words are of a family.
  func isLabelled(_ name: FeatureName) -> Bool { labels.first == name }

  private var isInParentheses: Bool {
    marks.opens(before: amount.range.lowerBound) && marks.closes(from: amount.range.upperBound)
  }

  /// True in running text, where a column's rules do not hold.
  var isFlowing: Bool {
    let after = marks.letters(from: amount.range.upperBound)
    return after > 8 && row.words.count >= 7 || label.count > 60
  }

  /// Families of words before the amount, the nearest first; the row's own words where none stand between two amounts,
  /// the line before where this one has none.
  private func readLabels() -> [FeatureName] {
    let window = withoutQualifier(sentence(max(label.lowerBound, label.upperBound - 90)..<label.upperBound))
    var found = BetragPlace.families(in: row, window, amount.range.lowerBound)
    if rowLabel != label {
      found += BetragPlace.families(in: row, withoutQualifier(rowLabel), amount.range.lowerBound).filter {
        !found.contains($0)
      }
    }
    let letters = marks.letters(before: amount.range.lowerBound)
    // Of several amounts in a row the line above names columns, each its own.
    guard found.isEmpty, isLastInRow || isFlowing, let before, letters < 3 || isFlowing && amount.range.lowerBound < 40,
      row.box.y - before.box.maxY < 0.03
    else { return found }
    // An amount at a line's beginning: the sentence or the label above it.
    return BetragPlace.families(in: before, max(0, before.bytes.count - 50)..<before.bytes.count, before.bytes.count)
  }

  private static let bounds: PhraseList = [
    "höchstbetrag*", "mindestbetrag*", "höchstens", "mindestens", "maximal*", "obergrenze", "wäre*", "würde*", "hätte*",
  ]

  /// The sentence began in the line before with what the amount is only a limit or a case of.
  private var isBounded: Bool {
    guard let before, amount.range.lowerBound < 50, before.words.count >= 7, before.bytes.last != Bytes.point,
      row.box.y - before.box.maxY < 0.03, sentence(0..<amount.range.lowerBound).lowerBound == 0
    else { return false }
    return before.firstRange(of: BetragPlace.bounds, in: max(0, before.bytes.count - 30)..<before.bytes.count) != nil
  }

  /// From the last full stop on: a point after four letters and before a capital ends a sentence.
  private func sentence(_ range: Range<Int>) -> Range<Int> {
    let bytes = row.bytes
    guard range.count > 8 else { return range }
    for index in (range.lowerBound + 4..<range.upperBound - 2).reversed() where bytes[index] == Bytes.point {
      guard bytes[index + 1] == Bytes.blank, Bytes.isUpper(bytes[index + 2]),
        bytes[(index - 4)..<index].allSatisfy(Bytes.isLetter)
      else { continue }
      return (index + 2)..<range.upperBound
    }
    return range
  }

  private static let qualifiers: PhraseList = ["inkl*", "incl*", "inc*", "einschl*", "including", "enthält", "darin"]

  /// `Gesamtbetrag inkl. 19 % MwSt` is a total, not a tax: what follows `inkl.` only qualifies the words before it.
  private func withoutQualifier(_ range: Range<Int>) -> Range<Int> {
    guard !isInParentheses, let found = row.firstRange(of: BetragPlace.qualifiers, in: range) else { return range }
    let letters = row.bytes[range.lowerBound..<found.lowerBound].reduce(0) { $0 + (Bytes.isLetter($1) ? 1 : 0) }
    return letters >= 3 ? range.lowerBound..<found.lowerBound : range
  }

  /// Of phrases that end in the same place the longest counts.
  private static func families(in line: TextLine, _ range: Range<Int>, _ amount: Int) -> [FeatureName] {
    var places: [(range: Range<Int>, name: FeatureName)] = []
    for family in BetragLabels.all {
      var best: Range<Int>?
      for phrase in family.phrases.mayStand(in: line) {
        guard let found = line.lastRange(of: phrase, in: range), amount - found.upperBound <= family.reach,
          !isDay(behind: found, of: line, before: amount)
        else { continue }
        guard let current = best else {
          best = found
          continue
        }
        if (found.upperBound, found.count) > (current.upperBound, current.count) { best = found }
      }
      if let best { places.append((best, family.feature)) }
    }
    // `net` within `net total` says nothing of its own.
    let whole = places.filter { one in
      !places.contains { $0.range.count > one.range.count && $0.range.clamped(to: one.range) == one.range }
    }
    let ranked = whole.enumerated().sorted {
      ($1.element.range.upperBound, $1.element.range.count, $0.offset)
        < ($0.element.range.upperBound, $0.element.range.count, $1.offset)
    }
    var taken: Set<Int> = []
    return ranked.compactMap { taken.insert($0.element.range.upperBound).inserted ? $0.element.name : nil }
  }

  private static let asOf: Phrase = "per"

  /// `per 30.09.`: as of that day, not for a piece.
  private static func isDay(behind found: Range<Int>, of line: TextLine, before amount: Int) -> Bool {
    let next = found.upperBound + 1
    return found.count == 3 && next < amount && Bytes.isDigit(line.bytes[next])
      && line.range(of: asOf, in: found) == found
  }

  private var wordsAfter: [FeatureName] {
    let end = amount.range.upperBound
    var found: [FeatureName] = []
    for (name, phrases) in BetragPlace.following {
      let here = row.firstRange(of: phrases, in: end..<min(end + 60, row.bytes.count)) != nil
      let goesOn = row.bytes.count - end < 40 && isFlowing
      let next = goesOn && after?.firstRange(of: phrases, in: 0..<min(45, after?.bytes.count ?? 0)) != nil
      if here || next { found.append(name) }
    }
    return found
  }

  private static let following: [(FeatureName, PhraseList)] = [
    (
      "after.pay",
      [
        "überweisen", "zu zahlen", "zu überweisen", "zu begleichen", "begleichen", "zahlen", "einzahlen",
        "bezahlen", "entrichten", "fällig", "ist zu", "bitte", "due", "bis zum", "biszum", "in bar", "bar", "passend",
        "mitgeben", "mitzubringen", "einsammeln", "in einem umschlag", "auf das", "auf unser*", "payable",
      ]
    ),
    (
      "after.debit",
      [
        "ein", "ab", "abbuchen", "abgebucht", "eingezogen", "einziehen", "buchen wir", "ziehen wir",
        "lastschrift",
      ]
    ),
    (
      "after.credit",
      [
        "erstatten", "erstattet", "gutgeschrieben", "angewiesen", "überwiesen", "zurück", "gutschreiben",
        "auszahlen", "ausgezahlt",
      ]
    ),
    ("after.unit", ["je", "pro", "monatlich", "jährlich", "im monat", "im jahr", "mtl", "pro stunde", "per"]),
    (
      "after.condition",
      [
        "rabatt", "sparen", "nachlass", "hinzu", "erhöht", "gutschein", "geschenkt", "wert",
        "kosten würde*", "gesondert*", "zusätzlich", "selbstbeteiligung", "euro/", "geahndet",
      ]
    ),
    ("after.paid", ["bezahlt", "erhalten", "dankend", "bereits", "beglichen", "eingegangen", "abzüglich"]),
  ]

  private func headerLabels(_ header: TextLine) -> [FeatureName] {
    BetragPlace.headers.compactMap { header.containsAny($0.1) ? $0.0 : nil }
  }

  /// The year that the column's heading names: 2026, or the end of 31.12.2025.
  var headerYear: Int? {
    guard let header, !isFlowing else { return nil }
    let numbers = header.bytes.split { !Bytes.isDigit($0) }
    return numbers.compactMap { $0.count == 4 ? Int(String(decoding: $0, as: UTF8.self)) : nil }
      .last { (1990...2099).contains($0) }
  }

  private static let headers: [(FeatureName, PhraseList)] = [
    ("header.new", ["neu", "neue*", "ab", "künftig", "aktuell*"]),
    ("header.old", ["bisher*", "alt", "bis", "vorjahr"]),
    (
      "header.total",
      [
        "gesamt", "betrag", "summe", "total", "gesamtpreis", "gpe", "brutto", "amount", "endbetrag",
        "zahlbetrag", "fällig",
      ]
    ),
    (
      "header.unit",
      [
        "einzelpreis", "einzel", "stückpreis", "preis", "ep", "epe", "einzel*", "price", "menge", "qty",
        "faktor", "anzahl",
      ]
    ),
    ("header.net", ["netto", "net", "ust", "mwst", "ust.", "mwst.", "steuer"]),
  ]
}

import AlbertModel

/// What a document shows of its identity: who wrote, when, under which numbers.
struct Briefkopf: Sendable {
  let extraction: Extraction
  let isReceipt: Bool
  /// A salutation: here a letter begins.
  let hasAnrede: Bool
  /// Letters and digits of all pages in capitals, without anything between them.
  private let letters: String
  /// The words of all pages for comparing names.
  private let words: String
  /// Long figures that stand on the pages, whatever they number: telephones, accounts, references.
  private let figures: Set<String>

  init(_ pages: [PageText], _ extraction: Extraction) {
    self.extraction = extraction
    let dokument = Dokument(pages)
    isReceipt = dokument.looksLikeReceipt || extraction.art.value == .quittung
    hasAnrede = Anrede.line(in: dokument) != nil
    let text = pages.map(\.text).joined(separator: "\n")
    letters = Briefkopf.letters(text)
    words = " " + Folding.key(text) + " "
    figures = Set(text.split(whereSeparator: \.isWhitespace).compactMap(Briefkopf.figure))
  }

  /// Six digits or more in a word; not a date, and not an amount, which two letters may well share.
  private static func figure(_ word: Substring) -> String? {
    let digits = word.filter { ("0"..."9").contains($0) }
    guard digits.count >= 6, word.count <= digits.count + 4 else { return nil }
    let parts = word.split { !("0"..."9").contains($0) }.map(\.count)
    let isDateOrAmount = parts.count == 3 && digits.count <= 8 || parts.last == 2 && parts.count > 1
    return isDateOrAmount ? nil : digits
  }

  /// A value is the letter's own above this.
  static let trust: Confidence = 0.6
  /// A sender may be less certain where it stands at the head and other things speak for a beginning, too.
  private static let hint: Confidence = 0.3
  private static let sure: Confidence = 0.8
  private static let top = 0.36

  /// A sender at the head of the first page, and a date or an amount: a letter begins here.
  var begins: Bool {
    guard let absender = extraction.absender, absender.confidence >= Briefkopf.hint,
      absender.evidence.contains(where: { $0.page == 1 && $0.box.midY < Briefkopf.top })
    else { return false }
    return extraction.datum != nil || extraction.betrag != nil
  }

  /// The amount, where it is sure enough to be the total.
  var total: Betrag? { extraction.betrag.flatMap { $0.confidence >= Briefkopf.sure ? $0.value : nil } }

  /// The day that the letter itself bears at its head.
  var datum: CalendarDay? {
    guard let field = extraction.datum, field.confidence >= Briefkopf.trust,
      field.evidence.contains(where: { $0.box.midY < Briefkopf.top })
    else { return nil }
    return field.value
  }

  /// What speaks for both being of one letter, and whether something rules it out.
  func comparison(with other: Briefkopf) -> Vergleich {
    Vergleich(
      nummer: sharesNumber(with: other), absender: sharesSender(with: other), datum: sharesDay(with: other),
      isRuledOut: contradicts(other))
  }

  struct Vergleich: Hashable, Sendable {
    var nummer: Bool
    var absender: Bool
    var datum: Bool
    var isRuledOut: Bool

    /// Names of what is the same, in German.
    var words: [String] {
      [nummer ? "gleiche Nummer" : nil, absender ? "gleicher Absender" : nil, datum ? "gleiches Datum" : nil]
        .compactMap(\.self)
    }
  }

  /// Its own invoice or customer number stands on the other too.
  private func sharesNumber(with other: Briefkopf) -> Bool {
    let own = numbers.filter { other.letters.contains($0) }
    return !own.isEmpty || other.numbers.contains { letters.contains($0) }
  }

  /// As long as they must be not to be found by chance.
  private var numbers: [String] {
    [extraction.rechnungsnummer, extraction.kundennummer].compactMap(\.self).map { Briefkopf.letters($0.value) }
      .filter { $0.utf8.count >= 5 }
  }

  func sharesSender(with other: Briefkopf) -> Bool {
    if !figures.isDisjoint(with: other.figures) { return true }
    return [(self, other), (other, self)].contains { one, two in
      guard let name = one.senderKey, name.count >= 5 else { return false }
      return two.words.contains(" \(name) ")
    }
  }

  private var senderKey: String? { extraction.absender.map { Folding.key($0.value) } }

  private func sharesDay(with other: Briefkopf) -> Bool {
    [(self, other), (other, self)].contains { one, two in
      guard let day = one.extraction.datum?.value else { return false }
      if day == two.extraction.datum?.value { return true }
      return two.words.contains(" \(Briefkopf.key(day, padded: true)) ")
        || two.words.contains(" \(Briefkopf.key(day, padded: false)) ")
    }
  }

  private static func key(_ day: CalendarDay, padded: Bool) -> String {
    let parts = day.iso.split(separator: "-").reversed()
    return parts.map { padded ? String($0) : String($0.drop { $0 == "0" }) }.joined(separator: " ")
  }

  /// Two letters' own numbers, senders or days differ.
  func contradicts(_ other: Briefkopf) -> Bool {
    if hasOtherInvoice(than: other) { return true }
    if let one = datum, let two = other.datum, one != two { return true }
    guard let one = extraction.absender, let two = other.extraction.absender, one.confidence >= Briefkopf.trust,
      two.confidence >= Briefkopf.trust
    else { return false }
    return Folding.key(one.value) != Folding.key(two.value) && !sharesSender(with: other)
  }

  /// Both say which invoice they are, and it is not the same.
  func hasOtherInvoice(than other: Briefkopf) -> Bool {
    guard let one = invoice, let two = other.invoice else { return false }
    return !one.contains(two) && !two.contains(one)
  }

  private var invoice: String? {
    extraction.rechnungsnummer.flatMap { $0.confidence >= Briefkopf.trust ? Briefkopf.letters($0.value) : nil }
  }

  private static func letters(_ text: String) -> String {
    String(text.uppercased().filter { $0.isLetter || $0.isNumber })
  }
}

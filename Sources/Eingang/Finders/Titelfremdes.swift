import AlbertModel

/// Lines above a salutation that are no title: the date, whom it is for, the letterhead, references.
struct Titelfremdes: Sendable {
  private let names: HaushaltNames
  private let absender: String

  init(absender: String?, haushalt: Haushalt) {
    names = HaushaltNames(haushalt)
    self.absender = Folding.key(absender ?? "")
  }

  /// A subject's lines without those before and after it that belong to something else.
  func without(_ lines: [TextLine]) -> [TextLine] {
    var lines = lines[...]
    while let first = lines.first, contains(first) { lines = lines.dropFirst() }
    while let last = lines.last, contains(last) { lines = lines.dropLast() }
    return Array(lines)
  }

  func contains(_ line: TextLine) -> Bool {
    isAddress(line) || isDate(line) || isSender(line)
      || line.contains(Titelfremdes.openings) { $0.lowerBound == 0 }
      || Titelfremdes.isReference(line)
  }

  private func isAddress(_ line: TextLine) -> Bool {
    // A return line's marks; a subject may name a flat by its address.
    if line.text.contains(where: { "·•|".contains($0) }), Anschrift.postcode(in: line.bytes) != nil { return true }
    if Anschrift.endsAddress(line) || names.isStreet(in: line) && line.words.count <= 5 { return true }
    // `Herrn Piet Sommer`, `Jonas Sommer (7b)`; a subject says more of them.
    return names.isNamed(in: line) && line.words.count <= 4 && line.firstRange(of: Titelfremdes.subjects) == nil
  }

  /// A line of little more than a date, with or without its town.
  private func isDate(_ line: TextLine) -> Bool {
    guard line.words.count <= 6 else { return false }
    let plain = PlainText.plain(line.bytes)
    guard let mention = DateScanner(plain).mentions().first else { return false }
    let rest = plain[..<mention.range.lowerBound] + plain[mention.range.upperBound...]
    let words = rest.split { !PlainBytes.isWord($0) }.filter { $0.count > 2 && $0.contains { !PlainBytes.isDigit($0) } }
    if case .month = mention.value { return words.count <= 1 }
    return mention.completeDay != nil && words.count <= 1
  }

  /// The sender's own name, alone or with the teacher beside it.
  private func isSender(_ line: TextLine) -> Bool {
    let key = Folding.key(line.text)
    guard key.count >= 4, absender.count >= 4 else { return false }
    if key == absender { return true }
    return line.words.count <= 8 && line.box.y < 0.2
      && (absender.contains(key) || key.hasPrefix(absender) && key.count < absender.count + 24)
  }

  private static let openings: PhraseList = [
    "an die eltern*", "an alle eltern*", "an die erziehungsberechtigten*", "an die familie*", "an die", "an den",
    "frau", "herrn", "familie", "eheleute", "klasse", "klassen", "to the parents*", "exemplar für", "(exemplar für",
    "mr", "mrs", "ms",
  ]

  private static let references: PhraseList = [
    "objekt:", "az.", "az:", "aktenzeichen", "unser zeichen", "ihr zeichen", "kundennummer", "kunden-nr*",
    "mitgliedsnummer", "vertragsnummer", "versicherungsnummer", "telefon", "tel.", "fax", "e-mail", "ansprechpartner*",
    "sachbearbeit*", "seite", "datum", "datum:", "rechnungsdatum", "verbrauchsstelle", "our ref*", "your ref*", "date:",
    "steuernummer", "id-nr*", "iban", "ust-id*", "träger:", "trägerin:",
  ]

  private static func isReference(_ line: TextLine) -> Bool {
    line.contains(references) { $0.lowerBound == 0 }
  }

  /// What is said of a person in a subject.
  private static let subjects: PhraseList = [
    "für", "rechnung*", "termin*", "vertrag*", "anmeldung*", "bescheid*", "versicherung*", "kurs*", "unterricht*",
    "zeugnis*", "bestätigung*", "einladung*", "for", "invoice*", "course*",
  ]
}

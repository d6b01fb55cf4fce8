import AlbertModel

/// The lines that say what a paper is about: the subject between address and salutation, or the large print.
struct Betreff: Sendable {
  /// The subject, top line first; empty where the paper has none.
  let subject: [TextLine]
  /// Subject and large print: what a kind of paper is told from.
  let heading: [TextLine]
  /// The subject's last lines that belong together: what is set apart from them by a blank line heads something else.
  var title: [TextLine] {
    var out: [TextLine] = []
    for line in subject.reversed() {
      if let below = out.first, below.box.y - line.box.maxY > 1.2 * min(below.box.height, line.box.height) { break }
      out.insert(line, at: 0)
    }
    return out
  }

  init(_ dokument: Dokument) {
    guard let page = dokument.firstPage else {
      subject = []
      heading = []
      return
    }
    let lines = page.lines.sorted { ($0.box.midY, $0.box.x) < ($1.box.midY, $1.box.x) }
    let openings = lines.filter { Anrede.opens($0) }
    // `An alle Eltern` may stand above the subject.
    let anrede = openings.first { !$0.text.hasPrefix("An ") } ?? openings.first
    subject = anrede.map { Betreff.above($0, in: lines) } ?? []
    let floor = subject.isEmpty ? 0.0 : 0.12
    let limit = anrede?.box.y ?? 0.6
    let large = lines.filter {
      $0.box.height > 1.3 * dokument.textHeight && $0.box.y >= floor && $0.box.y < limit && $0.words.count <= 14
        && $0.box.height < 4 * dokument.textHeight
    }
    let headed = lines.filter { $0.box.y < limit && $0.words.count <= 6 && Betreff.nameAlone($0) }
    var heading = subject
    for line in large + headed where !heading.contains(line) { heading.append(line) }
    self.heading = heading
  }

  private static let kinds: PhraseList = [
    "rechnung", "invoice", "quittung", "gutschrift", "mahnung", "zahlungserinnerung", "lieferschein", "einladung",
    "bescheid", "receipt", "kassenbon", "*rechnung", "*bescheid", "stornorechnung", "tax invoice", "betreff", "betr.",
    "angebot", "auftragsbestätigung", "anmeldung", "*bestätigung", "elternbrief",
  ]

  /// True for a short line that is little more than a paper's name, as `Rechnung Nr. 4711`.
  private static func nameAlone(_ line: TextLine) -> Bool { line.contains(kinds) { $0.lowerBound <= 14 } }

  /// Up to three lines standing close above the salutation.
  private static func above(_ anrede: TextLine, in lines: [TextLine]) -> [TextLine] {
    var subject: [TextLine] = []
    var top = anrede.box.y
    for line in lines.reversed() where line.box.maxY <= anrede.box.midY && line.box.x < anrede.box.x + 0.25 {
      let gap = top - line.box.maxY
      if line.bytes.count < 4 || !line.bytes.contains(where: Bytes.isLetter) { continue }
      if gap > (subject.isEmpty ? 0.06 : 0.022) || subject.count == 3 || Anschrift.endsAddress(line) { break }
      subject.insert(line, at: 0)
      top = line.box.y
    }
    return subject
  }
}

/// What tells the lines of an address block from others.
enum Anschrift {
  /// True for a line with a postcode and a town, or a street and a house number.
  static func endsAddress(_ line: TextLine) -> Bool { postcode(in: line.bytes) != nil && line.words.count <= 6 }

  /// Where five digits stand alone before a capital letter: a German postcode and its town.
  static func postcode(in bytes: [UInt8]) -> Int? {
    guard bytes.count > 7 else { return nil }
    var start = 0
    while start + 7 <= bytes.count {
      // Digits are few: where the last of five is none, none of the five begins a postcode.
      guard Bytes.isDigit(bytes[start + 4]) else {
        start += 5
        continue
      }
      if isPostcode(bytes, at: start) { return start }
      start += 1
    }
    return nil
  }

  private static func isPostcode(_ bytes: [UInt8], at start: Int) -> Bool {
    guard bytes[start + 5] == Bytes.blank, (start..<start + 5).allSatisfy({ Bytes.isDigit(bytes[$0]) }),
      Bytes.isUpper(bytes[start + 6]) || bytes[start + 6] >= 0xC3
    else { return false }
    guard start > 0 else { return true }
    return !Bytes.isDigit(bytes[start - 1])
      && !(bytes[start - 1] == Bytes.blank && start > 1 && Bytes.isDigit(bytes[start - 2]))
  }

  static let streets: PhraseList = [
    "*straße", "*strasse", "*str.", "*weg", "*platz", "*allee", "*gasse", "*ring", "*ufer", "*damm", "*kamp", "*stieg",
    "*stiege", "*hof", "postfach", "*kai", "*bogen", "*steig", "*markt", "*chaussee", "jalan", "lorong", "taman", "jln",
    "*tor", "*wall", "*graben", "*zeile",
  ]

  /// True for a street with a house number.
  static func isStreet(_ line: TextLine) -> Bool {
    guard let found = line.firstRange(of: streets) else { return false }
    return line.bytes[found.upperBound...].prefix(5).contains(where: Bytes.isDigit)
  }
}

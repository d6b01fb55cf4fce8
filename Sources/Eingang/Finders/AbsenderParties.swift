import AlbertModel

/// The blocks of an invoice that name its two sides: under `Verkäufer` and `Käufer`, `Seller` and `Bill to`.
struct AbsenderParties: Sendable {
  typealias Place = (line: TextLine, range: Range<Int>)

  let sellers: [Place]
  let payees: [Place]
  /// Lines that belong to whom the paper is for.
  let buyers: Set<TextLine>

  private enum Role { case seller, payee, buyer }

  /// More labels of a side than these are not read: a list, no letter.
  private static let most = 96

  init(_ dokument: Dokument, _ columns: AbsenderColumns) {
    var sellers: [Place] = []
    var payees: [Place] = []
    var buyers: Set<TextLine> = []
    var counts: [Role: Int] = [:]
    for line in dokument.lines where line.words.count <= 12 {
      guard let (role, end) = AbsenderParties.role(line), counts[role, default: 0] < AbsenderParties.most else {
        continue
      }
      counts[role, default: 0] += 1
      switch role {
      case .seller: AbsenderParties.name(of: line, from: end, columns).map { sellers.append($0) }
      case .payee: AbsenderParties.name(of: line, from: end, columns).map { payees.append($0) }
      case .buyer:
        // `Firma` also stands before a name within a seller's block.
        if AbsenderParties.isName(line), end < line.bytes.count || AbsenderParties.isInBlock(line, columns) { continue }
        buyers.insert(line)
        let block = columns.under(line, most: 6).prefix { AbsenderParties.role($0)?.0 != .seller }
        for below in block {
          buyers.insert(below)
          if AbsenderParties.isLabel(below), let value = columns.beside(below) { buyers.insert(value) }
        }
      }
    }
    let persons = dokument.lines.lazy.filter { $0.page == 1 && $0.box.x < 0.5 && AbsenderParties.isPerson($0) }
    for line in persons.prefix(AbsenderParties.most) {
      let below = columns.under(line, most: 4)
      guard below.prefix(3).contains(where: AddressLine.hasTown) else { continue }
      buyers.formUnion(columns.over(line, most: 1) + [line] + below)
    }
    self.sellers = sellers
    self.payees = payees
    self.buyers = buyers
  }

  // Herr Kaiser, z. Hd. Frau Ohm: over an address, the one a firm's letter is for.
  private static func isPerson(_ line: TextLine) -> Bool {
    (2...6).contains(line.words.count) && line.firstRange(of: AbsenderLabels.persons)?.lowerBound == 0
  }

  /// The side that a line's label names, and where its value would begin in the line.
  private static func role(_ line: TextLine) -> (Role, Int)? {
    var best: (Role, Int)?
    for (role, phrases) in labels {
      for phrase in phrases.mayStand(in: line) {
        guard let range = line.range(of: phrase), range.lowerBound <= 1, range.upperBound > best?.1 ?? 0,
          closes(line, range.upperBound)
        else { continue }
        // Its twin in another language belongs to the label.
        let isTwin = range.upperBound < line.bytes.count && !line.bytes[range.upperBound...].contains(Bytes.colon)
        best = (role, isTwin ? line.bytes.count : range.upperBound)
      }
    }
    return best
  }

  private static let labels: [(Role, PhraseList)] = [
    (.buyer, AbsenderLabels.buyers), (.seller, AbsenderLabels.sellers), (.payee, AbsenderLabels.payees),
  ]

  /// True where a label ends there: with its line, at a colon, or at its twin in another language.
  private static func closes(_ line: TextLine, _ end: Int) -> Bool {
    var index = end
    while index < line.bytes.count, line.bytes[index] == Bytes.blank { index += 1 }
    guard index < line.bytes.count else { return true }
    return line.bytes[index] == Bytes.colon || line.words.count <= 4 && [Bytes.slash, 0x28].contains(line.bytes[index])
  }

  private static func isLabel(_ line: TextLine) -> Bool {
    line.bytes.last == Bytes.colon
      || (line.firstRange(of: AbsenderLabels.names) ?? line.firstRange(of: AbsenderLabels.details)).map {
        $0.lowerBound == 0 && closes(line, $0.upperBound)
      } ?? false
  }

  /// The name that a label announces: behind it, under it, or where its block says so.
  private static func name(of label: TextLine, from end: Int, _ columns: AbsenderColumns) -> Place? {
    if label.bytes[end...].filter(Bytes.isLetter).count >= 3 {
      return (label, AbsenderFamily.firstPart(label, from: end))
    }
    let block = columns.under(label, most: 6).prefix { role($0) == nil || isName($0) }
    if let place = block.lazy.filter(isName).compactMap({ value(of: $0, columns) }).first { return place }
    let besides = columns.beside(label).flatMap { role($0) == nil ? $0 : nil }
    if let besides, label.bytes.last == Bytes.colon || block.isEmpty {
      return (besides, AbsenderFamily.firstPart(besides))
    }
    guard let line = block.first(where: { !isDetail($0) }) else { return nil }
    return (line, AbsenderFamily.firstPart(line))
  }

  /// True under the heading of a side.
  private static func isInBlock(_ line: TextLine, _ columns: AbsenderColumns) -> Bool {
    columns.over(line, most: 4).contains { role($0) != nil && !isName($0) }
  }

  private static func isName(_ line: TextLine) -> Bool {
    line.firstRange(of: AbsenderLabels.names).map { $0.lowerBound == 0 && closes(line, $0.upperBound) } ?? false
  }

  private static func isDetail(_ line: TextLine) -> Bool {
    isLabel(line) || line.bytes.first == Bytes.colon || line.bytes.filter(Bytes.isLetter).count < 3
      || line.firstRange(of: AbsenderLabels.details).map { $0.lowerBound == 0 && line.bytes.contains(Bytes.colon) }
        ?? false
  }

  /// What a label's line says behind it, or beside it.
  private static func value(of line: TextLine, _ columns: AbsenderColumns) -> Place? {
    guard let label = line.firstRange(of: AbsenderLabels.names) else { return nil }
    if line.bytes[label.upperBound...].filter(Bytes.isLetter).count >= 3 {
      return (line, AbsenderFamily.firstPart(line, from: label.upperBound))
    }
    return columns.beside(line).map { ($0, AbsenderFamily.firstPart($0)) }
  }
}

import AlbertModel

/// What stands round a name: an address under it, the firm's numbers, a figure beside it, the window over it.
struct AbsenderSurroundings: Sendable {
  private let context: AbsenderContext
  private let firstAmount: Double

  init(_ context: AbsenderContext) {
    self.context = context
    firstAmount = context.columns.firstAmount
  }

  private static let heads: Set<AbsenderFamily> = [.slip, .letterhead]

  func features(of mention: AbsenderMention) -> [FeatureName: Double] {
    var features: [FeatureName: Double] = [:]
    let line = mention.line
    if mention.family == .domain {
      if context.isSlip { features["domain.slip"] = 1 }
      if context.domains.count == 1 { features["domain.only"] = 1 }
      return features
    }
    if followedByValue(mention) { features["name.label"] = 1 }
    if isExclaimed(mention) { features["name.exclaimed"] = 1 }
    if mention.family != .sliplegal, mention.family != .thanks, context.columns.hasAmount(line) {
      features["row.amount"] = 1
    }
    if context.isSlip, AbsenderSurroundings.heads.contains(mention.family), line.box.midY > firstAmount {
      features["slip.below"] = 1
    }
    if context.parties.buyers.contains(line) { features["party.buyer"] = 1 }
    addBlock(of: mention, to: &features)
    return features
  }

  /// The lines under a name tell a sender's block from a recipient's and from a heading.
  private func addBlock(of mention: AbsenderMention, to features: inout [FeatureName: Double]) {
    let line = mention.line
    let block = context.columns.under(line, most: 8)
    let rest = mention.range.upperBound..<line.bytes.count
    let isInline = rest.count > 5 && (AddressLine.hasTown(line) || AddressLine.isStreet(line))
    let address = block.prefix(3).firstIndex(where: AddressLine.isOne)
    let distance = isInline ? 0 : address.map { $0 - block.startIndex }
    guard let distance else { return }
    features["under.address"] = 1
    if distance == 0 { features["under.directly"] = 1 }
    let isContact = ([line] + block).contains { $0.containsAny(AbsenderLabels.contacts) }
    let isFirm = ([line] + block).contains(where: context.isOfFirm)
    if isContact { features["near.contact"] = 1 }
    if isFirm { features["near.register"] = 1 }
    let isWindow = line.page == 1 && line.box.x < 0.3 && (0.1...0.34).contains(line.box.y) && !isInline
    if isWindow, !isContact, !isFirm, !context.isSlip { features["place.window"] = 1 }
  }

  /// A colon behind it, or a long number: then it is a label, and what follows is its value.
  private func followedByValue(_ mention: AbsenderMention) -> Bool {
    let line = mention.line
    var index = mention.range.upperBound
    guard index <= line.bytes.count else { return false }
    while index < line.bytes.count, line.bytes[index] == Bytes.blank { index += 1 }
    guard index < line.bytes.count else { return line.bytes.last == Bytes.colon }
    let rest = Array(line.bytes[index...])
    if AddressLine.hasTown(line) { return false }
    // A firm's own register number stands in brackets.
    if rest[0] == 0x28 { return false }
    if rest[0] == Bytes.colon { return rest.count(where: { $0 == Bytes.colon }) == 1 }
    let word = rest.prefix { $0 != Bytes.blank }
    return word.count(where: Bytes.isDigit) >= 6 && !word.contains(Bytes.point) && !word.contains(Bytes.slash)
  }

  /// A slogan or a heading calls out or asks; a name does not.
  private func isExclaimed(_ mention: AbsenderMention) -> Bool {
    let bytes = mention.line.bytes
    let tail = bytes[min(mention.range.upperBound, bytes.count)...].prefix(2)
    let own = bytes[mention.range.clamped(to: 0..<bytes.count)].suffix(1)
    return (own + tail).contains { $0 == 0x21 || $0 == 0x3F }
  }
}

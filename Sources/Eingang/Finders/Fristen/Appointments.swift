import AlbertModel

/// Appointments that somebody of the household has to keep.
///
/// An event that a letter merely announces is not one; an invitation's event is a weak candidate.
enum Appointments {
  static let rule = "frist.termin"

  static func candidates(_ document: FristDocument) -> [Candidate<Frist>] {
    document.flow.flatMap { page in page.mentions.compactMap { candidate($0, page, document) } }
  }

  private static func candidate(
    _ mention: DateMention, _ page: FristPage, _ document: FristDocument
  ) -> Candidate<Frist>? {
    guard case .day = mention.value, mention.role == .single, !mention.isBirth,
      FrameReader(page.text.plain).frame(before: mention.range) == .none, hasTime(mention, page),
      let day = document.resolver.day(of: mention)
    else { return nil }
    let plain = page.text.plain
    let before = max(0, mention.range.lowerBound - 220)..<min(plain.count, mention.range.upperBound + 60)
    let isOwn = FristWords.appointments.stand(in: plain, before)
    guard isOwn || document.context.art == .einladung else { return nil }
    var features: [FeatureName: Double] = [isOwn ? .fristAppointment : .fristEvent: 1]
    PrintedFristen.add(mention, day, document, to: &features)
    if document.context.art == .quittung { features[.fristReceipt] = 1 }
    return Candidate(
      Frist(day: day, kind: .termin), features: features, evidence: page.text.evidence(mention.range, rule: rule))
  }

  private static let times: Stichworte = ["uhr", "h", "a.m", "p.m", "am", "pm"]

  /// A time of day right behind the date.
  private static func hasTime(_ mention: DateMention, _ page: FristPage) -> Bool {
    let plain = page.text.plain
    let end = min(plain.count, mention.range.upperBound + 24)
    return times.contains { cue in
      guard let place = cue.first(in: plain, mention.range.upperBound..<end) else { return false }
      return plain[mention.range.upperBound..<place.lowerBound].contains { PlainBytes.isDigit($0) }
    }
  }
}

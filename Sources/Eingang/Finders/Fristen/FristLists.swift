import AlbertModel

/// Dates that follow a sentence such as `Die Steuer ist wie folgt zu zahlen:`, one instalment each.
enum FristLists {
  static let rule = "frist.liste"

  static func candidates(_ document: FristDocument) -> [Candidate<Frist>] {
    document.flow.flatMap { page in heads(page).flatMap { candidates(after: $0, page, document) } }
  }

  private static let cues: Stichworte = [
    "wie folgt*zahlen", "wie folgt*fallig", "wie folgt*entrichten", "folgenden terminen", "folgende termine*zahl*",
    "teilbetragen*entrichten", "teilbetragen*zahlen", "raten*fallig", "raten*zahlen", "raten*entrichten",
    "raten*zahlbar", "fallig*wie folgt", "zahlungsplan", "ratenplan", "falligkeiten", "zahlungstermine",
  ]

  /// Where such a sentence ends.
  private static func heads(_ page: FristPage) -> [Int] {
    let plain = page.text.plain
    guard cues.stand(in: plain, 0..<plain.count) else { return [] }
    return cues.compactMap { $0.first(in: plain, 0..<plain.count)?.upperBound }.sorted()
  }

  private static func candidates(
    after head: Int, _ page: FristPage, _ document: FristDocument
  ) -> [Candidate<Frist>] {
    var out: [Candidate<Frist>] = []
    var reach = head + 40
    for mention in page.mentions where mention.range.lowerBound >= head {
      guard mention.range.lowerBound <= reach, out.count < 12 else { break }
      reach = mention.range.upperBound + 60
      guard mention.role == .single, !mention.isBirth, let day = document.resolver.day(of: mention),
        FrameReader(page.text.plain).frame(before: mention.range) == .none
      else { continue }
      var features: [FeatureName: Double] = [.fristList: 1]
      PrintedFristen.add(mention, day, document, to: &features)
      out.append(
        Candidate(
          Frist(day: day, kind: .zahlung), features: features,
          evidence: page.text.evidence(mention.range, rule: rule)))
    }
    // One date behind such words is part of a sentence; two and more are a plan.
    return out.count > 1 ? out : []
  }
}

import AlbertModel
import Foundation

/// The sender of a letter, known again by keys of letters that were decided before.
struct GelernterAbsender {
  /// Letters of this sender, the one decided last first.
  let briefe: [Lehre]
  private let merkmale: Briefmerkmale
  /// What was found on this letter of theirs, the surest first.
  private let evidence: [Evidence]
  private let keys: [String: Double]

  private static let needed = 3.0
  /// More than one key says so, or one that nobody else has.
  private static let sure = 5.0

  /// What the letter has in common with theirs.
  private let score: Double

  /// Nil where no sender is known again, or more than one might be.
  init?(_ merkmale: Briefmerkmale, _ all: [Lehre]) {
    let groups = Absendergruppen(all)
    let scores = groups.groups.indices.map { groups.score($0, merkmale) }
    guard let best = scores.indices.max(by: { scores[$0] < scores[$1] }), scores[best] >= GelernterAbsender.needed,
      !scores.indices.contains(where: { $0 != best && scores[$0] > scores[best] - 1 })
    else { return nil }
    self.merkmale = merkmale
    score = scores[best]
    briefe = groups.groups[best]
    let known = Set(briefe.flatMap(\.schluessel))
    let shared = merkmale.schluessel.filter { known.contains($0.key) }.sorted { $0.art.strength > $1.art.strength }
    keys = Dictionary(shared.map { ($0.key, $0.art.strength) }, uniquingKeysWith: { one, _ in one })
    evidence = Array(shared.compactMap(\.evidence).filter { !$0.quote.isEmpty }.prefix(3))
  }

  /// How much a letter has in common with this one beyond the sender.
  private func shared(_ brief: Lehre) -> Double { brief.schluessel.reduce(0) { $0 + (keys[$1] ?? 0) } }

  private func evidence(_ rule: String) -> [Evidence] {
    evidence.map { Evidence(page: $0.page, box: $0.box, quote: $0.quote, rule: rule + Gelernt.suffix) }
  }

  /// As the household writes it; nil where no decision says so.
  var chosenName: String? {
    let votes = briefe.compactMap { brief in
      brief.absender.map { (value: $0, weight: exp(0.3 * min(shared(brief), 15))) }
    }
    return Stimmen.choose(votes)?.value
  }

  /// Puts the household's name in the place of the printed one.
  func name(_ extraction: inout Extraction) {
    guard let chosen = chosenName, chosen != extraction.absender?.value else { return }
    let confidence: Confidence = score >= GelernterAbsender.sure ? 0.95 : 0.8
    let field = Field(chosen, confidence: confidence, evidence: evidence("absender"))
    extraction.absender = extraction.absender.map(field.over) ?? field
  }

  /// Puts in the person that the household made of the one who is printed, or of none.
  func person(_ extraction: inout Extraction) {
    let printed = extraction.person?.value
    let votes = briefe.filter { $0.gedrucktePerson == printed && ($0.entscheidung == .angenommen || $0.personVonHand) }
      .map { (value: $0.person, weight: likeness(to: $0, byTarget: false)) }
    guard let (chosen, share) = Stimmen.choose(votes), let chosen, chosen != printed, share > 0.5 else { return }
    // Where the letter names others of the household, and not this one, it is about one of them.
    let others = extraction.person?.alternatives.map(\.value) ?? []
    guard others.isEmpty || others.contains(chosen) else { return }
    let field = Field(chosen, confidence: Confidence(min(share, 0.9)), evidence: evidence("person"))
    extraction.person = extraction.person.map(field.over) ?? field
  }

  /// Puts in the kind that all of the sender's letters had, where this one's is in doubt.
  func art(_ extraction: inout Extraction) {
    let accepted = briefe.filter { $0.entscheidung == .angenommen }.prefix(4)
    guard extraction.art.confidence < 0.55, accepted.count >= 2, let usual = accepted.first?.art,
      accepted.allSatisfy({ $0.art == usual }), usual != extraction.art.value
    else { return }
    extraction.art = Field(usual, confidence: 0.7, evidence: evidence("art")).over(extraction.art)
  }

  /// What a person should know of a sender whose letters they decline.
  var notice: String? {
    let declined = briefe.prefix { $0.entscheidung == .abgelehnt }.count
    guard declined >= 2, let name = chosenName ?? merkmale.gedruckt?.value else { return nil }
    return "Die letzten \(declined) Schreiben von \(name) wurden abgelehnt."
  }

  /// The usual target for a letter like this one; nil where none of the sender's letters was filed.
  func ablage(_ person: String?, _ jahr: String?) -> Field<String>? {
    let filed = briefe.compactMap { brief in ziel(of: brief, person, jahr).map { (brief: brief, ziel: $0) } }
    let votes = filed.map { (value: $0.ziel, weight: likeness(to: $0.brief, byTarget: true)) }
    guard let (chosen, share) = Stimmen.choose(votes) else { return nil }
    var field = Field(
      chosen, confidence: Confidence(min(share, filed.count == 1 ? 0.85 : 0.97)), evidence: evidence("ablage"))
    let name = chosenName ?? merkmale.gedruckt?.value ?? "diesem Absender"
    let run = filed.prefix { $0.ziel == chosen }.count
    field.reason =
      run > 0
      ? (run == 1 ? "wie der letzte Brief von \(name)" : "wie die letzten \(run) Briefe von \(name)")
      : "wie ein ähnlicher Brief von \(name)"
    var seen: Set<String> = [chosen]
    for other in filed where seen.insert(other.ziel).inserted {
      field.alternatives.append(Alternative(other.ziel, confidence: Confidence((1 - share) / 2)))
    }
    field.alternatives = Array(field.alternatives.prefix(3))
    return field
  }

  /// Its target made for this letter, or as it was where this letter lacks what fills a gap.
  private func ziel(of brief: Lehre, _ person: String?, _ jahr: String?) -> String? {
    guard let ziel = brief.ziel, let muster = brief.muster else { return nil }
    return Zielmuster(kept: muster).ziel(person: person, jahr: jahr) ?? ziel
  }

  /// Letters of one sender may go to several places: by contract, kind, person, and words.
  private func likeness(to brief: Lehre, byTarget: Bool) -> Double {
    var weight = brief.zielVonHand && byTarget ? 1.2 : 1
    let own = Set(merkmale.schluessel.filter { $0.art == .kunde }.map(\.key))
    let its = Set(brief.schluessel.filter { Schluessel.art(of: $0) == .kunde })
    if !own.isEmpty, !its.isEmpty { weight *= own.isDisjoint(with: its) ? 0.5 : 2 }
    guard byTarget else { return weight }
    if brief.art == merkmale.art { weight *= 1.5 }
    if !Zielmuster(kept: brief.muster ?? "").namesPerson, let one = brief.gedrucktePerson,
      let other = merkmale.gedrucktePerson
    {
      weight *= one == other ? 1.4 : 0.7
    }
    return weight * exp(5 * dice(brief.woerter))
  }

  private func dice(_ words: [String]) -> Double {
    let sum = words.count + merkmale.woerter.count
    return sum == 0 ? 0 : 2 * Double(Set(words).intersection(merkmale.woerter).count) / Double(sum)
  }
}

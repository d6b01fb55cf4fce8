import AlbertModel

/// `sofort fällig`, `umgehend zu zahlen`: the letter's own date, marked as such.
enum AtOnce {
  static let rule = "frist.sofort"

  static func candidates(_ document: FristDocument) -> [Candidate<Frist>] {
    guard let anker = document.weg.geschrieben(document.context.art == .rechnung ? .rechnungsdatum : .briefdatum) else {
      return []
    }
    for page in document.flow {
      let plain = page.text.plain
      guard let place = cues.first(in: plain, 0..<plain.count) else { continue }
      return [
        Candidate(
          Fristrechnung.sofort(anker, kind: .zahlung), features: [.fristAtOnce: 1],
          evidence: page.text.evidence(place, rule: rule))
      ]
    }
    return []
  }

  private static let cues: Stichworte = [
    "sofort fallig", "sofort zahlbar", "sofort zur zahlung fallig", "sofort ohne abzug", "zahlbar sofort",
    "fallig sofort", "sofort nach erhalt*", "sofort rein netto", "sofort netto", "zahlbar: sofort",
    "umgehend zu zahlen",
    "umgehend*zu uberweisen", "uberweisen sie*umgehend", "zahlen sie*umgehend", "begleichen sie*umgehend",
    "uberweisen sie*unverzuglich", "unverzuglich zu zahlen", "unverzuglich*zu uberweisen", "zahlen sie*unverzuglich",
    "umgehend auszugleichen", "umgehend*zu begleichen", "due immediately", "payable immediately", "due upon receipt",
    "due on receipt", "payable upon receipt", "zahlbar bei erhalt", "zahlbar nach erhalt",
  ]
}

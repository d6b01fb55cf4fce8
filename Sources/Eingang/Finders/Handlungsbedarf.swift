import AlbertModel

/// Tells whether the household has to do something about a letter.
enum Handlungsbedarf {
  private static let requests: [Phrase] = [
    "zurückgeben", "geben sie*abschnitt", "senden sie uns", "bitte senden sie", "rückmeldung", "anmeldung",
    "melden sie", "anmelden", "ausgefüllt",
    "unterschrieben", "unterschreiben", "bitte vereinbaren sie", "vereinbaren sie", "termin", "füllen sie",
    "antworten sie", "bestätigen sie", "rücksendung an",
    "bitte prüfen sie", "zustimmung", "widerspruch", "einspruch", "please return", "please sign", "please confirm",
    "abschnitt", "bis spätestens", "buchen sie",
    "bringen sie", "teilen sie uns",
  ]
  private static let reassurances: [Phrase] = [
    "nichts weiter zu veranlassen", "brauchen nichts", "müssen nichts", "nichts zu tun", "müssen jetzt nichts",
    "kein handlungsbedarf", "keine weitere zahlung",
    "no action", "nichts weiter tun", "nichts unternehmen", "zu ihrer information", "zur kenntnisnahme", "zum verbleib",
    "für ihre unterlagen",
  ]

  /// A Frist always asks for something; without one, only what must be paid, or a letter that asks for an answer.
  static func isGiven(_ extraction: Extraction, _ dokument: Dokument) -> Bool {
    if extraction.frist != nil || !extraction.weitereFristen.isEmpty { return true }
    if let richtung = extraction.betrag?.value.direction {
      return richtung == .zahlen && extraction.art.value != .quittung
    }
    switch extraction.art.value {
    case .quittung, .gutschrift: return false
    case .mahnung, .bescheid: return true
    default: return !dokument.containsAny(reassurances) && dokument.containsAny(requests)
    }
  }
}

import AlbertModel

/// Tells whether the household has to do something about a letter.
enum Handlungsbedarf {
  private static let requests: [Phrase] = [
    "zurückgeben", "geben sie*abschnitt", "senden sie uns", "bitte senden sie", "rückmeldung", "anmeldung",
    "melden sie", "anmelden", "ausgefüllt",
    "unterschrieben", "unterschreiben", "bitte vereinbaren sie", "vereinbaren sie", "termin", "füllen sie",
    "antworten sie", "bestätigen sie", "rücksendung an",
    "bitte prüfen sie", "zustimmung", "widerspruch", "einspruch", "please return", "please sign", "please confirm",
    "bis spätestens", "buchen sie",
    "bringen sie", "teilen sie uns",
  ]
  private static let reassurances: [Phrase] = [
    "nichts weiter zu veranlassen", "brauchen nichts", "müssen nichts", "nichts zu tun", "müssen jetzt nichts",
    "kein handlungsbedarf", "keine weitere zahlung",
    "no action", "nichts weiter tun", "nichts unternehmen", "zu ihrer information", "zur kenntnisnahme", "zum verbleib",
    "zum aufbewahren", "bewahren sie*auf", "heften sie dieses*", "heften sie dieses blatt*",
    "für ihre unterlagen",
  ]

  /// A Frist and a paper to give back always ask for something; without them, only what must be paid, or a letter that asks for an answer.
  static func isGiven(_ extraction: Extraction, _ dokument: Dokument) -> Bool {
    if extraction.frist != nil || !extraction.weitereFristen.isEmpty || extraction.rueckgabe != nil { return true }
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

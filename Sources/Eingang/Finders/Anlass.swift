import AlbertModel

/// What a letter without a subject is about, by the word that people would call it by.
enum Anlass {
  static let rule = "titel.anlass"

  private static let all: [(title: String, cues: [Phrase])] = [
    ("Kopfläuse", ["kopfläuse*", "läuse", "läusebefall", "head lice"]),
    ("Klassenfahrt", ["klassenfahrt", "class trip"]), ("Elternsprechtag", ["elternsprechtag*"]),
    ("Elternabend", ["elternabend*", "klassenpflegschaft*", "parents' evening"]), ("Wandertag", ["wandertag*"]),
    ("Bundesjugendspiele", ["bundesjugendspiele*"]), ("Schwimmunterricht", ["schwimmunterricht*"]),
    ("Schulfotos", ["schulfotograf*", "fotograf*", "klassenfoto*"]), ("Laternenumzug", ["laternen*", "martinszug*"]),
    ("Sommerfest", ["sommerfest*"]), ("Karneval", ["karneval*", "rosenmontag*", "fasching*", "fastnacht*"]),
    ("Weihnachtsfeier", ["weihnachtsfeier*", "adventsfeier*"]), ("Ferienbetreuung", ["ferienbetreuung*"]),
    ("Zeugnisse", ["zeugnisausgabe*"]), ("Impfung", ["impfung*", "impfaktion*"]),
    ("Theaterbesuch", ["theaterbesuch*", "ins theater", "weihnachtsmärchen*"]), ("Ausflug", ["ausflug"]),
    ("Unterrichtsausfall", ["unterricht entfällt*", "schulfrei", "unterrichtsfrei*"]),
  ]

  /// The first of the list that the letter names; its chance is below that of any subject.
  static func first(in dokument: Dokument) -> Candidate<String>? {
    for anlass in all {
      for cue in anlass.cues {
        guard let found = dokument.first(cue) else { continue }
        return Candidate(
          anlass.title, features: ["titel.anlass": 1], evidence: [found.line.evidence(found.range, rule: rule)])
      }
    }
    return nil
  }
}

import AlbertModel

/// A letter of a school or Kita to the parents.
enum ElternbriefKind {
  static let kind = Kind(
    .elternbrief, bias: -1, receipt: -4,
    cues: [
      .cues(
        .sender, 2.5, "*schule", "*gymnasium", "gesamtschule", "realschule", "kita", "kindergarten",
        "kindertagesstätte", "*schule*", "ogs", "hort", "gs", "kinderhaus", "kindertageseinrichtung", "primary school",
        "international school", "high school", "elementary school", "secondary school", "nursery", "preschool"),
      .cues(
        .sender, -3, "musikschule*", "skischule*", "volkshochschule*", "fahrschule*", "tanzschule*", "sprachschule*",
        "hochschule*"),
      .cues(
        .text, 2.5, "liebe eltern", "sehr geehrte eltern", "an die eltern", "elternbrief", "erziehungsberechtigte*",
        "dear parents", "dear parent", "parents and carers", "parents and guardians"),
      .cues(
        .text, 1.2, "klassenfahrt", "wandertag", "ausflug", "klassenlehrer*", "klassenleitung", "schuljahr*",
        "elternabend",
        "elternsprechtag", "mein kind", "unser kind", "ihr kind", "rückmeldung", "abschnitt", "schulleitung",
        "schulleiter*",
        "schülerinnen und schüler", "schulhalbjahr", "unterricht", "klassenkasse", "name des kindes", "bücherei*liste",
        "ferienbetreuung", "klassen", "klasse", "hausaufgaben", "mensa", "schulranzen", "sorgeberechtigte*",
        "jahrgangsstufe*", "your child", "my child", "class teacher", "school trip", "headteacher", "der kinder",
        "gruppe", "erzieher*", "kita", "schulgelände", "einwilligung"),
      .cues(.heading, 1.5, "klassenfahrt", "elternabend", "elternsprechtag", "schulbücher", "ag", "schwimmunterricht"),
      .cues(.heading, -3, "rechnung", "bescheid", "elternbeitrag*", "mahnung"),
      .cues(
        .text, -1.5, "ust-idnr*", "hrb", "steuernummer", "rechtsbehelfsbelehrung", "widerspruch", "versicherungsschein"),
    ])
}

import AlbertModel

/// Anything else: notices, confirmations, questions.
enum InfoKind {
  static let kind = Kind(
    .info, bias: 1, receipt: -3,
    cues: [
      .cues(
        .heading, 2, "information*", "mitteilung", "hinweis*", "wichtige*", "ihr termin", "termin*", "bestätigung",
        "terminbestätigung",
        "ankündigung", "vorabankündigung*", "fragebogen*", "neue*", "änderung*", "läuft ab", "überprüfung*", "klärung",
        "ausweis*", "personalausweis*", "*reisepass*", "ablauf*", "gültigkeit*",
        "kontoauszug", "newsletter", "umstellung", "befund", "überweisung", "lohn*", "gehalts*", "entgeltabrechnung",
        "verdienst*",
        "bescheinigung", "*bescheinigung", "zeugnis", "stromausfall", "wartung", "ablesung*", "ihr*ausweis",
        "verlängern",
        "anpassung"),
      .cues(
        .text, 1, "informieren wir sie", "möchten wir sie informieren", "bestätigen wir ihnen*termin*",
        "teilen wir ihnen mit",
        "kein bescheid", "bitte senden sie mir", "bitte vereinbaren sie", "fragebogen", "terminvereinbarung",
        "vordruck",
        "merkblatt", "kostenloser service", "unverbindlich", "läuft am", "seine gültigkeit", "ihre gültigkeit",
        "nur noch bis zum"),
    ])
}

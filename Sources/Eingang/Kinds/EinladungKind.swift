import AlbertModel

/// An invitation to an event.
enum EinladungKind {
  static let kind = Kind(
    .einladung, bias: -1.2, receipt: -4,
    cues: [
      .cues(
        .heading, 5, "einladung*", "*einladung", "invitation", "wir laden*", "elternabend", "fest", "*fest", "feier",
        "*feier",
        "mitgliederversammlung", "geburtstag*", "jubiläum"),
      .cues(
        .text, 1.6, "laden wir sie*", "laden wir euch*", "laden wir herzlich*", "herzlich eingeladen", "laden wir",
        "lädt ein",
        "laden sie*", "herzlich ein", "wir freuen uns auf ihr kommen", "tagesordnung", "um antwort wird gebeten",
        "u. a. w. g.",
        "uawg", "zusage*", "ich komme", "wir kommen", "rsvp", "nehme teil", "wir feiern", "buffet", "kuchen", "salat",
        "ich nehme*"),
      .cues(.heading, -2, "elternsprechtag", "klassenfahrt", "rechnung", "operation", "termin"),
    ])
}

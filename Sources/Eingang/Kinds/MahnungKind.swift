import AlbertModel

/// A reminder that something is overdue.
enum MahnungKind {
  static let kind = Kind(
    .mahnung, bias: -1, receipt: -4,
    cues: [
      .cues(
        .heading, 5, "mahnung*", "zahlungserinnerung*", "*mahnung", "erinnerung", "letzte mahnung", "reminder",
        "inkasso*",
        "mahnbescheid", "overdue*", "zahlungsaufforderung"),
      .cues(
        .text, 1.6, "mahngebühr*", "mahnkosten", "mahnpauschale", "verzugszinsen", "verzug", "überfällig",
        "noch nicht ausgeglichen",
        "zahlungseingang feststellen", "keinen zahlungseingang", "bereits überwiesen", "letzte mahnung", "1. mahnung",
        "2. mahnung",
        "trotz unserer*", "offener gesamtbetrag", "inkasso*", "noch offen", "gegenstandslos", "ist abgelaufen",
        "zahlungserinnerung",
        "nicht eingegangen", "in den letzten tagen gezahlt", "abgelaufen"),
      .cues(.text, -1, "im falle einer mahnung", "bei mahnung", "rechtsbehelfsbelehrung"),
    ])
}

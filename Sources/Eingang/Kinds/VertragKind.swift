import AlbertModel

/// A contract, its confirmation, change or end.
enum VertragKind {
  static let kind = Kind(
    .vertrag, bias: -1.3, receipt: -4,
    cues: [
      .cues(
        .heading, 4, "vertrag", "*vertrag", "vertrags*", "kündigung*", "kündigungsbestätigung", "auftragsbestätigung",
        "mietvertrag",
        "mieterhöhung*", "arbeitsvertrag", "vertragsverlängerung", "tarifwechsel", "nachtrag zum*", "contract",
        "zustimmung zur*",
        "preisanpassung", "vertragsänderung*", "abonnement*"),
      .cues(
        .text, 1.3, "vertragslaufzeit", "mindestlaufzeit", "kündigungsfrist", "vertragsende", "vertragsbeginn",
        "mieter", "vermieter",
        "mietverhältnis", "vertragspartner", "nettokaltmiete", "kaltmiete", "bestätigen wir ihre kündigung",
        "vertragsbestätigung",
        "arbeitnehmer", "arbeitgeber", "laufzeit", "widerrufsbelehrung", "mietsache", "unterzeichne*"),
      .cues(.heading, -3, "rechnung", "mahnung", "bescheid", "versicherung*", "jahresabrechnung"),
      .cues(.sender, -2.5, "*versicherung*", "*schule*", "finanzamt", "krankenkasse"),
    ])
}

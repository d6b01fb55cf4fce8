import AlbertModel

/// Money that comes back to the household from a seller.
enum GutschriftKind {
  static let kind = Kind(
    .gutschrift, bias: -1, receipt: -2,
    cues: [
      .cues(
        .heading, 6, "gutschrift*", "rechnungskorrektur", "stornorechnung", "storno*", "credit note", "rückerstattung",
        "erstattung",
        "retoure*", "korrekturrechnung", "refund"),
      .cues(
        .text, 1.3, "gutschriftsnummer", "gutschrift-nr*", "gutschriftsbetrag", "erstatten wir", "retoure",
        "rücksendung",
        "erstattungsbetrag", "schreiben wir ihnen", "wird erstattet", "rückgabe erhalten", "ursprüngliche rechnung"),
      .cues(.sender, -3, "*versicherung*", "finanzamt", "krankenkasse", "*krankenversicherung*"),
    ])
}

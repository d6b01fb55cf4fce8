import AlbertModel

/// An invoice to be paid, debited or paid already.
enum RechnungKind {
  static let kind = Kind(
    .rechnung, bias: 0, receipt: -2,
    cues: [
      .cues(
        .heading, 2.5, "rechnung", "*rechnung", "rechnung*", "invoice", "zahlung der*", "honorarnote", "liquidation",
        "vorschreibung*"),
      .cues(
        .text, 1.2, "rechnungsnummer", "rechnungs-nr*", "rechnung nr*", "rechnungsdatum", "rechnungsbetrag",
        "rechnungsnr*",
        "invoice number", "invoice no*", "invoice date", "zahlungsziel", "zahlbar", "leistungsdatum", "lieferdatum",
        "berechnen wir", "in rechnung", "zu zahlen", "ohne abzug", "skonto", "leistungszeitraum", "berechnen wie folgt"),
      .cues(
        .text, 0.6, "ust-idnr*", "mwst*", "umsatzsteuer", "netto", "gesamtbetrag", "steuernummer", "steuernr*", "iban"),
      .cues(
        .heading, -2, "mahnung", "zahlungserinnerung", "gutschrift", "bescheid", "versicherung*", "beitragsrechnung",
        "quittung"),
      .cues(.sender, -1.5, "*versicherung*", "krankenkasse"),
    ])
}

import AlbertModel

/// A receipt for something paid on the spot.
enum QuittungKind {
  static let kind = Kind(
    .quittung, bias: -1, receipt: 4.5,
    cues: [
      .cues(
        .heading, 3.5, "quittung", "kassenbon", "kassenbeleg", "receipt", "zahlungsbeleg", "bon", "bewirtungsbeleg",
        "kaufbeleg"),
      .cues(
        .text, 1.5, "rückgeld", "gegeben", "geg. bar", "es bediente sie", "kundenbeleg", "girocard", "ec-cash",
        "signaturzähler",
        "tse*", "bon-nr*", "kasse", "kassierer*", "dankend erhalten", "vielen dank für ihren einkauf", "beleg-nr*",
        "terminal*",
        "change", "cash", "cashier", "tunai", "genehmigungs-nr*", "ta-nr*", "trace*", "tischnr*", "tisch", "bedienung",
        "betrag erhalten", "bezahlt mit", "besuchen sie uns", "auf wiedersehen", "umtausch", "zurück"),
      .cues(
        .text, -2.5, "sehr geehrte*", "zahlbar", "mit freundlichen grüßen", "bitte überweisen sie", "liebe eltern"),
      .cues(.heading, -3, "rechnung", "mahnung", "bescheid", "versicherung*", "gutschrift"),
    ])
}

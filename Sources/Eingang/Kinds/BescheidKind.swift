import AlbertModel

/// An authority's decision, with the right to object.
enum BescheidKind {
  static let kind = Kind(
    .bescheid, bias: -1, receipt: -4,
    cues: [
      .cues(.heading, 4, "bescheid*", "*bescheid", "festsetzung*", "*bescheid*", "verwarnung*", "gebührenbescheid"),
      .cues(
        .text, 2, "rechtsbehelfsbelehrung", "gegen diesen bescheid", "rechtsmittelbelehrung", "widerspruch erhoben",
        "einspruch",
        "setze ich*", "ergeht folgender bescheid", "festgesetzt", "festgesetzte*", "ordnungswidrigkeit",
        "verwarnungsgeld*",
        "bußgeld*", "widerspruch einlegen", "anhörung"),
      .cues(
        .text, 0.8, "kassenzeichen", "aktenzeichen", "im auftrag", "satzung", "steuernummer", "bekanntgabe", "gebühren"),
      .cues(
        .sender, 1.2, "stadt", "finanzamt", "kreis", "gemeinde", "*verwaltung", "amt", "*amt", "landrat",
        "bürgermeister", "aör",
        "familienkasse", "jugendamt", "landkreis", "behörde"),
      .cues(.text, -2.5, "kein bescheid", "bescheid erhalten sie", "förmlichen bescheid"),
      .cues(.heading, -2, "mahnung", "rechnung"),
    ])
}

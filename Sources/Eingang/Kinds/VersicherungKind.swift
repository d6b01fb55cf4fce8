import AlbertModel

/// A letter about an insurance: premium, policy, claim.
enum VersicherungKind {
  static let kind = Kind(
    .versicherung, bias: -0.8, receipt: -4,
    cues: [
      .cues(
        .sender, 3.5, "*versicherung*", "*versicherer*", "*rechtsschutz*", "assekuranz", "vvag", "a. g.", "reiseschutz",
        "krankenkasse", "bkk",
        "lebensversicherung*"),
      .cues(
        .text, 1.2, "versicherungsschein*", "versicherungsnehmer*", "versicherungsschutz", "versicherungsnummer",
        "police",
        "versicherungssteuer", "versicherungsteuer", "beitragsrechnung", "jahresbeitrag", "selbstbeteiligung",
        "versicherte person",
        "versicherungssumme", "deckung*", "schadenfreiheitsklasse*", "haftpflicht*", "hausrat*", "versicherungsbeginn",
        "beitragsanpassung", "schaden-nr*", "schadennummer", "tarif", "zusatzversicherung*", "krankenversicherung*",
        "kfz-versicherung*",
        "versicherungsjahr", "sonderkündigungsrecht", "unfallversicherung*", "vertragsnummer", "vvg"),
      .cues(.heading, 1.5, "*versicherung*", "nachtrag", "beitrag*", "schaden*", "police"),
      .cues(.heading, -2.5, "mahnung", "zahlungserinnerung", "fragebogen"),
      .cues(.sender, -2, "*schule*", "*gymnasium", "praxis"),
    ])
}

import AlbertModel

/// Sectors of children, health and money kept safe; a sender's word weighs more than one of the text.
extension SectorList {
  static let schule = Sector(
    "Schule", byPerson: true, priors: [.elternbrief: 3, .quittung: -3],
    cues: [
      .cues(
        .sender, 5, "*schule", "*gymnasium", "gs", "gesamtschule", "*verpflegung*", "ogs", "realschule",
        "*grundschule*", "schulamt", "mensa*", "schulverein*", "volksschule*", "primarschule*", "mittelschule*",
        "*international school*", "primary school*", "high school*", "secondary school*", "elementary school*"),
      .cues(
        .heading, 5, "ogs", "offene ganztags*", "offenen ganztags*", "mensa*", "schulbücher*", "klassenfahrt*",
        "schulfotos*"),
      .cues(
        .sender, -7, "musikschule*", "skischule*", "volkshochschule*", "fahrschule*", "tanzschule*", "sprachschule*",
        "reitschule*", "school of*", "surfschule*", "hundeschule*"),
      .cues(
        .text, 1, "schule", "schulleitung", "klassenfahrt", "klassenlehrer*", "schuljahr*", "schülerinnen und schüler",
        "mensa", "ogs", "offene ganztagsschule",
        "schulbücher", "lernmittel", "schulfotos", "klassenleitung", "elternsprechtag", "zeugnis*", "schulweg*",
        "klassenfoto", "schulfotografie", "klasse", "dear parents", "class teacher", "school trip", "school year",
        "school office", "pupils", "headteacher", "parents' evening"),
    ])
  static let kita = Sector(
    "Kita", byPerson: true, priors: [.elternbrief: 1, .quittung: -2],
    cues: [
      .cues(
        .sender, 5, "kita", "kindergarten", "kindertagesstätte*", "kinderhaus", "krippe", "elterninitiative*",
        "kindertageseinrichtung*", "tagesmutter", "kindertagespflege", "nursery*", "preschool", "pre-school",
        "kinderkrippe*"),
      .cues(
        .text, 1.3, "kita", "kindergarten*", "kindertagesstätte*", "erzieherin*", "eingewöhnung", "kita-beitrag",
        "kitaplatz", "tageseinrichtung*", "elternbeitrag*",
        "kindertageseinrichtung*", "vorschulkinder", "kita-jahr"),
      .cues(.heading, 4.5, "kita*", "tageseinrichtung*", "kindertages*", "kindergarten*", "kinderbildungsgesetz*"),
      .cues(.text, -1.5, "ogs", "offene ganztagsschule", "klasse"),
    ])
  static let versicherungen = Sector(
    "Versicherungen", priors: [.versicherung: 3],
    cues: [
      .cues(
        .sender, 5, "*versicherung*", "*rechtsschutz*", "vvag", "assekuranz", "a. g.", "reiseschutz", "insurance*",
        "assurance"),
      .cues(.sender, -4, "krankenkasse", "bkk", "aok", "ikk", "*krankenkasse*", "rentenversicherung*"),
      .cues(
        .text, 1, "versicherungsschein*", "haftpflicht*", "hausrat*", "kfz-versicherung*", "unfallversicherung*",
        "rechtsschutz*", "zahnzusatz*", "versicherungsnehmer*",
        "versicherungssteuer", "versicherungsteuer", "police", "schadenfreiheitsklasse", "lebensversicherung*",
        "reiseversicherung*", "berufsunfähigkeit*"),
    ])
  static let gesundheit = Sector(
    "Gesundheit", byPerson: true, priors: [:],
    cues: [
      .cues(
        .sender, 5, "*praxis*", "*arzt*", "*ärzte*", "apotheke", "*apotheke", "klinik*", "*klinikum", "krankenhaus",
        "augen*", "krankenkasse", "bkk", "aok", "ikk", "*krankenkasse*",
        "dr. med*", "zahn*", "kieferorthopäd*", "hospital", "optik*", "*optik", "physiotherapie*", "therapie*",
        "pflege*",
        "labor*", "sanitätshaus*", "hebamme*", "hör*", "*akustik*", "*akustiker*", "brillen*", "augenoptik*",
        "reha*", "orthopädie*", "orthopäd*", "clinic", "pharmacy", "pvs*", "dental*", "dentist*", "medical*",
        "surgery", "gp practice", "health centre", "ordination*"),
      .cues(.sender, 3.5, "private krankenversicherung*"),
      .cues(
        .text, 1.1, "patient*", "behandlung*", "apotheke", "pzn", "rezept*", "goz", "goä", "diagnose", "untersuchung*",
        "operation*", "krankenversicherung", "pflegeversicherung", "arzt*",
        "heil- und kostenplan", "familienversicherung", "gesundheitskarte", "impf*", "zahnärztlich*",
        "leistungsabrechnung", "hörgerät*", "hörtest*", "hörsystem*", "brille*", "sehtest*", "kontaktlinse*",
        "hilfsmittel*", "versichertenkarte", "ärztliche verordnung", "schuheinlage*", "bandage*", "pflegegrad",
        "pflegekasse", "kieferorthopädi*"),
      .cues(.text, -2, "zahnzusatz*", "zusatzversicherung*", "unfallversicherung*", "auslandsreise*"),
    ])
  static let finanzen = Sector(
    "Finanzen", priors: [:],
    cues: [
      .cues(
        .sender, 4.5, "*bank", "sparkasse", "volksbank*", "bausparkasse*", "*bank*", "inkasso*",
        "fonds*", "depot*", "kreditkarte*", "rentenversicherung*", "deutsche renten*"),
      .cues(
        .text, 1, "kontoauszug", "depot*", "darlehen*", "zinsen", "kontoführung*", "girokonto", "wertpapier*",
        "freistellungsauftrag", "kreditkarten*", "sparbuch", "renteninformation"),
    ])
  static let steuern = Sector(
    "Steuern", priors: [:],
    cues: [
      .cues(.sender, 6, "finanzamt*", "steuerberat*", "lohnsteuerhilfe*"),
      .cues(
        .heading, 2.5, "einkommensteuer*", "steuerbescheid*", "einkommenssteuer*", "lohnsteuer*",
        "umsatzsteuer*bescheid"),
      .cues(
        .text, 0.8, "einkommensteuer*", "solidaritätszuschlag", "steuererklärung", "elster",
        "steuer-identifikationsnummer*", "vorauszahlungsbescheid"),
    ])
}

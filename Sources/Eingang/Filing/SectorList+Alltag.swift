import AlbertModel

/// Sectors of everyday life: home, car, authorities, contracts, spare time, shopping, work.
extension SectorList {
  static let wohnen = Sector(
    "Wohnen", priors: [:],
    cues: [
      .cues(
        .sender, 5, "stadtwerke*", "*werke", "hausverwaltung*", "*verwaltungen", "wohnungs*", "*energie*",
        "tischlerei*",
        "heizung*", "sanitär*", "elektro*", "*bau", "küchen*", "maler*", "dachdecker*",
        "schornsteinfeger*", "immobilien*", "wohnbau*", "gas*", "wasser*", "abwasser*", "möbel*", "gartenbau*",
        "installateur*", "klempner*", "schreinerei*", "wohnungsgenossenschaft", "netz*", "strom*", "handwerk*",
        "umzug*",
        "schlüsseldienst*", "kaminfeger*", "glaserei*", "fenster*"),
      .cues(
        .text, 1.1, "strom", "trinkwasser", "zähler*", "kwh", "miete*", "mieter*", "vermieter*", "nebenkosten*",
        "betriebskosten*", "heizung*", "wohnfläche", "handwerkerleistung*", "montage", "monteur",
        "verbrauchsstelle", "abschlag*", "wohnung*", "35a", "heizkosten*", "einbau*", "küche*", "hausgeld", "kaltmiete*"
      ),
    ])
  static let auto = Sector(
    "Auto", priors: [.quittung: -1.5],
    cues: [
      .cues(
        .sender, 5, "kfz*", "*kfz*", "autohaus*", "auto", "werkstatt*", "reifen*", "tüv*", "zulassung*",
        "karosserie*", "autoteile*", "straßenverkehrsamt*", "fahrschule*"),
      .cues(.sender, -4, "*versicherung*"),
      .cues(
        .text, 0.9, "kfz", "fahrzeug*", "kennzeichen", "fahrgestell*", "inspektion", "ölwechsel", "bremsen*", "reifen*",
        "km-stand", "kilometerstand", "hauptuntersuchung", "pkw", "kfz-steuer*", "zulassung*", "bremsbeläge*", "hu/au"),
      .cues(.heading, 2.5, "parkausweis*", "bewohnerpark*", "kfz-steuer*", "*parkausweis"),
    ])
  static let behoerden = Sector(
    "Behörden", priors: [.bescheid: 2.5],
    cues: [
      .cues(
        .sender, 4.5, "stadt", "kreis", "landkreis", "gemeinde", "*verwaltung", "amt", "*amt", "bürgerdienste*",
        "bürgerbüro*", "bürgerservice*",
        "bürgeramt", "familienkasse", "jobcenter", "landrat", "rundfunk*", "*rundfunk*", "abfallwirtschaft*",
        "aör", "ordnungsamt", "jugendamt", "bezirks*", "beitragsservice", "polizei*", "gericht*", "*gericht",
        "ministerium*", "agentur für arbeit", "standesamt", "landes*", "bundes*", "elterngeld*", "zoll", "hauptzollamt",
        "regierung*", "kreisverwaltung", "abfall*"),
      .cues(.sender, -6, "finanzamt*", "hausverwaltung*", "*verwaltungen", "amtsgericht"),
      .cues(
        .text, 0.9, "kassenzeichen", "bescheid", "rechtsbehelfsbelehrung", "widerspruch", "rundfunkbeitrag*",
        "personalausweis", "reisepass", "aktenzeichen", "kindergeld", "gebührenbescheid", "im auftrag",
        "ordnungswidrigkeit",
        "satzung", "elterngeld", "meldebehörde", "hundesteuer*", "abfallgebühren"),
    ])
  static let vertraege = Sector(
    "Verträge", priors: [.vertrag: 2.5],
    cues: [
      .cues(
        .sender, 5, "telekom*", "*telekommunikation*", "mobil*", "*kabel*", "internet*", "*fon",
        "*net", "glasfaser*", "streaming*", "zeitung*", "verlag*", "abo*", "*medien", "bestatt*",
        "sicherheitsdienst*"),
      .cues(
        .text, 1, "kündigungsbestätigung", "vertragslaufzeit", "mindestlaufzeit", "mobilfunk*", "festnetz*", "flatrate",
        "internet", "router*", "sim-karte", "tarifwechsel", "abonnement*", "vertragsende", "glasfaser*", "datenvolumen",
        "breitband*", "rufnummer*"),
      .cues(.text, -1.5, "mieter", "vermieter", "versicherungsschein*"),
    ])
  static let freizeit = Sector(
    "Freizeit", byPerson: true, priors: [.einladung: 0.5, .quittung: -1.5],
    cues: [
      .cues(
        .sender, 6, "tus", "sv", "tsv", "*sportverein*", "turnverein*", "musikschule*", "skischule*", "bücherei*",
        "*bibliothek*", "*verein", "fitness*", "*studios", "tierpark*", "zoo*", "museum*", "theater*",
        "ferien*",
        "reise*", "*reisen", "volkshochschule*", "vhs", "tanzschule*", "schwimm*", "sprachschule*", "school of*",
        "jugendherberge*", "reitschule*", "reiterhof*", "pfadfinder*", "sportclub*", "fc", "vfl", "djk", "hotel*",
        "camping*", "kletter*", "yoga*", "golf*", "tennis*", "verein", "alpenverein*", "surfschule*", "chor",
        "college*",
        "languages*", "ski*", "jugendzentrum*"),
      .cues(
        .sender, -5, "versicherungsverein*", "reiseschutz*", "reisebank*", "lohnsteuerhilfe*", "trägerverein*",
        "mensa*", "schulverein*"),
      .cues(
        .text, 1, "mitgliedsbeitrag*", "training*", "verein*", "mitglied*", "kurs", "ferienbetreuung", "spartenbeitrag",
        "medien", "leihfrist", "sportverein*", "course", "reise", "unterrichtsentgelt", "skimiete", "sprachreise*",
        "probe", "konzert*",
        "summer course", "turnier*", "ferienfreizeit*", "zeltlager"),
    ])
  static let belege = Sector(
    "Belege", priors: [.quittung: 4.5, .gutschrift: 3.5, .rechnung: 0.8],
    cues: [
      .cues(
        .sender, 3, "*shop*", "*markt*", "handels*", "*handel*", "versand*", "buchhandlung*", "kaufhaus*",
        "outdoor*", "*moden", "mode", "online*", "electronics*", "möbel*", "schuhhaus*", "bäckerei*"),
      .cues(
        .text, 0.9, "bestellnummer", "bestelldatum", "lieferadresse", "versandkosten", "retoure*", "artikel",
        "artikelnummer", "warenkorb", "rücksendung", "zwischensumme", "umtausch", "rückgabe", "kassenbon", "bon",
        "lieferschein", "versand",
        "widerrufsrecht", "bewirtung*"),
    ])
  static let arbeit = Sector(
    "Arbeit", priors: [:],
    cues: [
      .cues(.sender, 2.5, "arbeitgeber*", "personal*", "personalabteilung*"),
      .cues(
        .heading, 4, "entgeltabrechnung*", "gehaltsabrechnung*", "lohnabrechnung*", "arbeitsvertrag*",
        "verdienstabrechnung*", "arbeitszeugnis*", "bezügemitteilung*", "verdienstbescheinigung"),
      .cues(
        .text, 1.2, "arbeitnehmer*", "bruttolohn*", "personalnummer", "personal-nr*", "gehalt", "steuerklasse",
        "sv-nummer", "arbeitsvertrag", "urlaubsanspruch", "entgeltabrechnung"),
    ])
  static let sonstiges = Sector("Sonstiges", priors: [.info: 0.5, .einladung: 0.5], cues: [])
}

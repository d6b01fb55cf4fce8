/// Words that tell an organisation's name from other lines.
enum OrgWords {
  static let legalForms: PhraseList = [
    "gmbh", "ag", "e. v.", "e.v.", "kg", "ohg", "gbr", "e. k.", "e.k.", "eg", "se", "vvag", "a. g.", "a.g.",
    "aör", "mbh", "ug",
    "ggmbh", "gmbh & co. kg", "e. u.", "e.u.", "ges.m.b.h.", "gesmbh", "s.à.r.l.", "s.p.a.", "sàrl", "sas",
    "eurl", "s.l.", "bv", "nv", "oy", "aps", "s/b",
    "kgaa", "s.à r.l.", "ltd", "ltd.", "sdn bhd", "sdn. bhd.", "sdn.bhd.", "sdn bhd.",
    "inc", "inc.", "llc",
    "plc", "b.v.", "s.a.", "sarl",
    "s.r.l.", "partg", "stiftung", "anstalt des öffentlichen rechts", "körperschaft", "*-ag", "bhd", "enterprise",
    "enterprises", "co. kg",
    "trading",
  ]

  static let words: PhraseList = [
    "stadt", "*schule", "*gymnasium", "*versicherung", "*versicherungen", "*praxis", "amt", "*amt", "kita",
    "kindergarten", "*verein", "bank",
    "sparkasse", "*bank", "*kasse", "krankenkasse", "*werke", "stadtwerke", "kreis", "landkreis", "gemeinde",
    "*verwaltung", "apotheke",
    "*apotheke", "klinik", "*klinikum", "krankenhaus", "*zentrum", "zentrale", "*zentrale", "*markt", "supermarkt",
    "bäckerei", "*handlung",
    "autohaus", "kfz", "werkstatt", "tankstelle", "station", "hotel", "restaurant", "gasthaus", "trattoria", "pizzeria",
    "ristorante", "café", "verlag",
    "musikschule", "bücherei", "*bibliothek", "museum", "*park", "*parkhaus", "*studio", "*studios", "fotostudio",
    "*service", "*dienste", "*dienst", "*kammer",
    "*gesellschaft", "*genossenschaft", "telekom*", "*energie", "*betriebe", "*betrieb", "tischlerei", "*bau",
    "handels", "shop", "*shop", "*haus", "*hof",
    "hausverwaltung*", "*verwaltungen", "*verband", "tus", "sv", "tsv", "vfl", "fc", "sportverein", "turnverein",
    "*rechtsschutz", "*zentren", "familienkasse",
    "finanzamt", "bürgerdienste", "bürgeramt", "jobcenter", "universität", "hochschule", "college", "school", "academy",
    "*technik", "*reisen", "*reise", "reisebüro",
    "*wirtschaft", "*institut", "*kirche", "kirchengemeinde", "pfarrei", "diakonie", "caritas", "*hilfe", "*betreuung",
    "*verpflegung", "optik", "*optik", "schuhhaus",
    "*zahnärzte", "zahnarzt*", "dr.", "steuerberat*", "rechtsanw*", "kanzlei", "notar*", "krankenversicherung", "bkk",
    "aok", "ikk", "company", "store", "stores",
    "mart", "hardware", "trading", "restoran", "kedai", "bookstore", "stationery", "pharmacy", "clinic", "center",
    "centre", "elektrizität*", "sanitär", "heizung",
    "zweirad*", "fahrrad*", "küchen", "möbel*", "garten*", "tierpark", "zoo", "theater", "kino", "schwimmbad", "*bad",
    "skischule", "beitragsservice",
    "versicherungsverein", "familie*kasse", "ordnungsamt", "bezirks*", "landrat", "baumarkt", "floristik", "blumen",
    "friseur*", "salon", "metzgerei", "fleischerei",
    "drogerie", "elektro*", "gmbh", "outdoor", "mode", "sport", "foods", "supermarket", "hypermarket", "machinery",
    "petrol", "cafe", "coffee", "food", "kitchen", "seafood",
    "kindertages*", "kinderhaus", "hort", "*klinik", "gs", "kgs", "ggs", "ogs", "firma", "fournisseur", "société",
    "entreprise", "ditta", "studio", "brauerei",
    "hofladen", "physiotherapie",
    "zunft",
    "motor", "auto", "electrical", "optical", "gift*", "deco", "book", "books",
  ]

  /// What never is part of a name: labels of an information block, addresses, salutations.
  static let strangers: PhraseList = [
    "telefon", "tel", "tel.", "fax", "e-mail", "email", "datum", "seite", "kundennummer", "kunden-nr*",
    "rechnungsnummer", "rechnungsdatum", "rechnung", "sehr geehrte*",
    "liebe*", "ust-id*", "ust-idnr*", "st.-nr*", "steuernr*", "steuernummer", "iban", "bic", "geschäftsführ*",
    "vorstand", "aufsichtsrat*", "öffnungszeit*", "sprechzeit*", "sprechstunde*", "servicezeit*", "bürozeit*",
    "geöffnet*", "geschäftszeit*",
    "nach vereinbarung",
    "ansprechpartner*", "unser zeichen", "mein zeichen", "aktenzeichen", "auskunft", "herrn", "frau", "uhr",
    "beleg", "bon", "www*", "http*", "mo-fr",
    "gst", "co.reg*", "reg no*", "invoice", "receipt", "cashier", "tax invoice", "table", "kassenbon", "quittung",
    "vertragsnummer", "versicherungsnummer",
    "gläubiger-id*", "schaden-nr*", "sachbearbeit*", "internet", "postanschrift", "besucheradresse", "hausanschrift",
    "handelsregister", "registergericht",
    "amtsgericht", "bankverbindung", "dienstgebäude", "eingegangen", "kontoinhaber", "betrag", "verwendungszweck",
    "summe", "mwst", "eur", "lieferadresse", "rechnungsadresse",
    "jalan", "jln", "taman", "co no", "co. no*", "company no*", "(company", "gst no", "gst id*", "page", "date", "time",
    "bedienung", "tisch",
    "an die eltern", "an alle", "schuljahr", "klassenleitung", "zahlschein", "sepa-überweisung*", "unterschrift",
    "ort, datum", "name des kindes",
    "mandatsreferenz", "mandat", "lieferung*", "lieferdatum", "liefertermin", "lieferzeit*", "liefer-*",
    "kundenservice", "schule:", "klasse", "kind:", "please", "exchange*",
    "strictly*", "netto", "versandadresse", "bestellnummer", "willkommen", "herzlich", "vielen dank", "thank you",
    "gesamt", "gesamtbetrag", "gesamtsumme", "zwischensumme", "brutto", "pos", "pos.", "artikel", "menge", "chf",
    "postfach", "facture", "fattura", "factuur", "lieferschein*", "auftragsbestätigung", "credit note",
    "lieferanschrift",
  ]

  /// What opens labels and headings, and may open a company's name: then its legal form follows.
  static let headings: PhraseList = [
    "stylesheet", "visualisierung", "lesbarmachung", "name", "anschrift", "adresse", "währung", "betreff",
    "information", "informationen", "angaben", "inhalt", "bemerkung", "bemerkungen", "gln", "siren", "siret", "iln",
    "verkäufer", "käufer*", "seller", "buyer", "lieferant", "kunde", "bill to", "ship to", "sold to", "nos références",
    "vos références", "cash bill", "cash sales", "debitoren*", "angebot", "leitweg-id", "liefer*", "steuer-nr*",
  ]

  /// Thanks and welcomes, which a name may follow.
  static let welcomes: PhraseList = [
    "for shopping", "einkauf bei", "einkauf im", "danke für", "welcome to", "willkommen",
  ]

  /// Parts of addresses that stand anywhere in a line.
  static let addresses: PhraseList = [
    "jalan", "jln", "jln.", "lorong", "taman", "bandar", "kawasan", "selangor", "kuala lumpur", "johor bahru",
    "seksyen", "lot",
    "persiaran", "ground floor", "first floor", "postfach",
  ]

  /// Sentences hold these; names hardly do.
  static let prose: PhraseList = [
    "wir", "sie", "ihnen", "ist", "sind", "wird", "werden", "bitte", "haben", "nicht", "dass", "kann", "können", "you",
    "your", "please", "ihrer", "ihrem", "uns", "oder",
    "wurde", "hat", "auf", "ab", "seit", "vom", "bei", "with",
  ]
}

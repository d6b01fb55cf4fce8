/// What invented letters are about, and where a household files them.
package struct Briefthema: Sendable {
  package let subjects: [String]
  package let sentences: [String]
  /// In a tree of the household's own; `{person}` and `{jahr}` stand for those of the letter.
  package let own: String
  /// Where the built-in tree has a place for it.
  package let builtIn: String
  package var hasAmount = true

  init(_ own: String, _ builtIn: String, _ subjects: [String], _ sentences: [String], hasAmount: Bool = true) {
    self.own = own
    self.builtIn = builtIn
    self.subjects = subjects
    self.sentences = sentences
    self.hasAmount = hasAmount
  }

  package static let all: [String: Briefthema] = [
    "strom": Briefthema(
      "Haus/Energie", "Wohnen", ["Ihre Stromrechnung", "Ihr neuer Abschlag für Strom", "Jahresabrechnung Strom"],
      [
        "Ihr Zähler an der Verbrauchsstelle wurde abgelesen.",
        "Der Verbrauch beträgt 3.120 kWh im Abrechnungszeitraum.",
        "Der Arbeitspreis je Kilowattstunde ändert sich zum Jahreswechsel.",
        "Ihr monatlicher Abschlag wird entsprechend angepasst.", "Die Netzentgelte sind im Preis enthalten.",
      ]),
    "wasser": Briefthema(
      "Haus/Energie", "Wohnen", ["Abrechnung Trinkwasser", "Gebühren für Wasser und Abwasser"],
      [
        "Der Wasserzähler wurde durch Sie selbst abgelesen.", "Die Grundgebühr für Trinkwasser bleibt unverändert.",
        "Der Verbrauch an der Verbrauchsstelle ist gegenüber dem Vorjahr gesunken.",
        "Niederschlagswasser wird nach versiegelter Fläche berechnet.",
      ]),
    "handwerk": Briefthema(
      "Haus/Handwerker", "Wohnen",
      ["Rechnung über Montagearbeiten", "Unsere Rechnung zum Auftrag", "Wartung der Heizung"],
      [
        "Für die Arbeiten in Ihrem Haus berechnen wir wie folgt.", "Monteur und Helfer waren vier Stunden vor Ort.",
        "Der Lohnanteil ist nach § 35a EStG als Handwerkerleistung begünstigt.", "Material und Kleinteile nach Aufmaß.",
        "Anfahrt und Werkzeug sind pauschal berechnet.",
      ]),
    "miete": Briefthema(
      "Haus/Verwaltung", "Wohnen",
      ["Betriebskostenabrechnung", "Einladung zur Eigentümerversammlung", "Anpassung des Hausgelds"],
      [
        "Die Abrechnung der Nebenkosten für Ihre Wohnung liegt bei.",
        "Das Hausgeld wird zum Monatsersten neu festgesetzt.",
        "Die Umlage erfolgt nach Wohnfläche.", "Heizkosten wurden durch den Messdienst ermittelt.",
        "Der Beirat hat die Belege geprüft.",
      ]),
    "kfzversicherung": Briefthema(
      "Versicherungen/Auto", "Versicherungen", ["Beitragsrechnung Kfz-Versicherung", "Ihr Kraftfahrtvertrag"],
      [
        "Ihre Kraftfahrtversicherung verlängert sich um ein Jahr.", "Die Schadenfreiheitsklasse wurde neu berechnet.",
        "Für das Fahrzeug mit Kennzeichen AB-C 123 gilt der neue Beitrag.", "Die Teilkasko hat eine Selbstbeteiligung.",
        "Die Typklasse Ihres Fahrzeugs hat sich geändert.",
      ]),
    "hausrat": Briefthema(
      "Versicherungen/Haus", "Versicherungen", ["Beitragsrechnung Hausrat", "Ihre Wohngebäudeversicherung"],
      [
        "Ihre Hausratversicherung verlängert sich um ein Jahr.", "Die Versicherungssumme wird an den Index angepasst.",
        "Elementarschäden sind mitversichert.", "Der Versicherungsschein liegt bei.",
        "Glasbruch ist in diesem Tarif eingeschlossen.",
      ]),
    "krankenkasse": Briefthema(
      "Versicherungen/Kranken", "Gesundheit/{person}", ["Ihre Mitgliedschaft", "Bonusprogramm", "Zuzahlungen"],
      [
        "Für das kommende Jahr gilt ein neuer Zusatzbeitrag.",
        "Bitte schicken Sie den Fragebogen zur Familienversicherung zurück.",
        "Ihre Gesundheitskarte wird ausgetauscht.", "Vorsorgeuntersuchungen können im Bonusheft eingetragen werden.",
      ], hasAmount: false),
    "arzt": Briefthema(
      "Arzt/{person}", "Gesundheit/{person}", ["Rechnung über ärztliche Leistungen", "Liquidation", "Ihre Behandlung"],
      [
        "Für die Behandlung berechnen wir nach der Gebührenordnung.", "Die Diagnose lautet wie im Befund beschrieben.",
        "Ziffer, Leistung, Faktor und Betrag entnehmen Sie der Aufstellung.",
        "Bitte reichen Sie die Rechnung bei Ihrer Kasse ein.",
        "Die Untersuchung fand in unserer Praxis statt.",
      ]),
    "schule": Briefthema(
      "Kinder/{person}/Schule", "Schule/{person}", ["Elternabend", "Klassenfahrt", "Elternsprechtag", "Wandertag"],
      [
        "Liebe Eltern der Klasse,", "bitte geben Sie den Abschnitt Ihrem Kind unterschrieben mit in die Schule.",
        "Die Klassenleitung informiert über das laufende Schuljahr.",
        "Der Unterricht endet an diesem Tag nach der vierten Stunde.",
        "Die Schülerinnen und Schüler brauchen festes Schuhwerk.",
      ], hasAmount: false),
    "kita": Briefthema(
      "Kinder/{person}/Kita", "Kita/{person}", ["Sommerfest in der Kita", "Schließtage", "Elternabend der Gruppe"],
      [
        "Liebe Kita-Eltern,", "unsere Gruppe sucht noch Kuchen und helfende Hände.",
        "Die Vorschulkinder machen einen Ausflug.",
        "Bitte denken Sie an Matschhosen und Gummistiefel.", "Die Erzieherinnen freuen sich auf den Austausch.",
      ], hasAmount: false),
    "verein": Briefthema(
      "Kinder/{person}/Verein", "Freizeit/{person}", ["Mitgliedsbeitrag", "Turnier am Wochenende", "Trainingszeiten"],
      [
        "Der Mitgliedsbeitrag wird in Kürze fällig.", "Das Training findet in der neuen Halle statt.",
        "Bitte meldet euch beim Trainer ab, wenn ihr nicht könnt.", "Der Spartenbeitrag kommt hinzu.",
        "Der Verein sucht Übungsleiter für die Jugend.",
      ]),
    "musik": Briefthema(
      "Kinder/{person}/Musik", "Freizeit/{person}", ["Unterrichtsentgelt", "Vorspiel der Schülerinnen und Schüler"],
      [
        "Für den Unterricht im Fach Cello berechnen wir das Entgelt.",
        "Das Leihinstrument kann ein weiteres Jahr behalten werden.",
        "Das Vorspiel findet im großen Saal statt.", "Die Musikschule bleibt in den Ferien geschlossen.",
      ]),
    "mobilfunk": Briefthema(
      "Verträge/Telefon", "Verträge", ["Ihre Mobilfunkrechnung", "Ihr Vertrag wird verlängert"],
      [
        "Ihre Rufnummer bleibt unverändert.", "Das Datenvolumen in Ihrem Tarif wurde erhöht.",
        "Die Mindestlaufzeit endet in drei Monaten.", "Verbindungen ins Ausland sind nicht enthalten.",
        "Ihre Flatrate gilt in alle deutschen Netze.",
      ]),
    "abo": Briefthema(
      "Verträge/Abos", "Verträge", ["Ihr Abonnement", "Rechnung zum Jahresabo"],
      [
        "Ihr Abonnement der Tageszeitung verlängert sich.", "Die Zustellung erfolgt werktags bis sechs Uhr.",
        "Die digitale Ausgabe ist im Preis enthalten.", "Während des Urlaubs leiten wir die Zeitung um.",
      ]),
    "amt": Briefthema(
      "Amt", "Behörden", ["Gebührenbescheid", "Festsetzung der Abfallgebühren", "Bewohnerparkausweis"],
      [
        "Gegen diesen Bescheid kann Widerspruch erhoben werden.", "Bitte geben Sie bei Zahlung das Kassenzeichen an.",
        "Die Satzung der Stadt ist im Rathaus einzusehen.", "Im Auftrag der Bürgermeisterin.",
      ]),
    "steuer": Briefthema(
      "Steuern/{jahr}", "Steuern", ["Bescheid über Einkommensteuer", "Vorauszahlungen zur Einkommensteuer"],
      [
        "Das Finanzamt setzt die Einkommensteuer fest.", "Der Solidaritätszuschlag beträgt null Euro.",
        "Gegen diesen Bescheid ist der Einspruch gegeben.", "Die Erläuterungen zur Festsetzung stehen auf Seite zwei.",
      ]),
    "bank": Briefthema(
      "Bank", "Finanzen", ["Ihr Kontoauszug", "Änderung unserer Bedingungen", "Ihr Depot"],
      [
        "Die Kontoführung ändert sich zum Quartal.", "Ihr Depotbestand ist in der Anlage aufgeführt.",
        "Zinsen und Dividenden wurden gutgeschrieben.", "Ihr Freistellungsauftrag gilt weiter.",
      ], hasAmount: false),
    "werkstatt": Briefthema(
      "Auto", "Auto", ["Rechnung zur Inspektion", "Reifenwechsel", "Hauptuntersuchung"],
      [
        "Inspektion mit Ölwechsel nach Herstellervorgabe.", "Die Bremsen vorn wurden erneuert.",
        "Kilometerstand bei Annahme 84.210 km.", "Fahrgestellnummer und Kennzeichen stehen im Auftrag.",
        "Die Winterreifen lagern bei uns.",
      ]),
    "versand": Briefthema(
      "Belege", "Belege", ["Rechnung zu Ihrer Bestellung", "Ihre Bestellung ist unterwegs"],
      [
        "Vielen Dank für Ihre Bestellung in unserem Shop.", "Die Ware bleibt bis zur Zahlung unser Eigentum.",
        "Rücksendungen sind innerhalb von 30 Tagen kostenlos.", "Artikel, Menge, Einzelpreis, Gesamtpreis.",
      ]),
    "spende": Briefthema(
      "Spenden", "Sonstiges", ["Ihre Zuwendungsbestätigung", "Danke für Ihre Hilfe"],
      [
        "Ihre Spende kommt unmittelbar den Projekten zugute.", "Die Zuwendung ist steuerlich abzugsfähig.",
        "Als Patin erhalten Sie zweimal im Jahr einen Bericht.", "Gemeinsam helfen wir Menschen in Not.",
      ]),
  ]
}

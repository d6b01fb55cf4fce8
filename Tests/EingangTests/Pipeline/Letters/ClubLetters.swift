import AlbertModel

/// Letters of clubs, nurseries and traders, made up.
enum ClubLetters {
  static let all: [AskingLetter] = [
    AskingLetter(
      "potluck list of a nursery", title: "Unser Sommerfest",
      facts: .init(
        person: "Mats", asks: true,
        back: Rueckgabe(
          "Rücklaufzettel", signed: false, recipient: "Gruppe", until: CalendarDay(iso: "2025-06-06")),
        cents: nil),
      text: """
        Kita Regenbogen
        Städtische Kindertageseinrichtung
        Am Anger 5, 50667 Köln

        12. Mai 2025

        Unser Sommerfest

        Liebe Familien der Schmetterlingsgruppe,

        am Samstag, den 28. Juni 2025, feiern wir von 14 bis 17 Uhr unser
        Sommerfest im Garten. Getränke stellt der Förderverein. Für das Buffet
        freuen wir uns über Salate, Kuchen und Obst. Bitte tragen Sie ein, was Sie
        mitbringen, und geben Sie den Zettel bis zum 6. Juni in der Gruppe ab.

        Wir freuen uns auf einen schönen Nachmittag!
        Euer Kita-Team

        ........................ bitte hier abtrennen ........................

        Familie: .....................................

        Wir kommen mit ........ Erwachsenen und ........ Kindern.
        Wir bringen mit:   O Salat   O Kuchen   O Obst   O ..................
        Wir helfen beim    O Aufbau   O Abbau
        """),
    AskingLetter(
      "registration for a swimming course", title: "Schwimmkurs „Seepferdchen“ Frühjahr 2025",
      facts: .init(
        person: nil, asks: true,
        back: Rueckgabe(
          "Anmeldung", signed: true, recipient: "Geschäftsstelle", until: CalendarDay(iso: "2025-02-14")),
        cents: 9500),
      text: """
        Schwimmverein Delphin 1920 e. V.
        Badstraße 8 · 50668 Köln · kurse@sv-delphin.example


                                                              14. Januar 2025

        Schwimmkurs „Seepferdchen“ Frühjahr 2025

        Liebe Eltern,

        unser neuer Anfängerkurs beginnt am Dienstag, 04.03.2025, um 16:15 Uhr im
        Hallenbad Nord. Der Kurs umfasst 12 Stunden und kostet 95,00 € für
        Mitglieder. Die Kursgebühr überweisen Sie bitte erst nach Erhalt der
        Bestätigung.

        Anmeldeschluss ist der 14.02.2025. Senden Sie die Anmeldung ausgefüllt und
        unterschrieben an unsere Geschäftsstelle oder werfen Sie sie dort ein.

        Mit sportlichen Grüßen
        Ihr Kursteam

        ✂ ------------------------------------------------------------------

        Anmeldung zum Schwimmkurs

        Hiermit melde ich mein Kind verbindlich zum Schwimmkurs an.

        Name: ______________________  Geburtsdatum: ______________
        Anschrift: _________________________________________________
        Telefon: ______________   E-Mail: _________________________

        Ort, Datum: ______________   Unterschrift: __________________
        """),
    AskingLetter(
      "order form of a photographer", title: "Fototag in der Kita Regenbogen",
      facts: .init(
        person: nil, asks: true,
        back: Rueckgabe(
          "Bestellschein", signed: true, recipient: "Kita", until: CalendarDay(iso: "2025-10-02")),
        cents: nil),
      text: """
        Fotostudio Lichtblick GmbH
        Schul- und Kindergartenfotografie · Ringstraße 4 · 44137 Dortmund

                                                           Dortmund, 22.09.2025

        Fototag in der Kita Regenbogen

        Liebe Eltern,

        am 07.10.2025 kommen unsere Fotografen in die Einrichtung. Sie können schon
        jetzt bestellen. Bitte kreuzen Sie das gewünschte Paket an und geben Sie den
        Bestellschein mit dem abgezählten Betrag bis zum 02.10.2025 in der Kita ab.

        Bestellschein

        Name des Kindes: ______________________   Gruppe: __________________

        [ ] Paket 1: Portrait 20x30, 4 Passbilder                   14,00 €
        [ ] Paket 2: Portrait, Gruppenbild, 8 Passbilder            19,50 €
        [ ] Paket 3: alle Bilder und die Dateien                    29,00 €

        Datum, Unterschrift: ______________________________
        """),
    AskingLetter(
      "direct debit mandate of a canteen", title: "Umstellung auf Lastschrift ab Oktober 2025",
      facts: .init(
        person: "Jonas", asks: true,
        back: Rueckgabe(
          "SEPA-Lastschriftmandat", signed: true, recipient: nil, until: CalendarDay(iso: "2025-09-12")),
        cents: nil),
      text: """
        Mensaverein Humboldt e. V.
        Kartäuserwall 40, 50676 Köln

        Herrn
        Piet Sommer
        Birkenweg 3
        50667 Köln
                                                             Köln, 18.08.2025

        Umstellung auf Lastschrift ab Oktober 2025

        Sehr geehrter Herr Sommer,

        ab dem 1. Oktober 2025 rechnen wir das Mittagessen nur noch per Lastschrift
        ab. Bitte senden Sie uns das beiliegende SEPA-Lastschriftmandat ausgefüllt
        und unterschrieben bis zum 12.09.2025 zurück. Ohne Mandat können wir Ihrem
        Sohn Jonas ab Oktober leider kein Essen mehr ausgeben.

        Mit freundlichen Grüßen
        Mensaverein Humboldt e. V.

        ------------------------------------------------------------------------
        SEPA-Lastschriftmandat
        Gläubiger-Identifikationsnummer DE98ZZZ09999999999
        Mandatsreferenz: wird separat mitgeteilt

        Ich ermächtige den Mensaverein Humboldt e. V., Zahlungen von meinem Konto
        mittels Lastschrift einzuziehen.

        Vorname und Name (Kontoinhaber): ______________________________
        IBAN: DE__ ____ ____ ____ ____ __
        Datum, Ort und Unterschrift: ______________________________
        """),
    AskingLetter(
      "change of a club's fee", title: "Anpassung der Mitgliedsbeiträge ab 2026",
      facts: .init(
        person: nil, asks: false,
        cents: nil),
      text: """
        TuS Rheinaue 1899 e. V.
        Sportweg 1, 50735 Köln

        Familie Sommer
        Birkenweg 3
        50667 Köln
                                                            Köln, 20.11.2025

        Anpassung der Mitgliedsbeiträge ab 2026

        Liebe Mitglieder,

        die Mitgliederversammlung hat am 7. November 2025 beschlossen, die Beiträge
        zum 1. Januar 2026 anzupassen. Der Familienbeitrag steigt von 168,00 € auf
        186,00 € im Jahr. Den Beitrag ziehen wir wie bisher am 15. Februar von Ihrem
        Konto ein. Sie müssen nichts weiter tun.

        Mit sportlichem Gruß
        Jörg Nettekoven, Kassenwart
        """),
  ]
}

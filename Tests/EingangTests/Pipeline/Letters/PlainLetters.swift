import AlbertModel

/// Letters that want nothing back, made up.
enum PlainLetters {
  static let all: [AskingLetter] = [
    AskingLetter(
      "notice for information only", title: "Hitzefrei und Notfallnummern",
      facts: .init(
        person: "Jonas", asks: false,
        cents: nil),
      text: """
        Humboldt-Gymnasium Köln
        Die Schulleitung

                                                                 Köln, 5. Mai 2025

        Hitzefrei und Notfallnummern

        Liebe Eltern,

        bei großer Hitze endet der Unterricht nach der fünften Stunde. Die Kinder der
        Jahrgänge 5 bis 7 werden auf Wunsch bis 13.15 Uhr betreut. Dieses Schreiben
        dient nur zu Ihrer Information, Sie müssen nichts weiter tun.

        Mit freundlichen Grüßen
        Dr. Jana Wolters, Schulleiterin
        """),
    AskingLetter(
      "settlement of service charges", title: "Nebenkostenabrechnung 2024",
      facts: .init(
        person: "Maren", asks: true,
        cents: 17235),
      text: """
        Hausverwaltung Kessler GmbH
        Domstraße 11 · 50668 Köln

        Frau
        Maren Sommer
        Birkenweg 3
        50667 Köln

                                                             Köln, 14.10.2025
        Objekt: Birkenweg 3, Wohnung 2. OG links

        Nebenkostenabrechnung 2024

        Sehr geehrte Frau Sommer,

        anbei erhalten Sie die Abrechnung der Nebenkosten für das Jahr 2024.

        Ihre Vorauszahlungen                          1.440,00 €
        Ihre Kosten                                   1.612,35 €
        Nachzahlung                                     172,35 €

        Bitte überweisen Sie den Betrag bis zum 15.11.2025 auf das bekannte Konto.

        Mit freundlichen Grüßen
        Hausverwaltung Kessler GmbH
        """),
    AskingLetter(
      "dentist's invoice with a bank's slip", title: "Rechnung Nr. 2025-118",
      facts: .init(
        person: "Piet", asks: true,
        cents: 11450),
      text: """
        Zahnarztpraxis Dr. Elsa Kranich
        Am Markt 4 · 50667 Köln

        Herrn
        Piet Sommer
        Birkenweg 3
        50667 Köln
                                                          03.03.2025

        Rechnung Nr. 2025-118                  Rechnungsdatum: 03.03.2025

        Sehr geehrter Herr Sommer,

        für Ihre Behandlung berechnen wir 114,50 €. Wir bitten um Zahlung bis zum
        02.04.2025. Bitte verwenden Sie den unteren Abschnitt für Ihre Überweisung.

        Mit freundlichen Grüßen
        Praxis Dr. Kranich

        ---------------------------------------------------------------------
        SEPA-Überweisung/Zahlschein
        Begünstigter: Dr. Elsa Kranich
        IBAN: DE02 1203 0000 0000 2020 51
        Betrag: 114,50 EUR
        Kontoinhaber: ________________
        Datum           Unterschrift(en)
        """),
    AskingLetter(
      "letter to the parents of all three", title: "Adventskonzert",
      facts: .init(
        person: nil, asks: true,
        cents: nil),
      text: """
        Gymnasium Rheinpark
        Musikfachschaft

        12.11.2025

        Adventskonzert

        Liebe Eltern unserer Chorkinder,

        unser Adventskonzert findet am 11. Dezember 2025 um 18 Uhr in der Aula statt.
        Wir bitten die Eltern von Jonas, Ida und Mats, die Kinder um 17 Uhr zu bringen.
        Rückmeldung bitte bis 28.11.2025 an chor@rheinpark.example.

        Beste Grüße
        M. Lehnert
        """),
    AskingLetter(
      "insurer's notice that mentions a section and a form", title: "Ihre Hausratversicherung, Vertrag 4711-22",
      facts: .init(
        person: "Maren", asks: false,
        cents: nil),
      text: """
        Rheinische Versicherung AG
        Postfach 1, 50667 Köln

        Frau
        Maren Sommer
        Birkenweg 3
        50667 Köln
                                                       Köln, 12.11.2025

        Ihre Hausratversicherung, Vertrag 4711-22

        Sehr geehrte Frau Sommer,

        wir haben den Abschnitt über Fahrräder in unseren Bedingungen verbessert. Für
        Sie ändert sich der Beitrag nicht. Das Formular zur Meldung eines Schadens
        finden Sie im Internet.

        Mit freundlichen Grüßen
        Rheinische Versicherung AG
        """),
  ]
}

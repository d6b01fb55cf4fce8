import AlbertModel

/// Letters of schools with a slip, made up.
enum SchoolLetters {
  static let all: [AskingLetter] = [
    AskingLetter(
      "school trip with slip and cash", title: "Klassenfahrt nach Borkum vom 20. bis 24. Oktober 2025",
      facts: .init(
        person: "Jonas", asks: true,
        back: Rueckgabe(
          "Rücklaufzettel", signed: true, recipient: "Klassenlehrerin Frau Brandt",
          until: CalendarDay(iso: "2025-09-15"), cash: Betrag(cents: 1200, currency: "EUR", direction: .zahlen)),
        cents: 1200),
      text: """
        Humboldt-Gymnasium Köln
        Kartäuserwall 40 · 50676 Köln · Tel. 0221 555010


                                                                      Köln, 02.09.2025

        An die Eltern der Klasse 7 b


        Klassenfahrt nach Borkum vom 20. bis 24. Oktober 2025

        Liebe Eltern,

        wie auf dem Elternabend besprochen fahren wir im Oktober nach Borkum. Wir
        wohnen in der Jugendherberge, reisen mit Bahn und Fähre an und kommen am
        24.10.2025 gegen 17 Uhr zurück.

        Die Fahrt selbst ist über die Klassenkasse bezahlt. Für die Kutschfahrt und
        das Eis bitten wir noch um 12 € pro Kind. Bitte geben Sie das Geld passend
        in einem Umschlag mit und den unterschriebenen Abschnitt bis spätestens
        Montag, 15.09.2025, bei der Klassenlehrerin Frau Brandt ab.

        Mit freundlichen Grüßen

        Silke Brandt
        Klassenlehrerin

        - - - - - - - - - - - - - - - ✂ - - - - - - - - - - - - - - - - - - - -
        Bitte hier abtrennen

        Name des Kindes: ____________________      Klasse: ________

        [ ] Mein Kind nimmt an der Klassenfahrt teil.
        [ ] Mein Kind nimmt nicht teil.
        [ ] 12,00 € liegen bei.

        Datum: ______________    Unterschrift der Erziehungsberechtigten: ____________
        """),
    AskingLetter(
      "invitation to a parents' evening", title: "Einladung zum Elternabend der Klasse 7b",
      facts: .init(
        person: "Jonas", asks: true,
        back: Rueckgabe(
          "Rücklaufzettel", signed: true, recipient: "Frau Brandt", until: CalendarDay(iso: "2025-09-05")),
        cents: nil),
      text: """
        Humboldt-Gymnasium Köln
        Kartäuserwall 40 · 50676 Köln

                                                                  Köln, 25.08.2025

        An die Eltern der 7b

        Einladung zum Elternabend der Klasse 7b

        Sehr geehrte Eltern,

        hiermit lade ich Sie herzlich zum ersten Elternabend im neuen Schuljahr ein.
        Er findet am Mittwoch, den 10.09.2025, um 19:30 Uhr in Raum 204 statt.

        Tagesordnung
        1. Begrüßung
        2. Wahl der Klassenpflegschaft
        3. Klassenfahrt
        4. Verschiedenes

        Bitte geben Sie die Rückmeldung Ihrem Kind bis Freitag, 05.09., wieder mit.

        Mit freundlichen Grüßen
        Silke Brandt

        _____________________________________________________________

        Rückmeldung an Frau Brandt

        Schüler/in: ________________________

        ☐ Ich nehme / wir nehmen teil.   ☐ Ich kann leider nicht teilnehmen.

        _______________________
        Unterschrift
        """),
    AskingLetter(
      "lice notice", title: "Läusealarm in der 2c",
      facts: .init(
        person: "Ida", asks: true,
        back: Rueckgabe(
          "Rücklaufzettel", signed: true, recipient: "Klassenleitung", until: CalendarDay(iso: "2025-11-19")),
        cents: nil),
      text: """
        Grundschule am Bach
        Bachstraße 12, 50667 Köln
                                                                   17.11.2025
        Läusealarm in der 2c!

        Liebe Eltern der Klasse 2c,

        in der Klasse wurden Kopfläuse entdeckt. Bitte kontrollieren Sie heute noch
        den Kopf Ihres Kindes und behandeln Sie es, wenn nötig, mit einem Mittel aus
        der Apotheke. Ihr Kind darf nach der ersten Behandlung wieder kommen.

        Geben Sie bitte den unteren Abschnitt bis Mittwoch, 19.11., unterschrieben
        an die Klassenleitung zurück.

        Freundliche Grüße
        A. Pohl

        ✂ - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -

        Kind: ____________________

        O Ich habe mein Kind untersucht und keine Läuse gefunden.
        O Ich habe Läuse gefunden und behandelt am: ______________

        Unterschrift: ____________________
        """),
    AskingLetter(
      "theatre visit without a subject", title: "Theaterbesuch",
      facts: .init(
        person: "Jonas", asks: true,
        back: Rueckgabe(
          "Rücklaufzettel", signed: true, recipient: nil, until: CalendarDay(iso: "2025-11-14"),
          cash: Betrag(cents: 800, currency: "EUR", direction: .zahlen)),
        cents: 800),
      text: """
        Humboldt-Gymnasium Köln
                                                               Köln, 03.11.2025

        Liebe Eltern der Klassen 7a, 7b und 7c,

        am 9. Dezember 2025 besuchen wir das Schauspielhaus. Der Eintritt kostet
        8,00 € und wird von der Klassenleitung in bar eingesammelt. Bitte geben Sie
        den Abschnitt und das Geld bis zum 14.11.2025 ab.

        Mit freundlichen Grüßen
        K. Ebert

        ................................................................
        Name: ..................................   Klasse: ..........

        O  Ich bin einverstanden, dass mein Kind am Theaterbesuch teilnimmt.
        O  8 € habe ich beigelegt.

        Unterschrift: ................................
        """),
    AskingLetter(
      "book order paid by transfer", title: "Schulbuchbestellung für das Schuljahr 2025/26",
      facts: .init(
        person: nil, asks: true,
        back: Rueckgabe(
          "Bestellschein", signed: true, recipient: nil, until: CalendarDay(iso: "2025-06-20")),
        cents: 2280),
      text: """
        Grundschule am Bach
        Bachstraße 12, 50667 Köln

                                                             Köln, im Juni 2025
        An alle Eltern

        Schulbuchbestellung für das Schuljahr 2025/26

        Liebe Eltern,

        den Eigenanteil von 22,80 € überweisen Sie bitte bis zum 27.06.2025 auf das
        Konto des Fördervereins, IBAN DE02 1203 0000 0000 2020 51. Geben Sie Ihrem Kind
        bitte außerdem den Bestellzettel unterschrieben bis zum 20.06.2025 wieder mit.

        Mit freundlichen Grüßen
        Die Schulleitung

        ----------------- bitte abtrennen -----------------
        Bestellzettel

        Name: ____________________   Klasse im nächsten Schuljahr: ______
        [ ] Ich nehme an der Bestellung teil.
        [ ] Ich kaufe die Bücher selbst.
        Unterschrift: ____________________
        """),
    AskingLetter(
      "teacher's note without a subject", title: "Karneval",
      facts: .init(
        person: "Ida", asks: false,
        cents: nil),
      text: """
        Grundschule am Bach
        Klasse 2c – Frau Pohl

        04.02.2025

        Liebe Eltern,

        am Rosenmontag und am Veilchendienstag ist schulfrei. Am Donnerstag vor
        Karneval (27.02.) dürfen die Kinder verkleidet in die Schule kommen. Waffen
        und Konfetti bleiben bitte zu Hause. Der Unterricht endet um 11.11 Uhr.

        Viele Grüße
        A. Pohl
        """),
  ]
}

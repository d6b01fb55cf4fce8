import AlbertModel

/// Letters that want a consent or a confirmation, made up.
enum ConsentLetters {
  static let all: [AskingLetter] = [
    AskingLetter(
      "consent to a vaccination", title: "Impfaktion an Ihrer Schule",
      facts: .init(
        person: "Jonas", asks: true,
        back: Rueckgabe(
          "Einverständniserklärung", signed: true, recipient: "Sekretariat", until: CalendarDay(iso: "2025-03-28")),
        cents: nil),
      text: """
        Stadt Köln
        Gesundheitsamt · Kinder- und Jugendgesundheitsdienst
        Neumarkt 15-21 · 50667 Köln

                                                              Köln, den 10.03.2025

        An die Erziehungsberechtigten von
        Jonas Sommer
        Klasse 7b

        Impfaktion an Ihrer Schule

        Sehr geehrte Erziehungsberechtigte,

        am 8. April 2025 kommt unser Impfteam in das Humboldt-Gymnasium. Wir bieten
        allen Schülerinnen und Schülern der 7. Klassen die Auffrischimpfung gegen
        Tetanus, Diphtherie und Polio an. Die Impfung ist freiwillig und kostenlos.

        Wenn Ihr Kind geimpft werden soll, geben Sie ihm bitte die unterschriebene
        Einverständniserklärung und den Impfpass bis zum 28.03.2025 mit in die
        Schule. Abgabe im Sekretariat.

        Mit freundlichen Grüßen
        Im Auftrag
        Dr. Wiebke Anders

        Einverständniserklärung

        Name, Vorname: ____________________   geboren am: ______________

        Ich bin damit einverstanden, dass mein Kind geimpft wird.
        ( ) ja     ( ) nein
        Ich habe das Merkblatt gelesen. Allergien: ________________________

        Ort, Datum                          Unterschrift einer sorgeberechtigten Person
        """),
    AskingLetter(
      "zoo trip of an after-school club", title: "Ausflug in den Zoo",
      facts: .init(
        person: "Ida", asks: true,
        back: Rueckgabe(
          "Rücklaufzettel", signed: true, recipient: "OGS-Büro", until: CalendarDay(iso: "2025-05-09"),
          cash: Betrag(cents: 1200, currency: "EUR", direction: .zahlen)),
        cents: 1200),
      text: """
        Grundschule am Bach · Offene Ganztagsschule
        Bachstraße 12, 50667 Köln

                                                                 29.04.2025
        Ausflug in den Zoo

        Liebe Eltern von Ida,

        am 15. Mai fahren wir mit den Kindern der OGS in den Zoo. Eintritt und Bus
        kosten zusammen 12 Euro pro Kind. Bitte geben Sie den Betrag in bar und den
        ausgefüllten Rücklaufzettel bis zum 9. Mai im OGS-Büro ab.

        Herzliche Grüße
        Ihr OGS-Team

        8< - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
        Rücklaufzettel Zoo

        Mein Kind ________________________ darf mitfahren.
        □ ja   □ nein
        Unterschrift ________________________
        """),
    AskingLetter(
      "library's consent for a daughter", title: "Ferienleseclub: Anmeldung für Ihre Tochter Ida",
      facts: .init(
        person: "Ida", asks: true,
        back: Rueckgabe(
          "Einwilligung", signed: true, recipient: "Infotheke", until: CalendarDay(iso: "2025-06-30")),
        cents: nil),
      text: """
        Stadtbibliothek Köln
        Josef-Haubrich-Hof 1, 50676 Köln

        Frau
        Maren Sommer
        Birkenweg 3
        50667 Köln

                                                             6. Juni 2025

        Ferienleseclub: Anmeldung für Ihre Tochter Ida

        Sehr geehrte Frau Sommer,

        Ihre Tochter Ida möchte am Ferienleseclub teilnehmen. Dafür brauchen wir Ihre
        schriftliche Einwilligung. Bitte unterschreiben Sie den Abschnitt und geben Sie
        ihn bis 30. Juni an der Infotheke ab. Die Teilnahme ist kostenlos.

        Freundliche Grüße
        Ihre Stadtbibliothek

        >8 ------------------------------------------------------------------
        Einwilligung
        Ich bin damit einverstanden, dass meine Tochter / mein Sohn am
        Ferienleseclub teilnimmt.

        Name des Kindes                 Datum              Unterschrift
        """),
    AskingLetter(
      "Swiss school trip with cash", title: "Schulreise",
      facts: .init(
        person: "Ida", asks: true,
        back: Rueckgabe(
          "Rücklaufzettel", signed: true, recipient: "Klassenlehrperson", until: CalendarDay(iso: "2025-05-12"),
          cash: Betrag(cents: 1500, currency: "CHF", direction: .zahlen)),
        cents: 1500),
      text: """
        Primarschule Seefeld
        Klasse 2c

        Zürich, 5. Mai 2025

        Schulreise

        Liebe Eltern

        Am 27. Mai machen wir unsere Schulreise auf den Uetliberg. Bitte geben Sie
        Ihrem Kind Fr. 15.- in einem Couvert mit. Den Talon bitte bis 12. Mai an die
        Klassenlehrperson retournieren.

        Freundliche Grüsse
        Frau Keller

        - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
        Talon

        Name: ..............................
        Mein Kind nimmt an der Schulreise teil:   ja / nein
        Visum der Eltern: ..............................
        """),
    AskingLetter(
      "circus week, consent on the second half", title: "Zirkuswoche 2025: Zusage für Ida Sommer",
      facts: .init(
        person: "Ida", asks: true,
        back: Rueckgabe(
          "Einverständniserklärung", signed: true, recipient: nil, until: CalendarDay(iso: "2025-06-20"),
          cash: Betrag(cents: 6000, currency: "EUR", direction: .zahlen)),
        cents: 6000),
      text: """
        Ferienpass Köln
        Jugendamt der Stadt Köln

                                                            Köln, 20. Mai 2025

        Zirkuswoche 2025: Zusage für Ida Sommer

        Liebe Ida, liebe Eltern,

        du bist dabei! Die Zirkuswoche läuft vom 14. bis 18. Juli 2025. Den Beitrag von
        60,00 € bringt bitte am ersten Tag passend in bar mit. Die unterschriebene
        Einverständniserklärung muss bis 20. Juni bei uns sein.

        Viele Grüße vom Ferienpass-Team

        Seite 1 von 2

        EINVERSTÄNDNISERKLÄRUNG
        Mein Kind ________________ darf an allen Übungen teilnehmen.
        Es darf allein nach Hause gehen   ( ) ja  ( ) nein
        Datum, Unterschrift
        """),
    AskingLetter(
      "form alone on its page", title: "Abholvollmacht",
      facts: .init(
        person: nil, asks: true,
        back: Rueckgabe(
          "Vollmacht", signed: true, recipient: nil, until: CalendarDay(iso: "")),
        cents: nil),
      text: """
        Kita Regenbogen
        Am Anger 5, 50667 Köln

        Abholvollmacht

        Name des Kindes: ______________________________

        Hiermit erlaube ich, dass mein Kind von folgenden Personen abgeholt wird:

        1. ____________________   Telefon: ____________________
        2. ____________________   Telefon: ____________________

        Ort, Datum                    Unterschrift der Sorgeberechtigten
        """),
  ]
}

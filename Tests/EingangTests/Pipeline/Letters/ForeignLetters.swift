import AlbertModel

/// English, Austrian and Swiss letters, made up.
enum ForeignLetters {
  static let all: [AskingLetter] = [
    AskingLetter(
      "English permission slip with cash", title: "Grade 2 trip to the Natural History Museum",
      facts: .init(
        person: "Ida", asks: true,
        back: Rueckgabe(
          "Einverständniserklärung", signed: true, recipient: "Ms Carter", until: CalendarDay(iso: "2025-03-17"),
          cash: Betrag(cents: 1500, currency: "EUR", direction: .zahlen)),
        cents: 1500),
      text: """
        Rhine Valley International School
        Parkstraße 20, 50968 Köln
        office@rvis.example

                                                              3 March 2025

        Grade 2 trip to the Natural History Museum

        Dear parents,

        on Thursday, 27 March 2025, Grade 2 will visit the Natural History Museum in
        Bonn. We leave at 8.30 am and will be back by 3 pm. The cost is €15 per child.
        Please send the exact amount in cash in an envelope and return the permission
        slip below to Ms Carter no later than 17 March 2025.

        Your child will need a packed lunch and a raincoat.

        Kind regards,
        Emily Carter
        Class teacher

        - - - - - - - - - - - - - cut here - - - - - - - - - - - - - - - - -

        Permission slip

        Child's name: ________________________   Class: __________

        I give permission for my child to take part in the museum trip.   [ ] Yes  [ ] No

        Parent's signature: _______________________   Date: ______________
        """),
    AskingLetter(
      "English reply slip", title: "Parents' Evening",
      facts: .init(
        person: nil, asks: true,
        back: Rueckgabe(
          "Rücklaufzettel", signed: true, recipient: "school office", until: CalendarDay(iso: "2025-09-26")),
        cents: nil),
      text: """
        St. Mary's Primary School
        Church Road, Oxford OX4 1AB

        12 September 2025

        Parents' Evening

        Dear Parents,

        our autumn parents' evening will take place on Wednesday 8 October 2025.
        Please complete the reply slip and hand it in at the school office by Friday
        26 September.

        Yours faithfully,
        J. Ellis, Headteacher

        -----------------------------------------------------------------------
        Reply slip

        Name of child: ______________________   Class: ______
        [ ] I will attend    [ ] I am unable to attend
        Signed: ______________________
        """),
    AskingLetter(
      "Austrian letter with an Erlagschein", title: "Beitrag für die Projektwoche",
      facts: .init(
        person: nil, asks: true,
        cents: 14500),
      text: """
        Volksschule Lindengasse
        Lindengasse 7, 1070 Wien

                                                              Wien, am 13. Jänner 2025

        Beitrag für die Projektwoche

        Liebe Eltern!

        Für die Projektwoche im Mai bitten wir um Einzahlung von € 145,00 mit dem
        beiliegenden Erlagschein bis längstens 7. Feber 2025.

        Mit freundlichen Grüßen
        Dir. Eva Hollerer

        Zahlungsanweisung
        EmpfängerIn: Volksschule Lindengasse
        IBAN: AT61 1904 3002 3457 3201
        Betrag EUR 145,00
        Verwendungszweck: Projektwoche 3a
        Unterschrift ZeichnungsberechtigteR
        """),
    AskingLetter(
      "Swiss Anmeldetalon", title: "Jugendlager Scuol 2025",
      facts: .init(
        person: nil, asks: true,
        back: Rueckgabe(
          "Anmeldung", signed: true, recipient: "Lagerleitung Frau Regula Ammann", until: CalendarDay(iso: "2025-03-31")
        ),
        cents: 28000),
      text: """
        Turnverein Rosenau
        Postfach 12, 8005 Zürich

                                                             Zürich, 3. Februar 2025

        Jugendlager Scuol 2025

        Liebe Eltern, liebe Kinder

        Das Lager findet vom 14. bis 19. Juli 2025 in Scuol statt. Der Lagerbeitrag
        beträgt CHF 280.00 und ist innert 30 Tagen nach Erhalt der Rechnung zahlbar.
        Bitte den Anmeldetalon ausgefüllt bis spätestens 31. März 2025 an die
        Lagerleitung Frau Regula Ammann einsenden.

        Freundliche Grüsse
        Regula Ammann

        ✂ ..................................................................
        Anmeldetalon Jugendlager Scuol

        Name/Vorname: ..............................  Jahrgang: ............
        Adresse: ...........................................................
        Unterschrift der Eltern: ...........................................
        """),
  ]
}

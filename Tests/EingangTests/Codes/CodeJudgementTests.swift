import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite("What a code says against what is printed")
struct CodeJudgementTests {
  private static func letter(
    amount: String = "85,00", iban: String = "DE43 9990 0001 0000 1234 56", until: String = "15.10.2025",
    more: String = ""
  ) -> [Word] {
    MarkedText(
      """



      Förderverein Ahrenbeck e. V.
      Schulweg 4 · 99990 Ahrenbeck

          Förderverein Ahrenbeck e. V. · Schulweg 4 · 99990 Ahrenbeck

          Anna Sommer                                        Datum 15.09.2025
          Birkenweg 3
          50667 Köln


          Rechnung 2025-0417

          Sehr geehrte Frau Sommer,

          für die Klassenfahrt berechnen wir:

          Zu zahlender Betrag                                         \(amount) €

          Bitte überweisen Sie den Betrag bis zum \(until).
          \(more)
          IBAN \(iban)
      """
    ).page.words
  }

  private func extraction(
    _ codes: [PageCode], _ words: [Word] = letter(), konten: BekannteKonten = .keine
  ) -> Extraction {
    Understanding(haushalt: Haushalt(), ablage: [], erhalten: nil, konten: konten)
      .vorschlag(for: [.withCodes(codes, words: words)]).extraction
  }

  private func invoice(_ xml: String) throws -> [PageCode] { [try #require(try TestRechnung.rechnung(xml)?.code)] }

  @Test("a code that agrees makes values sure, and adds itself to their evidence")
  func agrees() {
    let found = extraction([GiroCodeTests.code(GiroCodeTests.payload())])
    #expect(found.betrag?.value == Betrag(cents: 8500, direction: .zahlen) && found.betrag?.confidence == 0.99)
    #expect(found.betrag?.evidence.map(\.rule).prefix(2) == ["code.girocode", "betrag.label"])
    #expect(found.iban?.value == TestRechnung.iban && found.iban?.confidence == 0.99)
    #expect(found.warnings.isEmpty)
  }

  @Test("a number that the transfer is to name is surer, and chosen among others; a few digits of one are not")
  func number() {
    let more = "Kundennummer 90018833"
    let words = Self.letter(more: more)
    let plain = extraction([], words)
    func with(_ zweck: String) -> Extraction {
      extraction([GiroCodeTests.code(GiroCodeTests.payload(end: ["", "", zweck]))], words)
    }
    let found = with("RE 2025-0417, Kd. 90018833")
    #expect(found.kundennummer?.value == "90018833" && plain.kundennummer?.value == "90018833")
    #expect((found.kundennummer?.confidence.value ?? 0) > (plain.kundennummer?.confidence.value ?? 0))
    #expect(found.kundennummer?.evidence.last?.quote == "GiroCode: RE 2025-0417, Kd. 90018833")
    #expect(with("883").kundennummer == plain.kundennummer)
  }

  @Test("an amount that differs is the code's, with a warning, and the printed one beside it")
  func amount() {
    let found = extraction([GiroCodeTests.code(GiroCodeTests.payload(amount: "EUR95.00"))])
    #expect(found.betrag?.value.cents == 9500 && found.betrag?.alternatives.first?.value.cents == 8500)
    #expect(found.warnings == ["Der Betrag im GiroCode (95,00 €) steht nicht auf dem Papier; dort steht 85,00 €."])
  }

  @Test("so is an account")
  func account() {
    let found = extraction([GiroCodeTests.code(GiroCodeTests.payload(iban: "DE25999000020000654321"))])
    #expect(found.iban?.value == "DE25999000020000654321")
    #expect(found.warnings.count == 1 && found.warnings[0].contains("endet auf 4321"))
  }

  @Test("an invoice that lies in a letter without a word of money is told of")
  func hidden() throws {
    let letter = MarkedText(
      """
      Spenglerei Ahrenbeck GmbH · Werkstraße 2 · 99990 Ahrenbeck

      Anna Berger                                        Datum 15.09.2025

      Tag der offenen Tür

      Sehr geehrte Frau Berger,
      wir laden Sie herzlich in unsere Werkstatt ein.
      """
    ).page.words
    let found = extraction(try invoice(TestRechnung.cii()), letter)
    #expect(found.betrag?.value.cents == 11900)
    #expect(found.warnings.contains("Der Betrag in der E-Rechnung (119,00 €) wurde auf dem Papier nicht gefunden."))
    #expect(found.warnings.contains { $0.hasPrefix("Die IBAN in der E-Rechnung") })
  }

  @Test("a recipient whose name is nowhere printed is told, and is not the sender")
  func recipient() {
    let found = extraction([GiroCodeTests.code(GiroCodeTests.payload(name: "Heinz Xaver Unbekannt"))])
    #expect(found.absender?.value.contains("Förderverein") == true)
    #expect(found.warnings.count == 1 && found.warnings[0].contains("Heinz Xaver Unbekannt"))
  }

  @Test("codes that advertise, and a code without an amount, change no amount")
  func unchanged() {
    let plain = extraction([])
    #expect(extraction([GiroCodeTests.code("https://foerderverein.example/spenden?betrag=500")]) == plain)
    #expect(extraction([GiroCodeTests.code(GiroCodeTests.payload(amount: ""))]).betrag == plain.betrag)
  }

  @Test("a direct debit that the letter speaks of and a transfer in the code do not go together")
  func direction() {
    let words = Self.letter(more: "Der Betrag wird von Ihrem Konto per SEPA-Lastschrift abgebucht und eingezogen.")
    let found = extraction([GiroCodeTests.code(GiroCodeTests.payload())], words)
    #expect(found.betrag?.value.direction == .zahlen)
    #expect(found.warnings == ["Das Papier spricht von einer Lastschrift, im GiroCode steht eine Überweisung."])
  }

  @Test(
    "so do a transfer and a letter that it is paid already, or that money comes back: a person decides",
    arguments: [
      ("Betrag dankend erhalten, bereits bezahlt mit Kreditkarte, keine weitere Zahlung.", Richtung.bezahlt, "Zahlung"),
      ("Den Betrag erstatten wir Ihnen, er wird auf Ihr Konto gutgeschrieben.", .gutschrift, "Gutschrift"),
    ])
  func contraryDirection(said: String, direction: Richtung, word: String) {
    let words = MarkedText(
      """
      Förderverein Ahrenbeck e. V.

      Rechnung 2025-0417                                 Datum 15.09.2025

      Rechnungsbetrag                                         85,00 €

      \(said)
      """
    ).page.words
    let plain = extraction([], words)
    #expect(plain.betrag?.value.direction == direction && !plain.needsDecision)
    let found = extraction([GiroCodeTests.code(GiroCodeTests.payload())], words)
    #expect(found.betrag?.value.direction == direction && found.needsDecision)
    #expect(found.warnings.count == 1)
    #expect(found.warnings.first?.contains("\(word)") == true)
    #expect(found.warnings.first?.hasSuffix("im GiroCode steht eine Überweisung.") == true)
    // One that asks for no amount, as for gifts, contradicts nothing.
    let gift = extraction([GiroCodeTests.code(GiroCodeTests.payload(amount: ""))], words)
    #expect(gift.warnings.isEmpty && !gift.needsDecision)
  }

  @Test("an e-invoice sets sender, amount, dates, account and numbers, and tells where the paper differs")
  func eRechnung() throws {
    let found = extraction(try invoice(TestRechnung.cii()), Self.letter(until: "20.10.2025"))
    #expect(found.absender?.value == "Spenglerei Ahrenbeck GmbH")
    #expect(found.betrag?.value == Betrag(cents: 11_900, direction: .zahlen))
    #expect(found.frist?.value.day == CalendarDay(iso: "2025-10-15") && found.weitereFristen.isEmpty)
    #expect(found.frist?.evidence.first?.rule == "code.erechnung")
    #expect(found.datum?.value == CalendarDay(iso: "2025-09-15") && found.rechnungsnummer?.value == "2025-0417")
    #expect(found.skonto?.basisPoints == 200)
    #expect(found.warnings.contains { $0.hasPrefix("Der Betrag in der E-Rechnung (119,00 €)") })
    #expect(found.warnings.contains { $0.hasPrefix("Das Fälligkeitsdatum in der E-Rechnung (15.10.2025)") })
  }

  @Test("a direct debit by an e-invoice leaves nothing to do by its day")
  func lastschrift() throws {
    let found = extraction(try invoice(TestRechnung.cii(means: "59")), [])
    #expect(found.betrag?.value.direction == .lastschrift && found.frist == nil && !found.needsDecision)
  }

  @Test("terms in words count where an e-invoice has no day and the paper neither")
  func terms() throws {
    let xml = TestRechnung.cii(due: "").replacing(
      "Zahlbar ohne Abzug.", with: "Zahlbar innerhalb von 14 Tagen ab Rechnungsdatum.")
    let found = extraction(try invoice(xml), [])
    #expect(found.frist?.value.day == CalendarDay(iso: "2025-09-29"))
    #expect(found.frist?.evidence.first?.quote.hasPrefix("E-Rechnung factur-x.xml: ") == true)
  }

  @Test("what was paid before is paid, all of it")
  func bezahlt() throws {
    let sums = "<ram:GrandTotalAmount>119.00</ram:GrandTotalAmount><ram:DuePayableAmount>0.00</ram:DuePayableAmount>"
    let found = extraction(try invoice(TestRechnung.cii(sums: sums)), [])
    #expect(found.betrag?.value == Betrag(cents: 11_900, direction: .bezahlt) && !found.needsDecision)
  }

  @Test("another account than a known sender's is the first of all warnings, and always needs a person")
  func changedAccount() {
    let konten = BekannteKonten([("Förderverein Ahrenbeck e. V.", "DE49999000030000111222")])
    let found = extraction([GiroCodeTests.code(GiroCodeTests.payload(amount: "EUR95.00"))], konten: konten)
    #expect(found.warnings.first?.hasPrefix("Achtung: Die IBAN ist eine andere als bisher bei ") == true)
    #expect(found.warnings.count == 2 && found.needsDecision)
    #expect(extraction([], konten: konten).warnings.count == 1)
    let own = Self.letter(more: "Der Betrag wird von Ihrem Konto per SEPA-Lastschrift abgebucht und eingezogen.")
    #expect(extraction([], own, konten: konten).betrag?.value.direction == .lastschrift)
    #expect(extraction([], own, konten: konten).warnings.isEmpty)
    let known = BekannteKonten([("Förderverein Ahrenbeck e. V.", TestRechnung.iban)])
    #expect(extraction([], konten: known).warnings.isEmpty)
  }

  @Test("an invoice's account with wrong check digits is shown as doubtful and told, unless a right one is printed")
  func wrongAccount() throws {
    let codes = try invoice(TestRechnung.cii(iban: "DE44999000010000123456"))
    let alone = extraction(codes, Self.letter(iban: ""))
    #expect(alone.iban?.value == "DE44999000010000123456" && alone.iban.map { $0.confidence <= 0.5 } == true)
    #expect(alone.warnings.filter { $0.contains("falsche Prüfziffern") }.count == 1 && alone.needsDecision)
    #expect(alone.sendersAccount == nil)
    let printed = extraction(codes)
    #expect(printed.iban?.value == TestRechnung.iban)
    #expect(printed.warnings.contains { $0.contains("ist falsch und wird nicht übernommen") })
  }
}

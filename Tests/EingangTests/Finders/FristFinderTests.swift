import AlbertModel
import Eingang
import EingangTestSupport
import Testing

@Suite("FristFinder")
struct FristFinderTests {
  struct Paper: CustomTestStringConvertible, Sendable {
    let text: String
    let day: String?
    var kind: FristArt?
    var datum = "2025-09-01"
    var art: Belegart?
    var direction: Richtung?
    var testDescription: String { text }

    init(
      _ text: String, _ day: String?, _ kind: FristArt? = nil, datum: String = "2025-09-01", art: Belegart? = nil,
      _ direction: Richtung? = nil
    ) {
      self.text = text
      self.day = day
      self.kind = kind
      self.datum = datum
      self.art = art
      self.direction = direction
    }
  }

  private func frist(_ paper: Paper) -> (frist: Field<Frist>?, weitere: [Field<Frist>]) {
    let context = FristContext(
      datum: CalendarDay(iso: paper.datum), haushalt: Haushalt(), direction: paper.direction, art: paper.art)
    return FristSelection.choose(FristFinder(context).candidates(in: [MarkedText(paper.text).page]))
  }

  private func check(_ paper: Paper) {
    let found = frist(paper).frist
    #expect(found?.value.day.iso == paper.day, "\(found?.evidence.map(\.quote) ?? [])")
    if let kind = paper.kind { #expect(found?.value.kind == kind) }
  }

  @Test(
    "payments by a printed day",
    arguments: [
      Paper("Bitte überweisen Sie den Betrag bis zum 15.09.2025 auf unser Konto.", "2025-09-15", .zahlung),
      Paper("Zahlbar bis 15.09.2025 ohne Abzug.", "2025-09-15", .zahlung, art: .rechnung),
      Paper("Fällig am 15.09.2025", "2025-09-15", .zahlung, art: .rechnung),
      Paper("Der Rechnungsbetrag ist am 15.09.2025 fällig.", "2025-09-15", .zahlung, art: .rechnung),
      Paper("Fälligkeit: 15.09.2025", "2025-09-15", .zahlung),
      Paper("Fälligkeitsdatum   15.09.2025", "2025-09-15", .zahlung),
      Paper("Zahlungsziel: 15.09.2025", "2025-09-15", .zahlung),
      Paper("Zu zahlen bis spätestens 15.09.2025: 120,00 €", "2025-09-15", .zahlung),
      Paper("Wir bitten um Begleichung der Rechnung bis zum 15. September 2025.", "2025-09-15", .zahlung),
      Paper("Bitte sorgen Sie dafür, dass der Betrag bis zum 15.9. auf unserem Konto eingeht.", "2025-09-15", .zahlung),
      Paper("Der Zahlungseingang wird bis zum 15.09.2025 erwartet.", "2025-09-15", .zahlung),
      Paper("Please pay the balance of £120.00 by 15 September 2025.", "2025-09-15", .zahlung),
      Paper("Due date: 15/09/2025", "2025-09-15", .zahlung),
      Paper("Payment is due on September 15, 2025.", "2025-09-15", .zahlung),
      Paper("Den Eigenanteil von 12,00 € geben Sie bitte bis Freitag, 12.9., Ihrem Kind mit.", "2025-09-12"),
      Paper(
        "Die Kaution in Höhe von 500,00 € ist bis spätestens Ende September zu hinterlegen und zu überweisen.",
        "2025-09-30", .zahlung),
      Paper("Wir erwarten Ihre Zahlung spätestens am 15.09.2025.", "2025-09-15", .zahlung, art: .mahnung),
      Paper(
        "Sollten wir bis zum 15.09.2025 keinen Zahlungseingang feststellen, übergeben wir die Sache an ein Inkassobüro.",
        "2025-09-15", .zahlung, art: .mahnung),
    ])
  func printedPayments(paper: Paper) { check(paper) }

  @Test(
    "payments within a time that is counted",
    arguments: [
      Paper("Zahlbar innerhalb von 14 Tagen.", "2025-09-15", .zahlung, art: .rechnung),
      Paper("Zahlungsziel: 14 Tage", "2025-09-15", .zahlung, art: .rechnung),
      Paper("Zahlungsbedingungen: 30 Tage netto", "2025-10-01", .zahlung, art: .rechnung),
      Paper("Bitte überweisen Sie den Betrag innerhalb von zwei Wochen.", "2025-09-15", .zahlung, art: .rechnung),
      Paper("Zahlung innert 30 Tagen netto.", "2025-10-01", .zahlung, art: .rechnung),
      Paper("zahlbar binnen 10 Tagen nach Rechnungserhalt", "2025-09-15", .zahlung, art: .rechnung),
      Paper("Wir bitten um Zahlung innerhalb der nächsten 8 Tage.", "2025-09-09", .zahlung, art: .rechnung),
      Paper("Payment terms: 30 days net", "2025-10-01", .zahlung, art: .rechnung),
      Paper("Please pay within 14 days of the invoice date.", "2025-09-15", .zahlung, art: .rechnung),
      Paper("Das Zahlungsziel beträgt 14 Tage ab Rechnungsdatum.", "2025-09-15", .zahlung, art: .rechnung),
      Paper(
        "Begleichen Sie den offenen Betrag innerhalb einer Woche nach Zugang dieses Schreibens.", "2025-09-11",
        .zahlung, art: .mahnung),
      Paper("Zahlbar 14 Tage nach Erhalt der Rechnung.", "2025-09-18", .zahlung, art: .rechnung),
      Paper("Bitte zahlen Sie innerhalb von 5 Werktagen.", "2025-09-06", .zahlung, art: .rechnung),
    ])
  func countedPayments(paper: Paper) {
    // Five Werktage after a Monday end on a Saturday, which BGB 193 moves.
    if paper.text.contains("Werktagen") {
      #expect(frist(paper).frist?.value.day.iso == "2025-09-08")
    } else {
      check(paper)
    }
  }

  @Test(
    "slips to give back, papers to send",
    arguments: [
      Paper("Bitte geben Sie den Abschnitt bis zum 12.09.2025 in der Schule ab.", "2025-09-12", .rueckgabe),
      Paper("Rückgabe bis Fr 12.09.", "2025-09-12", .rueckgabe, art: .elternbrief),
      Paper("Abgabe bis spätestens 12.09.2025 bei der Klassenleitung", "2025-09-12", .rueckgabe),
      Paper("Rücklauf bitte bis 12.9. an die Klassenlehrerin!", "2025-09-12", .rueckgabe, art: .elternbrief),
      Paper("Den unterschriebenen Zettel bitte bis Freitag wieder mitbringen.", "2025-09-05", .rueckgabe),
      Paper("Senden Sie uns den ausgefüllten Fragebogen bis zum 30.9.2025 zurück.", "2025-09-30", .rueckgabe),
      Paper("Wir bitten Sie, die fehlenden Unterlagen bis 30.09.2025 einzureichen.", "2025-09-30", .rueckgabe),
      Paper("Legen Sie uns den Nachweis bis spätestens 30. September vor.", "2025-09-30", .rueckgabe),
      Paper("Bitte die Leihbücher bis zum 12.09.25 in der Mediothek abgeben.", "2025-09-12", .rueckgabe),
      Paper("Please return the form no later than 12 September 2025.", "2025-09-12", .rueckgabe),
      Paper("Abgabetermin: 12.09.2025", "2025-09-12", .rueckgabe),
      Paper("Einsendeschluss ist der 30. September 2025.", "2025-09-30", .rueckgabe),
      Paper("Um die Vorlage der Bescheinigung wird bis zum 30.09.2025 gebeten.", "2025-09-30", .rueckgabe),
      Paper("Die Unterlagen müssen spätestens am 30.09.2025 bei uns vorliegen.", "2025-09-30"),
      Paper("Bitte reichen Sie die Belege innerhalb von vier Wochen nach.", "2025-09-29", .rueckgabe),
      Paper("Reichen Sie das Attest bitte innerhalb von 3 Tagen nach.", "2025-09-04", .rueckgabe),
    ])
  func slips(paper: Paper) { check(paper) }

  @Test(
    "signing up, answering, making an appointment",
    arguments: [
      Paper("Anmeldeschluss: 12.09.2025", "2025-09-12", .anmeldung),
      Paper("Anmeldeschluss ist der 12. September.", "2025-09-12", .anmeldung),
      Paper("Bitte melden Sie Ihr Kind bis zum 12.09.2025 verbindlich an.", "2025-09-12", .anmeldung),
      Paper("Anmeldungen nehmen wir bis zum 12.9. entgegen.", "2025-09-12", .anmeldung),
      Paper("Die Anmeldung ist vom 1. bis 12. September 2025 möglich.", "2025-09-12", .anmeldung),
      Paper("Bestellschluss: Freitag, 12.09.2025", "2025-09-12", .anmeldung),
      Paper("Rückmeldung bitte bis 12.09. an das Sekretariat.", "2025-09-12", .antwort),
      Paper("Um Antwort wird gebeten bis 12.9.2025", "2025-09-12", .antwort, art: .einladung),
      Paper("Bitte teilen Sie uns bis zum 12.09.2025 mit, ob Sie teilnehmen.", "2025-09-12", .antwort),
      Paper("Gebt uns bitte bis zum 12. September Bescheid, ob ihr kommt.", "2025-09-12", .antwort, art: .einladung),
      Paper("Sie haben Gelegenheit, sich bis zum 30.09.2025 zu äußern.", "2025-09-30", .antwort),
      Paper("RSVP by 12 September 2025", "2025-09-12", .antwort),
      Paper("Bitte vereinbaren Sie bis zum 30.09.2025 einen Termin in unserer Praxis.", "2025-09-30", .termin),
      Paper("Teilen Sie uns den Zählerstand bitte bis zum 15.09.2025 mit.", "2025-09-15", .antwort),
    ])
  func answers(paper: Paper) { check(paper) }

  @Test(
    "remedies and cancellations",
    arguments: [
      Paper(
        "Gegen diesen Bescheid kann innerhalb eines Monats nach Bekanntgabe Widerspruch erhoben werden.", "2025-10-06",
        .widerspruch, art: .bescheid),
      Paper(
        "Gegen diesen Bescheid können Sie binnen eines Monats nach seiner Bekanntgabe Widerspruch einlegen.",
        "2025-10-06", .widerspruch, art: .bescheid),
      Paper(
        "Finanzamt Bonn\nDie Frist für die Einlegung des Einspruchs beträgt einen Monat.", "2025-10-06", .widerspruch,
        art: .bescheid),
      Paper(
        "Finanzamt Bonn\nSie können Einspruch einlegen: schriftlich oder elektronisch.\nDafür haben Sie einen Monat Zeit, gerechnet ab der Bekanntgabe dieses Bescheids.",
        "2025-10-06", .widerspruch, art: .bescheid, .gutschrift),
      Paper(
        "Finanzamt Bonn\nEin Einspruch ist deswegen nicht erforderlich. Sie können Einspruch einlegen, wenn der Bescheid kommt.",
        nil, art: .info),
      Paper(
        "Sie können den Vertrag innerhalb eines Monats nach Zugang dieser Mitteilung kündigen.", "2025-10-06",
        .kuendigung, art: .versicherung),
      Paper(
        "Eine Kündigung ist bis zum 30.11.2025 möglich.", "2025-11-30", .kuendigung, art: .versicherung, .lastschrift),
      Paper("Die Kündigung muss uns bis spätestens 30. November 2025 zugehen.", "2025-11-30", .kuendigung),
      Paper(
        "Bußgeldbescheid\nGegen diesen Bußgeldbescheid können Sie innerhalb von zwei Wochen nach Zustellung Einspruch einlegen.",
        "2025-09-18", .widerspruch, art: .bescheid),
    ])
  func rights(paper: Paper) { check(paper) }

  @Test(
    "leaves alone what is no deadline",
    arguments: [
      Paper("Der Gutschein ist gültig bis 31.12.2025.", nil),
      Paper("Wir buchen den Betrag am 15.09.2025 von Ihrem Konto ab.", nil, .none, art: .rechnung, .lastschrift),
      Paper("Abrechnungszeitraum: 01.01.2025 bis 31.08.2025", nil, art: .rechnung),
      Paper("Die Mindestlaufzeit endet am 31.12.2026.", nil),
      Paper("Unsere Praxis ist vom 15.09. bis 26.09.2025 geschlossen.", nil),
      Paper("Zahlungen bis zum 29.08.2025 sind berücksichtigt.", nil, art: .mahnung),
      Paper("Umtausch innerhalb von 14 Tagen nur mit Kassenbon.", nil, art: .quittung, .bezahlt),
      Paper("Sie können alle Artikel innerhalb von 30 Tagen kostenlos zurücksenden.", nil, art: .rechnung, .bezahlt),
      Paper("Wer bis zum 30.09.2025 bestellt, spart 20 € mit dem Code HERBST.", nil),
      Paper("Felix Berger, geb. 09.05.2012, ist bis zum 18. Geburtstag mitversichert.", nil),
      Paper("Der Elternabend findet am 25.09.2025 um 19:30 Uhr statt.", nil, art: .elternbrief),
      Paper("Wir erstatten den Betrag innerhalb von fünf Werktagen.", nil, art: .gutschrift, .gutschrift),
      Paper("Sie erhalten die neue Karte bis zum 15.10.2025.", nil),
      Paper("Bürozeiten: Montag bis Freitag 8 bis 12 Uhr", nil),
      Paper("Sie können Ihre Vertragserklärung innerhalb von 14 Tagen widerrufen.", nil),
      Paper("Bitte bewahren Sie die Rechnung zwei Jahre auf.", nil, art: .rechnung, .bezahlt),
      Paper("Schadenersatzansprüche verjähren innerhalb von drei Jahren.", nil),
      Paper("Unser Angebot gilt bis 30.09.2025.", nil),
      Paper("Mindestens haltbar bis: 15.10.2025", nil),
      Paper("Wir sind vom 1. bis 5. Oktober auf Klassenfahrt.", nil, art: .elternbrief),
      Paper("Der Betrag wird zum 15.09.2025 per Lastschrift eingezogen.", nil, .none, .lastschrift),
      Paper("Die Ferien dauern bis zum 26. Oktober.", nil, art: .elternbrief),
    ])
  func nearMisses(paper: Paper) { check(paper) }

  @Test("the earliest act is shown, later ones are kept")
  func earliest() {
    let found = frist(
      Paper(
        """
        Bitte geben Sie den Abschnitt bis zum 12.09.2025 ab.
        Die Anzahlung von 95,00 € überweisen Sie bitte bis zum 26.09.2025.
        Der Restbetrag von 144,00 € ist bis zum 02.03.2026 zu zahlen.
        """, nil, art: .elternbrief))
    #expect(found.frist?.value.day.iso == "2025-09-12")
    #expect(found.weitere.map(\.value.day.iso) == ["2025-09-26", "2026-03-02"])
  }

  @Test("Skonto never becomes the Frist")
  func skonto() {
    let paper = Paper(
      "Zahlbar innerhalb von 8 Tagen mit 3 % Skonto (= 1.846,88 €), innerhalb von 30 Tagen netto.", nil, art: .rechnung)
    #expect(frist(paper).frist?.value.day.iso == "2025-10-01")
    #expect(frist(paper).weitere.isEmpty)
  }

  @Test("instalments in a table are all kept")
  func instalments() {
    let found = frist(
      Paper(
        """
        Die Gebühr ist in vier Teilbeträgen zu entrichten:
        15.11.2025   15.02.2026   15.05.2026   15.08.2026
        59,70 €   59,70 €   59,70 €   59,70 €
        """, nil, art: .bescheid, .zahlen))
    #expect(found.frist?.value.day.iso == "2025-11-15")
    #expect(found.weitere.map(\.value.day.iso) == ["2026-02-15", "2026-05-15", "2026-08-15"])
  }

  @Test("due at once is the letter's own date, and said so")
  func atOnce() throws {
    let found = frist(Paper("Der Betrag ist sofort fällig.", nil, art: .rechnung)).frist
    let frist = try #require(found?.value)
    #expect(frist.day.iso == "2025-09-01")
    #expect(frist.rule == "sofort")
  }

  @Test("a day of receipt given by the household is counted from")
  func received() {
    let context = FristContext(
      datum: CalendarDay(iso: "2025-09-01"), haushalt: Haushalt(), art: .rechnung,
      erhalten: CalendarDay(iso: "2025-09-08"))
    let page = MarkedText("Bitte zahlen Sie innerhalb von 14 Tagen nach Erhalt.").page
    let found = FristSelection.choose(FristFinder(context).candidates(in: [page])).frist
    #expect(found?.value.day.iso == "2025-09-22")
    #expect(found?.value.anchor?.assumed == false)
  }

  @Test("the Land's holidays move a counted day")
  func land() {
    let text = MarkedText("Zahlbar innerhalb von 14 Tagen.").page
    func day(_ land: Bundesland) -> String? {
      let context = FristContext(
        datum: CalendarDay(iso: "2025-10-17"), haushalt: Haushalt(bundesland: land), art: .rechnung)
      return FristSelection.choose(FristFinder(context).candidates(in: [text])).frist?.value.day.iso
    }
    // Friday, 31 October 2025, is Reformationstag in Hamburg.
    #expect(day(.nordrheinWestfalen) == "2025-10-31")
    #expect(day(.hamburg) == "2025-11-03")
  }

  @Test("the quote stands on the page", arguments: ["Bitte zahlen Sie ⟦bis zum 15.09.2025⟧ den Betrag."])
  func quote(text: String) {
    let marked = MarkedText(text)
    let context = FristContext(datum: CalendarDay(iso: "2025-09-01"))
    let found = FristSelection.choose(FristFinder(context).candidates(in: [marked.page])).frist
    #expect(found?.evidence.map(\.quote).first == marked.quotes.first)
  }

  @Test("a page of nothing but dates takes no more than a moment", .timeLimit(.minutes(15)))
  func flood() {
    let line = String(repeating: "bis zum 15.09.2025 zahlen ", count: 300)
    let page = MarkedText(line).page
    #expect(!FristFinder(FristContext(datum: CalendarDay(iso: "2025-09-01"))).candidates(in: [page]).isEmpty)
    #expect(!DatumFinder().candidates(in: [page]).isEmpty)
  }

  @Test("needs no page and survives nonsense")
  func nonsense() {
    #expect(FristFinder(FristContext(datum: nil)).candidates(in: []).isEmpty)
    let words = [
      "99.99.9999", "bis", "innerhalb", "von", "99999999999999999999", "Tagen", "KW", "77", ",.,.", "31.", "\u{FFFF}",
    ]
    var seed: UInt64 = 42
    for _ in 0..<200 {
      var text = ""
      for _ in 0..<30 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += words[Int(seed >> 33) % words.count] + (seed >> 40 & 3 == 0 ? "\n" : " ")
      }
      let page = MarkedText(text).page
      let found = FristFinder(FristContext(datum: CalendarDay(iso: "9999-12-31"))).candidates(in: [page])
      #expect(found.allSatisfy { !$0.evidence.isEmpty })
    }
  }
}

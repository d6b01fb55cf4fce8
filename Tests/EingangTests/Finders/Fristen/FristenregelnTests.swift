import AlbertModel
import Eingang
import EingangTestSupport
import Testing

/// Deadlines whose day follows from a rule, each with the rule that gives it.
@Suite("Fristenregeln")
struct FristenregelnTests {
  struct Fall: CustomTestStringConvertible, Sendable {
    /// The provision or the usage that the day follows from.
    let rule: String
    let text: String
    let datum: String
    let day: String?
    var land: Bundesland = .nordrheinWestfalen
    var art: Belegart? = .rechnung
    var testDescription: String { "\(rule): \(text) (\(datum))" }

    init(
      _ rule: String, _ text: String, _ datum: String, _ day: String?, _ land: Bundesland = .nordrheinWestfalen,
      art: Belegart? = .rechnung
    ) {
      (self.rule, self.text, self.datum, self.day, self.land, self.art) = (rule, text, datum, day, land, art)
    }
  }

  private func check(_ fall: Fall) {
    let context = FristContext(
      datum: CalendarDay(iso: fall.datum), haushalt: Haushalt(bundesland: fall.land), art: fall.art)
    let found = FristSelection.choose(FristFinder(context).candidates(in: [MarkedText(fall.text).page])).frist
    #expect(found?.value.day.iso == fall.day, "\(found?.value.rule ?? "-")")
  }

  @Test(
    "the day of the event is not counted, and a period ends with its last day",
    arguments: [
      Fall("BGB 187(1)", "Zahlbar innerhalb von 10 Tagen.", "2025-09-01", "2025-09-11"),
      Fall("BGB 187(1)", "Zahlbar innerhalb von 1 Tag.", "2025-09-01", "2025-09-02"),
      Fall("BGB 188(1)", "Zahlbar innerhalb von 30 Tagen.", "2025-09-01", "2025-10-01"),
      Fall("BGB 188(2)", "Zahlbar innerhalb einer Woche.", "2025-09-01", "2025-09-08"),
      Fall("BGB 188(2)", "Zahlbar innerhalb von drei Wochen.", "2025-09-02", "2025-09-23"),
      Fall("BGB 188(2)", "Zahlbar innerhalb von sechs Wochen.", "2025-09-01", "2025-10-13"),
      Fall("BGB 188(2)", "Zahlbar innerhalb eines Monats.", "2025-09-01", "2025-10-01"),
      Fall("BGB 188(2)", "Zahlbar innerhalb von zwei Monaten.", "2025-09-02", "2025-11-03"),
      Fall("BGB 188(3)", "Zahlbar innerhalb eines Monats.", "2025-01-31", "2025-02-28"),
      Fall("BGB 188(3)", "Zahlbar innerhalb eines Monats.", "2024-01-31", "2024-02-29"),
      Fall("BGB 188(3)", "Zahlbar innerhalb eines Monats.", "2025-03-31", "2025-04-30"),
      Fall("BGB 189(1)", "Zahlbar innerhalb von 8 Tagen.", "2025-09-01", "2025-09-09"),
      Fall("Werktage", "Bitte zahlen Sie innerhalb von 4 Werktagen.", "2025-09-01", "2025-09-05"),
      Fall("Werktage", "Bitte zahlen Sie innerhalb von 3 Werktagen.", "2025-10-01", "2025-10-06"),
      Fall("Bankarbeitstage", "Bitte zahlen Sie innerhalb von 3 Bankarbeitstagen.", "2025-09-01", "2025-09-04"),
      Fall("Bankarbeitstage", "Bitte zahlen Sie innerhalb von 2 Bankarbeitstagen.", "2025-12-23", "2025-12-30"),
    ])
  func counting(fall: Fall) { check(fall) }

  @Test(
    "a Saturday, a Sunday and a holiday of the Land move the last day, but not a printed one",
    arguments: [
      Fall("BGB 193", "Zahlbar innerhalb von 7 Tagen.", "2025-08-30", "2025-09-08"),
      Fall("BGB 193", "Zahlbar innerhalb von 7 Tagen.", "2025-08-31", "2025-09-08"),
      Fall("BGB 193 Weihnachten", "Zahlbar innerhalb von 14 Tagen.", "2025-12-11", "2025-12-29"),
      Fall("BGB 193 Karfreitag", "Zahlbar innerhalb von 14 Tagen.", "2025-04-04", "2025-04-22"),
      Fall("BGB 193 Tag der Arbeit", "Zahlbar innerhalb von 14 Tagen.", "2025-04-17", "2025-05-02"),
      Fall("BGB 193 Christi Himmelfahrt", "Zahlbar innerhalb von 14 Tagen.", "2025-05-15", "2025-05-30"),
      Fall("BGB 193 Pfingstmontag", "Zahlbar innerhalb von 14 Tagen.", "2025-05-26", "2025-06-10"),
      Fall("BGB 193 Deutsche Einheit", "Zahlbar innerhalb von 14 Tagen.", "2025-09-19", "2025-10-06"),
      Fall("BGB 193 Neujahr", "Zahlbar innerhalb von 14 Tagen.", "2025-12-18", "2026-01-02"),
      Fall("BGB 193 Fronleichnam", "Zahlbar innerhalb von 14 Tagen.", "2025-06-05", "2025-06-20"),
      Fall("BGB 193 Fronleichnam", "Zahlbar innerhalb von 14 Tagen.", "2025-06-05", "2025-06-19", .berlin),
      Fall("BGB 193 Heilige Drei Könige", "Zahlbar innerhalb von 14 Tagen.", "2024-12-23", "2025-01-07", .bayern),
      Fall("BGB 193 Heilige Drei Könige", "Zahlbar innerhalb von 14 Tagen.", "2024-12-23", "2025-01-06"),
      Fall("BGB 193 Buß- und Bettag", "Zahlbar innerhalb von 14 Tagen.", "2025-11-05", "2025-11-20", .sachsen),
      Fall("BGB 193 Buß- und Bettag", "Zahlbar innerhalb von 14 Tagen.", "2025-11-05", "2025-11-19"),
      Fall("BGB 193 Allerheiligen", "Zahlbar innerhalb von 14 Tagen.", "2024-10-18", "2024-11-04"),
      Fall("BGB 193 Reformationstag", "Zahlbar innerhalb von 14 Tagen.", "2025-10-17", "2025-11-03", .hamburg),
      Fall("AT Nationalfeiertag", "Zahlbar binnen 14 Tagen.", "2026-10-12", "2026-10-27", .oesterreich),
      Fall("AT Mariä Empfängnis", "Zahlbar binnen 14 Tagen.", "2025-11-24", "2025-12-09", .oesterreich),
      Fall("CH Bundesfeier", "Zahlbar innert 14 Tagen.", "2025-07-18", "2025-08-04", .schweiz),
      Fall("printed, not moved", "Bitte zahlen Sie bis zum 13.09.2025.", "2025-09-01", "2025-09-13"),
      Fall("printed, not moved", "Bitte zahlen Sie bis zum 03.10.2025.", "2025-09-01", "2025-10-03"),
    ])
  func moving(fall: Fall) { check(fall) }

  @Test(
    "from receipt, Bekanntgabe and Zustellung",
    arguments: [
      Fall("receipt, three days assumed", "Zahlbar 14 Tage nach Zugang.", "2025-09-01", "2025-09-18"),
      Fall("receipt, BGB 193", "Zahlbar 10 Tage nach Erhalt der Rechnung.", "2025-09-01", "2025-09-15"),
      Fall(
        "VwVfG 41(2) from 2025", "Widerspruch kann innerhalb eines Monats nach Bekanntgabe erhoben werden.",
        "2025-09-03", "2025-10-07", art: .bescheid),
      Fall(
        "VwVfG 41(2) before 2025", "Widerspruch kann innerhalb eines Monats nach Bekanntgabe erhoben werden.",
        "2024-09-02", "2024-10-07", art: .bescheid),
      Fall(
        "AO 108(3), 122(2)",
        "Finanzamt Rosenau\nGegen diesen Bescheid ist innerhalb eines Monats nach Bekanntgabe der Einspruch gegeben.",
        "2025-09-03", "2025-10-08", art: .bescheid),
      Fall(
        "SGB X 37(2)", "Widerspruch ist binnen eines Monats nach Bekanntgabe einzulegen.", "2025-03-10",
        "2025-04-14", art: .bescheid),
      Fall(
        "OWiG 67",
        "Gegen diesen Bußgeldbescheid können Sie innerhalb von zwei Wochen nach Zustellung Einspruch einlegen.",
        "2025-09-01", "2025-09-18", art: .bescheid),
      Fall("sofort", "Der Betrag ist sofort fällig.", "2025-09-01", "2025-09-01"),
      Fall("BGB 286(3), none invented", "Wir danken für Ihren Auftrag und berechnen 80,00 €.", "2025-09-01", nil),
    ])
  func starting(fall: Fall) { check(fall) }

  @Test(
    "Austrian and Swiss letters",
    arguments: [
      Fall("AT Zahlungsziel", "Zahlbar binnen 14 Tagen ab Rechnungsdatum ohne Abzug.", "2025-09-01", "2025-09-15"),
      Fall("AT längstens", "Wir ersuchen um Einzahlung bis längstens 7. Feber 2026.", "2026-01-13", "2026-02-07"),
      Fall("AT Jänner", "Bitte überweisen Sie bis zum 15. Jänner 2026.", "2025-12-01", "2026-01-15"),
      Fall(
        "AT Einspruch", "Gegen diese Strafverfügung können Sie binnen zwei Wochen nach Zustellung Einspruch erheben.",
        "2025-09-01", "2025-09-18", .oesterreich, art: .bescheid),
      Fall(
        "AT Beschwerde", "Gegen diesen Bescheid kann binnen vier Wochen nach Zustellung Beschwerde erhoben werden.",
        "2025-09-01", "2025-10-02", .oesterreich, art: .bescheid),
      Fall("CH netto", "Zahlbar innert 30 Tagen netto.", "2025-09-01", "2025-10-01", .schweiz),
      Fall("CH Zahlungsfrist", "Zahlungsfrist: 30 Tage", "2025-09-01", "2025-10-01", .schweiz),
      Fall(
        "CH Einsprache",
        "Gegen diese Verfügung kann innert 30 Tagen nach Zustellung schriftlich Einsprache erhoben werden.",
        "2025-09-01", "2025-10-06", .schweiz, art: .bescheid),
      Fall(
        "SchKG 74", "Sie können innert 10 Tagen nach Zustellung Rechtsvorschlag erheben.", "2025-09-01",
        "2025-09-15", .schweiz, art: .bescheid),
      Fall(
        "CH Talon", "Bitte den Talon bis spätestens 12. September an die Klassenlehrperson retournieren.",
        "2025-09-01", "2025-09-12", .schweiz, art: .elternbrief),
    ])
  func abroad(fall: Fall) { check(fall) }

  @Test(
    "English letters",
    arguments: [
      Fall("within", "The total is payable within 14 days of the invoice date.", "2025-09-01", "2025-09-15"),
      Fall("net", "Payment terms: net 30 days", "2025-09-01", "2025-10-01"),
      Fall("due within", "Payment is due within 30 days.", "2025-09-01", "2025-10-01"),
      Fall("upon receipt", "This invoice is due upon receipt.", "2025-09-01", "2025-09-01"),
      Fall("no later than", "Please pay no later than 5 May 2026.", "2026-04-01", "2026-05-05"),
      Fall("due on", "The balance is due on 15 September 2025.", "2025-09-01", "2025-09-15"),
      Fall("US order", "Please pay by September 15, 2025.", "2025-09-01", "2025-09-15"),
      Fall("ordinal", "Please pay by 15th September 2025.", "2025-09-01", "2025-09-15"),
      Fall("return by", "Kindly return the form by Friday 12 September 2025.", "2025-09-01", "2025-09-12", art: .info),
      Fall("reply by", "Please reply by 12 September.", "2025-09-01", "2025-09-12", art: .einladung),
      Fall(
        "slip", "Please hand in the reply slip by Friday 26 September.", "2025-09-12", "2025-09-26", art: .elternbrief),
      Fall("own act", "We will refund the amount within 14 days.", "2025-09-01", nil, art: .info),
    ])
  func english(fall: Fall) { check(fall) }

  @Test(
    "forms of a day",
    arguments: [
      Fall("two-digit year", "Bitte zahlen Sie bis zum 15.09.25.", "2025-09-01", "2025-09-15"),
      Fall("named month", "Bitte zahlen Sie bis zum 15. Sept. 2025.", "2025-09-01", "2025-09-15"),
      Fall("slashes", "Bitte zahlen Sie bis zum 15/09/2025.", "2025-09-01", "2025-09-15"),
      Fall("ISO 8601", "Bitte zahlen Sie bis 2025-09-15.", "2025-09-01", "2025-09-15"),
      Fall("weekday", "Bitte zahlen Sie bis Montag, den 15.9.", "2025-09-01", "2025-09-15"),
      Fall("missing year, next one", "Bitte zahlen Sie bis zum 10.1.", "2025-12-15", "2026-01-10"),
      Fall("Ende des Monats", "Bitte zahlen Sie bis Ende September.", "2025-09-01", "2025-09-30"),
      Fall("Mitte des Monats", "Bitte zahlen Sie bis Mitte Oktober.", "2025-09-01", "2025-10-15"),
      Fall("Quartalsende", "Bitte zahlen Sie bis zum Quartalsende.", "2025-09-01", "2025-09-30"),
      Fall("ISO week", "Anmeldeschluss ist Freitag der KW 38.", "2025-09-01", "2025-09-19", art: .elternbrief),
      Fall("OCR", "Bitte zahlen Sie bis zum l5.O9.2025.", "2025-09-01", "2025-09-15"),
      Fall("no such day", "Bitte zahlen Sie bis zum 30.02.2025.", "2025-01-01", nil),
    ])
  func forms(fall: Fall) { check(fall) }

  @Test("instalments come in order, the next one first")
  func instalments() {
    let text = """
      Ratenplan
      1. Rate   100,00 €   fällig am 15.09.2025
      2. Rate   100,00 €   fällig am 15.10.2025
      3. Rate   100,00 €   fällig am 17.11.2025
      """
    let context = FristContext(datum: CalendarDay(iso: "2025-09-01"), direction: .zahlen, art: .rechnung)
    let found = FristSelection.choose(FristFinder(context).candidates(in: [MarkedText(text).page]))
    #expect(found.frist?.value.day.iso == "2025-09-15")
    #expect(found.weitere.map(\.value.day.iso) == ["2025-10-15", "2025-11-17"])
  }

  @Test("what counts from an invoice still to come has no day yet")
  func laterInvoice() {
    check(
      Fall(
        "counted from another paper", "Der Beitrag ist innert 30 Tagen nach Erhalt der Rechnung zahlbar.",
        "2025-09-01", nil, art: .elternbrief))
  }
}

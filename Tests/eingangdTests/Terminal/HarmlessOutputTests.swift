import AlbertModel
import Eingang
import Testing

@testable import eingangd

/// Every view, drawn for a card in which every text is hostile.
struct HarmlessOutputTests {
  private static let text = Scalars.hostile

  private static func vorschlag() throws -> Vorschlag {
    var vorschlag = try SampleCard.vorschlag()
    let evidence = [
      Evidence(page: 1, box: BoundingBox(x: 0, y: 0, width: 1, height: 1), quote: text, rule: text)
    ]
    let field = Field(text, confidence: 0.9, evidence: evidence, alternatives: [Alternative(text, confidence: 0.1)])
    vorschlag.extraction.titel = field
    vorschlag.extraction.absender = field
    vorschlag.extraction.person = field
    vorschlag.extraction.iban = field
    vorschlag.extraction.rechnungsnummer = field
    vorschlag.extraction.kundennummer = field
    vorschlag.extraction.warnings = [text]
    vorschlag.extraction.frist = Field(
      Frist(
        day: SampleCard.today, kind: .zahlung, rule: text,
        anchor: Anker(kind: .rechnungsdatum, value: SampleCard.today)), confidence: 0.9)
    vorschlag.extraction.betrag = Field(Betrag(cents: 1, currency: text), confidence: 0.9)
    vorschlag.ablage = field
    return vorschlag
  }

  private static func cards() throws -> [Card] {
    var cards: [Card] = []
    for state in [CardState.offen, .abgelegt, .abgelehnt] {
      var card = try SampleCard.card(state: state)
      card.content = .vorschlag(try vorschlag())
      card.files = [text, text]
      cards.append(card)
      card.id = nil
      cards.append(card)
    }
    var disturbed = SampleCard.disturbed()
    disturbed.content = .gestoert(Stoerung(stage: .decode, why: text))
    disturbed.files = [text]
    cards.append(disturbed)
    return cards
  }

  private func expectHarmless(_ lines: [String], _ view: Comment) {
    #expect(!lines.isEmpty, view)
    let found = lines.flatMap { $0.unicodeScalars.filter(Scalars.steering.contains) }.map {
      String($0.value, radix: 16)
    }
    #expect(found.isEmpty, view)
  }

  @Test("no view of a card lets a control character through", arguments: [40, 80, 200])
  func views(width: Int) throws {
    for card in try Self.cards() {
      expectHarmless([CardView(today: SampleCard.today, width: width).text(card)], "card")
      let list = CardList(today: SampleCard.today, width: width, showsState: true)
      expectHarmless(list.lines([card]), "list")
      // A heading and a row: a title adds no line of its own.
      #expect(list.lines([card]).count == 2)
      expectHarmless(list.grouped([card]), "groups")
      expectHarmless([CardActions.actions(for: card).0, CardActions.actions(for: card).1], "actions")
      expectHarmless([try JSONLine.text(card)], "JSON")
      for entry in FristEntry.entries(of: card) { expectHarmless([try JSONLine.text(entry)], "deadline as JSON") }
      if let vorschlag = card.vorschlag {
        expectHarmless(CardDetails(width: width).lines(vorschlag), "details")
        expectHarmless(CardDifference(from: nil, to: vorschlag).lines, "difference")
        expectHarmless(CardDifference(from: vorschlag, to: try SampleCard.vorschlag()).lines, "difference")
      }
    }
  }

  @Test("a calendar holds no lines but its own")
  func calendar() throws {
    let stamp = try #require(UTCTime(iso: "2025-09-05T10:11:12.345Z"))
    let text = ICalendar.text(try Self.cards().flatMap(FristEntry.entries), stamp: stamp)
    let lines = text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
    expectHarmless(lines, "calendar")
    #expect(lines.filter { $0 == "END:VCALENDAR" }.count == 1)
    let names = ["BEGIN", "END", "VERSION", "PRODID", "CALSCALE", "UID", "DTSTAMP", "DTSTART", "DTEND", "SUMMARY"]
    let known = names + ["DESCRIPTION", "TRANSP", "ACTION", "TRIGGER"]
    #expect(lines.allSatisfy { line in known.contains { line.hasPrefix($0 + ":") || line.hasPrefix($0 + ";") } })
  }

  @Test("a comma or a semicolon under an accent is escaped in a calendar like any other")
  func accents() throws {
    var card = try SampleCard.card()
    var vorschlag = try SampleCard.vorschlag()
    vorschlag.extraction.titel = Field("a;\u{301}b,\u{301}c", confidence: 0.9)
    card.content = .vorschlag(vorschlag)
    let stamp = try #require(UTCTime(iso: "2025-09-05T10:11:12.345Z"))
    let text = ICalendar.text(FristEntry.entries(of: card), stamp: stamp)
    #expect(Array(text.utf8).contains(subsequence: Array("a\\;\u{301}b\\,\u{301}c".utf8)))
  }

  @Test("an error of any length is one line that still says at its end what to do")
  func message() {
    let text = Visible.message("opening failed: " + String(repeating: Self.text, count: 1000) + ". Check the name.")
    #expect(text.unicodeScalars.count < 3000)
    #expect(text.unicodeScalars.allSatisfy { !Scalars.steering.contains($0) && $0 != "\n" })
    #expect(text.hasPrefix("opening failed: ") && text.hasSuffix(". Check the name."))
  }
}

extension [UInt8] {
  fileprivate func contains(subsequence part: [UInt8]) -> Bool {
    indices.contains { self[$0...].starts(with: part) }
  }
}

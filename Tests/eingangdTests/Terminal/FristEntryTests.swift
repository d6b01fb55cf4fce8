import AlbertModel
import Testing

@testable import eingangd

struct FristEntryTests {
  @Test("a card gives its own deadline and the further ones, in the order of the days")
  func entries() throws {
    let entries = FristEntry.entries(of: try SampleCard.card()).sorted()
    #expect(entries.map(\.day.iso) == ["2025-09-15", "2025-10-01"])
    #expect(entries.map(\.betrag?.cents) == [11_900, nil])
    #expect(entries.first?.rule == "14 Tage ab Rechnungsdatum 01.09.2025")
    #expect(FristEntry.entries(of: SampleCard.disturbed()).isEmpty)
  }

  @Test(
    "how far a deadline is fits its column, whatever the distance",
    arguments: [
      (CardState.offen, "2025-09-05", "in 10 Tagen"), (.offen, "2025-09-14", "morgen"), (.offen, "2025-09-15", "heute"),
      (.offen, "2025-09-16", "überfällig"), (.offen, "2029-09-16", "überfällig"),
      (.abgelegt, "2025-09-16", "gestern"), (.abgelegt, "2025-09-18", "vor 3 Tagen"),
    ])
  func distance(state: CardState, today: String, expected: String) throws {
    let entry = try #require(FristEntry.entries(of: try SampleCard.card(state: state)).first)
    #expect(entry.distance(from: try SampleCard.day(today)) == expected)
  }

  @Test(
    "past deadlines stay only while a card is open",
    arguments: [
      (CardState.offen, "2025-09-20", true), (.abgelegt, "2025-09-20", false), (.abgelegt, "2025-09-15", true),
      (.abgelegt, "2025-09-01", true),
    ])
  func ahead(state: CardState, today: String, expected: Bool) throws {
    let entry = try #require(FristEntry.entries(of: try SampleCard.card(state: state)).first)
    #expect(entry.isAhead(of: try SampleCard.day(today)) == expected)
  }

  @Test(
    "the letter's amount stands with the day it shows or the only one for paying, no further part payment repeats it",
    arguments: [
      ([FristArt.zahlung, .zahlung, .zahlung], [11_900, nil, nil]), ([.rueckgabe, .zahlung], [nil, 11_900]),
      ([.rueckgabe, .zahlung, .zahlung], [nil, nil, nil]), ([.zahlung, .rueckgabe], [11_900, nil]),
    ])
  func partPayments(kinds: [FristArt], cents: [Int64?]) throws {
    var vorschlag = try SampleCard.vorschlag()
    let fristen = try kinds.enumerated().map { index, kind in
      Field(Frist(day: try SampleCard.day("2025-1\(index)-01"), kind: kind), confidence: 0.9)
    }
    vorschlag.extraction.frist = fristen.first
    vorschlag.extraction.weitereFristen = Array(fristen.dropFirst())
    var card = try SampleCard.card()
    card.content = .vorschlag(vorschlag)
    #expect(FristEntry.entries(of: card).map(\.betrag?.cents) == cents)
  }
}

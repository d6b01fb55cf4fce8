import AlbertModel
import Eingang
import Testing

@testable import eingangd

struct ICalendarTests {
  private static func lines(_ entries: [FristEntry]) throws -> [String] {
    let stamp = try #require(UTCTime(iso: "2025-09-05T10:11:12.345Z"))
    return ICalendar.text(entries, stamp: stamp).split(separator: "\r\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  @Test("each deadline is an all-day event with a name that stays the same")
  func events() throws {
    let lines = try Self.lines(FristEntry.entries(of: try SampleCard.card()))
    #expect(lines.prefix(2) == ["BEGIN:VCALENDAR", "VERSION:2.0"])
    #expect(lines.suffix(2) == ["END:VCALENDAR", ""])
    #expect(lines.filter { $0 == "BEGIN:VEVENT" }.count == 2)
    #expect(lines.filter { $0 == "END:VEVENT" }.count == 2)
    #expect(lines.contains("UID:frist-17-zahlung-20250915@eingang.invalid"))
    #expect(lines.contains("DTSTAMP:20250905T101112Z"))
    #expect(lines.contains("DTSTART;VALUE=DATE:20250915"))
    #expect(lines.contains("DTEND;VALUE=DATE:20250916"))
  }

  @Test("commas, semicolons and backslashes in a text are escaped")
  func escaped() throws {
    let lines = try Self.lines(FristEntry.entries(of: try SampleCard.card()))
    #expect(lines.contains("SUMMARY:Zahlung: Rechnung\\; Nr. 7\\, \\\\ neu (119\\,00 €)"))
    // Only paying needs the amount.
    #expect(lines.contains("SUMMARY:Widerspruch: Rechnung\\; Nr. 7\\, \\\\ neu"))
  }

  @Test("a long line is folded at 75 octets between characters, and unfolds to what it was")
  func folded() throws {
    var card = try SampleCard.card()
    var vorschlag = try SampleCard.vorschlag()
    let title = String(repeating: "Gebührenbescheid für Öl 日本 ", count: 8).trimmed
    vorschlag.extraction.titel = Field(title, confidence: 0.9)
    card.content = .vorschlag(vorschlag)
    let stamp = try #require(UTCTime(iso: "2025-09-05T10:11:12.345Z"))
    let text = ICalendar.text(FristEntry.entries(of: card), stamp: stamp)
    for line in text.split(separator: "\r\n") { #expect(line.utf8.count <= 75) }
    #expect(text.replacing("\r\n ", with: "").contains("SUMMARY:Widerspruch: \(title)\r\n"))
  }

  @Test("a title cannot add lines of its own")
  func injection() throws {
    var card = try SampleCard.card()
    var vorschlag = try SampleCard.vorschlag()
    vorschlag.extraction.titel = Field("x\r\nEND:VCALENDAR\nATTACH:http://example.org", confidence: 0.9)
    card.content = .vorschlag(vorschlag)
    let lines = try Self.lines(FristEntry.entries(of: card))
    #expect(lines.filter { $0.hasPrefix("END:VCALENDAR") }.count == 1)
    #expect(!lines.contains { $0.hasPrefix("ATTACH") })
  }
}

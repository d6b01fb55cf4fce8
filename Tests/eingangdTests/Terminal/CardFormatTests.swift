import AlbertModel
import Eingang
import Testing

@testable import eingangd

@Suite struct CardFormatTests {
  private let today = CalendarDay(year: 2025, month: 9, day: 5) ?? CalendarDay(ordinal: 0)

  private func card() -> Card {
    var extraction = Extraction(lang: "de", art: Field(.rechnung, confidence: 0.9))
    extraction.absender = Field("Stadt\u{1B}[31mwerke", confidence: 0.9)
    extraction.betrag = Field(Betrag(cents: 8_550, currency: "CHF", direction: .zahlen), confidence: 0.9)
    extraction.frist = CalendarDay(iso: "2025-09-15").map { Field(Frist(day: $0, kind: .zahlung), confidence: 0.9) }
    let vorschlag = Vorschlag(extraction, ablage: Field("Wohnen/Strom", confidence: 0.9))
    return Card(id: 17, state: .offen, files: ["a.pdf", "b.pdf"], pages: [1], content: .vorschlag(vorschlag))
  }

  private func line(_ text: String) throws -> String { try CardFormat(text).line(card(), today: today) }

  @Test("values are written for programs, unknown ones are empty, and escapes are what they say")
  func values() throws {
    #expect(try line("{id}\\t{frist}\\t{betrag} {waehrung}") == "17\t2025-09-15\t85.50 CHF")
    #expect(try line("{stand}/{richtung}/{fristart}/{entscheidung}") == "offen/zahlen/zahlung/ja")
    #expect(try line("{datum}|{person}|{Ablage}|{dateien}") == "||Wohnen/Strom|a.pdf, b.pdf")
    #expect(try line("\\{id} \\\\ {dringlichkeit}") == "{id} \\ spaeter")
  }

  @Test("what a letter says cannot reach the terminal as a command")
  func harmless() throws { #expect(try !line("{absender}").contains("\u{1B}")) }

  @Test("a name that is not known, and a brace that stays open, are refused", arguments: ["{nummer}", "{id", "{}"])
  func refused(text: String) { #expect(throws: UsageError.self) { try CardFormat(text) } }
}

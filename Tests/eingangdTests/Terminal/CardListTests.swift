import AlbertModel
import Testing

@testable import eingangd

struct CardListTests {
  @Test("cards are aligned, and a disturbed one says why")
  func list() throws {
    let lines = CardList(today: SampleCard.today, width: 100).lines([try SampleCard.card(), SampleCard.disturbed()])
    #expect(
      lines == [
        " #  Frist            Betrag  Titel                   Absender             Ablage",
        "17  Mo 15.09.2025  119,00 €  Rechnung; Nr. 7, \\ neu  Malermeister Bunt    Wohnen",
        " 4  gestört                  scan.pdf                Die Datei ist leer.",
      ])
  }

  @Test(
    "how near a deadline is stands beside it where that matters",
    arguments: [("2025-09-15", "heute"), ("2025-09-14", "morgen"), ("2025-09-16", "überfällig")])
  func near(today: String, word: String) throws {
    let list = CardList(today: try SampleCard.day(today), width: 100)
    #expect(list.lines([try SampleCard.card()])[1].contains("Mo 15.09.2025 \(word)  "))
    #expect(!list.lines([try SampleCard.card(state: .abgelegt)])[1].contains(word))
  }

  @Test("cards stand under how soon they need a person")
  func grouped() throws {
    let list = CardList(today: try SampleCard.day("2025-09-16"), width: 100)
    let lines = list.grouped([SampleCard.disturbed(), try SampleCard.card()])
    #expect(lines.count == 5)
    #expect(lines[1] == "Überfällig" && lines[2].hasPrefix("17  Mo 15.09.2025"))
    #expect(lines[3] == "Ohne Frist" && lines[4].hasPrefix(" 4  gestört"))
  }

  @Test(
    "under its heading a card does not say again that it is overdue, or due today",
    arguments: ["2025-09-15", "2025-09-30"])
  func saysOnce(today: String) throws {
    let list = CardList(today: try SampleCard.day(today), width: 100)
    let line = try #require(list.grouped([try SampleCard.card()]).last)
    #expect(line.contains("Mo 15.09.2025  119,00 €"))
  }

  @Test("at 80 columns the title has the most room, and the sender is more than its beginning")
  func room() throws {
    var card = try SampleCard.card()
    var vorschlag = try SampleCard.vorschlag()
    vorschlag.extraction.titel?.value = "Nachzahlung der Betriebskosten für das Jahr 2024"
    vorschlag.extraction.absender?.value = "Wohnungsgenossenschaft Neustadt"
    card.content = .vorschlag(vorschlag)
    let lines = CardList(today: try SampleCard.day("2025-09-30"), width: 80).grouped([card])
    let line = try #require(lines.last)
    #expect(DisplayWidth.of(line) <= 80)
    #expect(line.contains("Nachzahlung der Betriebsko"))
    #expect(line.contains("Wohnungsgenos"))
    #expect(line.hasSuffix("Wohnen"))
  }

  @Test("every line fits the width", arguments: [60, 80, 120])
  func fits(width: Int) throws {
    var list = CardList(today: SampleCard.today, width: width)
    list.showsState = true
    for line in list.lines([try SampleCard.card(), SampleCard.disturbed()]) {
      #expect(DisplayWidth.of(line) <= max(width, 78))
    }
  }
}

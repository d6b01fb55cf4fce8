import AlbertModel
import Testing

@testable import eingangd

struct ReviewModelMovingTests {
  @Test(
    "arrows, letters, pages and the wheel move from card to card",
    arguments: [
      ([.down], 3), ([.character("j"), .character("j")], 4), ([.character("s")], 3), ([.character(" ")], 3),
      ([.end], 6), ([.end, .up], 5), ([.end, .character("k"), .character("k")], 1), ([.pageDown], 6),
      ([.end, .pageUp], 2), ([.wheel(down: true, column: 3, row: 5)], 3),
      ([.end, .wheel(down: false, column: 3, row: 5)], 5), ([.up], 2), ([.character("b")], 2),
    ] as [([KeyEvent], Int)])
  func moves(keys: [KeyEvent], card: Int) throws {
    var model = try ReviewSample.model()
    model.press(keys)
    #expect(model.selected == card)
  }

  @Test("skipping at the end says so and stays")
  func skips() throws {
    var model = try ReviewSample.model()
    model.press([.end, .character("s")])
    #expect(model.selected == 6 && model.status?.text == "Das ist die letzte Karte.")
  }

  @Test("a click on a card in the list looks at it, one elsewhere decides nothing")
  func clicks() throws {
    var model = try ReviewSample.model()
    let row = try #require(model.screen.firstIndex { $0.contains("   Klassenfahrt Borkum") })
    model.press([.click(column: 5, row: row)])
    #expect(model.selected == 1)
    for place in [(5, 0), (5, 23), (5, 1), (60, 5)] {
      #expect(model.press([.click(column: place.0, row: place.1)]).isEmpty)
      #expect(model.selected == 1)
    }
  }

  @Test("a long list follows the card that is looked at, and says how many lie below")
  func scrolls() throws {
    let cards = try (1...60).map { id in
      let vorschlag = try ReviewSample.bill("Brief \(id)", "Amt", cents: 100, due: "2025-10-01", ablage: "Wohnen")
      return Card(id: id, state: .offen, files: ["a.pdf"], pages: [1], content: .vorschlag(vorschlag))
    }
    var model = ReviewModel(cards: cards, today: ReviewSample.today)
    _ = model.resize(ScreenSize(columns: 80, rows: 24))
    #expect(model.text.contains("▸ Brief 1 ") && model.text.contains("… darunter noch 42"))
    for _ in 1...40 { model.type("j") }
    #expect(model.text.contains("▸ Brief 41 ") && !model.text.contains(" Brief 1 "))
    model.press([.end])
    #expect(model.text.contains("▸ Brief 60 ") && !model.text.contains("darunter"))
    _ = model.resize(ScreenSize(columns: 80, rows: 12))
    #expect(model.text.contains("▸ Brief 60 "))
  }

  @Test("a card that is longer than the screen says so, and keys move within it once it is in hand")
  func longCard() throws {
    var model = try ReviewSample.model(80, 14)
    let top = "Stadtwerke Ahrenbeck"
    #expect(model.text.contains("… weiter mit Tab und ↓") && model.text.contains(top))
    model.press([.tab, .end])
    #expect(model.selected == 2)
    #expect(model.text.contains("Vorschlag von Albert") && !model.text.contains("… weiter"))
    model.press([.tab, .down])
    #expect(model.selected == 3 && model.cardTop == 0)
  }

  @Test("a narrow window shows the list or the card, a small one a clear word, and both come back")
  func sizes() throws {
    var model = try ReviewSample.model(50, 20)
    #expect(model.text.contains("Überfällig") && !model.text.contains("Absender "))
    #expect(model.type("\n").isEmpty)
    #expect(!model.text.contains("Überfällig") && model.text.contains("Absender "))
    #expect(model.type("\n") == [.accept(2)])
    for size in [(39, 24), (80, 9), (1, 1)] {
      _ = model.resize(ScreenSize(columns: size.0, rows: size.1))
      #expect(model.screen.count == size.1)
      #expect(model.type("ax").isEmpty)
    }
    _ = model.resize(ScreenSize(columns: 39, rows: 24))
    #expect(model.text.contains("Das Fenster ist zu klein"))
    #expect(model.handle(.character("q")) == [.end])
    _ = model.resize(ScreenSize(columns: 80, rows: 24))
    #expect(model.text.contains("Heute") && model.text.contains("Absender "))
  }

  @Test(
    "whatever the size, every line fits it", arguments: [(40, 10), (59, 11), (60, 14), (80, 24), (120, 40), (300, 90)])
  func fits(columns: Int, rows: Int) throws {
    var model = try ReviewSample.model(columns, rows)
    for keys in ["", "ä", "2", "j", "?", "q"] {
      model.type(keys)
      let frame = model.draw()
      #expect(frame.lines.count == rows && frame.lines.allSatisfy { $0.width == columns })
    }
  }

  @Test("words leave only the cards that have all of them, in any spelling")
  func filters() throws {
    var model = try ReviewSample.model()
    #expect(model.type("/GAERTNEREI").isEmpty)
    #expect(model.visible.compactMap(\.id) == [5] && model.selected == 5)
    #expect(model.screen[0].contains("Gezeigt: 1 von 6"))
    model.press([.enter])
    #expect(model.type("a") == [.accept(5)])
    #expect(model.text.contains("Keine Karte hat diese Wörter."))
    model.press([.escape])
    #expect(model.visible.count == 5)
    model.type("/ahrenbeck tsv")
    #expect(model.visible.compactMap(\.id) == [4])
    model.press([.escape])
    #expect(model.visible.count == 5)
  }

  @Test("help shows every key and goes away again")
  func help() throws {
    var model = try ReviewSample.model(80, 40)
    model.type("?")
    for word in ["Übernehmen", "Ändern", "Ablehnen", "Überspringen", "Wiedervorlage", "Rückgängig", "Strg-Z"] {
      #expect(model.text.contains(word))
    }
    #expect(model.type("q").isEmpty && model.mode == .browse)
  }

  @Test("every key stands at the bottom of an ordinary window, the most needed ones of a small one")
  func keys() throws {
    for key in ReviewKeys.browse {
      #expect(try ReviewSample.model().text.contains("\(key.key) \(key.does)"))
    }
    let small = try ReviewSample.model(40, 10).text
    #expect(small.contains("a Übernehmen") && small.contains("ä Ändern") && small.contains("q Ende"))
  }
}

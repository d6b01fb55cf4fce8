import AlbertModel
import Testing

@testable import Eingang
@testable import eingangd

struct ReviewModelTests {
  @Test("cards stand under how soon they need a person, the most urgent is looked at")
  func list() throws {
    let model = try ReviewSample.model()
    #expect(model.visible.compactMap(\.id) == [2, 3, 4, 1, 5, 6])
    #expect(model.selected == 2)
    let headings = ["Überfällig", "Heute", "Diese Woche", "Später", "Ohne Frist"]
    let places = headings.map { heading in model.screen.firstIndex { $0.hasPrefix(" " + heading + " ") } }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    #expect(
      model.screen[0].contains("6 Karten brauchen eine Entscheidung.") && model.screen[0].contains("Fr 05.09.2025"))
  }

  @Test(
    "every key that decides gives its order, and the next card is looked at",
    arguments: [("a", .accept(2)), ("\n", .accept(2)), ("x", .decline(2))] as [(String, ReviewOrder)])
  func decides(keys: String, order: ReviewOrder) throws {
    var model = try ReviewSample.model()
    #expect(model.type(keys) == [order])
    #expect(model.selected == 3)
    #expect(!model.visible.contains { $0.id == 2 })
    #expect(model.status?.text == order.text)
    model.succeed(order, "Abgelegt unter Wohnen.")
    #expect(model.screen.contains { $0.contains("Abgelegt unter Wohnen. Rückgängig: u") })
    #expect(model.count == 5 && !model.isBusy)
  }

  @Test("the last card of the list is followed by the one before it, and then by nothing")
  func lastCard() throws {
    var model = try ReviewSample.model()
    model.press([.end])
    #expect(model.selected == 6)
    #expect(model.type("x") == [.decline(6)])
    #expect(model.selected == 5)
    model.press([.home])
    #expect(model.type("aaaaa").count == 5)
    #expect(model.selected == nil)
    #expect(model.text.contains("Nichts zu entscheiden."))
    #expect(model.type("a").isEmpty && model.status?.isError == true)
  }

  @Test("undo takes back what was decided last, and then what was decided before")
  func undoes() throws {
    var model = try ReviewSample.model()
    let cards = try ReviewSample.cards()
    for order in model.type("ax") { model.succeed(order) }
    #expect(model.type("u") == [.undo(3)])
    model.succeed(.undo(3), "Zurückgenommen.", card: cards[2])
    #expect(model.selected == 3 && model.status?.canUndo == false)
    #expect(model.type("u") == [.undo(2)])
    model.succeed(.undo(2), card: cards[1])
    #expect(model.visible.count == 6)
    #expect(model.type("u").isEmpty && model.status?.isError == true)
  }

  @Test("what concerns a card that is still being filed waits for that, and is dropped where it fails")
  func waits() throws {
    var model = try ReviewSample.model()
    #expect(model.type("au") == [.accept(2)])
    #expect(model.succeed(.accept(2)).contains(.order(.undo(2))))
    model.succeed(.undo(2), card: try ReviewSample.cards()[1])
    #expect(model.visible.count == 6)

    #expect(model.type("au") == [.accept(2)])
    let effects = model.handle(.failed(.accept(2), "Karte #2: Ein anderes Programm …"))
    #expect(!effects.contains(.order(.undo(2))))
    #expect(model.visible.count == 6 && model.history.isEmpty && !model.isBusy)
  }

  @Test("a decision that fails gives the card back and says why")
  func fails() throws {
    var model = try ReviewSample.model()
    model.type("a")
    let effects = model.handle(.failed(.accept(2), "Karte #2 ist schon abgelegt."))
    #expect(effects.contains(.order(.look)))
    #expect(model.visible.count == 6 && model.selected == 3)
    #expect(model.text.contains("Karte #2 ist schon abgelegt."))
    model.type("u")
    #expect(model.status?.text == "Hier gibt es noch nichts zurückzunehmen.")
  }

  @Test("cards that others decided or brought are seen, and a card that is looked at stays so")
  func others() throws {
    var model = try ReviewSample.model()
    var cards = try ReviewSample.cards()
    model.type("j")
    _ = model.handle(.cards(cards.filter { $0.id != 2 }))
    #expect(model.selected == 3 && model.visible.count == 5 && model.status == nil)
    _ = model.handle(.cards(cards.filter { $0.id != 2 && $0.id != 3 }))
    #expect(model.status?.text == "Karte #3 ist inzwischen anderswo entschieden.")
    #expect(model.selected == 4)
    cards[1].id = 9
    _ = model.handle(.cards(cards))
    #expect(model.status?.text == "2 neue Karten." && model.selected == 4)
  }

  @Test("a disturbed card cannot be accepted, and its card says what can be done")
  func disturbed() throws {
    var model = try ReviewSample.model()
    model.press([.end])
    #expect(model.text.contains("Nicht gelesen") && model.text.contains("Die Datei ist kein Bild."))
    #expect(model.type("a").isEmpty)
    #expect(model.status?.isError == true)
    #expect(model.type("x") == [.decline(6)])
  }

  @Test("bad keys do nothing and are told", arguments: ["z", "!", "é", "A", "\u{301}"])
  func badKeys(key: String) throws {
    var model = try ReviewSample.model()
    #expect(model.type(key).isEmpty)
    #expect(model.status?.isError == true && model.selected == 2 && model.mode == .browse)
    model.press([.down])
    #expect(model.status == nil)
  }

  @Test("a paste decides nothing", arguments: ["aaaa\nx", "q", "u"])
  func paste(text: String) throws {
    var model = try ReviewSample.model()
    #expect(model.press([.paste(text)]).isEmpty)
    #expect(model.visible.count == 6 && model.mode == .browse)
  }

  @Test("keys that leave or stop are for the terminal")
  func leaves() throws {
    var model = try ReviewSample.model()
    #expect(model.handle(.character("q")) == [.end])
    #expect(model.handle(.control("c")) == [.interrupt])
    #expect(model.handle(.control("z")) == [.suspend])
    #expect(model.handle(.control("l")) == [.redraw])
    model.type("ä")
    #expect(model.handle(.control("c")) == [.interrupt])
  }

  @Test("the place of a card's values is asked for once, and again once it changed")
  func asks() throws {
    var model = ReviewModel(cards: try ReviewSample.cards(), today: ReviewSample.today)
    #expect(model.resize(ScreenSize(columns: 80, rows: 24)) == [.order(.places(2))])
    #expect(model.handle(.character("j")) == [.order(.places(3))])
    #expect(model.handle(.character("k")).isEmpty)
    let card = try ReviewSample.cards()[1]
    #expect(model.succeed(.change(2, Aenderung()), card: card).contains(.order(.places(2))))
  }
}

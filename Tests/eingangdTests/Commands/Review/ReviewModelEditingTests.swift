import AlbertModel
import Testing

@testable import Eingang
@testable import eingangd

struct ReviewModelEditingTests {
  /// Looks at the school letter.
  private func model() throws -> ReviewModel {
    var model = try ReviewSample.model()
    model.select(1)
    return model
  }

  private func change(_ orders: [ReviewOrder]) throws -> Aenderung {
    guard case .change(1, let change) = try #require(orders.first), orders.count == 1 else {
      Issue.record("no change of card 1: \(orders)")
      return Aenderung()
    }
    return change
  }

  @Test("another value is one key away")
  func oneKey() throws {
    var model = try model()
    #expect(model.text.contains("1 oder Klasse 7b  12 %") && model.text.contains("2 oder 58,00 €"))
    #expect(try change(model.type("2")).betrag == Betrag(cents: 5800, direction: .zahlen))
    #expect(model.selected == 1)
    #expect(model.type("7").isEmpty)
    #expect(model.status?.isError == true)
  }

  @Test("what is hardly likely stands not on the card, but among the candidates")
  func remote() throws {
    var vorschlag = try ReviewSample.school()
    vorschlag.extraction.betrag?.alternatives[0].confidence = 0.01
    let card = Card(id: 1, state: .offen, files: ["a.pdf"], pages: [1], content: .vorschlag(vorschlag))
    var model = ReviewModel(cards: [card], today: ReviewSample.today)
    _ = model.resize(ScreenSize(columns: 80, rows: 24))
    #expect(model.text.contains("1 oder Klasse 7b") && !model.text.contains("58,00 €"))
    #expect(model.type("2").isEmpty)
    model.type("ä2")
    #expect(model.text.contains("▸ 58,00 €"))
  }

  @Test("the field that is the least sure is offered first, the others by their digit or with the arrows")
  func fields() throws {
    var model = try model()
    model.type("ä")
    #expect(model.text.contains("▸ 3 Frist"))
    model.press([.up, .up, .enter])
    #expect(model.text.contains("Ändern: Absender"))
    model.press([.escape])
    model.type("c7")
    #expect(model.text.contains("Ändern: Datum"))
    model.press([.escape, .escape])
    #expect(model.mode == .browse && model.selected == 1)
  }

  @Test("other candidates come first, the likeliest chosen already")
  func candidates() throws {
    var model = try model()
    model.type("ä1")
    #expect(model.text.contains("▸ Klasse 7b"))
    #expect(try change(model.type("\n")).absender == "Klasse 7b")
    model.succeed(.change(1, Aenderung()), card: try ReviewSample.cards()[0])
    model.type("ä1")
    model.press([.up, .enter])
    #expect(model.status?.text == "Nichts geändert.")
    model.type("ä6")
    #expect(model.text.contains("▸ Anna"))
  }

  private static func entry(_ set: (inout Aenderung) throws -> Void) rethrows -> Aenderung {
    var change = Aenderung()
    try set(&change)
    return change
  }

  @Test("a value is typed as people type it")
  func types() throws {
    let day = SampleCard.day
    let expected: [(String, Aenderung)] = try [
      ("ä285", Self.entry { $0.betrag = Betrag(cents: 8500, direction: .zahlen) }),
      ("ä21.234,5 CHF", Self.entry { $0.betrag = Betrag(cents: 123_450, currency: "CHF", direction: .zahlen) }),
      ("ä316.9.", Self.entry { $0.frist = Frist(day: try day("2025-09-16"), kind: .rueckgabe) }),
      ("ä3in 2 wochen", Self.entry { $0.frist = Frist(day: try day("2025-09-19"), kind: .rueckgabe) }),
      ("ä3Freitag", Self.entry { $0.frist = Frist(day: try day("2025-09-12"), kind: .rueckgabe) }),
      ("ä1Städtische Bühne", Self.entry { $0.absender = "Städtische Bühne" }),
      ("ä3-", Self.entry { $0.leeren = ["frist"] }), ("ä4Schule/Lena", Self.entry { $0.ablage = "Schule/Lena" }),
      ("ä6anna", Self.entry { $0.person = "Anna" }),
    ]
    for (keys, change) in expected {
      var model = try model()
      #expect(try self.change(model.type(keys + "\n")) == change)
    }
  }

  @Test(
    "what cannot be read is said in German, and what was typed is kept to be put right",
    arguments: [
      ("ä2acht\n", "„acht“ ist kein Betrag."), ("ä331.9.2025\n", "„31.9.2025“ ist kein Tag."),
      ("ä6Hund\n", "„Hund“ gehört nicht zum Haushalt. Zur Wahl stehen Anna, Felix."),
      ("ä4../fort\n", "taugt nicht als Ablage"), ("ä4-\n", "Jede Karte braucht eine Ablage"),
      ("w4.9.2025\n", "nicht mehr vor uns"), ("wheute\n", "nicht mehr vor uns"),
    ])
  func refuses(keys: String, says: String) throws {
    var model = try model()
    #expect(model.type(keys).isEmpty)
    #expect(model.status?.text.contains(says) == true, "\(model.status?.text ?? "")")
    guard case .edit(let editing) = model.mode else {
      Issue.record("not entered any more")
      return
    }
    #expect(keys.contains(editing.line.text))
    model.press([.control("u")])
    #expect(model.status == nil)
  }

  @Test("a click on a field chooses it, one on a candidate takes it, one elsewhere does nothing")
  func clicks() throws {
    var model = try model()
    model.type("ä")
    let field = try #require(model.screen.firstIndex { $0.contains("1 Absender") })
    model.press([.click(column: 3, row: field)])
    #expect(model.text.contains("Welches Feld ändern?"))
    model.press([.click(column: 40, row: field)])
    #expect(model.text.contains("Ändern: Absender"))
    let candidate = try #require(model.screen.firstIndex { $0.contains("Klasse 7b") })
    for row in [0, 1, 2, 15, 23] { #expect(model.press([.click(column: 40, row: row)]).isEmpty) }
    #expect(model.text.contains("Ändern: Absender"))
    #expect(try change(model.press([.click(column: 40, row: candidate)])).absender == "Klasse 7b")
  }

  @Test("a candidate is taken over into the line to be put right there")
  func puttingRight() throws {
    var model = try model()
    model.type("ä1")
    model.press([.right, .backspace])
    #expect(try change(model.type("c\n")).absender == "Klasse 7c")
  }

  @Test("a change that was not taken comes back to be put right, unless something else is being done")
  func refusedLater() throws {
    var model = try model()
    let orders = model.type("ä1Amt\n")
    _ = model.handle(.failed(try #require(orders.first), "Ein anderes Programm hält die Datenbank fest."))
    #expect(model.text.contains("Neu: Amt") && model.text.contains("hält die Datenbank fest"))
    #expect(model.history.isEmpty)
    #expect(try change(model.type("\n")).absender == "Amt")
  }

  @Test("accepting right after a change waits for it, and is dropped where it fails")
  func changeThenAccept() throws {
    var model = try model()
    let orders = model.type("2a")
    #expect(orders.count == 1)
    _ = model.handle(.failed(orders[0], "Nein."))
    #expect(!model.isBusy && model.visible.contains { $0.id == 1 })
    model.select(1)
    let again = model.type("2a")
    #expect(model.succeed(again[0], card: try ReviewSample.cards()[0]).contains(.order(.accept(1))))
  }

  @Test(
    "a card is laid aside until a day that is offered or typed",
    arguments: [("w\n", "2025-09-06"), ("w15.9.\n", "2025-09-15"), ("win einem Monat\n", "2025-10-05")])
  func wiedervorlage(keys: String, day: String) throws {
    var model = try model()
    let expected = ReviewOrder.wiedervorlage(1, try SampleCard.day(day))
    #expect(model.type(keys) == [expected])
    #expect(!model.visible.contains { $0.id == 1 } && model.selected == 5)
  }

  @Test("a card that another program decides while it is changed keeps what was typed until it is refused")
  func decidedMeanwhile() throws {
    var model = try model()
    model.type("ä1Amt")
    _ = model.handle(.cards(try ReviewSample.cards().filter { $0.id != 1 }))
    #expect(model.text.contains("Neu: Amt") && model.status?.text.contains("anderswo entschieden") == true)
    let orders = model.type("\n")
    _ = model.handle(.failed(try #require(orders.first), "Karte #1 ist schon abgelegt."))
    #expect(model.mode == .browse && model.status?.text == "Karte #1 ist schon abgelegt.")
  }
}

import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct IntakeGroupingTests {
  private func intake(_ fixture: StoreFixture, _ report: @escaping Intake.Report = { _ in }) throws -> Intake {
    let parts = Intake.Parts(store: fixture.store, archive: fixture.archive, reader: FakeReader()) {
      Briefe.understanding.vorschlag(for: $0)
    }
    return try Intake(parts, report: report)
  }

  private func take(
    _ texts: [String], as stem: String, _ fixture: StoreFixture, by intake: Intake, isSeries: Bool = false
  ) async throws -> Outcome {
    let files = try texts.enumerated().map { try fixture.folder.write($1, to: "x/\(stem)\($0 + 1).jpg") }
    var arrival = Arrival(files: files, mode: .copy)
    arrival.isSeries = isSeries
    return try await intake.take(arrival)
  }

  @Test("receipts that only their names hold together become a card each, at once, and undo makes them one")
  func series() async throws {
    let fixture = try StoreFixture()
    let reports = Reports()
    let intake = try intake(fixture, reports.report)
    let receipts = ["Bäckerei Kornblume", "Drogerie Mohn"].enumerated().map {
      Briefe.receipt($1, day: "01.09.2025", total: "4\($0),00")
    }
    guard case .proposed(let first) = try await take(receipts, as: "IMG_000", fixture, by: intake, isSeries: true)
    else {
      Issue.record("not proposed")
      return
    }
    #expect(first.id == 1 && first.files == ["IMG_0001.jpg"])
    #expect(
      try fixture.store.cards(.all).map(\.files).sorted { $0[0] < $1[0] } == [["IMG_0001.jpg"], ["IMG_0002.jpg"]])
    let further = try #require(try fixture.store.card(id: 2))
    #expect(await reports.all() == [.split(1, into: [further])])
    #expect(throws: ReviewError.nothingToUndo(nil)) { try fixture.decisions.undo() }
    _ = try fixture.decisions.undo(1)
    #expect(try fixture.store.cards(.all).map(\.files) == [["IMG_0001.jpg", "IMG_0002.jpg"]])
  }

  @Test("what a run that died had proposed and not yet looked at is grouped by the next one")
  func afterCrash() async throws {
    let fixture = try StoreFixture()
    let reports = Reports()
    let died = try intake(fixture)
    _ = try await take([Briefe.invoice("RE-20250815")], as: "a", fixture, by: died)
    let second = try fixture.folder.write(Briefe.secondPage("RE-20250815"), to: "x/b.jpg")
    await #expect(throws: IntakeError.self) {
      try await FaultPoint.finished.crashing { try await died.take(Arrival(files: [second], mode: .copy)) }
    }
    #expect(try fixture.store.cards(.all).count == 2)

    let lock = try #require(try FileLock.acquire(fixture.folder.path + "/lock", waiting: false))
    try await intake(fixture, reports.report).takeAll([], parallel: 1, lock: lock)
    #expect(try fixture.store.cards(.all).map(\.pages) == [[1, 2]])
    #expect(try fixture.store.ungrouped() == [])
  }

  @Test("files that a person joined stay one, whatever they say")
  func joinedByHand() async throws {
    let fixture = try StoreFixture()
    let receipts = (1...2).map { Briefe.receipt("Laden \($0)", day: "0\($0).09.2025", total: "4\($0),00") }
    _ = try await take(receipts, as: "a", fixture, by: intake(fixture))
    #expect(try fixture.store.cards(.all).count == 1)
  }

  @Test(
    "the second page is joined to the first whichever comes first, in page order, under the number that stood",
    arguments: [false, true])
  func joins(isReversed: Bool) async throws {
    let fixture = try StoreFixture()
    let reports = Reports()
    let intake = try intake(fixture, reports.report)
    let pages = [Briefe.invoice("RE-20250815"), Briefe.secondPage("RE-20250815")]
    var last: Outcome?
    for (index, page) in (isReversed ? pages.reversed() : pages).enumerated() {
      last = try await take([page], as: "scan-\(index)", fixture, by: intake)
    }
    let card = try #require(try fixture.store.cards(.all).first)
    #expect(try fixture.store.cards(.all).count == 1)
    #expect(last == .proposed(card))
    #expect(card.id == 1)
    #expect(card.pages == [1, 2])
    #expect(card.vorschlag?.extraction.betrag?.value.cents == 30_000)
    #expect(try fixture.store.pages(of: 1).map { Seitenzahl($0)?.seite } == [1, 2])
    guard case .joined(2, to: 1, let why)? = await reports.all().first else {
      Issue.record("not reported")
      return
    }
    #expect(why.contains("gleiche Nummer"))
    let note = try #require(try fixture.store.where(.id(1)).first?.steps.last)
    #expect(note.step == .verbunden && note.detail == "mit #2, von selbst")

    _ = try fixture.decisions.undo(2)
    #expect(try fixture.store.cards(.all).count == 2)
    // What was taken apart is not joined again by the next page.
    _ = try await take([Briefe.secondPage("RE-20250815") + "\nnoch einmal"], as: "neu", fixture, by: intake)
    #expect(try fixture.store.cards(.all).count == 3)
  }

  @Test("the number that stood stays also where its page was read last, and the other one is told")
  func readLast() async throws {
    let fixture = try StoreFixture()
    for text in [Briefe.invoice("RE-20250815"), Briefe.secondPage("RE-20250815")] {
      try fixture.card(text, as: Briefe.understanding.vorschlag(for: [Briefe.page(text)]))
    }
    let grouping = Grouping(store: fixture.store) { Briefe.understanding.vorschlag(for: $0) }
    guard case .joined(let card, let gone) = try grouping.change(after: 1) else {
      Issue.record("not joined")
      return
    }
    #expect(card.id == 1 && gone.map(\.id) == [2])
    guard try grouping.change(after: 1) == nil else {
      Issue.record("joined twice")
      return
    }
  }

  @Test("a letter of three pages comes together in any order")
  func three() async throws {
    let fixture = try StoreFixture()
    let intake = try intake(fixture)
    for (number, page) in [
      (3, Briefe.secondPage("RE-20250815", page: "Seite 3 von 3")),
      (1, Briefe.invoice("RE-20250815", page: "Seite 1 von 3")),
      (2, Briefe.secondPage("RE-20250815", page: "Seite 2 von 3")),
    ] {
      _ = try await take([page], as: "p\(number)-", fixture, by: intake)
    }
    #expect(try fixture.store.cards(.all).map(\.files) == [["p1-1.jpg", "p2-1.jpg", "p3-1.jpg"]])
    #expect(try fixture.store.missing(of: 1) == nil)
  }

  @Test("a card that a person has decided or changed is left alone, and so is one of the day before yesterday")
  func leftAlone() async throws {
    let fixture = try StoreFixture()
    let intake = try intake(fixture)
    _ = try await take([Briefe.invoice("RE-20250815")], as: "a", fixture, by: intake)
    var change = Aenderung()
    change.titel = "Strom"
    _ = try fixture.decisions.change(1, change)
    _ = try await take([Briefe.invoice("RE-20250816")], as: "b", fixture, by: intake)
    _ = try fixture.decisions.decline(2)
    for number in ["RE-20250815", "RE-20250816"] {
      _ = try await take([Briefe.secondPage(number)], as: number, fixture, by: intake)
    }
    #expect(try fixture.store.cards(.all).count == 4)
  }

  @Test("numbered images that are dropped together are one document, receipts a card each, and ignored names stay")
  func dropped() async throws {
    let fixture = try StoreFixture()
    for (name, text) in [
      ("brief-1.jpg", Briefe.invoice("RE-20250815")), ("brief-2.jpg", Briefe.secondPage("RE-20250815")),
      ("IMG_0001.jpg", Briefe.receipt("Bäckerei Kornblume", day: "01.09.2025", total: "40,00")),
      ("IMG_0002.jpg", Briefe.receipt("Drogerie Mohn", day: "01.09.2025", total: "12,30")),
      ("IMG_0001.xmp", "Beiwerk"), ("Thumbs.db", "Beiwerk"),
    ] {
      try fixture.folder.write(text, to: "Eingang/" + name)
    }
    var parts = Intake.Parts(store: fixture.store, archive: fixture.archive, reader: FakeReader()) {
      Briefe.understanding.vorschlag(for: $0)
    }
    parts.ignored = IgnoreList(["*.xmp"])
    var rule = StabilityRule(quiet: .milliseconds(30))
    rule.quietInFolder = .milliseconds(60)
    var loop = IntakeLoop(
      home: Home(path: fixture.folder.path), folders: Folders(inbox: fixture.inbox, archiv: fixture.archive.root),
      check: FakeCheck(), parallel: 2)
    loop.rule = rule
    let reports = Reports()
    let task = Task { [parts, loop] in try await loop.run(parts, report: reports.report) }
    var finished = 0
    for await event in reports.events {
      if case .finished = event { finished += 1 }
      if finished == 2 { break }
    }
    task.cancel()
    try await task.value
    let files = try fixture.store.cards(.all).map(\.files).sorted { $0[0] < $1[0] }
    #expect(files == [["IMG_0001.jpg"], ["IMG_0002.jpg"], ["brief-1.jpg", "brief-2.jpg"]])
    #expect(fixture.folder.files(below: "Eingang") == ["IMG_0001.xmp", "Thumbs.db"])
  }
}

import AlbertModel
import EingangTestSupport
import Glibc
import Testing

@testable import Eingang

@Suite struct DecisionsMakingTests {
  /// Makes a file that says what it was made of.
  private struct FakeBinder: DocumentBinder {
    var failure: Stoerung?
    var otherPages = false

    func bind(_ order: BindingOrder) -> Result<[UInt8], Stoerung> {
      if let failure { return .failure(failure) }
      let text = order.stretches.map { "\($0.pages.count) " + ($0.pages[0].picture?.words.first?.text ?? "") }
      return .success(Array("%PDF-\(order.facts.title): \(text.joined(separator: ", "))".utf8))
    }

    func pages(of path: String) -> Result<[PageText], Stoerung> {
      var page = PageText(
        number: 1, width: 10, height: 10, source: .ocr,
        words: [Word("neu", box: BoundingBox(x: 0, y: 0, width: 0.1, height: 0.1), line: 0)])
      page.course = PageCourse()
      return .success(otherPages ? [page, page.renumbered(2)] : [page])
    }
  }

  private static let path = "Schule/Felix/2025-09-01 Goethe-Gymnasium – Klassenfahrt Borkum.pdf"

  private func decisions(_ fixture: StoreFixture, _ binder: FakeBinder = FakeBinder()) -> Decisions {
    Decisions(store: fixture.store, archive: fixture.archive, ablage: fixture.folder.path + "/Ablage", binder: binder)
  }

  @Test("a card of several images is filed as one PDF, and undone to nothing; the originals stay")
  func accepts() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("eins", "zwei", names: ["1.jpg", "2.jpg"])
    let meldung = try decisions(fixture).accept(id)
    #expect(meldung.text == "Abgelegt unter Schule/Felix." && meldung.warnings.isEmpty)
    #expect(fixture.folder.files(below: "Ablage") == [Self.path])
    #expect(try fixture.folder.text("Ablage/" + Self.path) == "%PDF-Klassenfahrt Borkum: 1 neu, 1 neu")
    #expect(fixture.archived("original").count == 2)
    #expect(try decisions(fixture).undo(id).warnings.isEmpty)
    #expect(fixture.folder.files(below: "Ablage").isEmpty)
    #expect(fixture.folder.files(below: "Archiv/zurueckgenommen").count == 1)
    #expect(try fixture.store.card(id: id)?.state == .offen)
  }

  @Test("a filed PDF that a person edited stays theirs, and is told of")
  func edited() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("eins", names: ["1.jpg"])
    _ = try decisions(fixture).accept(id)
    try fixture.folder.write("mit Notiz", to: "Ablage/" + Self.path)
    #expect(try decisions(fixture).undo(id).warnings.count == 1)
    #expect(try fixture.folder.text("Ablage/" + Self.path) == "mit Notiz")
  }

  @Test("where no PDF can be made, what arrived is filed, and the person is told why")
  func fallsBack() throws {
    let fixture = try StoreFixture()
    for binder in [FakeBinder(failure: Unreadable.timeout), FakeBinder(otherPages: true)] {
      let id = try fixture.card("Bild \(binder.otherPages)", names: ["1.jpg"])
      let meldung = try decisions(fixture, binder).accept(id)
      #expect(meldung.warnings.count == 1 && meldung.warnings[0].hasPrefix("Ein durchsuchbares PDF gibt es nicht"))
      #expect(try fixture.store.filed(of: id).map { FilePath.fileExtension(of: $0.path) } == ["jpg"])
    }
  }

  @Test("no PDF is made of an original that is damaged")
  func damaged() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("eins", names: ["1.jpg"])
    let path = try #require(try fixture.store.files(of: id).first?.path)
    try fixture.folder.write("zwei", to: "Archiv/" + path)
    #expect(throws: ReviewError.damagedOriginal(path: fixture.archive.path(path))) { try decisions(fixture).accept(id) }
    #expect(try fixture.store.card(id: id)?.state == .offen)
  }

  @Test("an original that is gone, or a link or a folder in its place, is said to be missing", arguments: 0...2)
  func missing(place: Int) throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("eins", names: ["1.jpg"])
    let path = fixture.archive.path(try #require(try fixture.store.files(of: id).first?.path))
    try Files.move(path, to: path + ".weg")
    if place == 1 { #expect(symlink(path + ".weg", path) == 0) }
    if place == 2 { try Files.makeFolder(path) }
    for decisions in [decisions(fixture), fixture.decisions] {
      let error = #expect(throws: ReviewError.missingOriginal(path: path)) { try decisions.accept(id) }
      #expect(error?.description.hasPrefix("Das Original fehlt: \(path). ") == true)
    }
    #expect(try fixture.store.card(id: id)?.state == .offen)
    try fixture.decisions.recover()
    #expect(fixture.folder.files(below: "Ablage").isEmpty)
  }

  @Test("that a file will be filed whole with each card is said only where no PDFs are made")
  func splitting() throws {
    for (binder, count) in [(FakeBinder(), 0), (nil, 1)] as [(FakeBinder?, Int)] {
      let fixture = try StoreFixture()
      let id = try fixture.card("eins", names: ["a.pdf"])
      try fixture.reread("a", as: ["eins", "zwei"], of: "eins")
      let decisions = binder.map { self.decisions(fixture, $0) } ?? fixture.decisions
      let split = try decisions.split(id, at: [2]) { _ in Vorschlag.sample() }
      #expect(split.ids.count == 2 && split.meldung.warnings.count == count)
    }
  }

  @Test(
    "a crash while a PDF is filed leaves the card open, and no stray copy after the next start",
    arguments: [
      FaultPoint.filingMade, .filingPlanned, .copyBegun, .copyWritten, .filingCopied, .filingUnsynced, .filingNamed,
    ])
  func crashes(point: FaultPoint) throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("eins", names: ["1.jpg"])
    #expect(throws: ReviewError.file(FaultPoint.crash)) { try point.crashing { try decisions(fixture).accept(id) } }
    let next = try fixture.reopened()
    #expect(try next.store.card(id: id)?.state == .offen)
    try decisions(next).recover()
    #expect(next.folder.files(below: "Ablage").isEmpty)
    _ = try decisions(next).accept(id)
    #expect(next.folder.files(below: "Ablage") == [Self.path])
  }

  @Test("a card that was changed while its PDF was made is not filed as it was")
  func changedMeanwhile() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("eins", names: ["1.jpg"])
    let reaction: FaultPoint.Reaction = { (point) throws(FileError) in
      guard point == .filingMade else { return }
      var change = Aenderung()
      change.ablage = "Auto"
      do { _ = try fixture.decisions.change(id, change) } catch { throw FaultPoint.crash }
    }
    #expect(throws: ReviewError.changedMeanwhile(id)) {
      try FaultPoint.$reaction.withValue(reaction) { try decisions(fixture).accept(id) }
    }
    #expect(fixture.folder.files(below: "Ablage").isEmpty)
  }

  @Test("a name that differs from another only in case, or in how its umlauts are written, gets a number")
  func clashes() throws {
    let fixture = try StoreFixture()
    try fixture.folder.write("da", to: "Ablage/Schule/Felix/2025-09-01 GOETHE-gymnasium – Fru\u{308}hstück.PDF")
    _ = try decisions(fixture).accept(try fixture.card("eins", as: .sample(titel: "Frühstück")))
    #expect(
      fixture.folder.files(below: "Ablage").contains(
        "Schule/Felix/2025-09-01 Goethe-Gymnasium – Frühstück (2).pdf"))
  }

  @Test("a disk that takes no PDF, or a target that is a file, leaves the card open and nothing behind")
  func refused() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("eins", names: ["1.jpg"])
    try fixture.folder.write("keine Ablage", to: "Ablage/Schule")
    #expect(throws: ReviewError.self) { try decisions(fixture).accept(id) }
    #expect(try fixture.store.card(id: id)?.state == .offen)
    #expect(fixture.folder.files(below: "Ablage") == ["Schule"])
  }
}

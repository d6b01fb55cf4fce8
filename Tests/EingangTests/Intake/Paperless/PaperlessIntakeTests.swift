import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct PaperlessIntakeTests {
  private let fixture: StoreFixture
  private var export: PaperlessFolder

  init() throws {
    fixture = try StoreFixture()
    export = PaperlessFolder(fixture.folder)
    export.addNames()
  }

  private static let text =
    "Stadtwerke Rosenau GmbH\nwww.stadtwerke-rosenau.de  Telefon 02999 5550-0\nIhr Abschlag für Strom\n"

  private func intake(_ fixture: StoreFixture) throws -> PaperlessIntake {
    let understanding = Understanding(haushalt: Haushalt(), ablage: [], erhalten: nil)
    return try PaperlessIntake(
      store: fixture.store, archive: fixture.archive, decisions: fixture.decisions, personen: ["Felix"],
      understand: { understanding.vorschlag(for: $0) })
  }

  @discardableResult
  private func run(_ fixture: StoreFixture? = nil) throws -> [PaperlessIntake.Outcome] {
    let intake = try intake(fixture ?? self.fixture)
    let export = try PaperlessExport(export.path)
    var outcomes: [PaperlessIntake.Outcome] = []
    try export.forEachDocument { (entry: Result<PaperlessDocument, PaperlessError>) throws in
      outcomes.append(try intake.take(entry.get(), export.folder).0)
    }
    return outcomes
  }

  private func why(_ outcome: PaperlessIntake.Outcome) -> String {
    if case .refused(let error) = outcome { error.description } else { "\(outcome)" }
  }

  @Test(
    "a document becomes a filed card with its original, its words and its remarks, and a second run doubles nothing")
  func takes() throws {
    var test = self
    try test.export.add(
      document: 1, Self.text, file: "a.txt",
      fields: [
        "title": "Abschlag", "correspondent": 1, "document_type": 1, "tags": [1], "filename": "Haus/2024/Abschlag.txt",
      ])
    try test.export.write()
    #expect(try test.run() == [.filed(1, ablage: "Haus/2024")])
    let card = try #require(try fixture.store.card(id: 1))
    #expect(card.state == .abgelegt && card.files == ["scan-1.txt"])
    #expect(card.vorschlag?.extraction.absender?.value == "Stadtwerke Rosenau")
    #expect(fixture.folder.files(below: "Ablage") == ["Haus/2024/2024-03-05 Stadtwerke Rosenau – Abschlag.txt"])
    #expect(try fixture.folder.text("Ablage/Haus/2024/2024-03-05 Stadtwerke Rosenau – Abschlag.txt") == Self.text)
    #expect(try fixture.store.arrival(id: 1)?.iso == "2024-03-06T08:09:10.000Z")
    for word in ["Abschlag", "Strom", "Steuer"] {
      #expect(try fixture.store.search(SearchQuery(words: [word])).map(\.card.id) == [1], "\(word)")
    }
    #expect(try test.run() == [.known(1)])
    #expect(try fixture.store.cards(.all).count == 1 && fixture.folder.files(below: "Ablage").count == 1)
  }

  @Test("the PDF that was made there is what is filed, and one that is damaged is not")
  func searchable() throws {
    var test = self
    try test.export.add(
      document: 1, "eins", file: "a.txt", fields: ["filename": "Haus/a.txt"], archive: ("a-archive.pdf", "PDF eins"))
    try test.export.add(
      document: 2, "zwei", file: "b.txt", fields: ["filename": "Haus/b.txt"], archive: ("b-archive.pdf", "PDF zwei"))
    try test.export.write()
    try fixture.folder.write("kaputt", to: "export/b-archive.pdf")
    let binding = Decisions(
      store: fixture.store, archive: fixture.archive, ablage: fixture.folder.path + "/Ablage", binder: NoBinder())
    let intake = try PaperlessIntake(
      store: fixture.store, archive: fixture.archive, decisions: binding, personen: [], understand: { _ in .sample() })
    var warnings: [[String]] = []
    let read = try PaperlessExport(test.export.path)
    try read.forEachDocument { (entry: Result<PaperlessDocument, PaperlessError>) throws in
      warnings.append(try intake.take(entry.get(), read.folder).warnings)
    }
    #expect(warnings.map(\.count) == [0, 1])
    let filed = try fixture.folder.files(below: "Ablage/Haus").map { try fixture.folder.text("Ablage/Haus/" + $0) }
    #expect(Set(filed) == ["PDF eins", "zwei"])
    _ = try fixture.decisions.undo(1)
    #expect(fixture.folder.files(below: "Ablage/Haus").count == 1)
  }

  private struct NoBinder: DocumentBinder {
    func bind(_ order: BindingOrder) -> Result<[UInt8], Stoerung> { .failure(Stoerung(stage: .decode, why: "nie")) }
    func pages(of original: String) -> Result<[PageText], Stoerung> { .failure(Stoerung(stage: .decode, why: "nie")) }
  }

  @Test("what a decision there taught counts for the sender's next letter, and less than what is decided here")
  func teaches() throws {
    var test = self
    try test.export.add(
      document: 1, Self.text, file: "a.txt", fields: ["correspondent": 1, "filename": "Haus/Energie/a.txt"])
    try test.export.write()
    let haus = try Lernhaus()
    let intake = try intake(haus.fixture)
    let read = try PaperlessExport(test.export.path)
    let letter = Lernhaus.letter(
      "Stadtwerke Rosenau GmbH", "Strom", foot: "www.stadtwerke-rosenau.de   Telefon 02999 5550-0")
    try haus.accept(letter, ablage: "Neu")
    try read.forEachDocument { (entry: Result<PaperlessDocument, PaperlessError>) throws in
      _ = try intake.take(entry.get(), read.folder)
    }
    #expect(try haus.proposal(letter + "\nzwei").ablage.value == "Neu")
    _ = try haus.fixture.decisions.undo(1)
    _ = try haus.fixture.decisions.undo(1)
    #expect(try haus.proposal(letter + "\nzwei").ablage.value == "Haus/Energie")
    #expect(try haus.proposal(letter + "\nzwei").extraction.absender?.value == "Stadtwerke Rosenau")
  }

  @Test("a place that paperless-ngx did not know teaches nothing")
  func proposedPlace() throws {
    var test = self
    try test.export.add(document: 1, Self.text, file: "a.txt", fields: ["correspondent": 1])
    try test.export.write()
    let haus = try Lernhaus()
    let intake = try intake(haus.fixture)
    let read = try PaperlessExport(test.export.path)
    try read.forEachDocument { (entry: Result<PaperlessDocument, PaperlessError>) throws in
      _ = try intake.take(entry.get(), read.folder)
    }
    #expect(try haus.taught().contains { $0.hasPrefix("lessons ") && $0.contains("angenommen") })
    #expect(try !haus.taught().contains { $0.hasPrefix("lesson_words") })
  }

  @Test("what bears an inbox tag stays open, waits for a decision and teaches nothing")
  func unseen() throws {
    var test = self
    try test.export.add(document: 1, Self.text, file: "a.txt", fields: ["tags": [2], "filename": "Haus/a.txt"])
    try test.export.write()
    #expect(try test.run() == [.open(1)])
    #expect(try fixture.store.count() == 1)
    #expect(try test.run() == [.known(1)])
    #expect(try fixture.store.card(id: 1)?.state == .offen)
  }

  @Test("undo without a number leaves what was taken over alone, with its number it takes it back")
  func undo() throws {
    var test = self
    try test.export.add(document: 1, Self.text, file: "a.txt", fields: ["filename": "Haus/a.txt"])
    try test.export.write()
    try test.run()
    #expect(throws: ReviewError.nothingToUndo(nil)) { try fixture.decisions.undo() }
    _ = try fixture.decisions.undo(1)
    #expect(fixture.folder.files(below: "Ablage").isEmpty)
    #expect(try test.run() == [.known(1)])
    #expect(try fixture.store.card(id: 1)?.state == .offen)
  }

  @Test("the same bytes as a card that is there are that card, which stays as it is")
  func sameBytes() throws {
    var test = self
    let id = try fixture.card(Self.text)
    try test.export.add(document: 1, Self.text, file: "a.txt", fields: ["correspondent": 1])
    try test.export.write()
    #expect(try test.run() == [.known(id)])
    #expect(try fixture.store.card(id: id)?.vorschlag?.extraction.absender?.value == "Goethe-Gymnasium")
  }

  @Test("what cannot be taken says why in one line, and the others are taken")
  func refuses() throws {
    var test = self
    try test.export.add(document: 1, nil, file: "fehlt.txt")
    try test.export.add(document: 2, "zwei", file: "b.txt", fields: ["checksum": MD5.hex("drei".utf8)])
    try test.export.add(document: 3, "drei", file: "../aussen.txt")
    try test.export.add(document: 4, "vier", file: "d.txt.gpg")
    try test.export.add(document: 5, "fuenf", file: "e.txt", fields: ["storage_type": "gpg"])
    try test.export.add(document: 6, "sechs", file: "f.txt")
    try test.export.add(document: 7, nil, file: "link.txt")
    try test.export.add(document: 8, nil, file: "ordner/g.txt")
    try test.export.add(document: 9, nil, file: "/etc/hostname")
    try test.export.add(document: 10, "zehn", file: "j.txt", fields: ["checksum": SHA256.hex("zehn".utf8)])
    try test.export.write()
    try makeLink(test.export.path + "/link.txt", to: test.export.path + "/f.txt")
    try fixture.folder.write("acht", to: "woanders/g.txt")
    try makeLink(test.export.path + "/ordner", to: fixture.folder.path + "/woanders")
    let outcomes = try test.run()
    let expected = [
      "is not there", "checksum", "leads out", "GnuPG", "GnuPG", "filed(1", "link", "link", "leads out", "filed(2",
    ]
    for (outcome, part) in zip(outcomes, expected) { #expect(why(outcome).contains(part), "\(why(outcome))") }
    #expect(outcomes.count == expected.count)
    #expect(fixture.archived("original").count == 2)
    #expect(try fixture.folder.text("export/b.txt") == "zwei" && fixture.folder.text("aussen.txt") == "drei")
    #expect(outcomes.allSatisfy { !why($0).contains("\n") })
  }

  @Test(
    "a crash at any step is made up for by the next run, and doubles nothing",
    arguments: [
      FaultPoint.copied, .archived, .takingOver, .takenOver, .filingPlanned, .filingCopied, .filingNamed, .deciding,
      .decided,
    ])
  func crashes(point: FaultPoint) throws {
    var test = self
    try test.export.add(document: 1, Self.text, file: "a.txt", fields: ["filename": "Haus/a.txt"])
    try test.export.add(document: 2, "zwei", file: "b.txt", fields: ["filename": "Haus/b.txt"])
    try test.export.write()
    #expect(throws: (any Error).self) { try point.crashing { try test.run() } }
    let next = try fixture.reopened()
    try test.run(next)
    #expect(try next.store.cards(.all).map(\.state) == [.abgelegt, .abgelegt])
    #expect(next.folder.files(below: "Ablage").count == 2)
    #expect(next.archived("original").count == 2)
    #expect(try next.store.pending().isEmpty && next.store.plannedFilings().isEmpty)
    #expect(
      try Adoption(store: next.store, archive: next.archive, inbox: next.folder.path + "/Eingang").orphans().isEmpty)
  }

  @Test("many documents of one name in one folder are all filed, each under a number")
  func alike() throws {
    var test = self
    for number in 1...30 {
      try test.export.add(
        document: number, "Brief \(number)", file: "\(number).txt",
        fields: ["title": "Brief", "correspondent": 1, "filename": "Haus/a.txt"])
    }
    try test.export.write()
    #expect(try test.run().count == 30)
    let names = fixture.folder.files(below: "Ablage/Haus")
    #expect(names.count == 30 && names.contains("2024-03-05 Stadtwerke Rosenau – Brief (30).txt"))
  }
}

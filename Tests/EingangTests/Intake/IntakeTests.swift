import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct IntakeTests {
  @Test("a file becomes a card, lies in the archive under its checksum, and has left the inbox")
  func takes() async throws {
    let fixture = try StoreFixture()
    let path = try fixture.folder.write("Elternbrief", to: "Eingang/scan.pdf")
    let outcome = try await Intake(fixture.parts()).take(Arrival(files: [path], mode: .move, inbox: fixture.inbox))
    guard case .proposed(let card) = outcome else {
      Issue.record("not proposed: \(outcome)")
      return
    }
    let sha256 = SHA256.hex("Elternbrief".utf8)
    let original = "Archiv/\(sha256.prefix(2))/\(sha256).pdf"
    #expect(card.files == ["scan.pdf"])
    #expect(card.pages == [1])
    #expect(card.timing?.ocr == 3)
    #expect(card.timing?.store != nil)
    #expect(try fixture.folder.text(original) == "Elternbrief")
    #expect(try Files.mode(of: fixture.folder.path + "/" + original) == 0o600)
    #expect(try Files.mode(of: fixture.archive.root) == 0o700)
    #expect(fixture.folder.files(below: "Eingang").isEmpty)
    #expect(fixture.archived("angenommen") == ["angenommen/1/scan.pdf"])
    #expect(try fixture.store.card(id: 1)?.state == .offen)
    #expect(
      try fixture.store.where(.id(1)).first?.steps.map(\.step) == [
        .archiviert, .angenommen, .begonnen, .gelesen, .vorgeschlagen,
      ])
  }

  @Test("the same bytes again are a duplicate: no second card, and the file is still taken away")
  func duplicate() async throws {
    let fixture = try StoreFixture()
    let intake = try Intake(fixture.parts())
    let first = try fixture.folder.write("Elternbrief", to: "Eingang/scan.pdf")
    _ = try await intake.take(Arrival(files: [first], mode: .move, inbox: fixture.inbox))
    let second = try fixture.folder.write("Elternbrief", to: "Eingang/nochmal.pdf")
    let outcome = try await intake.take(Arrival(files: [second], mode: .move, inbox: fixture.inbox))
    #expect(outcome == .duplicate(of: 1))
    #expect(try fixture.store.cards(.all).count == 1)
    #expect(fixture.folder.files(below: "Eingang").isEmpty)
    #expect(fixture.archived("angenommen") == ["angenommen/1/nochmal.pdf", "angenommen/1/scan.pdf"])
    #expect(try fixture.store.where(.name("nochmal.pdf")).map(\.id) == [1])
  }

  @Test("files that are joined are one document in the order given, and a page of it alone is a duplicate")
  func joined() async throws {
    let fixture = try StoreFixture()
    let intake = try Intake(fixture.parts())
    let files = try ["b.jpg", "a.jpg"].map { try fixture.folder.write("Seite \($0)", to: "Scans/\($0)") }
    let arrivals = Arrival.documents(files, joined: true, mode: .copy)
    #expect(arrivals.count == 1)
    guard case .proposed(let card) = try await intake.take(arrivals[0]) else {
      Issue.record("not proposed")
      return
    }
    #expect(card.files == ["b.jpg", "a.jpg"])
    #expect(card.pages == [1, 2])
    #expect(try fixture.store.pages(of: 1).map(\.number) == [1, 2])
    #expect(try fixture.store.pages(of: 1).map(\.text) == ["Seite b.jpg\n", "Seite a.jpg\n"])
    #expect(try await intake.take(Arrival(files: [files[1]], mode: .copy)) == .duplicate(of: 1))
    #expect(fixture.folder.files(below: "Scans") == ["a.jpg", "b.jpg"])
  }

  @Test("a folder is one document, its pages in natural order, and is cleared away")
  func folder() async throws {
    let fixture = try StoreFixture()
    for name in ["Seite 10.jpg", "Seite 2.jpg", "Seite 1.jpg"] {
      try fixture.folder.write(name, to: "Eingang/Brief/" + name)
    }
    try fixture.folder.write("", to: "Eingang/Brief/Thumbs.db")
    let arrivals = Arrival.documents([fixture.inbox + "/Brief"], joined: false, mode: .move)
    guard case .proposed(let card) = try await Intake(fixture.parts()).take(try #require(arrivals.first)) else {
      Issue.record("not proposed")
      return
    }
    #expect(card.files == ["Seite 1.jpg", "Seite 2.jpg", "Seite 10.jpg"])
    #expect(FileStatus(path: fixture.inbox + "/Brief") == nil)
    #expect(fixture.archived("angenommen").count == 4)
  }

  @Test("a document that cannot be read is a disturbed card, its original is kept, and the others go on")
  func disturbed() async throws {
    let fixture = try StoreFixture()
    let reports = Reports()
    let names = ["gut.pdf": "Brief eins", "kaputt.pdf": "kaputt", "leer.pdf": "", "noch gut.pdf": "Brief zwei"]
    let files = try names.sorted { $0.key < $1.key }.map { try fixture.folder.write($0.value, to: "x/" + $0.key) }
    let arrivals = Arrival.documents(files, joined: false, mode: .copy)
    try await Intake(fixture.parts(), report: reports.report).takeAll(arrivals, parallel: 2, lock: try fixture.lock())
    let failed = await reports.outcomes().compactMap { if case .failed(let card) = $0 { card } else { nil } }
    #expect(Set(failed.flatMap(\.files)) == ["kaputt.pdf", "leer.pdf"])
    #expect(failed.allSatisfy { $0.content == .gestoert(Stoerung(stage: .decode, why: "Die Datei ist kein Bild.")) })
    #expect(try fixture.store.cards(CardFilter(states: [.offen])).count == 2)
    #expect(fixture.archived("original").count == 4)
    #expect(try fixture.store.count() == 4)
  }

  @Test("a page that fails names its file, and no half of the document is stored")
  func disturbedPage() async throws {
    let fixture = try StoreFixture()
    let files = try ["gut", "kaputt"].map { try fixture.folder.write($0, to: "x/\($0).jpg") }
    let outcome = try await Intake(fixture.parts()).take(Arrival(files: files, mode: .copy))
    guard case .failed(let card) = outcome else {
      Issue.record("not failed: \(outcome)")
      return
    }
    #expect(card.content == .gestoert(Stoerung(stage: .decode, why: "kaputt.jpg: Die Datei ist kein Bild.")))
    #expect(try fixture.store.pages(of: 1).isEmpty)
  }

  @Test("what is no file is left where it is")
  func leftAlone() async throws {
    let fixture = try StoreFixture()
    let intake = try Intake(fixture.parts())
    let real = try fixture.folder.write("Brief", to: "echt.pdf")
    let link = fixture.folder.path + "/link.pdf"
    let pipe = fixture.folder.path + "/pipe.pdf"
    try makeSpecial(link: link, to: real, pipe: pipe)
    #expect(try await intake.take(Arrival(files: [link], mode: .move)) == .untaken(.notAFile(link)))
    #expect(try await intake.take(Arrival(files: [pipe], mode: .move)) == .untaken(.notAFile(pipe)))
    let missing = fixture.folder.path + "/fehlt.pdf"
    #expect(try await intake.take(Arrival(files: [missing], mode: .move)) == .untaken(.vanished(missing)))
    #expect(try fixture.store.cards(.all).isEmpty)
    #expect(FileStatus(path: real) != nil)
  }

  @Test("a document that was in hand when the program was asked to end is read at the next start")
  func interrupted() async throws {
    let fixture = try StoreFixture()
    let path = try fixture.folder.write("Brief", to: "Eingang/scan.pdf")
    let (reading, gate) = (Gate(), Gate())
    let reader = FakeReader { _ in
      await reading.open()
      await gate.pass()
    }
    let reports = Reports()
    let intake = try Intake(fixture.parts(reader), report: reports.report)
    let task = Task {
      try await intake.takeAll([Arrival(files: [path], mode: .move, inbox: nil)], parallel: 1, lock: try fixture.lock())
    }
    await reading.pass()
    task.cancel()
    await gate.open()
    try await task.value
    #expect(await reports.outcomes() == [.interrupted(1)])
    #expect(try fixture.store.card(id: 1) == nil)

    let again = Reports()
    let reopened = try fixture.reopened()
    try await Intake(reopened.parts(), report: again.report).takeAll([], parallel: 1, lock: try fixture.lock())
    #expect(try reopened.store.card(id: 1)?.state == .offen)
    #expect(await again.outcomes().count == 1)
  }

  @Test("no more documents are in hand than there are places")
  func bounded() async throws {
    let fixture = try StoreFixture()
    let meter = Meter()
    let reader = FakeReader { _ in
      await meter.enter()
      await Task.yield()
      await meter.leave()
    }
    let files = try (1...12).map { try fixture.folder.write("Brief \($0)", to: "x/\($0).pdf") }
    try await Intake(fixture.parts(reader)).takeAll(
      Arrival.documents(files, joined: false, mode: .copy), parallel: 3, lock: try fixture.lock())
    #expect(await meter.most <= 3)
    #expect(try fixture.store.cards(.all).count == 12)
  }

  private actor Meter {
    private var inside = 0
    private(set) var most = 0

    func enter() {
      inside += 1
      most = max(most, inside)
    }

    func leave() { inside -= 1 }
  }
}

import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite("Several sheets on one image")
struct IntakeSheetsTests {
  private static let receipts = [
    Briefe.receipt("Bäckerei Kornblume", day: "01.09.2025", total: "41,00"),
    Briefe.receipt("Drogerie Mohn", day: "02.09.2025", total: "42,00"),
  ]

  private func taken(_ texts: [String], _ fixture: StoreFixture) async throws -> [Card] {
    let parts = Intake.Parts(store: fixture.store, archive: fixture.archive, reader: FakeReader()) {
      Briefe.understanding.vorschlag(for: $0)
    }
    let file = try fixture.folder.write(texts.joined(separator: FakeReader.sheetMark), to: "x/glas.jpg")
    _ = try await Intake(parts).take(Arrival(files: [file], mode: .copy))
    return try fixture.store.cards(.all).sorted { ($0.id ?? 0) < ($1.id ?? 0) }
  }

  @Test("two receipts become two cards of one original, each with its own amount, and undo makes them one")
  func twoReceipts() async throws {
    let fixture = try StoreFixture()
    let cards = try await taken(Self.receipts, fixture)
    #expect(cards.map(\.files) == [["glas.jpg"], ["glas.jpg"]])
    #expect(cards.map(\.pages) == [[1], [2]])
    #expect(cards.map { $0.vorschlag?.extraction.betrag?.value.cents } == [4100, 4200])
    #expect(try fixture.store.originals().count == 1)
    #expect(
      cards.map { $0.vorschlag?.extraction.warnings } == [
        ["Seite 1 ist eines von 2 Blättern auf einem Bild."],
        ["Seite 1 ist eines von 2 Blättern auf einem Bild."],
      ])
    #expect(try fixture.store.pages(of: 2).map(\.part?.number) == [2])
    let note = try #require(try fixture.store.where(.id(1)).first?.steps.last)
    #expect(note.step == .getrennt && note.detail.contains("nebeneinander auf einem Bild"))

    _ = try fixture.decisions.undo(1)
    let whole = try #require(try fixture.store.cards(.all).first)
    #expect(try fixture.store.cards(.all).count == 1 && whole.pages == [1, 2])
    #expect(whole.vorschlag?.extraction.warnings == [])
  }

  @Test("join makes them one, and split two again")
  func joined() async throws {
    let fixture = try StoreFixture()
    _ = try await taken(Self.receipts, fixture)
    let understand: Decisions.Understanding = { Briefe.understanding.vorschlag(for: $0) }
    _ = try fixture.decisions.join([1, 2], understand: understand)
    #expect(try fixture.store.cards(.all).map(\.pages) == [[1, 2]])
    #expect(try fixture.store.files(of: 1).map(\.pages) == [nil])
    _ = try fixture.decisions.split(1, at: [2], understand: understand)
    #expect(try fixture.store.cards(.all).map(\.pages).sorted { $0[0] < $1[0] } == [[1], [2]])
  }

  @Test("both are filed, each with the whole image, and undo takes both back")
  func filed() async throws {
    let fixture = try StoreFixture()
    _ = try await taken(Self.receipts, fixture)
    for id in [1, 2] { _ = try fixture.decisions.accept(id) }
    let filed = fixture.folder.files(below: "Ablage").filter { $0.hasSuffix(".jpg") }
    #expect(filed.count == 2)
    let original = try fixture.folder.text("x/glas.jpg")
    for name in filed { #expect(try fixture.folder.text("Ablage/" + name) == original) }
    for id in [2, 1] { _ = try fixture.decisions.undo(id) }
    #expect(fixture.folder.files(below: "Ablage").filter { $0.hasSuffix(".jpg") }.isEmpty)
  }

  @Test("a receipt and a note beside it are one card of two pages")
  func oneCard() async throws {
    let fixture = try StoreFixture()
    let cards = try await taken([Self.receipts[0], "Bitte noch umtauschen bis Freitag"], fixture)
    #expect(cards.map(\.pages) == [[1, 2]])
    #expect(cards.first?.vorschlag?.extraction.warnings == [])
  }

  @Test("cards of a divided image keep their pages when another version sees one sheet, or other ones")
  func readAnew() async throws {
    let fixture = try StoreFixture()
    _ = try await taken(Self.receipts, fixture)
    let sha256 = try #require(try fixture.store.files(of: 1).first?.sha256)
    func reading(_ pages: [PageText], _ fingerprint: String) -> Reading {
      Reading(pages: pages, timing: Timing(), bytes: 1, fingerprint: fingerprint)
    }
    try fixture.store.keep(reading([MarkedText("alles zusammen").page], "neu"), of: sha256)
    #expect(try fixture.store.pages(of: 2).first?.text.hasPrefix("Drogerie Mohn") == true)
    #expect(try fixture.store.pageCount(of: sha256) == 2)
    let again = (1...2).map { PagePartTests.page("Laden \($0)", PagePartTests.part($0, of: 2), number: $0) }
    try fixture.store.keep(reading(again, "neuer"), of: sha256)
    #expect(try fixture.store.pages(of: 2).map(\.text) == ["Laden 2\n"])
  }

  @Test("the card of an image that was never divided gets the sheets that a newer version sees")
  func dividedLater() async throws {
    let fixture = try StoreFixture()
    _ = try await taken(["zusammen"], fixture)
    let sha256 = try #require(try fixture.store.files(of: 1).first?.sha256)
    let pages = (1...2).map { PagePartTests.page("Laden \($0)", PagePartTests.part($0, of: 2), number: $0) }
    let reading = Reading(pages: pages, timing: Timing(), bytes: 1, fingerprint: "neu")
    let card = try fixture.renew(1, Briefe.understanding.vorschlag(for: pages), [(sha256, reading)])
    #expect(card?.pages == [1, 2])
  }
}

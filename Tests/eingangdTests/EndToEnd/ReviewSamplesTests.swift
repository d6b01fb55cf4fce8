import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@testable import Eingang
@testable import eingangd

@Suite("Ten sample letters at the keyboard", .tags(.ocr), .timeLimit(.minutes(15)))
struct ReviewSamplesTests {
  private static let letters = [
    "rechnung-malerarbeiten.pdf", "stromrechnung.pdf", "rechnung-heckenschnitt.eml", "mobilfunk-september.pdf",
    "rechnung-dachrinne.pdf", "wasserrechnung.xml", "kuendigung-internet.png", "arztrechnung-anna.jpg",
    "mahnung-abfluss.jpg", "gutschrift-regenjacke.png",
  ]

  @Test("ten letters are decided in under forty key presses, among them changes, a mistake and one for later")
  func counted() async throws {
    let folder = try TemporaryFolder()
    let root = Repository.root + "/samples/"
    func run(_ arguments: String...) async throws -> BuiltBinary.Run {
      try await BuiltBinary.run(arguments + ["--home", "h", "--today", "2025-10-01"], in: folder)
    }
    #expect(try await run("init").status == 0)
    try FileManager.default.removeItem(atPath: folder.path + "/h/eingang.json5")
    try folder.copy(root + "eingang.json5", to: "h/eingang.json5")
    let ingest = try await BuiltBinary.run(
      ["ingest", "--home", "h"] + Self.letters.map { root + $0 }, in: folder)
    try #require(ingest.status == 0, "\(ingest.errors)")
    let review = "'\(BuiltBinary.path)' review --all --home h --today 2025-10-01"

    try await TmuxScreen.with((columns: 100, rows: 30), in: folder) { screen in
      try await screen.enter(review)
      try await screen.wait(for: " Übernehmen  ä")
      // An amount and a day by hand, a decision that was none, one letter that is not ours, one for Monday.
      try await screen.type("ä285")
      try await screen.press("Enter", "a")
      try await screen.type("ä315.10.")
      try await screen.press("Enter", "a")
      try await screen.press("x", "u")
      try await screen.wait(for: "Karte #1 ist nicht mehr abgelehnt.")
      try await screen.press("a", "x", "w")
      try await screen.type("Mo")
      try await screen.press("Enter")
      for _ in 0..<5 { try await screen.press("a") }
      try await screen.wait(for: "Hier liegt nichts.")
      try await screen.press("q")
      try await screen.wait(for: "10 Karten entschieden.")
      #expect(screen.presses < 40, "\(screen.presses)")
    }
    let store = try Store.open(path: folder.path + "/h/eingang.sqlite")
    let cards = try store.cards(.all)
    #expect(cards.count == 10)
    #expect(cards.filter { $0.state == .abgelegt }.count == 8)
    #expect(cards.filter { $0.state == .abgelehnt }.count == 1)
    #expect(cards.filter { $0.wiedervorlage?.iso == "2025-10-06" }.count == 1)
    #expect(cards.filter { $0.vorschlag?.extraction.betrag?.value.cents == 8500 }.count == 1)
    #expect(cards.filter { $0.vorschlag?.extraction.frist?.value.day.iso == "2025-10-15" }.count >= 1)
  }
}

import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@Suite("Joining and splitting, end to end")
struct GroupingEndToEndTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let letter =
      "Goethe-Gymnasium Neustadt\nSchulstr. 1, 48155 Neustadt\n\nNeustadt, 01.09.2025\n\nKlassenfahrt nach Borkum"
    try TinyPDF.data(pages: [letter, "Anmeldung", "Packliste"]).write(to: URL(fileURLWithPath: folder.path + "/a.pdf"))
    try TinyPDF.data(pages: ["Nachtrag zur Fahrt"]).write(to: URL(fileURLWithPath: folder.path + "/b.pdf"))
  }

  private func run(_ arguments: String...) async throws -> BuiltBinary.Run {
    try await BuiltBinary.run(arguments + ["--home", "h", "--today", "2025-09-05"], in: folder)
  }

  private func cards(_ run: BuiltBinary.Run) throws -> [Card] {
    try run.lines.map { try JSONDecoder().decode(Card.self, from: Data($0.utf8)) }
  }

  @Test("cards are joined, shown as one, and given back by undo")
  func join() async throws {
    try #require(try await run("ingest", "a.pdf", "b.pdf").status == 0)
    let before = try await run("list", "--json").output
    let join = try await run("join", "1", "2")
    #expect(join.status == 0)
    #expect(join.output == "Verbunden: #2 gehört jetzt zu #1. Rückgängig: eingangd undo 1\n")
    let list = try cards(try await run("list", "--json"))
    #expect(list.map(\.files) == [["a.pdf", "b.pdf"]])
    #expect(list.map(\.pages) == [[1, 2, 3, 4]])
    #expect(try await run("count").output == "1\n")
    let shown = try await run("show", "2")
    #expect(shown.status == 1 && shown.output.isEmpty)
    #expect(shown.errors == "eingangd: Karte #2 gehört jetzt zu #1. Ansehen: eingangd show 1\n")
    #expect(try await run("where", "2").output.hasPrefix("#2  Gehört jetzt zu #1\n"))
    #expect(try await run("where", "2", "--json").output.contains("\"joinedTo\":1"))
    #expect(try await run("ingest", "b.pdf").output == "Schon da als #1: b.pdf.\n")
    #expect(try await run("verify").output == "2 Originale geprüft, alle sind unversehrt.\n")
    #expect(try await run("undo").output == "Zurückgenommen: #1 und #2 sind wieder eigene Karten.\n")
    #expect(try await run("list", "--json").output == before)
  }

  @Test("the second page of a letter joins the first by itself, says so, and is given back")
  func second() async throws {
    let head = "Stadtwerke Neustadt GmbH\nWasserweg 3, 48155 Neustadt\n\nNeustadt, 01.09.2025"
    let number = "Rechnungsnummer: RE-20250815"
    for (name, text) in [
      ("eins", "\(head)\n\(number)\n\nRechnung\n\nSeite 1 von 2"),
      ("zwei", "\(number)\n\nSumme 300,00 EUR\n\nSeite 2 von 2"),
    ] {
      try TinyPDF.data(pages: [text]).write(to: URL(fileURLWithPath: folder.path + "/\(name).pdf"))
    }
    try #require(try await run("ingest", "eins.pdf").status == 0)
    let second = try await run("ingest", "zwei.pdf")
    #expect(second.status == 0)
    #expect(
      second.errors.contains("#2 gehört jetzt zu #1: Seite 1 von 2, Seite 2 von 2, gleiche Nummer"), "\(second.errors)")
    #expect(try await self.cards(run("list", "--json")).map(\.files) == [["eins.pdf", "zwei.pdf"]])
    let undo = try await run("undo")
    #expect(undo.status == 1 && undo.errors.contains("Es gibt nichts zurückzunehmen"))
    #expect(try await run("undo", "1").status == 0)
    #expect(try await self.cards(run("list", "--json")).count == 2)
  }

  @Test("a card is split before a page, filed with its own pages, and read anew within them")
  func split() async throws {
    try #require(try await run("ingest", "a.pdf").status == 0)
    let split = try await run("split", "1", "--at", "2,3", "--json")
    #expect(split.status == 0)
    let cards = try cards(split)
    #expect(cards.map(\.id) == [1, 2, 3])
    #expect(cards.map(\.pages) == [[1], [2], [3]])
    #expect(try await run("show", "2", "--text").output.contains("Anmeldung"))
    #expect(try await !run("show", "2", "--text").output.contains("Packliste"))
    #expect(try await run("reprocess", "2", "--from", "pages", "--apply").status == 0)
    #expect(try await !run("show", "2", "--text").output.contains("Packliste"))
    let accept = try await run("accept", "3")
    #expect(accept.status == 0 && !accept.output.contains("ganz abgelegt"))
    let filed = try #require(folder.files(below: "h/Ablage").first)
    let pages = try await run("extract", "h/Ablage/" + filed, "--text").output
    #expect(pages.contains("Packliste") && !pages.contains("Anmeldung"))
    let refused = try await run("undo", "1")
    #expect(refused.status == 1 && refused.errors.contains("Nimm das zuerst zurück: eingangd undo 3"))
    try #require(try await run("undo", "3").status == 0)
    #expect(try await run("undo", "1").output == "Zurückgenommen: #1, #2 und #3 sind wieder eine Karte, #1.\n")
    #expect(try await self.cards(run("list", "--json")).map(\.pages) == [[1, 2, 3]])
  }

  @Test(
    "what makes no sense is told with what would",
    arguments: [
      (["join", "1"], 2, "Write, say: eingangd join 17 18"),
      (["split", "--at", "3"], 2, "Write, say: eingangd split 17 --at 3,5"),
      (["split", "1", "--at"], 2, "Write, say: eingangd split 17 --at 3,5"), (["retry"], 2, "eingangd retry 17"),
      (["join", "1", "1"], 2, "mindestens zwei Karten"),
      (["join", "1", "7"], 1, "Karte #7 gibt es nicht"), (["split", "1", "--at", "x"], 2, "is no list of pages"),
      (["split", "1", "--at", "4"], 2, "Erlaubt sind 2 bis 3"), (["split", "1"], 2, "--at 2"),
    ])
  func refused(words: [String], status: Int32, why: String) async throws {
    try #require(try await run("ingest", "a.pdf").status == 0)
    let run = try await BuiltBinary.run(words + ["--home", "h"], in: folder)
    #expect(run.status == status)
    #expect(run.errors.contains(why), "\(run.errors)")
  }
}

import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@testable import Eingang

@Suite("What fails and what is lost, end to end", .timeLimit(.minutes(15)))
struct HealingEndToEndTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) async throws -> BuiltBinary.Run {
    try await BuiltBinary.run(arguments + ["--home", "h", "--today", "2025-09-05"], in: folder)
  }

  private func letter(_ name: String, pages: [String]) throws {
    try TinyPDF.data(pages: pages).write(to: URL(fileURLWithPath: folder.path + "/" + name))
  }

  @Test("a document of too many pages says what would help, and is read by hand once that is done")
  func retry() async throws {
    try folder.write("{ grenzen: { seiten: 1 } }", to: "h/eingang.json5")
    try letter("lang.pdf", pages: ["Stadtwerke Musterstadt", "Seite zwei"])
    try #require(try await run("ingest", "lang.pdf").status == 1)
    let show = try await run("show", "1")
    #expect(show.output.contains("Wird von selbst noch einmal gelesen, sobald grenzen.seiten"))
    #expect(show.output.contains("(Versuch 1 von 3)") && show.output.contains("eingangd retry 1"))
    #expect(try await run("show", "1", "--json").output.contains("\"cause\":\"size\""))

    let again = try await run("retry", "1")
    #expect(again.status == 1 && again.output.contains("#1  Nicht gelesen: lang.pdf. Das Dokument hat 2 Seiten"))
    try folder.write("{ grenzen: { seiten: 2 } }", to: "h/eingang.json5")
    #expect(try await run("show", "1").output.contains("sobald eingangd watch läuft"))
    let healed = try await run("retry", "1", "--json")
    #expect(healed.status == 0)
    let card = try JSONDecoder().decode(Card.self, from: Data(healed.output.utf8))
    #expect(card.id == 1 && card.state == .offen && card.pages == [1, 2])
    let steps = try await run("where", "1").output
    #expect(steps.contains("erneut versucht") && steps.contains("gelesen"))
    #expect(try await run("retry", "--all").status == 0)
  }

  @Test("only what is disturbed is tried again")
  func refuses() async throws {
    try letter("brief.pdf", pages: ["Stadtwerke Musterstadt"])
    try #require(try await run("ingest", "brief.pdf").status == 0)
    let open = try await run("retry", "1", "9")
    #expect(open.status == 1 && open.errors.contains("could be read") && open.errors.contains("#9 gibt es nicht"))
    try #require(try await run("decline", "1").status == 0)
    #expect(try await run("retry", "1").errors.contains("is decided already"))
    #expect(try await run("retry").status == 2)
    #expect(try await run("retry", "1", "--all").status == 2)
  }

  @Test("with hardly a descriptor to be had, every file becomes a card that was read", arguments: [40, 26])
  func fewDescriptors(count: Int) async throws {
    let names = (1...24).map { "brief-\($0).pdf" }
    for name in names { try letter(name, pages: ["Stadtwerke \(name)"]) }
    let ingest = try await BuiltBinary.run(
      ["ingest", "--home", "h"] + names.prefix(8), in: folder, descriptors: count)
    #expect(ingest.status == 0, "\(ingest)")
    let joined = try await BuiltBinary.run(
      ["ingest", "--join", "--home", "h"] + names.dropFirst(8), in: folder, descriptors: count)
    #expect(joined.status == 0, "\(joined)")
    let cards = try await run("list", "--all", "--json").lines
    #expect(cards.count == 9 && cards.allSatisfy { $0.contains("\"state\":\"offen\"") })
    #expect(try await run("verify").output == "24 Originale geprüft, alle sind unversehrt.\n")
  }

  @Test(
    "a database that is gone is never taken for an empty Eingang, and is made anew of the originals",
    arguments: [true, false])
  func lostStore(empty: Bool) async throws {
    try folder.write("x", to: "h/Eingang/.platzhalter")
    try letter("h/Eingang/brief.pdf", pages: ["Stadtwerke Musterstadt"])
    try #require(try await run("ingest", "--move", "h/Eingang/brief.pdf").status == 0)
    for name in folder.files(below: "h") where name.hasPrefix("eingang.sqlite") {
      try FileManager.default.removeItem(atPath: folder.path + "/h/" + name)
    }
    if empty { try folder.write("", to: "h/eingang.sqlite") }
    for verb in [
      ["list"], ["count"], ["watch"], ["show", "1"], ["verify"], ["search", "Stadtwerke"], ["ingest", "x"],
    ] {
      let run = try await BuiltBinary.run(verb + ["--home", "h"], in: folder)
      #expect(run.status == 5 && run.errors.contains("the archive holds 1 original."), "\(verb): \(run)")
    }
    let doctor = try await run("doctor", "--json")
    #expect(doctor.status == 5 && doctor.output.contains("verify --adopt"))
    let adopt = try await run("verify", "--adopt")
    #expect(adopt.status == 0)
    #expect(adopt.output.contains("Aus dem Archiv aufgenommen: 1 Dokument.") && adopt.output.contains("#1  "))
    let card = try JSONDecoder().decode(Card.self, from: Data(try await run("show", "1", "--json").output.utf8))
    #expect(card.files == ["brief.pdf"] && card.state == .offen)
    #expect(try await run("verify").output == "1 Original geprüft, es ist unversehrt.\n")
  }

  @Test("a damaged database is touched by nothing but the advice that it gives, and is kept then")
  func damagedStore() async throws {
    try letter("brief.pdf", pages: ["Stadtwerke Musterstadt"])
    try #require(try await run("ingest", "brief.pdf").status == 0)
    for name in folder.files(below: "h") where name.hasPrefix("eingang.sqlite-") {
      try FileManager.default.removeItem(atPath: folder.path + "/h/" + name)
    }
    let rubbish = String(repeating: "Kein Speicher. ", count: 400)
    try folder.write(rubbish, to: "h/eingang.sqlite")
    let list = try await run("list")
    #expect(list.status == 5 && list.errors.contains("verify --adopt"))
    #expect(try folder.text("h/eingang.sqlite") == rubbish)
    let adopt = try await run("verify", "--adopt")
    #expect(adopt.status == 0 && adopt.errors.contains("eingang.sqlite.beschaedigt"), "\(adopt)")
    #expect(try folder.text("h/eingang.sqlite.beschaedigt") == rubbish)
    #expect(try await run("list", "--json").lines.count == 1)
    #expect(try await run("where", "brief.pdf").status == 0)
    let second = try await run("verify", "--adopt")
    #expect(second.status == 0 && second.errors.isEmpty)
  }

  @Test("a verb beside a database that another program holds waits a few seconds and says so in one line")
  func locked() async throws {
    try letter("brief.pdf", pages: ["Stadtwerke Musterstadt"])
    try #require(try await run("ingest", "brief.pdf").status == 0)
    let start = ContinuousClock.now
    let decline = try await holding(folder.path + "/h/eingang.sqlite") { try await run("decline", "1") }
    #expect(decline.status == 5)
    #expect(decline.errors.split(separator: "\n").count == 1 && decline.errors.contains("more than five seconds"))
    #expect(ContinuousClock.now - start >= .seconds(5))
    #expect(try await run("decline", "1").status == 0)
  }

  /// Holds the database's write lock meanwhile.
  private func holding<Result>(_ path: String, _ body: () async throws -> Result) async throws -> Result {
    let connection = try Connection(path: path)
    try connection.execute("BEGIN EXCLUSIVE")
    defer { withExtendedLifetime(connection) {} }
    return try await body()
  }
}

import Eingang
import EingangTestSupport
import Foundation
import Testing

@Suite("Removing for good, end to end", .serialized)
struct PurgeEndToEndTests {
  /// Where a program that purges is killed here.
  static let deaths: [FaultPoint] = [.purgePlanned, .purged, .purgeForgotten]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in [("werbung.txt", "Prospekt der Woche"), ("brief.txt", "Ein Brief, der bleibt")] {
      try folder.write(text, to: name)
    }
  }

  private func run(_ arguments: String...) async throws -> BuiltBinary.Run {
    try await BuiltBinary.run(arguments + ["--home", "h"], in: folder)
  }

  private var originals: Int {
    folder.files(below: "h/Archiv").count { $0.hasSuffix(".txt") }
  }

  @Test("a declined letter is listed, removed on yes only, and told of by undo, show and where")
  func wholeWay() async throws {
    try #require(try await run("ingest", "werbung.txt", "brief.txt").status == 0)
    let id = try #require(try Store.open(path: folder.path + "/h/eingang.sqlite").where(.name("werbung.txt")).first?.id)
    #expect(try await run("purge", "--older-than", "0d").output.isEmpty)
    try #require(try await run("decline", "\(id)").status == 0)

    let dry = try await run("purge", "--older-than", "0d", "--dry-run")
    #expect(dry.status == 0 && dry.lines.count == 1 && dry.output.hasPrefix("#\(id)  "))
    #expect(dry.errors.contains("Zusammen 1 Datei, 18 B. Nichts wurde entfernt."))
    #expect(try await run("purge", "--older-than", "1y", "--yes").output.isEmpty)
    let refused = try await run("purge", "--older-than", "0d")
    #expect(refused.status == 2 && refused.errors.contains("Add --yes") && originals == 2)
    #expect(try await run("purge").status == 2)
    #expect(try await run("purge", "--older-than", "bald", "--yes").errors.contains("is no duration"))

    let done = try await run("purge", "--older-than", "0d", "--yes")
    #expect(done.status == 0 && done.output.hasSuffix("Endgültig entfernt, 18 B sind frei.\n") && originals == 1)
    #expect(try await run("verify").output == "1 Original geprüft, es ist unversehrt.\n")
    let undo = try await run("undo", "\(id)")
    #expect(undo.status == 1 && undo.errors.contains("Karte #\(id) ist endgültig entfernt"))
    #expect(try await run("show", "\(id)").output.contains("Endgültig entfernt am "))
    #expect(try await run("show", "\(id)", "--open").status == 1)
    #expect(try await run("where", "\(id)").output.contains("entfernt"))
    #expect(try await run("search", "Prospekt").output.isEmpty)
    #expect(try await run("ingest", "werbung.txt").output.contains("#3  "))
  }

  @Test("killed at any step, verify finds nothing amiss, and the letter is gone for good", arguments: deaths)
  func killed(point: FaultPoint) async throws {
    try #require(try await run("ingest", "werbung.txt", "brief.txt").status == 0)
    let id = try #require(try Store.open(path: folder.path + "/h/eingang.sqlite").where(.name("werbung.txt")).first?.id)
    try #require(try await run("decline", "\(id)").status == 0)
    let killed = try await run("purge", "--older-than", "0d", "--yes", "--abort-after", point.rawValue)
    #expect(killed.status == TornHousehold.killed)
    #expect(try await run("verify").output == "1 Original geprüft, es ist unversehrt.\n")
    #expect(originals == 1)
    #expect(try await run("undo", "\(id)").errors.contains("endgültig entfernt"))
  }
}

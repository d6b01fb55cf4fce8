import Eingang
import EingangTestSupport
import Foundation
import Testing

@Suite("Taking over from paperless-ngx, end to end", .serialized)
struct PaperlessEndToEndTests {
  /// Where a program that takes over is killed here.
  static let deaths: [FaultPoint] = [.takingOver, .takenOver]

  private let folder: TemporaryFolder
  private let export: PaperlessFolder

  init() throws {
    folder = try TemporaryFolder()
    var export = PaperlessFolder(folder)
    export.addNames()
    try export.add(
      document: 1, "Stadtwerke Rosenau GmbH\nwww.stadtwerke-rosenau.de\nIhr Abschlag für Strom", file: "a.txt",
      fields: [
        "title": "Abschlag", "correspondent": 1, "document_type": 1, "tags": [1], "filename": "Haus/2024/Abschlag.txt",
      ])
    try export.add(document: 2, "Kursplan", file: "b.txt", fields: ["title": "Kurs", "correspondent": 2, "tags": [2]])
    try export.add(document: 3, nil, file: "fehlt.txt")
    export.add("documents.hologram", 1, ["name": "x"])
    try export.write()
    self.export = export
  }

  private func run(_ arguments: String...) async throws -> BuiltBinary.Run {
    try await BuiltBinary.run(arguments + ["--home", "h"], in: folder)
  }

  @Test("an export is looked at, taken over, found again, and taken over once only")
  func wholeWay() async throws {
    try #require(try await run("init").status == 0)
    let before = folder.files(below: "export")
    let dry = try await run("import", "--paperless", "export", "--dry-run")
    #expect(dry.status == 1)
    #expect(dry.lines.first == "Abschlag → Haus/2024")
    #expect(dry.output.contains("3 Dokumente aus paperless-ngx 2.14.7: 2 würden übernommen, 1 nicht übernommen."))
    #expect(try await run("list", "--all").output.isEmpty)
    #expect(folder.files(below: "h/Archiv").filter { !$0.hasPrefix(".") }.isEmpty)

    let done = try await run("import", "--paperless", "export")
    #expect(done.status == 1, "\(done)")
    #expect(done.lines.prefix(2) == ["#1  Abschlag → Haus/2024", "#2  Kurs · offen"])
    #expect(done.output.contains("Steuer 2024 (1)"))
    #expect(done.errors.contains("Dokument 3 „Dokument 3“: its file is not there."))
    #expect(done.errors.contains("documents.hologram: 1 entry of a kind that is not known"))
    #expect(folder.files(below: "h/Ablage") == ["Haus/2024/2024-03-05 Stadtwerke Rosenau – Abschlag.txt"])
    #expect(try await run("count").output == "1\n")
    #expect(try await run("search", "Steuer", "--json").output.contains("\"id\":1"))
    let show = try await run("show", "1")
    #expect(show.output.contains("aus paperless-ngx") && show.output.contains("Vermerke: Steuer 2024"))
    #expect(!show.output.contains("eingetragen von Hand"))

    let again = try await run("import", "--paperless", "export", "--json")
    #expect(again.lines.filter { $0.contains("\"outcome\":\"known\"") }.count == 2)
    let whole = "2 Originale geprüft, alle sind unversehrt.\n1 abgelegte Kopie geprüft, sie ist unversehrt.\n"
    #expect(try await run("verify").output == whole)
    #expect(folder.files(below: "export") == before)
    #expect(try await run("undo", "1").status == 0)
    #expect(folder.files(below: "h/Ablage").isEmpty)
  }

  @Test("killed within a document, the next run goes on with it", arguments: deaths + [.filingCopied, .decided])
  func killed(point: FaultPoint) async throws {
    let killed = try await run("import", "--paperless", "export", "--abort-after", point.rawValue)
    #expect(killed.status == TornHousehold.killed)
    #expect(try await run("import", "--paperless", "export").status == 1)
    #expect(folder.files(below: "h/Ablage").count == 1)
    #expect(try await run("list", "--all", "--json").lines.count == 2)
    #expect(try await run("verify").status == 0)
  }

  @Test("what is no export says so in one line, and nothing is made")
  func none() async throws {
    try folder.write("nein", to: "leer/manifest.json")
    for path in ["leer", "fehlt", "export/a.txt"] {
      let run = try await run("import", "--paperless", path)
      #expect(run.status == 4 && run.errors.split(separator: "\n").count == 1, "\(run)")
    }
    #expect(folder.files(below: "h").isEmpty)
    #expect(try await run("import", "--dry-run", "export").status == 2)
  }
}

import EingangTestSupport
import Foundation
import Testing

@Suite("list --waiting, end to end", .timeLimit(.minutes(15)))
struct WaitingEndToEndTests {
  private struct Line: Decodable {
    let files: [String]
    let reason: String
    let size: Int
    let state: String
  }

  private func waiting(_ folder: TemporaryFolder) async throws -> [Line] {
    let run = try await BuiltBinary.run(["list", "--waiting", "--json", "--home", "h"], in: folder)
    #expect(run.status == 0)
    return try run.lines.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
  }

  @Test("a half PDF waits, is listed with its reason, is found by where, and becomes a card once its end has come")
  func halfPDF() async throws {
    let folder = try TemporaryFolder()
    let watch = try RunningProgram(["watch", "--home", "h"], in: folder)
    _ = await watch.wait(for: "Bereit.")
    let letter = TinyPDF.data(pages: ["Stadtwerke Musterstadt", "Seite zwei"])
    let path = URL(fileURLWithPath: folder.path + "/h/Eingang/brief.pdf")
    try letter.prefix(letter.count / 2).write(to: path)
    var lines: [Line] = []
    while lines.first?.reason != "unvollstaendig" { lines = try await waiting(folder) }
    #expect(lines.map(\.files) == [["brief.pdf"]])
    #expect(lines.first?.size == letter.count / 2 && lines.first?.state == "wartet")
    let table = try await BuiltBinary.run(["list", "--waiting", "--home", "h"], in: folder)
    #expect(table.lines.last?.contains("unvollständig: ") == true)
    let place = try await BuiltBinary.run(["where", "brief.pdf", "--home", "h"], in: folder)
    #expect(place.status == 0 && place.output.contains("noch nicht angenommen"))
    #expect(try await BuiltBinary.run(["count", "--home", "h"], in: folder).output == "0\n")

    let file = try FileHandle(forWritingTo: path)
    try file.seekToEnd()
    try file.write(contentsOf: letter.dropFirst(letter.count / 2))
    try file.close()
    #expect(await watch.wait(for: "brief.pdf").contains("#1  "))
    while !lines.isEmpty { lines = try await waiting(folder) }
    #expect(await watch.end(by: SIGTERM) == 0)
  }

  @Test("where no watch runs, the folder itself is looked at, and that is said")
  func unwatched() async throws {
    let folder = try TemporaryFolder()
    _ = try await BuiltBinary.run(["init", "--home", "h"], in: folder)
    try folder.write("Brief", to: "h/Eingang/brief.pdf")
    let run = try await BuiltBinary.run(["list", "--waiting", "--home", "h"], in: folder)
    #expect(run.status == 0)
    #expect(run.errors.contains("eingangd watch läuft nicht"))
    #expect(run.lines.last?.hasSuffix("wartet auf eingangd watch") == true)
    #expect(try await waiting(folder).map(\.reason) == ["unbeobachtet"])
    #expect(folder.files(below: "h/Eingang") == ["brief.pdf"])
  }

  @Test("what restricts cards does not go with it")
  func usage() async throws {
    let folder = try TemporaryFolder()
    let run = try await BuiltBinary.run(["list", "--waiting", "--all", "--home", "h"], in: folder)
    #expect(run.status == 2 && run.errors.contains("--all"))
  }

  @Test("folders that lie in one another are refused at the start in one line")
  func nested() async throws {
    let folder = try TemporaryFolder()
    try folder.write("{ ordner: { ablage: 'Eingang/Ablage' } }", to: "h/eingang.json5")
    let run = try await BuiltBinary.run(["watch", "--home", "h"], in: folder)
    #expect(run.status == 6)
    #expect(run.errors.split(separator: "\n").count == 1 && run.errors.contains("h/Eingang/Ablage: it lies in"))
  }
}

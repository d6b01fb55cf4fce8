import EingangTestSupport
import Testing

@Suite("Verbs for the project's own scripts, end to end", .timeLimit(.minutes(15)))
struct DevelopmentEndToEndTests {
  @Test("what pagetext prints, candidates understands and pace times")
  func chain() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Rechnung Nr. 4711\nRechnungsbetrag 85,00 EUR\n", to: "brief.txt")
    let pages = try await BuiltBinary.run(["pagetext", "brief.txt"], in: folder)
    #expect(pages.status == 0 && pages.lines.count == 1)
    let line = "{\"files\":[\"brief.txt\"],\"pages\":\(pages.output.split(separator: "\n").first ?? "")}\n"
    let found = try await BuiltBinary.run(["candidates"], in: folder, input: line)
    #expect(found.status == 0 && found.output.contains("\"label.total\":1"))
    let timed = try await BuiltBinary.run(["pace"], in: folder, input: line + line)
    #expect(timed.status == 0 && timed.lines.count == 2)
    #expect(timed.lines.allSatisfy { $0.contains("\"pages\":1") && $0.contains("\"milliseconds\":[") })
  }

  @Test(
    "what cannot be read is told in a line",
    arguments: [(["candidates"], "kein JSON\n"), (["candidates", "fehlt.json5"], "")])
  func unreadable(arguments: [String], input: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await BuiltBinary.run(arguments, in: folder, input: input)
    #expect(run.status != 0 && run.output.isEmpty && run.errors.hasPrefix("eingangd: candidates: "))
    #expect(run.errors.split(separator: "\n").count == 1)
  }
}

import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@testable import Eingang

@Suite("Hostile names and texts, end to end")
struct HostileNamesEndToEndTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String..., input: String = "") async throws -> BuiltBinary.Run {
    try await BuiltBinary.run(arguments + ["--home", "h", "--today", "2025-09-05"], in: folder, input: input)
  }

  /// Names that a file system takes and nobody wants to read.
  private static let names = [
    "a\nb.pdf", "\u{1B}[2J\u{1B}]0;x\u{7}.pdf", "\u{9B}31m.pdf", "\u{202E}fdp.exe.pdf", "-rf", "--json", "....pdf",
    "'; id #.pdf", "$(id)`id`.pdf", "CON.pdf", "a\\..\\b.pdf", "\u{301}.pdf", "Gr\u{FC}n.pdf", "Gru\u{308}n.pdf",
    String(repeating: "x", count: 251) + ".pdf", String(repeating: "ü", count: 125) + ".pdf", "a\tb\rc.pdf", "%n%s.pdf",
  ]

  private func writeLetters() throws {
    for (number, name) in Self.names.enumerated() {
      let letter = TinyPDF.data(pages: ["Stadtwerke Musterstadt\n\nRechnung \(number)\nRechnungsbetrag: 85,00 €"])
      // Foundation would take some of these names for paths of another form.
      let made = FileManager.default.createFile(atPath: folder.path + "/in/" + name, contents: letter)
      try #require(made, "\(number)")
    }
  }

  private func expectHarmless(_ run: BuiltBinary.Run, _ verb: String) {
    let found = (run.output + run.errors).unicodeScalars.filter { Scalars.steering.contains($0) && $0 != "\u{C}" }
    #expect(found.isEmpty, "\(verb): \(found.map { String($0.value, radix: 16) })")
    #expect(!run.errors.contains("internal error"), "\(verb)")
  }

  @Test("files of every name are taken, and no verb prints what steers a terminal")
  func names() async throws {
    try FileManager.default.createDirectory(atPath: folder.path + "/in", withIntermediateDirectories: true)
    try writeLetters()
    let list = Self.names.map { "in/" + $0 }.joined(separator: "\0")
    let ingest = try await run("ingest", "-", input: list)
    #expect(ingest.status == 0, "\(ingest.errors)")
    expectHarmless(ingest, "ingest")
    #expect(ingest.lines.count == Self.names.count)
    let objects = try await run("list", "--json").lines
    let cards = try objects.map { try JSONDecoder().decode(Card.self, from: Data($0.utf8)) }
    let arrived = Set(cards.flatMap(\.files).map { Array($0.unicodeScalars) })
    #expect(arrived == Set(Self.names.map { Array($0.unicodeScalars) }))
    // A Mac's spelling of an umlaut and everybody else's are two files, and each is found by either.
    for name in ["Gr\u{FC}n.pdf", "Gru\u{308}n.pdf"] {
      #expect(try await run("where", "--json", name).lines.count == 2)
    }
    for verb in ["list", "fristen", "search Rechnung", "verify", "stats", "doctor", "reprocess --from text --dry-run"] {
      for json in [[], ["--json"]] {
        let words = verb.split(separator: " ").map(String.init) + json
        expectHarmless(
          try await BuiltBinary.run(words + ["--home", "h", "--today", "2025-09-05"], in: folder), "\(words)")
      }
    }
    for id in 1...Self.names.count {
      for verb in [["show", "\(id)"], ["where", "\(id)"], ["show", "\(id)", "--json"], ["accept", "\(id)"]] {
        let run = try await BuiltBinary.run(verb + ["--home", "h", "--today", "2025-09-05"], in: folder)
        #expect(run.status == 0, "\(verb) \(run.errors)")
        expectHarmless(run, "\(verb)")
      }
    }
    let filed = folder.files(below: "h/Ablage")
    #expect(filed.count == Self.names.count)
    #expect(filed.allSatisfy { $0.utf8.count < 250 && !$0.contains("/.") })
    for name in Self.names.prefix(6) { expectHarmless(try await run("extract", "--", "in/" + name), "extract") }
  }

  @Test("a document's text, hostile throughout, is shown by every verb without harm")
  func texts() async throws {
    try TinyPDF.data(pages: ["Brief"]).write(to: URL(fileURLWithPath: folder.path + "/brief.pdf"))
    #expect(try await run("ingest", "brief.pdf").status == 0)
    let store = try Store.open(path: folder.path + "/h/eingang.sqlite")
    var vorschlag = try SampleCard.vorschlag()
    let field = Field(Scalars.hostile, confidence: 0.9)
    vorschlag.extraction.titel = field
    vorschlag.extraction.absender = field
    vorschlag.extraction.person = field
    vorschlag.extraction.warnings = [Scalars.hostile]
    vorschlag.ablage = Field("Schule/" + Scalars.hostile, confidence: 0.9)
    let text = Scalars.hostile
    try store.replaceProposal(1, vorschlag, Renewal(parts: store.files(of: 1).map(\.part)))
    try store.write { (connection) throws(StoreError) in try store.index(text, page: 1, of: 1, connection) }
    for verb in [
      "list", "list --json", "show 1", "show 1 --json", "show 1 --text", "fristen", "fristen --json", "search Titel",
      "search Titel --json", "where 1", "reprocess 1 --from text", "reprocess 1 --from text --json", "count",
      "change 1 --betrag 1,00", "accept 1", "where 1 --json", "list --all", "undo 1", "decline 1", "accept 1",
    ] {
      let words = verb.split(separator: " ").map(String.init)
      let run = try await BuiltBinary.run(words + ["--home", "h", "--today", "2025-09-05"], in: folder)
      expectHarmless(run, verb)
      #expect(run.status <= 1, "\(verb): \(run.errors)")
    }
    let review = try await run("review", input: "?\nq\n")
    expectHarmless(review, "review")
    let calendar = try await run("fristen", "--ics", "--all")
    #expect(calendar.output.components(separatedBy: "END:VCALENDAR\r\n").count == 2)
  }

  @Test("a command line of a megabyte, or with control characters, is refused in a short harmless line")
  func arguments() async throws {
    for words in ["x\u{1B}[2J", String(repeating: "x", count: 100_000)] {
      for line in [[words], ["--" + words], ["list", "--state", words], ["list", "--since", words], ["show", words]] {
        let run = try await BuiltBinary.run(line, in: folder)
        #expect(run.status == 2, "\(run.errors.prefix(200))")
        #expect(run.errors.utf8.count < 400 && run.errors.hasSuffix("\n"))
        expectHarmless(run, "\(line.count) words")
      }
    }
  }

  @Test("whatever the shell's umask, folders are 0700 and files 0600", arguments: ["000", "022", "077"])
  func permissions(umask: String) async throws {
    try TinyPDF.data(pages: ["Brief"]).write(to: URL(fileURLWithPath: folder.path + "/brief.pdf"))
    for words in [["init"], ["ingest", "brief.pdf"], ["accept", "1"], ["undo", "1"], ["accept", "1"]] {
      let run = try await BuiltBinary.run(words + ["--home", "h"], in: folder, umask: umask)
      #expect(run.status == 0, "\(words) \(run.errors)")
    }
    let names = FileManager.default.enumerator(atPath: folder.path + "/h")?.compactMap { $0 as? String } ?? []
    #expect(names.count > 10)
    for name in [""] + names {
      let path = folder.path + "/h/" + name
      let status = try #require(FileStatus(path: path), "\(name)")
      #expect(status.mode == (status.kind == .folder ? 0o700 : 0o600), "\(name)")
    }
  }
}

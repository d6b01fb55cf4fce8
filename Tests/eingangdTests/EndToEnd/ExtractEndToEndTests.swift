import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@Suite("extract, end to end")
struct ExtractEndToEndTests {
  private static func cards(_ run: BuiltBinary.Run) throws -> [Card] {
    try run.lines.map { try JSONDecoder().decode(Card.self, from: Data($0.utf8)) }
  }

  @Test("what cannot be read is printed with a reason that a person understands, in the order of the files")
  func unreadable() async throws {
    let folder = try TemporaryFolder()
    try BadFiles.write(to: folder)
    let names = ["leer.pdf", "text.pdf", "gut.pdf", "abgebrochen.jpg", "punkt.png", "passwort.pdf"]
    let run = try await BuiltBinary.run(["extract", "--json"] + names, in: folder)
    #expect(run.status == 1)
    let cards = try Self.cards(run)
    #expect(cards.map(\.files) == names.map { [$0] })
    let reasons = cards.map { card in if case .gestoert(let stoerung) = card.content { stoerung.why } else { "" } }
    for (reason, word) in zip(reasons, ["leer", "Text", nil, "unvollständig", "klein", "Passwort"]) {
      #expect(word.map(reason.contains) ?? reason.isEmpty)
      #expect(word == nil || reason.hasSuffix(".") && !reason.contains("!"))
    }
    #expect(cards.map(\.state) == names.map { $0 == "gut.pdf" ? .offen : .gestoert })
    #expect(cards.filter { $0.state == .gestoert }.allSatisfy { $0.needsDecision })
  }

  @Test("a letter is read with no home folder and no configuration, and nothing is left behind")
  func letter() async throws {
    let folder = try TemporaryFolder()
    try BadFiles.write(to: folder)
    let before = folder.files()
    let run = try await BuiltBinary.run(["extract", "--json", "gut.pdf"], in: folder)
    #expect(run.status == 0)
    let betrag = try #require(try Self.cards(run).first?.vorschlag?.extraction.betrag)
    #expect(betrag.value.cents == 8500)
    #expect(betrag.evidence.first?.quote.contains("85,00") == true)
    #expect(folder.files() == before)
  }

  @Test("a file that is missing is an error of its own, and does not keep others from being read")
  func missing() async throws {
    let folder = try TemporaryFolder()
    try BadFiles.write(to: folder)
    let alone = try await BuiltBinary.run(["extract", "--json", "fehlt.pdf"], in: folder)
    #expect(alone.status == 4)
    #expect(alone.output.isEmpty)
    #expect(alone.errors == "eingangd: reading failed: fehlt.pdf: there is no such file. Check the name.\n")
    let beside = try await BuiltBinary.run(["extract", "--json", "fehlt.pdf", "gut.pdf"], in: folder)
    #expect(beside.status == 1)
    #expect(try Self.cards(beside).map(\.files) == [["gut.pdf"]])
  }

  @Test("joined files are one document with its pages numbered through")
  func joined() async throws {
    let folder = try TemporaryFolder()
    for (name, pages) in [("a.pdf", ["Seite eins", "Seite zwei"]), ("b.pdf", ["Seite drei"])] {
      try TinyPDF.data(pages: pages).write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
    let run = try await BuiltBinary.run(["extract", "--json", "--join", "a.pdf", "b.pdf"], in: folder)
    #expect(run.status == 0)
    let card = try #require(try Self.cards(run).first)
    #expect(run.lines.count == 1)
    #expect(card.files == ["a.pdf", "b.pdf"])
    #expect(card.pages == [1, 2, 3])
    let text = try await BuiltBinary.run(["extract", "--text", "--join", "a.pdf", "b.pdf"], in: folder)
    #expect(text.output == "Seite eins\n\u{C}Seite zwei\n\u{C}Seite drei\n\u{C}")
  }

  @Test("a folder is one document, its files in the order of their page numbers")
  func folder() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "brief/.versteckt")
    for number in [10, 2] {
      try TinyPDF.data(pages: ["Seite \(number)"]).write(
        to: URL(fileURLWithPath: folder.path + "/brief/seite-\(number).pdf"))
    }
    let run = try await BuiltBinary.run(["extract", "--json", "brief/"], in: folder)
    #expect(run.status == 0)
    #expect(try Self.cards(run).map(\.files) == [["brief/seite-2.pdf", "brief/seite-10.pdf"]])
    try FileManager.default.createDirectory(atPath: folder.path + "/leer", withIntermediateDirectories: true)
    let empty = try await BuiltBinary.run(["extract", "--json", "leer"], in: folder)
    #expect(empty.status == 4 && empty.errors.contains("leer: there is no file in this folder"))
  }

  @Test("a folder with a page that cannot be taken is not read, and stays as it is")
  func incompleteFolder() async throws {
    let folder = try TemporaryFolder()
    try TinyPDF.data(pages: ["Seite 1"]).write(
      to: URL(fileURLWithPath: try folder.write("", to: "brief/seite-1.pdf")))
    try makeMisnamed(in: folder.path + "/brief")
    let before = folder.files()
    for verb in [["extract", "--json"], ["ingest", "--home", "h", "--copy"]] {
      let run = try await BuiltBinary.run(verb + ["brief"], in: folder)
      #expect(run.status == 4 && run.output.isEmpty)
      #expect(run.errors.contains("brief/Grüße.jpg") && run.errors.contains("not UTF-8"))
    }
    #expect(folder.files().filter { $0.hasPrefix("brief/") } == before)
  }

  @Test("one page that cannot be read disturbs the whole joined document")
  func joinedUnreadable() async throws {
    let folder = try TemporaryFolder()
    try BadFiles.write(to: folder)
    let run = try await BuiltBinary.run(["extract", "--json", "--join", "gut.pdf", "leer.pdf"], in: folder)
    #expect(run.status == 1)
    let card = try #require(try Self.cards(run).first)
    guard case .gestoert(let stoerung) = card.content else {
      Issue.record("not disturbed")
      return
    }
    #expect(card.timing?.total ?? 0 > 0)
    #expect(stoerung.why.hasPrefix("leer.pdf: "))
    let missing = try await BuiltBinary.run(["extract", "--json", "--join", "gut.pdf", "fehlt.pdf"], in: folder)
    #expect(missing.status == 4)
    #expect(missing.output.isEmpty)
  }

  @Test("a card for people has no colour when piped, and no control characters of the document")
  func plain() async throws {
    let folder = try TemporaryFolder()
    try BadFiles.write(to: folder)
    let run = try await BuiltBinary.run(["extract", "gut.pdf"], in: folder)
    #expect(run.output.contains("  Betrag    85,00 €"))
    #expect(run.output.hasSuffix("  Vorschlag von Albert\n"))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test("bench measures each round, and --no-codes is understood")
  func bench() async throws {
    let folder = try TemporaryFolder()
    try BadFiles.write(to: folder)
    let run = try await BuiltBinary.run(["bench", "--runs", "2", "--json", "gut.pdf"], in: folder)
    #expect(run.status == 0)
    #expect(
      run.lines.count == 2 && run.lines.allSatisfy { $0.contains("\"kind\":\"bench\"") && $0.contains("\"pages\":1") })
    #expect(try await BuiltBinary.run(["bench", "gut.pdf", "fehlt.pdf"], in: folder).status == 1)
    #expect(try await BuiltBinary.run(["extract", "--no-codes", "gut.pdf"], in: folder).status == 0)
  }

  @Test("whoever stops listening is no error")
  func closedPipe() async throws {
    let folder = try TemporaryFolder()
    try BadFiles.write(to: folder)
    let pipe = Pipe()
    let errors = Pipe()
    try pipe.fileHandleForReading.close()
    let process = try SpawnedProcess(
      [BuiltBinary.path, "help"], in: folder.path, environment: [:],
      streams: .init(
        output: pipe.fileHandleForWriting.fileDescriptor, errors: errors.fileHandleForWriting.fileDescriptor))
    #expect(await process.status == 0)
    try errors.fileHandleForWriting.close()
    #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }
}

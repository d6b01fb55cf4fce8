import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@Suite("Stacks, end to end")
struct StackEndToEndTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) async throws -> BuiltBinary.Run {
    try await BuiltBinary.run(arguments + ["--home", "h", "--today", "2025-09-05"], in: folder)
  }

  private func cards() async throws -> [Card] {
    try await run("list", "--json").lines.map { try JSONDecoder().decode(Card.self, from: Data($0.utf8)) }
      .sorted { ($0.id ?? 0) < ($1.id ?? 0) }
  }

  private func write(_ pages: [String], to name: String) throws {
    let path = folder.path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try TinyPDF.data(pages: pages).write(to: URL(fileURLWithPath: path))
  }

  private static func letter(_ sender: String, _ number: String, day: String, page: String = "") -> String {
    """
    \(sender)
    Wasserweg 3, 48155 Neustadt

    Familie Berger
    Lindenweg 4
    48155 Münster

    Neustadt, \(day)
    Rechnungsnummer: \(number)

    Rechnung über Strom und Wasser

    Sehr geehrte Damen und Herren,
    wir berechnen Ihnen den Verbrauch des letzten Jahres mit 300,00 EUR.
    \(page)
    """
  }

  @Test("a stack with a separator sheet becomes a card a letter, and one again by undo")
  func separator() async throws {
    try write([Self.letter("Stadtwerke Neustadt GmbH", "RE-20250815", day: "01.09.2025")], to: "f/1.pdf")
    let made = try await run("separator", "--output", "f/2.pdf", "--note", "Für Jürgen (Steuer)")
    #expect(made.status == 0 && made.errors.contains("Trennblatt geschrieben: f/2.pdf."))
    try write([Self.letter("Schlosserei Muster GmbH", "4711-99", day: "02.09.2025"), "Anlage"], to: "f/3.pdf")

    let ingest = try await run("ingest", "f")
    #expect(ingest.status == 0)
    #expect(
      ingest.errors.contains("#1 sind mehrere Dokumente: #1 und #2. Rückgängig: eingangd undo 1"), "\(ingest.errors)")
    #expect(try await cards().map(\.files) == [["1.pdf"], ["3.pdf"]])
    #expect(try await run("where", "1").output.contains("in #1 und #2, von selbst; Trennblätter: Seite 2"))
    #expect(try await run("where", "2.pdf").output.contains("Trennblätter: Seite 2"))
    #expect(try await run("verify").status == 0)
    #expect(try await run("undo", "1").status == 0)
    #expect(try await cards().map(\.pages) == [[1, 2, 3, 4]])
    #expect(try await cards().map(\.files) == [["1.pdf", "2.pdf", "3.pdf"]])
  }

  @Test("a sheet goes to standard output, and never over a file that is there")
  func sheet() async throws {
    let sheet = try await run("separator")
    #expect(sheet.status == 0 && sheet.output.hasPrefix("%PDF-") && sheet.output.hasSuffix("%%EOF\n"))
    try write(["Rechnung"], to: "da.pdf")
    let before = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/da.pdf"))
    let refused = try await run("separator", "--output", "da.pdf")
    #expect(refused.status == 6 && refused.errors.contains("--output"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/da.pdf")) == before)
    let long = try await run("separator", "--note", String(repeating: "ü", count: 41))
    #expect(long.status == 2 && long.errors.contains("--note"))
  }

  private static func pages(_ numbers: [Int], of total: Int) -> [String] {
    numbers.map { number in
      number == 1
        ? letter("Stadtwerke Neustadt GmbH", "RE-20250815", day: "01.09.2025", page: "Seite 1 von \(total)")
        : "Rechnungsnummer: RE-20250815\n\nArbeitspreis 230,00 EUR\n\nSeite \(number) von \(total)"
    }
  }

  @Test("fronts and backs that came as two files are one letter in its order, and two again by undo")
  func halves() async throws {
    try write(Self.pages([1, 3, 5], of: 6), to: "vorn.pdf")
    try write(Self.pages([6, 4, 2], of: 6), to: "hinten.pdf")
    try #require(try await run("ingest", "vorn.pdf").status == 0)
    let second = try await run("ingest", "hinten.pdf")
    #expect(second.errors.contains("#2 gehört jetzt zu #1: Vorder- und Rückseiten, Seitenzahlen im Wechsel"))
    let card = try #require(try await cards().first)
    #expect(card.files == ["vorn.pdf", "hinten.pdf"] && card.pages == [1, 6, 2, 5, 3, 4])
    let text = try await run("show", "1", "--text").output
    let places = (1...6).compactMap { text.firstRange(of: "Seite \($0) von 6")?.lowerBound }
    #expect(places.count == 6 && places == places.sorted())
    #expect(try await run("show", "1").output.contains("6 Seiten"))
    // Read anew, each file once, and still in order.
    #expect(try await run("reprocess", "1", "--from", "pages", "--apply").status == 0)
    #expect(try await cards().map(\.pages) == [[1, 6, 2, 5, 3, 4]])
    let accept = try await run("accept", "1")
    #expect(accept.status == 0)
    let filed = folder.files(below: "h/Ablage").filter { $0.hasSuffix(".pdf") }
    try #require(filed.count == 1)
    let inOrder = try await run("extract", "--text", "h/Ablage/" + filed[0]).output
    let filedPlaces = (1...6).compactMap { inOrder.firstRange(of: "Seite \($0) von 6")?.lowerBound }
    #expect(filedPlaces.count == 6 && filedPlaces == filedPlaces.sorted())
    #expect(try await run("undo", "1").status == 0)
    #expect(try await run("undo", "1").status == 0)
    #expect(try await cards().map(\.pages) == [[1, 2, 3], [1, 2, 3]])
  }

  @Test("fronts and backs are put together by hand, too")
  func interleave() async throws {
    try write(["Eins", "Drei"], to: "a.pdf")
    try write(["Vier", "Zwei"], to: "b.pdf")
    try write(["Fünf"], to: "c.pdf")
    try #require(try await run("ingest", "a.pdf", "b.pdf", "c.pdf").status == 0)
    let joined = try await run("join", "--interleave", "--reverse", "1", "2")
    #expect(joined.output == "Verbunden: #2 gehört jetzt zu #1, Seite um Seite. Rückgängig: eingangd undo 1\n")
    let text = try await run("show", "1", "--text").output
    let places = ["Eins", "Zwei", "Drei", "Vier"].compactMap { text.firstRange(of: $0)?.lowerBound }
    #expect(places.count == 4 && places == places.sorted(), "\(text)")
    let unequal = try await run("join", "--interleave", "3", "1")
    #expect(unequal.status == 2 && unequal.errors.contains("ebenso viele Rückseiten"))
    #expect(try await run("join", "--reverse", "1", "3").status == 2)
    // A card for each file, however its pages were strewn.
    let split = try await run("split", "1")
    #expect(split.output.contains("Getrennt in #1 und #4."), "\(split.output)")
    #expect(try await run("show", "1", "--text").output.contains("Drei"))
    #expect(try await run("show", "4", "--text").output.contains("Vier"))
    #expect(try await cards().count == 3)
    #expect(try await run("undo").status == 0)
    #expect(try await run("undo").status == 0)
    #expect(try await cards().count == 3)
  }

  @Test("two letters in one scan are a card each; a letter with annexes stays one")
  func scanned() async throws {
    let first = Self.letter("Stadtwerke Neustadt GmbH", "RE-20250815", day: "01.09.2025", page: "Seite 1 von 2")
    let other = Self.letter("Schlosserei Muster GmbH", "4711-99", day: "02.09.2025", page: "Seite 1 von 1")
    try write([first, "Arbeitspreis 230,00 EUR\n\nSeite 2 von 2", "", other, ""], to: "stapel.pdf")
    let ingest = try await run("ingest", "stapel.pdf")
    #expect(ingest.errors.contains("#1 sind mehrere Dokumente: #1 und #2"), "\(ingest.errors)")
    // Blank pages stay in the original, and are no page of a card.
    #expect(try await cards().map(\.pages) == [[1, 2], [4]])
    #expect(try await run("undo", "1").status == 0)
    #expect(try await cards().map(\.pages) == [[1, 2, 4]])

    let annex = Self.letter("Stadtwerke Neustadt GmbH", "RE-20250815", day: "01.09.2025", page: "Seite 1 von 1")
    try write([first.replacing("von 2", with: "von 1"), annex], to: "anlage.pdf")
    try #require(try await run("ingest", "anlage.pdf").status == 0)
    #expect(try await cards().count == 2)
  }
}

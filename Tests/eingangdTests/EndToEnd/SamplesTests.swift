import AlbertModel
import EingangTestSupport
import Foundation
import Testing

/// What a careful person reads from a sample paper.
private struct Expected: Decodable, Sendable {
  struct Amount: Decodable, Sendable {
    let value: String
    let currency: String
    let direction: Richtung?
  }

  struct Deadline: Decodable, Sendable {
    let value: CalendarDay
    let kind: FristArt
  }

  let files: [String]
  let pages: Int
  /// Where it begins among the pages of a file that holds several documents; nil for 1.
  let firstPage: Int?
  let lang: String
  let art: Belegart
  let titel: String?
  let needsDecision: Bool
  let absender: String?
  let absenderAuch: [String]?
  let betrag: Amount?
  let frist: Deadline?
  let datum: CalendarDay?
  let iban: String?
  let rechnungsnummer: String?
  let kundennummer: String?
  let person: String?
  let ablage: String
}

@Suite("The sample papers", .tags(.ocr), .timeLimit(.minutes(15)))
struct SamplesTests {
  private static let papers = Repository.files(below: "samples", ending: ".expected.json")
    .map { $0.replacingOccurrences(of: "samples/", with: "").replacingOccurrences(of: ".expected.json", with: "") }

  /// Several documents may lie on one image.
  private struct Place: Hashable {
    let files: [String]
    let page: Int
  }

  /// All papers are read in as few runs as there can be, and only once.
  private static let reading = Task { try await read() }

  private static func expected(_ paper: String) throws -> Expected {
    try JSONDecoder().decode(
      Expected.self, from: Data(try Repository.text("samples/\(paper).expected.json").utf8))
  }

  private static func read() async throws -> [Place: Card] {
    let folder = try TemporaryFolder()
    let root = Repository.root + "/samples/"
    let documents = Set(try papers.map { try expected($0).files }).sorted { $0[0] < $1[0] }
    var runs = documents.filter { $0.count > 1 }.map { ["--join"] + $0.map { root + $0 } }
    runs.append(documents.filter { $0.count == 1 }.flatMap { $0 }.map { root + $0 })
    var cards: [Place: Card] = [:]
    for files in runs {
      let run = try await BuiltBinary.run(
        ["extract", "--json", "--config", root + "eingang.json5"] + files, in: folder)
      try #require(run.status == 0, "\(run.errors)")
      for line in run.lines {
        let card = try JSONDecoder().decode(Card.self, from: Data(line.utf8))
        let files = card.files.map { $0.replacingOccurrences(of: root, with: "") }
        cards[Place(files: files, page: card.pages.first ?? 0)] = card
      }
    }
    return cards
  }

  /// One field, as it was read and as it should be.
  private struct Comparison {
    let field: String
    let isRight: Bool
    let comment: Comment

    init<Value: Equatable>(_ field: String, _ read: Value, _ expected: Value) {
      self.init(field, read, anyOf: [expected])
    }

    init<Value: Equatable>(_ field: String, _ read: Value, anyOf expected: [Value]) {
      self.field = field
      isRight = expected.contains(read)
      comment = "\(field): \(read) is not \(expected[0])"
    }
  }

  private static func comparisons(_ card: Card, _ expected: Expected) throws -> [Comparison] {
    let vorschlag = try #require(card.vorschlag)
    let extraction = vorschlag.extraction
    return [
      Comparison("pages", card.pages, (0..<expected.pages).map { $0 + (expected.firstPage ?? 1) }),
      Comparison("needsDecision", card.needsDecision, expected.needsDecision),
      Comparison("lang", extraction.lang, expected.lang),
      Comparison("art", extraction.art.value, expected.art),
      Comparison("titel", extraction.titel?.value, expected.titel),
      Comparison("absender", extraction.absender?.value, anyOf: [expected.absender] + (expected.absenderAuch ?? [])),
      Comparison("betrag", extraction.betrag?.value.decimal, expected.betrag?.value),
      Comparison("betrag.currency", extraction.betrag?.value.currency, expected.betrag?.currency),
      Comparison("betrag.direction", extraction.betrag?.value.direction, expected.betrag?.direction),
      Comparison("frist", extraction.frist?.value.day, expected.frist?.value),
      Comparison("frist.kind", extraction.frist?.value.kind, expected.frist?.kind),
      Comparison("datum", extraction.datum?.value, expected.datum),
      Comparison("iban", extraction.iban?.value, expected.iban),
      Comparison("rechnungsnummer", extraction.rechnungsnummer?.value, expected.rechnungsnummer),
      Comparison("kundennummer", extraction.kundennummer?.value, expected.kundennummer),
      Comparison("person", extraction.person?.value, expected.person),
      Comparison("ablage", vorschlag.ablage.value, expected.ablage),
    ]
  }

  @Test("every field is read as a careful person reads it", arguments: papers)
  func paper(name: String) async throws {
    let expected = try Self.expected(name)
    let place = Place(files: expected.files, page: expected.firstPage ?? 1)
    let card = try #require(try await Self.reading.value[place])
    for comparison in try Self.comparisons(card, expected) {
      #expect(comparison.isRight, comparison.comment)
    }
  }

  @Test("there are papers enough")
  func enough() throws {
    let pages = try Self.papers.map { try Self.expected($0).pages }
    #expect(pages.count >= 14)
    #expect(pages.reduce(0, +) >= 24)
  }
}

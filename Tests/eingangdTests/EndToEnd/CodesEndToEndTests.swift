import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@testable import Eingang

@Suite("Codes and accounts, end to end")
struct CodesEndToEndTests {
  private static func letter(_ number: String, iban: String) -> String {
    """
    Stadtwerke Ahrenbeck GmbH
    Am Umspannwerk 5, 59991 Ahrenbeck

    Stadtwerke Ahrenbeck GmbH, Am Umspannwerk 5, 59991 Ahrenbeck

    Rechnung \(number)
    Rechnungsnummer: \(number)
    Datum: 01.09.2025

    Sehr geehrte Damen und Herren,

    Rechnungsbetrag 85,00 €
    Bitte überweisen Sie den Betrag bis zum 15.09.2025.
    IBAN \(iban)
    """
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ name: String, _ letter: String) throws {
    try TinyPDF.data(pages: [letter]).write(to: URL(fileURLWithPath: folder.path + "/" + name))
  }

  private func run(_ arguments: String...) async throws -> BuiltBinary.Run {
    try await BuiltBinary.run(arguments + ["--home", "h", "--today", "2025-09-05"], in: folder)
  }

  private func warnings(_ id: String) async throws -> [String] {
    let shown = try await run("show", id, "--json")
    let card = try JSONDecoder().decode(Card.self, from: Data(shown.output.utf8))
    return try #require(card.vorschlag).extraction.warnings
  }

  @Test(
    "an account that a known sender never had is told once his first card is accepted, and reprocessing says the same")
  func changedAccount() async throws {
    try write("eins.pdf", Self.letter("25-1", iban: "DE43 9990 0001 0000 1234 56"))
    try write("zwei.pdf", Self.letter("25-2", iban: "DE25 9990 0002 0000 6543 21"))
    try write("drei.pdf", Self.letter("25-3", iban: "DE43 9990 0001 0000 1234 56"))
    try #require(try await run("ingest", "eins.pdf").status == 0)
    #expect(try await warnings("1").isEmpty)
    try #require(try await run("accept", "1").status == 0)
    try #require(try await run("ingest", "zwei.pdf", "drei.pdf").status == 0)
    let told = try await warnings("2")
    #expect(
      told.count == 1 && told[0].hasPrefix("Achtung: Die IBAN ist eine andere als bisher bei Stadtwerke Ahrenbeck"))
    #expect(try await warnings("3").isEmpty)
    #expect(try await run("show", "2").output.contains("Achtung: Die IBAN"))
    #expect(try await run("reprocess", "--all", "--apply").output.contains("2 Karten geprüft, nichts ändert sich"))
    #expect(try await warnings("2") == told)
    // Taken back, it is no longer known.
    try #require(try await run("undo", "1").status == 0)
    #expect(try await run("reprocess", "2").output.contains("Hinweise: Achtung"))
  }

  @Test("where the accounts cannot be looked up, that is said")
  func unknownAccounts() async throws {
    try write("eins.pdf", Self.letter("25-1", iban: "DE43 9990 0001 0000 1234 56"))
    try #require(try await run("ingest", "eins.pdf").status == 0)
    #expect(try await !run("reprocess", "1").errors.contains("Accounts"))
    let store = try Store.open(path: folder.path + "/h/eingang.sqlite")
    try store.write { (connection) throws(StoreError) in
      try connection.execute("ALTER TABLE documents RENAME COLUMN iban TO konto")
    }
    let told = try await run("reprocess", "1")
    #expect(told.errors.contains("Accounts accepted before are not known") && told.errors.contains("no such column"))
  }

  @Test("an XRechnung is taken in, and understood again from its stored text without its file")
  func xrechnung() async throws {
    let sample = Repository.root + "/samples/wasserrechnung.xml"
    try #require(try await run("ingest", "--copy", sample).status == 0)
    let before = try await run("show", "1", "--json").output
    let card = try JSONDecoder().decode(Card.self, from: Data(before.utf8))
    #expect(card.vorschlag?.extraction.betrag?.evidence.first?.rule == "code.erechnung")
    #expect(try await run("reprocess", "1", "--from", "text", "--apply").status == 0)
    #expect(try await run("show", "1", "--json").output == before)
  }

  @Test("--no-codes leaves what is printed")
  func noCodes() async throws {
    let sample = Repository.root + "/samples/rechnung-dachrinne.pdf"
    let with = try await BuiltBinary.run(["extract", "--json", sample], in: folder).output
    let without = try await BuiltBinary.run(["extract", "--json", "--no-codes", sample], in: folder).output
    #expect(with.contains("code.erechnung") && !without.contains("code.erechnung"))
    #expect(without.contains("1432.76"))
  }
}

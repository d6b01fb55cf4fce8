import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct AddressLineTests {
  private func line(_ text: String) throws -> TextLine { try #require(MarkedText(text).page.lines.first) }

  @Test(
    "streets and towns at home and abroad are addresses",
    arguments: [
      "Birkenweg 3", "04103 Rosenau", "D-04103 Rosenau", "8020 Graz", "CH-3011 Bern", "A-6100 Seefeld",
      "12 rue des Oliviers",
      "Via Roma 12", "14 High Street",
    ])
  func knowsAddresses(text: String) throws {
    #expect(AddressLine.isOne(try line(text)))
  }

  @Test(
    "names with numbers, years and amounts are none",
    arguments: [
      "TuS Rosenau 1921 e. V.", "2025 Bericht", "Filiale 547", "kiste24 Handels GmbH", "Viabus GmbH", "12,50 EUR",
    ])
  func leavesAlone(text: String) throws {
    #expect(!AddressLine.isOne(try line(text)))
  }

  @Test("a short postcode begins at its country's mark")
  func findsPostcode() throws {
    #expect(AddressLine.shortPostcode(in: try line("Ohm AG, Gasse 8, CH-3011 Bern").bytes) == 17)
    #expect(AddressLine.shortPostcode(in: try line("Ohm AG · 8001 Zürich").bytes) == 10)
    #expect(AddressLine.shortPostcode(in: try line("Modell 8001 Zürich").bytes) == nil)
  }
}

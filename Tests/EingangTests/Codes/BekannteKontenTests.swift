import Testing

@testable import Eingang

@Suite("Known accounts")
struct BekannteKontenTests {
  private let konten = BekannteKonten([
    ("Stadtwerke Ahrenbeck GmbH", "DE43999000010000123456"), ("Stadtwerke Ahrenbeck", "DE49999000030000111222"),
    ("Zahnarztpraxis Dr. Kranich", "DE25999000020000654321"),
  ])

  @Test("another account of a sender is told, whatever way the sender is spelled")
  func changed() throws {
    let warnung = try #require(konten.warnung(absender: "STADTWERKE AHRENBECK gmbh", iban: "DE25999000020000654321"))
    #expect(warnung.hasPrefix("Achtung: Die IBAN ist eine andere als bisher bei STADTWERKE AHRENBECK gmbh"))
    #expect(warnung.contains("DE… endet auf 3456") && warnung.contains("jetzt DE… endet auf 4321"))
  }

  @Test(
    "a known one, an unknown sender, and what is missing are not",
    arguments: [
      ("Stadtwerke Ahrenbeck", "DE43999000010000123456"), ("Stadtwerke Ahrenbeck", "DE49999000030000111222"),
      ("Stadtwerke Neuhausen", "DE25999000020000654321"), (nil, "DE25999000020000654321"),
      ("Stadtwerke Ahrenbeck", nil), ("GmbH", "DE25999000020000654321"),
    ] as [(String?, String?)])
  func silent(absender: String?, iban: String?) { #expect(konten.warnung(absender: absender, iban: iban) == nil) }

  @Test("the order in which they were found makes no difference")
  func order() {
    let pairs = [("A-Verein", "DE49999000030000111222"), ("A-Verein", "DE43999000010000123456")]
    #expect(BekannteKonten(pairs) == BekannteKonten(pairs.reversed()))
  }
}

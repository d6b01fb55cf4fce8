import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite("GiroCode")
struct GiroCodeTests {
  /// The lines in EPC069-12's order.
  static func payload(
    version: String = "002", charset: String = "1", bic: String = "", name: String = "Förderverein Ahrenbeck e. V.",
    iban: String = TestRechnung.iban, amount: String = "EUR85.00", end: [String] = ["", "", "Klassenfahrt 7b"],
    newline: String = "\n"
  ) -> String {
    (["BCD", version, charset, "SCT", bic, name, iban, amount] + end).joined(separator: newline)
  }

  static func code(_ text: String) -> PageCode {
    PageCode(.qr, text: text, box: BoundingBox(x: 0.7, y: 0.8, width: 0.2, height: 0.1))
  }

  private func facts(_ text: String) -> CodeFacts? {
    GiroCode().facts(Self.code(text), page: 2, land: .nordrheinWestfalen)
  }

  @Test(
    "its fields are read in both versions, whatever the charset, the ends of lines and what is left out",
    arguments: [
      payload(), payload(version: "001", bic: "AHREDE21XXX"), payload(charset: "8", bic: "AHREDE21"),
      payload(newline: "\r\n"), payload(iban: "DE43 9990 0001 0000 1234 56"), payload(end: []),
      payload(end: ["CHAR", "RF18539007547034"]), payload(amount: "EUR85"), payload(amount: "EUR85.0"),
      payload(end: ["", "", "Zweck", "Hinweis", ""]),
    ])
  func fields(text: String) throws {
    let facts = try #require(self.facts(text))
    #expect(facts.faults.isEmpty)
    #expect(facts.iban?.value == TestRechnung.iban)
    #expect(facts.betrag?.value == Betrag(cents: 8500))
    #expect(facts.recipient?.value == "Förderverein Ahrenbeck e. V.")
    #expect(facts.source.page == 2 && !facts.isInvoice)
  }

  @Test(
    "what it is for is a reference or words; a reference with wrong check digits is none",
    arguments: [
      (["", "", "Klassenfahrt 7b"], "Klassenfahrt 7b"), (["CHAR", "RF18539007547034"], "RF18539007547034"),
      (["", "RF19539007547034"], nil), (["", ""], nil), (["", "4711-0815"], "4711-0815"),
    ] as [([String], String?)])
  func zweck(end: [String], zweck: String?) throws {
    let facts = try #require(self.facts(Self.payload(end: end)))
    #expect(facts.zweck?.value == zweck && facts.iban != nil)
    #expect(facts.faults.isEmpty == (end.last != "RF19539007547034"))
  }

  @Test("an amount may be missing, and nought is none", arguments: ["", "EUR0.00"])
  func withoutAmount(amount: String) throws {
    let facts = try #require(self.facts(Self.payload(amount: amount)))
    #expect(facts.betrag == nil && facts.iban != nil && facts.faults.isEmpty)
  }

  @Test("the quote is a line of the code, and says so")
  func quote() throws {
    let facts = try #require(self.facts(Self.payload()))
    let evidence = facts.evidence(facts.betrag?.words ?? "")
    #expect(evidence.quote == "GiroCode: EUR85.00" && evidence.rule == "code.girocode" && evidence.page == 2)
    #expect(evidence.box == Self.code("").box)
  }

  @Test(
    "one that banks would refuse is not believed, and told of",
    arguments: [
      payload(iban: "DE44999000010000123456"), payload(iban: "DE4399900001000012345"), payload(amount: "EUR85,00"),
      payload(amount: "85.00"), payload(amount: "EUR-5.00"), payload(amount: "EUR1.234"), payload(amount: "USD5.00"),
      payload(amount: "EUR99999999999.00"), payload(bic: "KURZ"), payload(name: ""),
      payload(name: String(repeating: "n", count: 71)),
    ])
  func refused(text: String) throws {
    let facts = try #require(self.facts(text))
    #expect(facts.iban == nil && facts.betrag == nil && facts.recipient == nil)
    #expect(facts.faults.count == 1)
  }

  @Test(
    "other codes are none of it",
    arguments: [
      "https://www.ahrenbeck.example/BCD", "BEGIN:VCARD\nFN:Anna", "WIFI:S:Netz;T:WPA;P:geheim;;", "",
      "BCD\n003\n1\nSCT\n\nName\nDE43999000010000123456", "BCD\n002\n9\nSCT\n\nName\nDE43999000010000123456",
      "BCD\n002\n1\nSDD\n\nName\nDE43999000010000123456", "BCD\n002\n1\nSCT\n\nName", "BCD",
      String(repeating: "BCD\n", count: 100),
    ])
  func others(text: String) {
    #expect(facts(text) == nil)
    #expect(CodeList.facts([PageText.withCodes([Self.code(text)])], land: .nordrheinWestfalen).isEmpty)
  }

  @Test("the words of a code that is no QR code are none")
  func otherSymbology() {
    #expect(
      GiroCode().facts(
        PageCode(.patch, text: Self.payload(), box: Self.code("").box), page: 1, land: .nordrheinWestfalen) == nil)
  }
}

extension PageText {
  /// A page with codes and these words.
  static func withCodes(_ codes: [PageCode], words: [Word] = []) -> PageText {
    PageText(number: 1, width: 2480, height: 3508, source: .ocr, words: words, codes: codes)
  }
}

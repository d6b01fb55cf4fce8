import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct AbsenderFinderTests {
  private let haushalt = Haushalt(
    namen: ["Sommer"], adresse: "Birkenweg 3, 50667 Köln", personen: [Person(name: "Maren")])

  private func best(_ text: String) -> Field<String>? {
    Ranker.absender.field(AbsenderFinder(haushalt: haushalt).candidates(in: [MarkedText(text).page]))
  }

  /// Blank lines down to a row of the page, of which there are eighty.
  private func letter(_ parts: [(row: Int, text: String)]) -> String {
    var lines = [String](repeating: "", count: 80)
    for part in parts {
      for (offset, line) in part.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        lines[part.row + offset] = String(line)
      }
    }
    return lines.joined(separator: "\n")
  }

  private let address = "Frau\nMaren Sommer\nBirkenweg 3\n50667 Köln"

  @Test("the return line over the window names the sender, without its address")
  func readsReturnLine() {
    let text = letter([
      (12, "Stadtwerke Rosenau GmbH · Ringstraße 4 · 04103 Rosenau"), (14, address),
      (28, "Sehr geehrte Frau Sommer,"), (30, "wir lesen den Zähler ab."),
    ])
    let field = best(text)
    #expect(field?.value == "Stadtwerke Rosenau GmbH")
    #expect(field?.evidence.first?.rule == "absender.returnline")
  }

  @Test(
    "letters of a logo beside the name are none of it, letters of its size are", arguments: [(4.0, false), (1.0, true)])
  func readsBesideLogo(height: Double, isName: Bool) {
    let plain = MarkedText(
      letter([(2, "AB TuS Rosenau 1921"), (14, address), (20, "Liebe Eltern,"), (22, "das Turnier beginnt um acht.")])
    ).page
    var words = plain.words
    words[0].box.height *= height
    let page = PageText(number: 1, width: plain.width, height: plain.height, source: .ocr, words: words)
    let field = Ranker.absender.field(AbsenderFinder(haushalt: haushalt).candidates(in: [page]))
    #expect(field?.value == (isName ? "AB TuS Rosenau 1921" : "TuS Rosenau 1921"))
  }

  @Test("the letterhead names the sender")
  func readsLetterhead() {
    let text = letter([
      (2, "Grundschule am Bach"), (14, "An die Eltern der Klasse 3"), (20, "Liebe Eltern,"),
      (22, "am Montag beginnt der Unterricht um acht."),
    ])
    #expect(best(text)?.value == "Grundschule am Bach")
  }

  @Test(
    "a name that the scanner spoilt in one place is taken from where it stands right",
    arguments: [
      (2, "En Kranich Versand GmbH"), (2, "Kranich Versand GmbH"),
    ])
  func repairsSpelling(row: Int, head: String) {
    let text = letter([
      (row, head), (12, "Kranich Versnd GmbH · Am Wall 1 · 20095 Hamburg"), (14, address),
      (28, "Sehr geehrte Frau Sommer,"), (76, "Kranich Versand GmbH Geschäftsführerin: Ida Ohm"),
    ])
    #expect(best(text)?.value == "Kranich Versand GmbH")
  }

  @Test(
    "office hours at the foot are never the sender",
    arguments: ["Sprechzeit nach Vereinbarung Zentrale 0221 555-0", "Öffnungszeiten Zentrale Mo-Fr 8-12 Uhr"])
  func refusesOfficeHours(line: String) {
    let text = letter([
      (2, "Stadt Rosenau"), (14, address), (28, "Sehr geehrte Frau Sommer,"),
      (60, "Mit freundlichen Grüßen\nIm Auftrag"),
      (74, line), (76, line),
    ])
    #expect(best(text)?.value == "Stadt Rosenau")
  }

  @Test("a shop goes by its name, not by its owner's", arguments: ["Inh. Ida Ohm e. K.", "Inhaberin: Ida Ohm e. K."])
  func prefersShop(owner: String) {
    let text =
      "ROSEN-APOTHEKE\n\(owner)\nMarkt 7, 50667 Köln\nKasse 1 Bon 4\nSalbe   6,49\nSumme EUR   6,49\nRückgeld   3,51"
    #expect(best(text)?.value == "ROSEN-APOTHEKE")
  }

  @Test("what several places print is trusted more")
  func supportsEachOther() throws {
    let alone = letter([(2, "Kranich Versicherung AG"), (14, address), (28, "Sehr geehrte Frau Sommer,")])
    let everywhere = letter([
      (2, "Kranich Versicherung AG"), (12, "Kranich Versicherung AG · Am Wall 1 · 20095 Hamburg"), (14, address),
      (28, "Sehr geehrte Frau Sommer,"), (60, "Mit freundlichen Grüßen\nKranich Versicherung AG"),
      (76, "Kranich Versicherung AG   www.kranich-versicherung.de"),
    ])
    let one = try #require(best(alone))
    let many = try #require(best(everywhere))
    #expect(one.value == "Kranich Versicherung AG" && many.value == one.value)
    #expect(many.confidence > one.confidence)
  }

  @Test("a shop's own first line names a slip's sender")
  func readsSlip() {
    let text =
      "Bäckerei Ohm\nMarkt 7\n50667 Köln\nBrot   3,20\nSumme EUR   3,20\ngegeben bar   5,00\nRückgeld   1,80\nBon-Nr 12"
    #expect(best(text)?.value == "Bäckerei Ohm")
  }

  @Test(
    "the household, addresses and labels are never the sender",
    arguments: [
      "Maren Sommer\nBirkenweg 3\n50667 Köln", "Telefon 0221 555-10\nE-Mail\nDatum 03.03.2025",
      "Sehr geehrte Frau Sommer,",
      "12.03.2025", "Herrn\nBirkenweg 3", "~ ; - |",
    ])
  func refusesOthers(text: String) {
    #expect(best(text) == nil)
  }

  @Test(
    "a name is cleaned at its ends",
    arguments: [
      ("‚Stadtwerke Rosenau GmbH ·", "Stadtwerke Rosenau GmbH"), ("Turnverein Au e. V.", "Turnverein Au e. V."),
      ("»Café Ohm«", "Café Ohm"), ("- Autohaus Nord |", "Autohaus Nord"),
    ])
  func cleansName(raw: String, name: String) {
    #expect(AbsenderMention.cleaned(raw) == name)
  }

  @Test("a configured Kita in the letterhead wrote, whoever runs it; another house does not get its name")
  func school() {
    let person = Person(name: "Mats", rolle: .klein, schule: "Kita Mondschein")
    func best(_ head: String) -> String? {
      let text =
        "\(head)\nTräger: Ev. Kirchengemeinde Ohmstadt e. V. · Am Markt 9 · 50667 Köln\n\n\nLiebe Eltern,\nwir feiern."
      return Ranker.absender.field(
        AbsenderFinder(haushalt: Haushalt(personen: [person])).candidates(in: [MarkedText(text).page]))?.value
    }
    #expect(best("Kita Mondschein") == "Kita Mondschein")
    #expect(best("Elternabend am Montag") != "Kita Mondschein")
  }

  private func mentions(_ text: String, _ family: AbsenderFamily) -> [String] {
    let context = AbsenderContext(Dokument([MarkedText(text).page]))
    return AbsenderFinder.mentions(in: context, HaushaltNames(haushalt)).filter { $0.family == family }.map(\.name)
  }

  @Test("of a list of sellers the first are kept, of a few all", arguments: [20, 24, 400])
  func boundsMentions(count: Int) {
    let text = (1...count).map { "Verkäufer: Muster \($0) GmbH" }.joined(separator: "\n")
    #expect(mentions(text, .party) == (1...min(count, 24)).map { "Muster \($0) GmbH" })
    let most = AbsenderFamily.allCases.reduce(0) { $0 + $1.most }
    #expect(AbsenderFinder(haushalt: haushalt).candidates(in: [MarkedText(text).page]).count <= most)
  }

  @Test("four hundred lines of sellers give the names that their first hundred give, with the same weight")
  func staysAfterList() {
    func found(_ count: Int) -> [Candidate<String>] {
      let text = (1...count).map { "Verkäufer: Muster \($0) GmbH 12,00 EUR" }.joined(separator: "\n")
      return AbsenderFinder(haushalt: haushalt).candidates(in: [MarkedText(text).page])
    }
    let (short, long) = (found(100), found(400))
    #expect(!short.isEmpty)
    #expect(short.map(\.value) == long.map(\.value) && short.map(\.features) == long.map(\.features))
  }

  @Test("a name of which a word was read with a doubt is not sure, unless it stands elsewhere, too")
  func doubtsFaintPrint() throws {
    func confidence(_ rows: [(row: Int, text: String)], unsure: Double) throws -> Confidence {
      let plain = MarkedText(letter(rows)).page
      var words = plain.words
      words[0].confidence = unsure
      let page = PageText(number: 1, width: plain.width, height: plain.height, source: .ocr, words: words)
      let field = Ranker.absender.field(AbsenderFinder(haushalt: haushalt).candidates(in: [page]))
      #expect(field?.value == "Kranich Handel GmbH")
      return try #require(field).confidence
    }
    let rows = [
      (row: 2, text: "Kranich Handel GmbH"), (14, address), (20, "Sehr geehrte Frau Sommer,"),
      (22, "wir liefern am Montag."),
    ]
    let footer = (row: 76, text: "Kranich Handel GmbH · Amtsgericht Rosenau HRB 4711")
    #expect(try confidence(rows, unsure: 0.9) > 0.85)
    #expect(try confidence(rows, unsure: 0.5) <= 0.85)
    #expect(try confidence(rows + [footer], unsure: 0.5) > 0.85)
  }
}

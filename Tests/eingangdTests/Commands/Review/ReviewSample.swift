import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang
@testable import eingangd

/// Letters of an invented household, seen on Friday, 5 September 2025.
enum ReviewSample {
  static let today = SampleCard.today

  private static func place(_ quote: String, on page: PageText) -> [Evidence] {
    let line = page.rows.first { $0.text.contains(quote) }
    let wanted = quote.split(separator: " ").map(String.init)
    let words = line?.words.filter { wanted.contains($0.text) } ?? []
    let box = words.dropFirst().reduce(words.first?.box) { $0?.union($1.box) }
    return box.map { [Evidence(page: 1, box: $0, quote: quote, rule: "test")] } ?? []
  }

  /// What a letter says, a line each.
  static let schoolLetter = """
    Goethe-Gymnasium Ahrenbeck
    Klassenfahrt nach Borkum
    Der Beitrag von 85,00 € ist bis zum 15.09.2025 bei der Klassenlehrung abzugeben, dazu der Zettel
    """

  static func school() throws -> Vorschlag {
    let page = MarkedText(schoolLetter).page
    var extraction = Extraction(lang: "de", art: Field(.elternbrief, confidence: 0.9))
    extraction.titel = Field("Klassenfahrt Borkum", confidence: 0.8)
    extraction.absender = Field(
      "Goethe-Gymnasium", confidence: 0.97, evidence: place("Goethe-Gymnasium Ahrenbeck", on: page),
      alternatives: [Alternative("Klasse 7b", confidence: 0.12)])
    extraction.betrag = Field(
      Betrag(cents: 8500, direction: .zahlen), confidence: 0.94, evidence: place("85,00 €", on: page),
      alternatives: [Alternative(Betrag(cents: 5800), confidence: 0.05)])
    extraction.frist = Field(
      Frist(day: try SampleCard.day("2025-09-15"), kind: .rueckgabe), confidence: 0.55,
      evidence: place("15.09.2025", on: page))
    extraction.datum = Field(try SampleCard.day("2025-09-01"), confidence: 0.99)
    extraction.person = Field("Felix", confidence: 0.9)
    extraction.rueckgabe = Field(
      Rueckgabe("Rücklaufzettel", signed: true, recipient: "Frau Sonnleitner", until: try SampleCard.day("2025-09-15")),
      confidence: 0.9)
    return Vorschlag(extraction, ablage: Field("Schule/Felix", confidence: 0.88))
  }

  static func bill(
    _ titel: String, _ absender: String, cents: Int64, due: String?, ablage: String, warnings: [String] = []
  ) throws -> Vorschlag {
    var extraction = Extraction(lang: "de", art: Field(.rechnung, confidence: 0.9))
    extraction.titel = Field(titel, confidence: 0.9)
    extraction.absender = Field(absender, confidence: 0.95)
    extraction.betrag = Field(Betrag(cents: cents, direction: .zahlen), confidence: 0.98)
    extraction.frist = try due.map {
      Field(Frist(day: try SampleCard.day($0), kind: .zahlung), confidence: 0.93)
    }
    extraction.datum = Field(try SampleCard.day("2025-08-20"), confidence: 0.99)
    extraction.warnings = warnings
    return Vorschlag(extraction, ablage: Field(ablage, confidence: 0.7))
  }

  /// One for each heading, in the order of their numbers; the last one could not be read.
  static func proposals() throws -> [Vorschlag?] {
    [
      try school(),
      try bill(
        "Abschlag September", "Stadtwerke Ahrenbeck", cents: 12_050, due: "2025-09-03", ablage: "Wohnen",
        warnings: ["Das Konto ist ein anderes als bei der letzten Zahlung."]),
      try bill("Rechnung Dachrinne", "Klempnerei Vossberg", cents: 48_990, due: "2025-09-05", ablage: "Wohnen"),
      try bill("Beitrag Sportverein", "TSV Ahrenbeck", cents: 6_000, due: "2025-09-07", ablage: "Freizeit"),
      try bill("Angebot Gartenpflege", "Gärtnerei Immergrün", cents: 23_000, due: nil, ablage: "Wohnen"),
      nil,
    ]
  }

  static func cards() throws -> [Card] {
    try proposals().enumerated().map { index, vorschlag in
      Card(
        id: index + 1, state: vorschlag == nil ? .gestoert : .offen, files: ["scan-\(index + 1).pdf"],
        pages: vorschlag == nil ? [] : [1],
        content: vorschlag.map(Card.Content.vorschlag)
          ?? .gestoert(Stoerung(stage: .decode, why: "Die Datei ist kein Bild.")))
    }
  }

  /// Lines that the school letter's values stand in.
  static func places() throws -> [Feldname: QuotedLine] {
    let school = try school()
    let page = MarkedText(schoolLetter).page
    return Dictionary(
      uniqueKeysWithValues: ShownField.all(of: school, today: today).compactMap { field in
        field.evidence.first.map {
          (field.name, QuotedLine($0, in: [page], saying: ShownField.printed(field.name, of: school)))
        }
      })
  }

  static func model(_ columns: Int = 80, _ rows: Int = 24) throws -> ReviewModel {
    var model = ReviewModel(
      cards: try cards(), today: today, personen: [Person(name: "Anna"), Person(name: "Felix", rolle: .mittel)])
    _ = model.resize(ScreenSize(columns: columns, rows: rows))
    return model
  }
}

extension ReviewModel {
  /// Types letters and keys, and gives the orders that came of them.
  @discardableResult
  mutating func type(_ text: String) -> [ReviewOrder] {
    press(text.map { $0 == "\n" ? .enter : .character($0) })
  }

  @discardableResult
  mutating func press(_ keys: [KeyEvent]) -> [ReviewOrder] {
    keys.flatMap { handle($0) }.compactMap { effect in
      guard case .order(let order) = effect, order.decided != nil else { return nil }
      return order
    }
  }

  /// Tells that an order succeeded.
  @discardableResult
  mutating func succeed(_ order: ReviewOrder, _ text: String = "Erledigt.", card: Card? = nil) -> [ReviewEffect] {
    handle(.done(order, Meldung(id: order.decided ?? 0, text: text), card))
  }

  var screen: [String] { draw().lines.map(\.text) }
  var text: String { screen.joined(separator: "\n") }
}

import AlbertModel
import Testing

@testable import eingangd

struct CardViewTests {
  @Test("an open card shows its title, four fields and two actions")
  func open() throws {
    #expect(
      Self.view().text(try Self.klassenfahrt()) == """
          Klassenfahrt Borkum                                                      #17
          Elternbrief vom 01.09.2025 · für Felix · 2 Seiten · scan-1.jpg und 1 weitere

          Absender  Goethe-Gymnasium Neustadt
          Betrag    85,00 €, zu zahlen
          Frist     Mo 15.09.2025, in 10 Tagen · Rückgabe
          Ablage    Schule/Felix (unsicher)

          Übernehmen: eingangd accept 17    Ändern: eingangd change 17 …
          Vorschlag von Albert
        """)
  }

  @Test("a computed day says how it came about, and a long value is wrapped under itself")
  func computed() throws {
    var card = try Self.klassenfahrt()
    var vorschlag = try #require(card.vorschlag)
    let anchor = try #require(CalendarDay(iso: "2025-09-15"))
    vorschlag.extraction.frist = Field(
      Frist(
        day: anchor.adding(days: 14), kind: .zahlung, rule: "14 Tage ab Rechnungsdatum",
        anchor: Anker(kind: .rechnungsdatum, value: anchor, assumed: true)),
      confidence: 0.9)
    vorschlag.extraction.absender = Field(
      "Gemeinnützige Gesellschaft zur Förderung der außerschulischen Musikerziehung in Westfalen-Lippe", confidence: 0.9
    )
    vorschlag.extraction.betrag = nil
    vorschlag.extraction.datum = nil
    vorschlag.extraction.person = nil
    vorschlag.extraction.warnings = ["Der Betrag steht zweimal verschieden auf dem Papier."]
    card.content = .vorschlag(vorschlag)
    card.files = ["brief.pdf"]
    card.pages = [1]
    #expect(
      Self.view().text(card) == """
          Klassenfahrt Borkum                                                      #17
          Elternbrief · 1 Seite · brief.pdf

          Absender  Gemeinnützige Gesellschaft zur Förderung der außerschulischen
                    Musikerziehung in Westfalen-Lippe
          Betrag    –
          Frist     Mo 29.09.2025, in 24 Tagen · Zahlung
                    14 Tage ab Rechnungsdatum 15.09.2025, angenommen
          Ablage    Schule/Felix (unsicher)
          Hinweis   Der Betrag steht zweimal verschieden auf dem Papier.

          Übernehmen: eingangd accept 17    Ändern: eingangd change 17 …
          Vorschlag von Albert
        """)
  }

  @Test("what a letter wants back stands below the Frist, with the day only where the Frist is another")
  func back() throws {
    var card = try Self.klassenfahrt()
    var vorschlag = try #require(card.vorschlag)
    let day = try #require(vorschlag.extraction.frist?.value.day)
    var value = Rueckgabe("Rücklaufzettel", signed: true, recipient: "Frau Brandt", until: day)
    vorschlag.extraction.rueckgabe = Field(value, confidence: 0.9)
    card.content = .vorschlag(vorschlag)
    #expect(Self.view().text(card).contains("\n  Zurück    Rücklaufzettel unterschrieben an Frau Brandt\n"))
    value.until = day.adding(days: 1)
    value.cash = Betrag(cents: 1200)
    vorschlag.extraction.rueckgabe = Field(value, confidence: 0.5)
    card.content = .vorschlag(vorschlag)
    let text = Self.view().text(card)
    #expect(text.contains("mit 12,00 € in bar,\n"))
    #expect(text.contains("            bis Di 16.09.2025 (unsicher)\n"))
  }

  @Test("a card that could not be read says why")
  func disturbed() {
    let card = Card(
      id: 4, state: .gestoert, files: ["scan.pdf"], pages: [],
      content: .gestoert(Stoerung(stage: .decode, why: "Die Datei ist mit einem Passwort geschützt.")))
    #expect(
      Self.view().text(card) == """
          Nicht gelesen                                                             #4
          scan.pdf

          Grund     Die Datei ist mit einem Passwort geschützt. (beim Öffnen)

          Noch einmal: eingangd retry 4    Ablehnen: eingangd decline 4
        """)
  }

  @Test(
    "without a number the actions name the file",
    arguments: [("a b.pdf", "'a b.pdf'"), ("x.pdf", "x.pdf"), ("o'n.pdf", "'o'\\''n.pdf'"), ("-x", "'-x'")])
  func unstored(name: String, quoted: String) throws {
    var card = try Self.klassenfahrt()
    card.id = nil
    card.files = [name]
    let text = Self.view().text(card)
    #expect(text.contains("Aufnehmen: eingangd ingest \(quoted)"))
    #expect(text.contains("Text zeigen: eingangd extract --text \(quoted)"))
  }

  @Test(
    "a decided card is not a proposal any more, and not overdue",
    arguments: [(CardState.abgelegt, "abgelegt"), (.abgelehnt, "abgelehnt")])
  func decided(state: CardState, word: String) throws {
    var card = try Self.klassenfahrt()
    card.state = state
    let later = try #require(CalendarDay(iso: "2025-09-20"))
    let text = CardView(today: later).text(card)
    #expect(!text.contains("Vorschlag von Albert"))
    #expect(text.contains(" · \(word) · "))
    #expect(text.contains("Mo 15.09.2025, vor 5 Tagen"))
    #expect(text.contains("Rückgängig: eingangd undo 17    Ansehen: eingangd show 17 --open"))
  }

  @Test("in colour every line of the face is yellow and 80 columns wide, and the text is the same")
  func colour() throws {
    let card = try Self.klassenfahrt()
    let plain = Self.view().text(card).split(separator: "\n", omittingEmptySubsequences: false)
    let coloured = Self.view(colour: true).text(card).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(coloured.count == plain.count)
    for (line, bare) in zip(coloured, plain).dropLast() {
      #expect(line.hasPrefix("\u{1B}[30;103m") || line.hasPrefix("\u{1B}[1;30;103m"))
      let text = line.split(separator: "m", maxSplits: 1)[1].dropLast(4)
      #expect(DisplayWidth.of(String(text)) == 80)
      #expect(String(text).trimmed == String(bare).trimmed)
    }
    #expect(coloured.last == "  \u{1B}[2mVorschlag von Albert\u{1B}[0m")
  }

  @Test("a warning is told to its end, however narrow the terminal", arguments: [40, 60, 80])
  func wholeWarning(width: Int) throws {
    var card = try Self.klassenfahrt()
    var vorschlag = try #require(card.vorschlag)
    let warning =
      "Achtung: Die IBAN ist eine andere als bisher bei Gymnasium Neustadt (bisher DE… endet auf 3456; jetzt DE… endet "
      + "auf 4321). Vor dem Zahlen dort nachfragen, aber nicht unter einer Nummer aus diesem Schreiben."
    vorschlag.extraction.warnings = [warning, "Der Betrag ist verwischt."]
    card.content = .vorschlag(vorschlag)
    let lines = CardView(today: Self.today, width: width).text(card).split(separator: "\n")
    let words = lines.map { String($0).replacing("Hinweis", with: "") }.joined(separator: " ").split(separator: " ")
    #expect(words.joined(separator: " ").contains("\(warning) Der Betrag ist verwischt."))
  }

  @Test(
    "whatever stands on the paper, no line is wider than the terminal and none can steer it",
    arguments: [40, 60, 80, 200])
  func hostile(width: Int) throws {
    var card = try Self.klassenfahrt()
    var vorschlag = try #require(card.vorschlag)
    let nasty = String(repeating: "\u{1B}[2J日本\u{202E}", count: 50) + " \u{7}" + String(repeating: "x", count: 300)
    vorschlag.extraction.titel = Field(nasty, confidence: 1.0)
    vorschlag.extraction.absender = Field(nasty, confidence: 0.1)
    vorschlag.ablage = Field(nasty, confidence: 1.0)
    vorschlag.extraction.warnings = Array(repeating: nasty, count: 20)
    card.content = .vorschlag(vorschlag)
    card.files = [nasty, nasty]
    let text = CardView(today: Self.today, width: width).text(card)
    for line in text.split(separator: "\n") { #expect(DisplayWidth.of(String(line)) <= min(width, 80), "\(line)") }
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E || $0 == "\n" })
    #expect(text.split(separator: "\n").count < 40)
  }

  @Test("a card without a title is named after its kind and its sender")
  func untitled() throws {
    var card = try Self.klassenfahrt()
    var vorschlag = try #require(card.vorschlag)
    vorschlag.extraction.titel = nil
    card.content = .vorschlag(vorschlag)
    #expect(Self.view().text(card).hasPrefix("  Elternbrief von Goethe-Gymnasium Neustadt "))
  }

  private static let today = CalendarDay(iso: "2025-09-05") ?? CalendarDay(ordinal: 0)

  private static func view(colour: Bool = false) -> CardView { CardView(today: today, style: Style(hasColour: colour)) }

  private static func klassenfahrt() throws -> Card {
    var extraction = Extraction(lang: "de", art: Field(.elternbrief, confidence: 0.9))
    extraction.titel = Field("Klassenfahrt Borkum", confidence: 0.9)
    extraction.absender = Field("Goethe-Gymnasium Neustadt", confidence: 0.97)
    extraction.betrag = Field(Betrag(cents: 8500, direction: .zahlen), confidence: 0.94)
    extraction.frist = Field(
      Frist(day: try #require(CalendarDay(iso: "2025-09-15")), kind: .rueckgabe), confidence: 0.91)
    extraction.datum = Field(try #require(CalendarDay(iso: "2025-09-01")), confidence: 0.99)
    extraction.person = Field("Felix", confidence: 0.9)
    let vorschlag = Vorschlag(extraction, ablage: Field("Schule/Felix", confidence: 0.5))
    return Card(
      id: 17, state: .offen, files: ["scan-1.jpg", "scan-2.jpg"], pages: [1, 2], content: .vorschlag(vorschlag))
  }

  @Test(
    "pages are counted, and named where they are a part",
    arguments: [
      ([1], "1 Seite"), ([1, 2, 3], "3 Seiten"), ([3], "Seite 3"), ([3, 4, 5], "Seiten 3 bis 5"),
      ([1, 3], "Seiten 1, 3"),
    ])
  func pages(pages: [Int], text: String) {
    #expect(CardView.pages(pages) == text)
  }

  @Test("money without a paper is named by its sum, a paper with money by both")
  func money() {
    let cash = Betrag(cents: 980, direction: .zahlen)
    #expect(
      CardView.rueckgabe(Rueckgabe(Rueckgabe.bargeld, recipient: "Frau Brandt", cash: cash))
        == "\(GermanFormat.amount(cash)) in bar an Frau Brandt")
    #expect(
      CardView.rueckgabe(Rueckgabe("Badeerlaubnis", signed: true, cash: cash))
        == "Badeerlaubnis unterschrieben, mit \(GermanFormat.amount(cash)) in bar")
  }
}

import AlbertModel

/// What `show` adds beneath a card: every value with its certainty, its words on the page and what else it could be.
struct CardDetails {
  let width: Int
  var style = Style(hasColour: false)

  func lines(_ vorschlag: Vorschlag) -> [String] {
    let extraction = vorschlag.extraction
    var lines: [String] = []
    lines += block("Titel", extraction.titel) { $0 }
    lines += block("Art", extraction.art) { GermanWords.art($0) }
    lines += block("Absender", extraction.absender) { $0 }
    lines += block("Betrag", extraction.betrag) { GermanFormat.amount($0) }
    lines += block("Frist", extraction.frist) { frist($0) }
    for further in extraction.weitereFristen { lines += block("Weitere Frist", further) { frist($0) } }
    lines += block("Zurück", extraction.rueckgabe, atMost: 6) { CardView.rueckgabe($0) }
    if let day = extraction.gewaehrleistungBis {
      lines.append("  Gewährleistung: bis \(GermanFormat.date(day)), zwei Jahre ab Kauf")
    }
    lines += block("Datum", extraction.datum) { GermanFormat.date($0) }
    lines += block("Person", extraction.person) { $0 }
    lines += block("IBAN", extraction.iban) { CardDetails.grouped($0) }
    lines += block("Rechnungsnummer", extraction.rechnungsnummer) { $0 }
    lines += block("Kundennummer", extraction.kundennummer) { $0 }
    lines += block("Ablage", vorschlag.ablage) { $0 }
    if !extraction.vermerke.isEmpty {
      let text = Visible.line("Vermerke: " + extraction.vermerke.joined(separator: " · "))
      lines += Wrapping.lines(text, width: width - 2, atMost: 8).map { "  " + $0 }
    }
    return lines
  }

  private func frist(_ frist: Frist) -> String {
    let origin = CardView.origin(of: frist).map { " · \($0)" } ?? ""
    return "\(GermanFormat.weekdayDate(frist.day)) · \(GermanWords.fristArt(frist.kind))\(origin)"
  }

  /// In groups of four, as it is printed.
  static func grouped(_ iban: String) -> String {
    var out = ""
    for (index, character) in iban.enumerated() {
      if index > 0, index % 4 == 0 { out.append(" ") }
      out.append(character)
    }
    return out
  }

  private func block<Value: CardValue>(
    _ label: String, _ field: Field<Value>?, atMost places: Int = 3, _ shown: (Value) -> String
  ) -> [String] {
    guard let field else { return [] }
    let head = "\(label): \(shown(field.value))  \(GermanFormat.percent(field.confidence))"
    var lines = Wrapping.lines(Visible.line(head), width: width - 2).map { "  " + $0 }
    if let reason = field.reason { lines += dimmed(reason) }
    var said: Set<String> = []
    // What has a reason and no place was entered elsewhere, which the reason says.
    let told = field.evidence.filter { field.reason == nil || !$0.quote.isEmpty }
    for place in told.map(place).filter({ said.insert($0).inserted }).prefix(places) {
      lines += dimmed(place)
    }
    for other in field.alternatives.prefix(4) where other.confidence.value >= CardDetails.leastTold {
      lines += dimmed("oder \(shown(other.value))  \(GermanFormat.percent(other.confidence))")
    }
    return lines
  }

  /// What would be told as 0 % is no alternative.
  private static let leastTold = 0.005

  private func place(_ evidence: Evidence) -> String {
    guard !evidence.quote.isEmpty else { return "eingetragen von Hand" }
    // What stands in the file and not on the paper goes with the whole page.
    if evidence.box.height >= 1 { return "Seite \(evidence.page): „\(evidence.quote)“ (\(evidence.rule))" }
    let down = Int((evidence.box.midY * 100).rounded())
    return "Seite \(evidence.page), \(down) % von oben: „\(evidence.quote)“ (\(evidence.rule))"
  }

  private func dimmed(_ text: String) -> [String] {
    Wrapping.lines(Visible.line(text), width: width - 6, atMost: 2).map { style.dim("      " + $0) }
  }
}

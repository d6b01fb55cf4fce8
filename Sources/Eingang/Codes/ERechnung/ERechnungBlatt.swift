import AlbertModel

/// An invoice for machines in the words and the order of one on paper.
package struct ERechnungBlatt {
  private let rechnung: ERechnung
  private let parser: ERechnungParser

  package init(_ rechnung: ERechnung, _ parser: ERechnungParser) {
    self.rechnung = rechnung
    self.parser = parser
  }

  package var text: String {
    [seller, buyer, head, lines, sums, payment, parser.vermerke].filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var seller: [String] {
    address([.verkaeufer, .verkaeuferStrasse], .verkaeuferPLZ, .verkaeuferOrt, or: .verkaeuferHandelsname)
      + labelled([("USt-IdNr.:", value(.verkaeuferUStID))])
  }

  private var buyer: [String] { address([.kaeufer, .kaeuferStrasse], .kaeuferPLZ, .kaeuferOrt) }

  private var head: [String] {
    let title = isCredit ? "Gutschrift" : "Rechnung"
    return [[title, value(.nummer)].compactMap(\.self).joined(separator: " "), ""]
      + labelled([
        ("\(isCredit ? "Gutschriftsnummer" : "Rechnungsnummer"):", value(.nummer)),
        ("\(isCredit ? "Datum" : "Rechnungsdatum"):", day(.datum)),
        ("Kundennummer:", value(.kaeuferKennung)), ("Ihre Referenz:", value(.kaeuferReferenz)),
      ])
  }

  private var lines: [String] {
    parser.zeilen.map { line in
      let amount = CodeNumber.cents(line.betrag).map { money($0) } ?? line.betrag
      return column("\(line.menge.isEmpty ? "" : line.menge + " x ")\(line.name)", amount)
    }
  }

  private var sums: [String] {
    let due = rechnung.betrag(.zuZahlen)?.value.cents
    let label = isCredit ? "Gutschriftsbetrag:" : "Zu zahlender Betrag:"
    return [
      ("Summe netto:", rechnung.betrag(.summeNetto)?.value.cents),
      ("Umsatzsteuer:", rechnung.betrag(.steuer)?.value.cents),
      ("Gesamtbetrag:", rechnung.betrag(.gesamt)?.value.cents),
      ("Bereits gezahlt:", rechnung.betrag(.gezahlt)?.value.cents), (label, due),
    ].compactMap { label, cents in cents.map { column(label, money($0)) } }
  }

  private var payment: [String] {
    let terms = ERechnungSkonto.words(value(.zahlungsbedingungen) ?? "")
    return labelled([
      ("Zahlungsbedingungen:", terms.isEmpty ? nil : terms), ("Fällig am:", day(.faellig)),
      ("Zahlungsempfänger:", value(.zahlungsempfaenger)), ("IBAN:", value(.iban)),
      ("Verwendungszweck:", value(.verwendungszweck)),
    ])
  }

  private var isCredit: Bool { rechnung.isCredit }

  private func value(_ feld: ERechnungFeld) -> String? { rechnung.werte[feld] }

  private func day(_ feld: ERechnungFeld) -> String? { rechnung.tag(feld)?.value.german ?? value(feld) }

  private func money(_ cents: Int64) -> String {
    CodeNumber.german(Betrag(cents: cents, currency: value(.waehrung).flatMap { CodeNumber.currency($0) } ?? "EUR"))
  }

  private func address(
    _ feldern: [ERechnungFeld], _ plz: ERechnungFeld, _ ort: ERechnungFeld, or other: ERechnungFeld? = nil
  ) -> [String] {
    let place = [value(plz), value(ort)].compactMap(\.self).joined(separator: " ")
    var lines = feldern.compactMap(value)
    if value(feldern[0]) == nil, let name = other.flatMap(value) { lines.insert(name, at: 0) }
    return lines + (place.isEmpty ? [] : [place])
  }

  private func labelled(_ pairs: [(String, String?)]) -> [String] {
    pairs.compactMap { label, value in value.map { "\(label) \($0)" } }
  }

  /// Near enough to be one line to whoever reads it.
  private func column(_ label: String, _ amount: String) -> String { "\(label)  \(amount)" }
}

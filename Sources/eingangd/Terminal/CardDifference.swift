import AlbertModel

/// What differs between two proposals for the same paper, field by field.
struct CardDifference: Hashable, Sendable {
  struct Change: Hashable, Sendable, Encodable {
    let field: String
    let before: String?
    let after: String?
  }

  let changes: [Change]

  /// Compares what a person sees: values, not how sure they are.
  init(from old: Vorschlag?, to new: Vorschlag) {
    let before = CardDifference.values(old)
    let after = CardDifference.values(new)
    changes = zip(before, after).compactMap { before, after in
      before.value == after.value ? nil : Change(field: before.field, before: before.value, after: after.value)
    }
  }

  /// A line each: `Betrag: 85,00 € → 58,00 €`.
  var lines: [String] {
    changes.map { change in
      Visible.line("\(change.field): \(change.before ?? "–") → \(change.after ?? "–")")
    }
  }

  private static func values(_ vorschlag: Vorschlag?) -> [(field: String, value: String?)] {
    let extraction = vorschlag?.extraction
    return [
      ("Titel", extraction?.titel?.value),
      ("Art", extraction.map { GermanWords.art($0.art.value) }),
      ("Absender", extraction?.absender?.value),
      ("Betrag", extraction?.betrag.map { amount($0.value) }),
      ("Frist", extraction?.frist.map { frist($0.value) }),
      (
        "Weitere Fristen",
        extraction.flatMap { list in
          list.weitereFristen.isEmpty ? nil : list.weitereFristen.map { frist($0.value) }.joined(separator: ", ")
        }
      ),
      ("Zurück", extraction?.rueckgabe.map { CardView.rueckgabe($0.value) }),
      ("Datum", extraction?.datum.map { GermanFormat.date($0.value) }),
      ("Person", extraction?.person?.value),
      ("IBAN", extraction?.iban?.value),
      ("Rechnungsnummer", extraction?.rechnungsnummer?.value),
      ("Kundennummer", extraction?.kundennummer?.value),
      ("Ablage", vorschlag?.ablage.value),
      (
        "Hinweise",
        extraction.flatMap { $0.warnings.isEmpty ? nil : $0.warnings.joined(separator: " ") }
      ),
      ("Entscheidung", extraction.map { $0.needsDecision ? "nötig" : "nicht nötig" }),
    ]
  }

  private static func amount(_ betrag: Betrag) -> String {
    GermanFormat.amount(betrag) + (betrag.direction.map { ", \(GermanWords.richtung($0))" } ?? "")
  }

  private static func frist(_ frist: Frist) -> String {
    "\(GermanFormat.weekdayDate(frist.day)) · \(GermanWords.fristArt(frist.kind))"
  }
}

import AlbertModel

/// Finds the number that an invoice, credit note or receipt gives itself.
package struct RechnungsnummerFinder: Finder {
  package static let rule = "rechnungsnummer.label"

  /// A reminder names the numbers of other papers, a credit note that of the invoice it takes back.
  let art: Belegart?

  package init(art: Belegart? = nil) { self.art = art }

  package func candidates(in pages: [PageText]) -> [Candidate<String>] {
    let found = pages.flatMap { page in
      RechnungsnummerFinder.labels.flatMap { label in label.numbers(on: page).map { (label.feature, $0, page.number) } }
    }.filter { label, number, _ in label != "number.bare" || !RechnungsnummerFinder.isYear(number.value) }
    let named = Set(found.filter { RechnungsnummerFinder.invoices.contains($0.0) }.map(\.1.value))
    // Of several numbers none is alone, whatever they look like.
    let hasSibling = art == .mahnung && named.count == 1 && named.contains { NumberShape($0).hasSibling(on: pages) }
    let asked = RechnungsnummerFinder.inPurposes(
      Set(found.filter { $0.0 == "number.bare" }.map(\.1.value)), on: pages)
    return found.map { label, number, page in
      let isNamed = label == "number.bare" && asked.contains(number.value)
      var features = features(label, number, page, named: isNamed)
      // What a reminder is about: the invoice's own number where it reminds of one alone.
      if art == .mahnung, named != [number.value] || hasSibling { features["number.reminder"] = 1 }
      return Candidate(
        number.value, features: features,
        evidence: [number.line.evidence(number.range, rule: RechnungsnummerFinder.rule)])
    }
  }

  private static let purposes: PhraseList = [
    "verwendungszweck", "zahlungsgrund", "betreff", "stichwort", "zweck", "payment reference", "reference", "referenz",
  ]

  /// More rows that say what a transfer is to name are not read.
  private static let mostPurposes = 60

  /// Those that a transfer is to name: the row that says so prints them, too.
  private static func inPurposes(_ numbers: Set<String>, on pages: [PageText]) -> Set<String> {
    let long = numbers.filter { $0.utf8.count >= 5 }
    guard !long.isEmpty else { return [] }
    let rows = Array(pages.lazy.flatMap(\.rows).filter { $0.containsAny(purposes) }.prefix(mostPurposes))
    return long.filter { number in
      let phrase = Phrase(number)
      return rows.contains { $0.contains(phrase) }
    }
  }

  private func features(
    _ label: FeatureName, _ found: NumberLabel.Found, _ page: Int, named: Bool
  ) -> [FeatureName: Double] {
    var features: [FeatureName: Double] = [label: 1]
    if art == .gutschrift, label != "number.credit" { features["number.other"] = 1 }
    if found.isBelow { features["number.below"] = 1 }
    if page > 1 { features["number.laterpage"] = 1 }
    if found.line.box.y < 0.45 { features["number.head"] = 1 }
    if label == "number.document", art == .quittung { features["number.receipt"] = 1 }
    if label == "number.bare", named { features["number.purpose"] = 1 }
    return features
  }

  /// `Jahresrechnung 2024` is numbered by nothing.
  private static func isYear(_ number: String) -> Bool {
    number.utf8.count == 4 && ["19", "20"].contains(number.prefix(2)) && number.utf8.allSatisfy(Bytes.isDigit)
  }

  private static let invoices: Set<FeatureName> = ["number.invoice", "number.bare"]

  private static let labels: [NumberLabel] = [
    NumberLabel(
      phrases: [
        "rechnungsnummer", "rechnungs-nr", "rechnungsnr", "rechnungs nr", "rechnung nr", "rechnung-nr",
        "rechnung nummer",
        "rg-nr", "rg.-nr", "re-nr", "re.-nr", "invoice number", "invoice no", "invoice #", "invoice nr",
        "*rechnung nr", "*rechnung-nr", "*rechnungsnummer",
        "rechn.-nr", "rechn.nr", "belegnummer rechnung", "rechnungsnr.", "rechnung #", "rechnung no", "rechnung n°",
        "bill no", "bill number", "tax invoice no", "inv no", "inv. no", "facture n°", "facture no", "facture nº",
        "n° de facture", "n° facture", "numéro de facture", "fattura n.", "fattura nr", "factuurnummer",
      ], feature: "number.invoice"),
    NumberLabel(
      phrases: [
        "gutschrift nr", "gutschrift", "gutschriftsnummer", "gutschriftsnr", "gutschriftnr", "gutschrift-nr",
        "gutschriftnummer", "gutschrifts-nr",
        "credit note no",
        "abrechnungsnummer", "abrechnungs-nr", "abrechnung nr",
      ],
      feature: "number.credit"),
    NumberLabel(phrases: ["*rechnung", "invoice", "facture", "fattura", "honorarnote"], feature: "number.bare"),
    NumberLabel(
      phrases: ["belegnummer", "beleg-nr", "belegnr", "beleg nr", "document no", "document number"],
      feature: "number.document"),
    NumberLabel(
      phrases: ["quittung nr", "quittungs-nr", "quittungsnr", "quittung-nr", "rechn", "nr", "nr."],
      feature: "number.receipt"),
  ]
}

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
    let hasSibling = named.contains { NumberShape($0).hasSibling(on: pages) }
    return found.map { label, number, page in
      let isNamed = label == "number.bare" && RechnungsnummerFinder.isNamed(number.value, on: pages)
      var features = features(label, number, page, named: isNamed)
      // What a reminder is about: the invoice's own number where it reminds of one alone.
      if art == .mahnung, named != [number.value] || hasSibling { features["number.reminder"] = 1 }
      return Candidate(
        number.value, features: features,
        evidence: [number.line.evidence(number.range, rule: RechnungsnummerFinder.rule)])
    }
  }

  private static let purposes: [Phrase] = [
    "verwendungszweck", "zahlungsgrund", "betreff", "stichwort", "zweck", "payment reference", "reference", "referenz",
  ]

  /// A transfer is to name it: the row that says so prints it, too.
  private static func isNamed(_ number: String, on pages: [PageText]) -> Bool {
    let phrase = Phrase(number)
    return number.utf8.count >= 5
      && pages.contains { $0.rows.contains { $0.contains(phrase) && $0.containsAny(purposes) } }
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

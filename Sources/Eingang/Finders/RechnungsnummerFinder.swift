import AlbertModel

/// Finds the number that an invoice, credit note or receipt gives itself.
package struct RechnungsnummerFinder: Finder {
  package static let rule = "rechnungsnummer.label"

  /// A reminder names the numbers of other papers, a credit note that of the invoice it takes back.
  let art: Belegart?

  package init(art: Belegart? = nil) { self.art = art }

  package func candidates(in pages: [PageText]) -> [Candidate<String>] {
    pages.flatMap { page in
      RechnungsnummerFinder.labels.flatMap { label in
        label.numbers(on: page).map { found in
          var features: [FeatureName: Double] = [label.feature: 1]
          if art == .mahnung { features["number.reminder"] = 1 }
          if art == .gutschrift, label.feature != "number.credit" { features["number.other"] = 1 }
          if found.isBelow { features["number.below"] = 1 }
          if page.number > 1 { features["number.laterpage"] = 1 }
          if found.line.box.y < 0.45 { features["number.head"] = 1 }
          return Candidate(
            found.value, features: features,
            evidence: [found.line.evidence(found.range, rule: RechnungsnummerFinder.rule)])
        }
      }
    }
  }

  private static let labels: [NumberLabel] = [
    NumberLabel(
      phrases: [
        "rechnungsnummer", "rechnungs-nr", "rechnungsnr", "rechnungs nr", "rechnung nr", "rechnung-nr",
        "rechnung nummer",
        "rg-nr", "rg.-nr", "re-nr", "re.-nr", "invoice number", "invoice no", "invoice #", "invoice nr",
        "beitragsrechnung nr",
        "rechn.-nr", "rechn.nr", "belegnummer rechnung", "rechnungsnr.",
      ], feature: "number.invoice"),
    NumberLabel(
      phrases: [
        "gutschrift nr", "gutschrift", "gutschriftsnummer", "gutschriftsnr", "gutschriftnr", "gutschrift-nr",
        "gutschriftnummer", "gutschrifts-nr",
        "credit note no",
        "abrechnungsnummer", "abrechnungs-nr", "abrechnung nr",
      ],
      feature: "number.credit"),
    NumberLabel(phrases: ["rechnung", "invoice"], feature: "number.bare"),
    NumberLabel(
      phrases: ["quittung nr", "quittungs-nr", "quittungsnr", "quittung-nr", "rechn", "nr", "nr."],
      feature: "number.receipt"),
  ]
}

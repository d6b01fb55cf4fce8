import AlbertModel

/// Finds the number under which the sender knows the household: customer, member, contract, policy, patient, case.
///
/// An authority knows it by a Kassenzeichen or a file's number. A tax number is none of these: it is mostly the sender's.
package struct KundennummerFinder: Finder {
  package static let rule = "kundennummer.label"

  package init() {}

  package func candidates(in pages: [PageText]) -> [Candidate<String>] {
    pages.flatMap { page in
      KundennummerFinder.labels.flatMap { label in
        label.numbers(on: page).map { found in
          var features: [FeatureName: Double] = [label.feature: 1]
          if found.isBelow { features["number.below"] = 1 }
          if page.number > 1 { features["number.laterpage"] = 1 }
          if found.line.box.y < 0.45 { features["number.head"] = 1 }
          return Candidate(
            found.value, features: features, evidence: [found.line.evidence(found.range, rule: KundennummerFinder.rule)]
          )
        }
      }
    }
  }

  private static let labels: [NumberLabel] = [
    NumberLabel(
      phrases: [
        "kundennummer", "kunden-nr", "kundennr", "kunden nr", "kd-nr", "kd.-nr", "kdnr", "kunden-nummer",
        "customer number",
        "customer no", "customer id", "kunde nr", "ihre kundennummer", "debitor", "debitoren-nr", "gast-nr", "kunde",
        "account no",
        "kunden-id", "debitornummer", "booking ref",
      ], feature: "number.customer"),
    NumberLabel(
      phrases: [
        "mitgliedsnummer", "mitglieds-nr", "mitgl.-nr", "mitgliedsnr", "mitglied", "membership no", "mitglied-nr",
        "mitgliednummer", "ausweis-nr", "ausweisnummer", "leserausweis", "nutzernummer", "kundenkarte",
      ], feature: "number.member"),
    NumberLabel(
      phrases: [
        "versicherungsnummer", "versicherungs-nr", "versicherungsnr", "versicherungsschein-nr",
        "versicherungsscheinnummer",
        "versicherungsschein nr", "versicherungsschein", "policennummer", "police nr", "policen-nr", "versichertennr",
        "versicherten-nr", "versichertennummer", "kv-nummer", "vs-nr", "vers.-nr", "versicherten nr",
        "krankenversichertennummer",
        "policy number",
      ], feature: "number.policy"),
    NumberLabel(
      phrases: [
        "vertragsnummer", "vertrags-nr", "vertragsnr", "vertrag nr", "vertrag-nr", "vertrag", "contract number",
        "contract no",
        "vertragskonto", "vertragskontonummer", "vk-nr", "anschlussnummer", "mietvertrag nr", "mieternummer",
        "mieter-nr",
        "objekt-nr", "mieteinheit", "einheit", "wohnungsnummer", "vertragskonto-nr",
      ], feature: "number.contract"),
    NumberLabel(
      phrases: [
        "beitragsnummer", "beitrags-nr", "kindergeld-nr", "kindergeldnummer", "bg-nummer", "personenkonto",
        "kassenzeichen", "buchungszeichen",
      ], feature: "number.account"),
    NumberLabel(
      phrases: ["aktenzeichen", "objektnummer", "bescheidnummer", "ihr zeichen"], feature: "number.case"),
    NumberLabel(
      phrases: [
        "patienten-nr", "patientennummer", "pat.-nr", "patient nr", "patienten nr", "patientennr", "fallnummer",
        "pat-id", "patienten-id",
        "pat-nr",
      ],
      feature: "number.patient"),
    NumberLabel(
      phrases: [
        "mappen-nr", "schülernummer", "teilnehmernummer", "buchungsnummer", "buchung", "buchungs-nr", "auftragsnummer",
        "personalnummer", "personal-nr",
      ],
      feature: "number.other"),
  ]
}

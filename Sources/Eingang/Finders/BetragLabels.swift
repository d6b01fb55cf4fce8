import AlbertModel

/// Words beside an amount, and what they say about it.
///
/// The order is the order of trust: within one label the word nearest to the amount decides, and of two that overlap the
/// longer.
enum BetragLabels {
  /// A family of words; those with a reach must stand within so many bytes before the amount.
  struct Family: Sendable {
    let feature: FeatureName
    let phrases: PhraseList
    let reach: Int

    init(_ feature: FeatureName, _ phrases: PhraseList, reach: Int = 90) {
      self.feature = feature
      self.phrases = phrases
      self.reach = reach
    }
  }

  static let all: [Family] = [
    Family(.due, due), Family(.total, total), Family(.sum, sum), Family(.paid, paid), Family(.credit, credit),
    Family(.price, price), Family(.subtotal, subtotal), Family(.net, net), Family(.tax, tax), Family(.skonto, skonto),
    Family(.given, given), Family(.change, change), Family(.discount, discount), Family(.deposit, deposit),
    Family(.insured, insured), Family(.penalty, penalty), Family(.monthly, monthly), Family(.yearly, yearly),
    Family(.installment, installment), Family(.balance, balance), Family(.loan, loan), Family(.maturity, maturity),
    Family(.firstRate, firstRate), Family(.fee, fee),
    Family(.rest, rest), Family(.hypothetical, hypothetical), Family(.tip, tip), Family(.rounding, rounding),
    Family(.old, old, reach: 14), Family(.limit, limit, reach: 14), Family(.unit, unit, reach: 14),
  ]

  private static let due: PhraseList = [
    "zu zahlen", "zu zahlender betrag", "zu zahlende*", "zahlbetrag", "zahlungsbetrag", "noch zu zahlen",
    "zu überweisen", "überweisungsbetrag", "zu entrichten*", "zu begleichen*", "fälliger betrag", "jetzt fällig",
    "offener betrag", "offener gesamtbetrag", "offene forderung", "gesamtforderung",
    "offener rechnungsbetrag",
    "noch offen", "nachzahlung", "nachforderung*", "einzugsbetrag", "abbuchungsbetrag", "lastschriftbetrag",
    "wird abgebucht", "amount due", "balance due", "total due", "to pay", "payable",
    "amount payable", "balance payable", "forderungsbetrag", "mahnbetrag", "gesamt offen", "zahllast", "zahlen sie",
    "überweisen sie", "bitte zahlen sie", "bitte überweisen sie", "to be paid", "outstanding*", "eigenanteil",
    "ihr eigenanteil", "verbleiben*", "zahlbar", "zu bezahlen", "zu bezahlende*", "zur zahlung", "total to pay",
    "amount to pay", "net a payer", "net à payer", "net À payer", "à payer", "À payer", "reste à payer",
    "da pagare", "te betalen", "einzahlungsbetrag",
  ]
  private static let total: PhraseList = [
    "gesamtbetrag", "rechnungsbetrag", "gesamtsumme", "endbetrag", "endsumme", "rechnungssumme", "gesamtpreis",
    "gesamt brutto", "brutto gesamt", "bruttobetrag", "summe brutto", "gesamtkosten", "grand total", "invoice total",
    "total amount", "total inkl*", "total incl*", "total (incl*", "total sales (incl*", "total rm", "total eur",
    "summe eur", "gesamt eur", "rechnungsendbetrag", "gesamtrechnungsbetrag", "betrag eur", "gesamtbeitrag",
    "gesamt inkl*", "summe inkl*", "total payable", "rounded total*", "total rounded", "total after rounding*",
    "total (rm)", "total(rm)", "totalamount*", "total amt*", "totalsales*", "total ttc", "montant ttc", "montant total",
    "importo totale", "totaal", "nett total", "net total", "total inclusive*", "total sales inclusive*",
    "total incl.gst",
    "insgesamt", "gebühr gesamt", "gesamtgebühr", "forderung gesamt", "rechnungsbetrag brutto", "zusammen",
  ]
  private static let sum: PhraseList = [
    "summe", "total", "gesamt", "betrag", "endpreis", "sum", "amount", "brutto", "kaufpreis", "kaufbetrag", "su",
    "summe €", "totale", "montant", "saldo eur",
  ]
  private static let paid: PhraseList = [
    "bezahlt", "bereits bezahlt", "betrag erhalten", "dankend erhalten", "girocard", "ec-cash", "ec", "kreditkarte",
    "visa", "mastercard", "kartenzahlung", "karte", "ec-karte", "ec karte", "bankomat", "maestro", "paypal", "erhalten",
    "debitkarte", "amex", "american express", "twint", "kontaktlos", "carte bancaire", "debit", "v pay", "vpay",
    "credit card", "apple pay", "google pay", "bezahlung", "gezahlt", "card",
  ]
  private static let credit: PhraseList = [
    "erstattungsbetrag", "erstattung", "auszahlungsbetrag", "auszahlung", "gutschriftsbetrag", "gutschriftbetrag",
    "gutschrift", "entschädigung", "guthaben", "überweisen wir", "erstatten wir", "zu ihren gunsten",
    "auszuzahlender betrag", "rückerstattung", "refund*", "überzahlt*", "steuererstattung", "erstattet werden",
    "rückzahlung", "rückzahlungsbetrag", "rückvergütung", "erstattungsanspruch", "schreiben wir*",
    "wird ihnen überwiesen", "leistungsbetrag", "erstattungssumme", "überzahlung",
  ]
  private static let price: PhraseList = [
    "kosten", "kostet", "preis", "beitrag", "gebühr", "gebühren", "eintritt", "unkostenbeitrag", "kostenbeitrag",
    "teilnahmebeitrag", "teilnehmerbeitrag", "materialgeld", "umlage", "anteil von", "in höhe von", "i. h. v.",
    "i.h.v.", "beträgt", "verwarnungsgeld*", "bußgeld*", "geldbuße", "entgelt", "miete", "prämie", "betrag von",
    "elternbeitrag", "beläuft sich auf", "belaufen sich auf", "essensgeld", "fee", "cost", "costs", "price", "nur",
    "jeweils", "pro kind", "je familie", "pro familie", "je teilnehmer*", "pro teilnehmer*", "je paar", "je team",
    "je person", "komplett", "anteil", "gesamtmiete", "macht", "um", "kopiergeld", "je kind", "klassenkasse",
    "teilbeitrag", "abschlag", "zahlungen von",
  ]
  /// What taking part costs.
  private static let fee: PhraseList = [
    "startgeld", "startgebühr", "teilnahmegebühr", "teilnehmergebühr", "anmeldegebühr", "meldegebühr", "nenngeld",
    "entry fee", "participation fee",
  ]
  private static let subtotal: PhraseList = [
    "zwischensumme", "zw-summe", "zwischenbetrag", "subtotal", "sub total", "sub-total", "warenwert", "übertrag",
    "summe artikel", "honorar", "summe labor", "positionssumme", "nettowarenwert", "teilsumme", "auftragssumme",
    "einzelpreise", "festgesetzt*", "versandkosten", "versand", "porto",
  ]
  private static let net: PhraseList = [
    "netto", "nettobetrag", "summe netto", "netto-betrag", "net amount", "excl*", "exkl*", "zzgl*", "ohne mwst",
    "ohne ust", "nettosumme", "net", "entgelt netto", "total excl*", "excluding*", "amount(rm)", "taxable*",
    "steuerpflichtig*", "bemessungsgrundlage", "total ht", "base tva", "hors taxe*", "imponibile", "before tax",
    "total before tax", "excluded tax", "total excluded*",
  ]
  private static let tax: PhraseList = [
    "mwst", "mwst.", "ust", "ust.", "umsatzsteuer*", "mehrwertsteuer*", "vat", "gst", "sst", "tax", "steuer",
    "versicherungsteuer*", "versicherungssteuer*", "darin", "enthalten*", "davon", "enth.", "steuerbetrag",
    "tva", "montant tva", "total tva", "total tax", "service charge", "mwst-betrag", "solidaritätszuschlag*",
    "kirchensteuer*", "steuern",
  ]
  private static let firstRate: PhraseList = [
    "1. rate", "erste rate", "1. teilbetrag", "1. rate (anzahlung)", "first instalment", "rate 1", "anzahlung bis",
    "1. abschlag",
  ]
  /// What would be, or would have been.
  private static let hypothetical: PhraseList = [
    "hätte*", "wäre*", "würde*", "könnte*", "vergleichsbeitrag*", "senken", "would have", "alternativ*", "andernfalls",
    "sonst",
    "beispiel*", "z. b.", "z.b.",
  ]
  private static let rest: PhraseList = [
    "restbetrag", "restzahlung", "2. rate", "3. rate", "letzte rate", "zweite rate", "dritte rate", "schlussrate",
    "schlusszahlung",
  ]
  private static let maturity: PhraseList = ["fällig", "fällig am", "fälligkeit", "due", "due date", "zum", "am"]
  private static let skonto: PhraseList = [
    "skonto", "skontobetrag", "abzüglich skonto", "bei zahlung bis", "discount if",
  ]
  private static let given: PhraseList = [
    "gegeben", "geg.", "geg. bar", "bar", "bargeld", "erhalten bar", "cash", "tendered", "tunai", "cash tendered",
    "bar eur", "paid amount", "amount tendered", "bar gegeben", "payment", "cash received", "cashreceived",
    "cash paid", "espèces", "contanti", "received",
  ]
  private static let change: PhraseList = [
    "rückgeld", "rückgeld bar", "zurück", "zurück bar", "change", "wechselgeld", "retour", "restgeld", "change due",
    "kembalian", "baki", "cash change", "your change", "change amount", "rueckgeld", "rendu", "resto",
  ]
  private static let discount: PhraseList = [
    "rabatt", "nachlass", "gutschein", "rabatte", "ermäßigung", "zuschuss", "discount", "ersparnis", "gespart",
    "sparen sie", "spart", "aktion", "bonus", "treuevorteil", "coupon", "abzug", "kassenanteil", "remise*",
    "abzüglich", "treuepunkte", "loyalty*", "pfand", "leergut", "prämienpunkte",
  ]
  /// What guests give on top, so that the card is charged more than the bill says.
  private static let tip: PhraseList = ["trinkgeld", "trinkgeld/tip", "tip", "tips", "gratuity", "pourboire"]
  /// Cents by which a till rounds, where the smallest coins are not used.
  private static let rounding: PhraseList = [
    "rounding", "rundung", "round adj", "rounding adj*", "rounding adjustment*", "roundingadj*", "rundungsdifferenz",
    "rundungsausgleich", "arrondi",
  ]
  private static let deposit: PhraseList = [
    "anzahlung", "abschläge", "gezahlte abschläge", "geleistete zahlungen", "vorauszahlung*", "bereits gezahlt",
    "kaution", "deposit", "gezahlt am", "abschlagszahlung*", "teilzahlung*", "zahlung vom", "zahlungseingang",
    "acompte", "déjà payé", "akonto*", "a-conto", "a conto", "akontozahlung*", "vorauszahlung", "erhaltene anzahlung*",
    "deposit received*", "ihre zahlung*", "ihre zahlungen", "geleistete*",
  ]
  private static let old: PhraseList = [
    "bisher*", "alt", "vorher", "früher*", "statt", "statt einzelpreis", "vorjahr", "alter", "alte", "war", "waren",
    "ursprünglich*", "eigentlich", "zuvor", "letztmals", "vorperiode", "was", "instead of", "uvp", "vormonat",
    "letztes jahr", "ancien", "vorsaldo", "altsaldo", "normalpreis", "regulär",
  ]
  private static let limit: PhraseList = [
    "mindestens", "höchstens", "bis zu", "max.", "maximal", "ab einem", "ab", "über", "etwa", "ca.", "circa", "rund",
    "voraussichtlich*", "bis", "unter", "mehr als", "up to", "at least", "höchsterstattung", "überschreit*", "bis max",
    "wert", "richtwert", "approx*", "über einem", "von bis zu", "freibetrag*", "wären es",
    "senken", "einkommen*", "einkünfte", "monatseinkommen", "verdienst*",
  ]
  private static let insured: PhraseList = [
    "versicherungssumme*", "deckungssumme*", "selbstbeteiligung*", "selbstbehalt*", "invalidität*", "höchstleistung",
    "unfallrente", "todesfall*", "tagegeld", "krankenhaustagegeld", "bergungskosten", "leistung", "leistungen",
    "personenschäden", "sachschäden", "vermögensschäden", "mietsachschäden", "todesfallsumme", "zahnersatz",
  ]
  private static let penalty: PhraseList = [
    "mahngebühr*", "mahnkosten", "mahnpauschale", "säumniszuschlag*", "verzugszins*", "inkasso*", "rücklastschrift*",
    "rückbuchung*", "bearbeitungsgebühr", "wiederbeschaffung*", "verlust", "ersatz*", "schadenersatz", "verspätet*",
    "zusätzlich*", "stornogebühr*", "bearbeitungskosten", "einmalig", "mahnung", "reminder fee", "late fee*",
    "verspätungs*", "auslagen", "optional", "auf wunsch", "zuzüglich", "aufpreis", "hinzu kommt*", "taschengeld",
  ]
  private static let unit: PhraseList = [
    "je", "pro", "à", "zu je", "einzelpreis", "stückpreis", "einzel", "per", "jede*", "each", "@", "unit price",
    "pro stunde", "je stunde", "grundpreis", "arbeitspreis", "u.price", "pro person", "preis netto",
  ]
  private static let monthly: PhraseList = [
    "monatlich*", "monatsbeitrag", "im monat", "pro monat", "mtl.", "monatl.", "per month", "/monat", "monatsmiete",
    "monatsrate", "monatspauschale", "monatsabschlag", "monatsentgelt", "monatspreis",
  ]
  private static let yearly: PhraseList = [
    "jahresbeitrag", "jährlich*", "im jahr", "pro jahr", "jahresprämie", "per year", "vierteljahresbeitrag",
    "quartalsbeitrag", "halbjahresbeitrag", "/jahr", "jahresgebühr", "jahressteuer", "neuer beitrag",
    "neuer jahresbeitrag",
    "ihr beitrag", "folgebeitrag", "jahrespreis", "neue miete", "neue gesamtmiete", "versicherungsbeitrag",
  ]
  private static let installment: PhraseList = [
    "rate", "raten", "in drei raten", "teilbetrag", "monatsrate", "teilzahlung",
  ]
  private static let balance: PhraseList = [
    "saldo", "kontostand", "alter saldo", "rückstand", "vortrag", "previous balance", "übertrag aus*",
  ]
  private static let loan: PhraseList = [
    "kreditrahmen", "darlehen*", "kredit", "restschuld", "umsatz", "jahresbruttolohn", "bruttolohn", "auftragswert",
    "streitwert", "kaufpreises", "werbungskosten", "pauschbetrag", "zu versteuern*", "stammkapital", "grundkapital",
  ]
}

extension FeatureName {
  static let due: FeatureName = "label.due"
  static let total: FeatureName = "label.total"
  static let sum: FeatureName = "label.sum"
  static let paid: FeatureName = "label.paid"
  static let credit: FeatureName = "label.credit"
  static let price: FeatureName = "label.price"
  static let subtotal: FeatureName = "label.subtotal"
  static let net: FeatureName = "label.net"
  static let tax: FeatureName = "label.tax"
  static let skonto: FeatureName = "label.skonto"
  static let given: FeatureName = "label.given"
  static let change: FeatureName = "label.change"
  static let discount: FeatureName = "label.discount"
  static let deposit: FeatureName = "label.deposit"
  static let old: FeatureName = "label.old"
  static let limit: FeatureName = "label.limit"
  static let insured: FeatureName = "label.insured"
  static let penalty: FeatureName = "label.penalty"
  static let unit: FeatureName = "label.unit"
  static let fee: FeatureName = "label.fee"
  static let monthly: FeatureName = "label.monthly"
  static let yearly: FeatureName = "label.yearly"
  static let installment: FeatureName = "label.installment"
  static let balance: FeatureName = "label.balance"
  static let loan: FeatureName = "label.loan"
  static let firstRate: FeatureName = "label.firstrate"
  static let hypothetical: FeatureName = "label.hypothetical"
  static let rest: FeatureName = "label.rest"
  static let maturity: FeatureName = "label.maturity"
  static let tip: FeatureName = "label.tip"
  static let rounding: FeatureName = "label.rounding"
}

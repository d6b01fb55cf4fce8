/// Words that say whose name follows: the seller's, or that of whom the paper is for.
enum AbsenderLabels {
  /// Headings over the one who sells and writes the invoice.
  static let sellers: PhraseList = [
    "verkäufer", "verkäuferin", "informationen zum verkäufer", "angaben zum verkäufer", "lieferant",
    "rechnungsersteller",
    "leistender unternehmer", "rechnungssteller", "rechnungsstellerin", "rechnungsaussteller",
    "aussteller",
    "leistungserbringer", "auftragnehmer", "absender", "dienstleister", "anbieter", "händler", "von", "träger",
    "betreiber", "veranstalter", "seller", "supplier", "vendor", "sold by", "issued by", "bill from", "from",
    "merchant",
    "provider", "vendeur", "fournisseur", "émetteur", "prestataire", "expéditeur", "venditore", "fornitore",
    "cedente", "cedente/prestatore", "cedente / prestatore", "mittente", "vendedor", "proveedor", "emisor", "verkoper",
    "leverancier",
  ]

  /// Headings over the one whose account it is, mostly the sender too.
  static let payees: PhraseList = [
    "zahlungsempfänger", "zahlungsempfängerin", "begünstigter", "begünstigte", "kontoinhaber", "kontoinhaberin",
    "empfänger", "konto / zahlbar an", "zahlbar an", "zugunsten von", "kontoname", "payee", "account holder",
    "account name", "beneficiary", "bénéficiaire", "titulaire du compte", "titulaire", "beneficiario", "intestatario",
  ]

  /// Words within a line that a seller's name follows.
  static let phrases: PhraseList = [
    "verkauft von", "verkauf durch", "rechnung von", "sold by", "issued by", "ausgestellt von", "vendu par",
    "überweisen an:", "payable to",
  ]

  /// Words of thanks and welcome that a shop's name follows.
  static let thanks: PhraseList = [
    "einkauf bei", "einkauf im", "besuch bei", "besuch im", "willkommen bei", "willkommen im", "shopping at",
    "shopping with", "welcome to", "thank you for visiting", "es bedient sie",
  ]

  /// Headings over the one who buys, gets or owes.
  static let buyers: PhraseList = [
    "käufer", "käuferin", "informationen zum käufer", "angaben zum käufer",
    "käufer/leistungsempfänger", "leistungsempfänger", "rechnungsempfänger", "rechnung an",
    "rechnungsadresse", "rechnungsanschrift", "kunde", "kundin", "auftraggeber", "auftraggeberin", "lieferadresse",
    "lieferanschrift", "lieferung an", "versandadresse", "warenempfänger", "abweichender warenempfänger",
    "abweichender zahlungsempfänger", "steuerbevollmächtigter des verkäufers", "schuldner", "zahlungspflichtiger",
    "zahlbar durch", "an", "buyer", "bill to", "billed to", "ship to", "sold to", "deliver to", "invoice to", "to",
    "customer", "client", "acheteur", "destinataire", "facturé à", "livré à", "adresse du client",
    "adresse de facturation", "adresse de livraison", "livraison", "représentant fiscal", "cliente", "acquirente",
    "cessionario", "cessionario/committente", "cessionario / committente", "destinatario", "spett.le", "comprador",
    "klant", "koper", "firma", "herrn", "frau", "herr", "familie", "herrn und frau", "eheleute", "patient", "patientin",
    "versicherungsnehmer", "mieter",
  ]

  /// Before the name of a person in an address.
  static let persons: PhraseList = [
    "herr", "herrn", "frau", "z. hd.", "z.hd.", "z. h.", "z.h.", "zu händen", "attn", "attn.", "attention", "mr.",
    "mrs.", "ms.", "ms", "mr", "mme", "m.",
  ]

  /// Before a name within such a block.
  static let names: PhraseList = [
    "name", "firma", "firmenname", "unternehmen", "company", "company name", "nom", "raison sociale", "ragione sociale",
    "denominazione", "nombre", "naam",
  ]

  /// What stands in such a block beside the name.
  static let details: PhraseList = [
    "nummer", "nr.", "nr", "globale nummer", "gln", "id", "kennung", "anschrift", "adresse", "address", "number",
    "kontakt", "contact", "ansprechpartner",
  ]

  /// A phone, a mail or a web address.
  static let contacts: PhraseList = [
    "tel*", "fon", "fax*", "mobil*", "handy*", "e-mail*", "email*", "mail", "www*", "http*", "internet*", "web", "*@*",
    "phone", "hotline",
  ]

  /// Tax, register and account numbers and those who answer for a firm: nobody prints another's.
  static let registers: PhraseList = [
    "ust-id*", "ust.-id*", "ustid*", "ust-idnr*", "uid", "uid-nr*", "umsatzsteuer*", "steuernummer", "steuer-nr*",
    "steuernr*", "st.-nr*", "stnr*", "st.nr*", "hrb", "hra", "handelsregister*", "registergericht", "amtsgericht",
    "vereinsregister*", "gläubiger-id*", "gläubiger-ident*", "iban", "geschäftsführ*", "inhaber*", "inh.",
    "firmenbuch*", "fn", "atu*", "che-*", "mwst-nr*", "mwst-nummer*", "siren*", "siret*", "tva", "rcs", "p. iva",
    "p.iva", "partita iva", "vat*", "company no*", "reg. no*", "reg no*", "co. reg*", "co.reg*", "gst no*", "gst id*",
    "gst reg*", "roc no*", "weee-reg*",
  ]
}

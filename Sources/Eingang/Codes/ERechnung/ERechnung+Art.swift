import AlbertModel

extension ERechnung {
  /// Credit notes by UNTDID 1001, which the seller writes.
  private static let credits: Set<String> = ["81", "83", "262", "296", "308", "381", "396", "420", "458", "532"]
  /// An invoice that the buyer writes to himself in the seller's place, as for power from a household's roof.
  private static let selfBilledInvoice = "389"
  /// What the buyer takes back of such an invoice: it reads credit, and the money goes from whoever gets it to him.
  private static let selfBilledCredit = "261"

  /// Written by the buyer, who then is the sender.
  var isSelfBilled: Bool { [ERechnung.selfBilledInvoice, ERechnung.selfBilledCredit].contains(werte[.art] ?? "") }

  /// True where the money comes to whoever gets it.
  var isCredit: Bool {
    let art = werte[.art] ?? ""
    let isNegative = (geschuldet?.value.cents ?? 0) < 0
    switch art {
    case ERechnung.selfBilledInvoice: return !isNegative
    case ERechnung.selfBilledCredit: return false
    default: return syntax == .ublCreditNote || ERechnung.credits.contains(art) || isNegative
    }
  }

  /// What is left to pay; nil where that is stated and cannot be read, whatever the whole comes to.
  var geschuldet: Said<Betrag>? { betrag(werte[.zuZahlen] == nil ? .gesamt : .zuZahlen) }
}

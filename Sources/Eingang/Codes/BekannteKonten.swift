import AlbertModel

/// Accounts that the household has paid to before, by sender: an account that changes is how invoices are forged.
package struct BekannteKonten: Hashable, Sendable {
  /// In the order of their IBANs, whatever order they were found in.
  private let konten: [String: [String]]

  package static let keine = BekannteKonten([])

  /// Senders and accounts of the cards that were accepted.
  package init(_ accepted: [(absender: String, iban: String)]) {
    var konten: [String: Set<String>] = [:]
    for (absender, iban) in accepted { konten[PrintedNames.key(absender), default: []].insert(iban) }
    konten[""] = nil
    self.konten = konten.mapValues { $0.sorted() }
  }

  /// German; nil for a sender without a known account, and for one of those.
  func warnung(absender: String?, iban: String?) -> String? {
    guard let absender, let iban, let bekannt = konten[PrintedNames.key(absender)], !bekannt.contains(iban) else {
      return nil
    }
    let frueher = bekannt.prefix(3).map(CodeNumber.short).joined(separator: ", ")
    return "Achtung: Die IBAN ist eine andere als bisher bei \(absender) (bisher \(frueher); jetzt "
      + "\(CodeNumber.short(iban))). Vor dem Zahlen dort nachfragen, aber nicht unter einer Nummer aus diesem Schreiben."
  }
}

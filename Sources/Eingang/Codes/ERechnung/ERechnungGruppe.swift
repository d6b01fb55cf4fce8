/// An element that may stand several times, and whose values mean something only together.
enum ERechnungGruppe: Hashable, Sendable {
  /// A way to pay.
  case zahlungsweg
  /// A discount for paying early.
  case skonto
  /// A number under which the seller is registered for a tax.
  case steuernummer

  /// Whether such an element says all that it is there for.
  func isComplete(_ werte: [ERechnungFeld: String]) -> Bool {
    switch self {
    case .zahlungsweg:
      guard let means = werte[.zahlungsart] else { return false }
      return werte[.iban] != nil || ERechnungCode.debits.contains(means)
    case .skonto: return werte[.skontoTage] != nil && werte[.skontoProzent] != nil
    case .steuernummer:
      return ["VA", "VAT"].contains(werte[.verkaeuferSteuerart])
        || werte[.verkaeuferUStID]?.utf8.prefix(2).count(where: Bytes.isUpper) == 2
    }
  }

  /// A tax number of another kind is none at all; half of a way to pay is better than nothing.
  var needsAll: Bool { self == .steuernummer }
}

/// Of each group, the first element that is complete; where none is, the first.
struct ERechnungGruppen {
  private var open: (path: String, gruppe: ERechnungGruppe, werte: [ERechnungFeld: String])?
  private var chosen: [ERechnungGruppe: [ERechnungFeld: String]] = [:]

  mutating func begin(_ path: String, _ gruppe: ERechnungGruppe) { open = (path, gruppe, [:]) }

  /// False where no element of a group holds it.
  mutating func keep(_ value: String, as feld: ERechnungFeld, at path: String) -> Bool {
    guard let within = open?.path, path.hasPrefix(within + "/") else { return false }
    if open?.werte[feld] == nil { open?.werte[feld] = value }
    return true
  }

  mutating func end(_ path: String) {
    guard let ended = open, ended.path == path else { return }
    open = nil
    let isComplete = ended.gruppe.isComplete(ended.werte)
    if ended.werte.isEmpty || ended.gruppe.needsAll && !isComplete { return }
    if let other = chosen[ended.gruppe], !isComplete || ended.gruppe.isComplete(other) { return }
    chosen[ended.gruppe] = ended.werte
  }

  /// What was chosen, without what served only to choose.
  var werte: [ERechnungFeld: String] {
    chosen.values.reduce(into: [:]) { all, werte in
      for (feld, value) in werte where feld != .verkaeuferSteuerart { all[feld] = value }
    }
  }
}

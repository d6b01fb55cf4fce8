/// Makes an invoice of what a reader of XML tells, holding no more than what it is asked for.
package struct ERechnungParser {
  /// What a person would read beside the values.
  struct Zeile: Hashable, Sendable {
    var name = ""
    var menge = ""
    var betrag = ""
  }

  /// Nil until the root has been told; then still nil for any other XML.
  package private(set) var syntax: ERechnungSyntax?
  private var werte: [ERechnungFeld: String] = [:]
  private var gruppen = ERechnungGruppen()
  private(set) var zeilen: [Zeile] = []
  private(set) var vermerke: [String] = []

  /// Paths of the elements begun and not ended, the root's empty.
  private var paths: [String] = []
  private var text = ""
  private static let longestText = 4000
  private static let mostLines = 500
  private static let mostNotes = 20

  package init() {}

  /// False once it is clear that this is no invoice.
  package mutating func take(_ event: XMLEvent) -> Bool {
    switch event {
    case .start(let name, let space): return start(name, space)
    case .attribute(let name, let value):
      if let syntax, let path = paths.last, let feld = ERechnungPfade.feld("\(path)@\(name)", syntax) {
        keep(value, as: feld, at: path)
      }
    case .text(let piece):
      if text.utf8.count < ERechnungParser.longestText { text += piece.prefix(ERechnungParser.longestText) }
    case .end: end()
    }
    return true
  }

  /// The invoice, whose file bears that name; nil for any other XML.
  package func rechnung(datei: String) -> ERechnung? {
    syntax.map { syntax in
      ERechnung(
        datei: ERechnung.cleaned(datei, most: ERechnung.longestName), syntax: syntax,
        werte: werte.merging(gruppen.werte) { first, _ in first })
    }
  }

  private mutating func start(_ name: String, _ space: String) -> Bool {
    text = ""
    guard let parent = paths.last else {
      syntax = ERechnungSyntax(root: name, space: space)
      paths.append("")
      return syntax != nil
    }
    let known = ERechnungPfade.renamed[name] ?? name
    let path = parent.isEmpty ? known : parent + "/" + known
    // A path as long as that is none of those looked for.
    paths.append(path.utf8.count > 1000 ? parent : path)
    if let syntax, let gruppe = ERechnungPfade.gruppe(path, syntax) { gruppen.begin(path, gruppe) }
    if ERechnungParser.lines.contains(path), zeilen.count < ERechnungParser.mostLines { zeilen.append(Zeile()) }
    return true
  }

  private mutating func end() {
    guard let path = paths.popLast(), let syntax else { return }
    if !text.isEmpty {
      if let feld = ERechnungPfade.feld(path, syntax) {
        keep(text, as: feld, at: path)
      } else if ERechnungParser.notes.contains(path) {
        let note = ERechnung.cleaned(text, most: 500)
        if !note.isEmpty, vermerke.count < ERechnungParser.mostNotes { vermerke.append(note) }
      } else if let part = ERechnungParser.lineParts[path], let last = zeilen.indices.last {
        let value = ERechnung.cleaned(text, most: 200)
        switch part {
        case .name: zeilen[last].name = value
        case .menge: zeilen[last].menge = value
        case .betrag: zeilen[last].betrag = value
        }
      }
    }
    gruppen.end(path)
    text = ""
  }

  /// The first of its kind, but for what may come in parts, and what only means something beside its siblings.
  private mutating func keep(_ text: String, as feld: ERechnungFeld, at path: String) {
    let value = ERechnung.cleaned(text, most: feld.longest)
    if value.isEmpty || gruppen.keep(value, as: feld, at: path) { return }
    if let other = werte[feld] {
      if feld.isCollected { werte[feld] = ERechnung.cleaned(other + " " + value, most: feld.longest) }
    } else {
      werte[feld] = value
    }
  }

  private static let ciiLine = "SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem"
  private static let lines: Set<String> = [ciiLine, "InvoiceLine", "CreditNoteLine"]
  private static let notes: Set<String> = ["ExchangedDocument/IncludedNote/Content", "Note"]

  private enum Part {
    case name, menge, betrag
  }

  private static let lineParts: [String: Part] = [
    ciiLine + "/SpecifiedTradeProduct/Name": .name,
    ciiLine + "/SpecifiedLineTradeDelivery/BilledQuantity": .menge,
    ciiLine + "/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount": .betrag,
    // ZUGFeRD 1.0 calls a line's sum as it does the invoice's.
    ciiLine + "/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/LineTotalAmount": .betrag,
    "InvoiceLine/Item/Name": .name, "InvoiceLine/InvoicedQuantity": .menge,
    "InvoiceLine/LineExtensionAmount": .betrag,
    "CreditNoteLine/Item/Name": .name, "CreditNoteLine/CreditedQuantity": .menge,
    "CreditNoteLine/LineExtensionAmount": .betrag,
  ]
}

/// A name with gaps for what a letter says, as `{datum} {absender} – {titel}`.
package struct Namensvorlage: Hashable, Sendable {
  /// What may stand in a gap.
  package enum Wort: String, CaseIterable, Hashable, Sendable {
    case datum, jahr, monat, absender, titel, art, person, betrag, rechnungsnummer, ablage

    /// Every word in its braces, as a message names them.
    package static func list(without other: Wort? = nil) -> String {
      allCases.filter { $0 != other }.map { "{\($0.rawValue)}" }.joined(separator: ", ")
    }
  }

  enum Teil: Hashable, Sendable {
    case text(String)
    case wort(Wort)
  }

  /// As it was written.
  package let text: String
  let teile: [Teil]

  /// How filed copies are named where the household says nothing else.
  package static let datei = Namensvorlage(teile: [
    .wort(.datum), .text(" "), .wort(.absender), .text(" – "), .wort(.titel),
  ])
  /// The folder is the card's Ablage where the household says nothing else.
  package static let ordner = Namensvorlage(teile: [.wort(.ablage)])

  init(teile: [Teil]) {
    self.teile = teile
    text = teile.map { teil in
      switch teil {
      case .text(let text): text
      case .wort(let wort): "{\(wort.rawValue)}"
      }
    }.joined()
  }

  /// Throws for a brace without its other half, and for a word that is none.
  package init(_ text: String, without forbidden: Wort? = nil) throws(Vorlagenfehler) {
    var teile: [Teil] = []
    var rest = text[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      if open > rest.startIndex { teile.append(.text(String(rest[..<open]))) }
      guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else {
        throw Vorlagenfehler(reason: .brace, forbidden: forbidden)
      }
      let name = String(rest[rest.index(after: open)..<close])
      guard let wort = Wort(rawValue: name), wort != forbidden else {
        throw Vorlagenfehler(reason: .unknown(name), forbidden: forbidden)
      }
      teile.append(.wort(wort))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { teile.append(.text(String(rest))) }
    self.text = text
    self.teile = teile
  }

  /// The gaps filled in; what stands between two words goes with a word that the letter does not say.
  func filled(_ value: (Wort) -> String?) -> String {
    var pieces = teile
    for index in pieces.indices {
      guard case .wort(let wort) = pieces[index] else { continue }
      if let text = value(wort), !text.isEmpty {
        pieces[index] = .text(text)
      } else {
        pieces[index] = .text("")
        dropLink(at: index, &pieces)
      }
    }
    return pieces.map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }

  /// Takes away brackets round a gap that stays empty, or what links it to the next word, or the last one to the one before.
  private func dropLink(at index: Int, _ pieces: inout [Teil]) {
    let before = literal(index - 1, pieces)
    let after = literal(index + 1, pieces)
    if let before, let after, let open = before.last, let close = after.first,
      (open == "(" && close == ")") || (open == "[" && close == "]")
    {
      pieces[index - 1] = .text(String(before.dropLast().reversed().drop { $0 == " " }.reversed()))
      pieces[index + 1] = .text(String(after.dropFirst()))
    } else if let after, index + 2 < pieces.count {
      // A bracket that opens there belongs to the next word.
      pieces[index + 1] = .text(String(after[(after.firstIndex { $0 == "(" || $0 == "[" } ?? after.endIndex)...]))
    } else if before != nil {
      pieces[index - 1] = .text("")
    }
  }

  /// What was written there, and not what a gap was filled with.
  private func literal(_ index: Int, _ pieces: [Teil]) -> String? {
    guard teile.indices.contains(index), case .text = teile[index], case .text(let text) = pieces[index] else {
      return nil
    }
    return text
  }
}

/// Why a text is no template of a name.
package struct Vorlagenfehler: Error, Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    case brace
    case unknown(String)
  }

  let reason: Reason
  let forbidden: Namensvorlage.Wort?

  /// What is wrong and what is allowed, as a configuration's message goes on.
  package var why: String {
    let allowed = "Allowed: \(Namensvorlage.Wort.list(without: forbidden))."
    switch reason {
    case .brace: return "a brace stands alone. Put a word between { and }. \(allowed)"
    case .unknown(let word):
      let words = Namensvorlage.Wort.allCases.filter { $0 != forbidden }.map(\.rawValue)
      return "'{\(Echo.short(word))}' is no word of a name\(Spelling.hint(for: word, among: words)). \(allowed)"
    }
  }
}

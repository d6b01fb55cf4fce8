import AlbertModel

/// What a letter says for the gaps of a name, each value in the form that a file system bears.
package struct Namenswerte: Hashable, Sendable {
  private var werte: [Namensvorlage.Wort: String] = [:]

  /// Without a date of its own, a letter has that of its arrival; the kind of paper stands in for a missing title.
  package init(_ extraction: Extraction, arrived: CalendarDay?, ablage: String? = nil) {
    if let day = extraction.datum?.value ?? arrived {
      werte[.datum] = day.iso
      werte[.jahr] = String(day.iso.prefix(4))
      werte[.monat] = String(day.iso.dropFirst(5).prefix(2))
    }
    werte[.absender] = Namenswerte.short(extraction.absender?.value)
    let titel = FiledName.clean(extraction.titel?.value ?? "")
    werte[.titel] = titel.isEmpty ? extraction.art.value.rawValue.capitalized : titel
    werte[.art] = extraction.art.value.rawValue.capitalized
    werte[.person] = Namenswerte.short(extraction.person?.value)
    werte[.betrag] = extraction.betrag.map {
      FiledName.clean(
        $0.value.decimal.replacing(".", with: ",") + " " + ($0.value.currency == "EUR" ? "€" : $0.value.currency))
    }
    werte[.rechnungsnummer] = Namenswerte.short(extraction.rechnungsnummer?.value)
    werte[.ablage] = ablage
  }

  private static func short(_ text: String?) -> String? {
    text.map { text in
      let clean = FiledName.clean(text)
      return FiledName.cut(clean, toBytes: 60) + (isAbbreviated(clean, in: text) ? "." : "")
    }
  }

  /// Whether a full stop that was cleaned away belongs to the last word, that of a registered club for one.
  private static func isAbbreviated(_ clean: String, in text: String) -> Bool {
    guard clean.utf8.count < 60, let word = clean.split(whereSeparator: { !$0.isLetter }).last,
      clean.hasSuffix(word), word.count == 1 || ["co", "corp", "inc", "ltd"].contains(word.lowercased())
    else { return false }
    let end = text.reversed().drop(while: \.isWhitespace).reversed()
    return String(end).hasSuffix(word + ".")
  }

  /// A file's name of at most so many bytes; the title gives way first, and nothing is left of a name that says nothing.
  func name(_ vorlage: Namensvorlage, toBytes room: Int) -> String {
    var text = FiledName.clean(vorlage.filled { werte[$0] })
    if text.utf8.count > room, let titel = werte[.titel] {
      let short = FiledName.cut(titel, toBytes: max(20, titel.utf8.count - (text.utf8.count - room)))
      text = FiledName.clean(vorlage.filled { $0 == .titel ? short : werte[$0] })
    }
    return FiledName.cut(text, toBytes: room)
  }

  /// A folder's path; a level whose words the letter does not say is left out.
  ///
  /// Only the Ablage brings folders of its own: elsewhere a slash is a sign like others.
  func path(_ vorlage: Namensvorlage) -> String {
    var levels: [[Namensvorlage.Teil]] = [[]]
    for teil in vorlage.teile {
      guard case .text(let text) = teil else {
        levels[levels.count - 1].append(teil)
        continue
      }
      for (index, part) in text.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { levels.append([]) }
        if !part.isEmpty { levels[levels.count - 1].append(.text(String(part))) }
      }
    }
    return levels.compactMap { level in
      let text = Namensvorlage(teile: level).filled { wort in
        wort == .ablage ? werte[.ablage] : werte[wort]?.replacing("/", with: "-")
      }
      let isSaid = level.contains { if case .wort(let wort) = $0 { werte[wort]?.isEmpty == false } else { false } }
      let isFixed = level.allSatisfy { if case .text = $0 { true } else { false } }
      guard isSaid || isFixed else { return nil }
      return level.contains(.wort(.ablage)) ? text : FiledName.clean(text)
    }.filter { !$0.isEmpty }.joined(separator: "/")
  }

  /// The target with its gaps filled in; as it is where that would lead nowhere.
  func target(_ ziel: String) -> String {
    guard ziel.contains("{"), let vorlage = try? Namensvorlage(ziel, without: .ablage) else { return ziel }
    return Ablageziel(path(vorlage))?.path ?? ziel
  }
}

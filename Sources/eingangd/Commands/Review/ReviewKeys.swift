/// The keys that mean something, as they stand at the bottom.
enum ReviewKeys {
  struct Key: Hashable, Sendable {
    let key: String
    let does: String
    /// The lowest stay the longest where room is short.
    let rank: Int

    init(_ key: String, _ does: String, rank: Int = 0) {
      self.key = key
      self.does = does
      self.rank = rank
    }

    var width: Int { DisplayWidth.of(key) + 1 + DisplayWidth.of(does) }
  }

  static let browse = [
    Key("a", "Übernehmen"), Key("ä", "Ändern"), Key("x", "Ablehnen", rank: 1), Key("s", "Überspringen", rank: 4),
    Key("w", "Wiedervorlage", rank: 2), Key("o", "Seite", rank: 5), Key("u", "Rückgängig", rank: 1),
    Key("1–9", "statt dessen", rank: 3), Key("/", "Suchen", rank: 5), Key("Tab", "Karte", rank: 6),
    Key("↑↓", "wählen", rank: 6), Key("?", "Hilfe"), Key("q", "Ende"),
  ]
  static let fields = [Key("1–7", "Feld"), Key("↑↓", "wählen", rank: 1), Key("Enter", "ändern"), Key("Esc", "zurück")]
  static let edit = [
    Key("↑↓", "wählen", rank: 1), Key("→", "bearbeiten", rank: 2), Key("Enter", "übernehmen"), Key("Esc", "zurück"),
    Key("Strg-U", "leeren", rank: 3), Key("Strg-W", "Wort löschen", rank: 4),
  ]
  static let filter = [Key("Enter", "behalten"), Key("↑↓", "wählen", rank: 1), Key("Esc", "alle zeigen")]
  static let help = [Key("↑↓", "blättern"), Key("Esc", "zurück")]
  static let small = [Key("q", "Ende")]

  /// In as many lines as they need, at most so many: what is of least use is left out then.
  static func lines(_ keys: [Key], width: Int, atMost limit: Int) -> [FrameLine] {
    var keys = keys
    while true {
      let rows = rows(keys, width: width - 1)
      guard rows.count > limit, let highest = keys.map(\.rank).max(), highest > 0,
        let last = keys.lastIndex(where: { $0.rank == highest })
      else { return rows.prefix(limit).map(line) }
      keys.remove(at: last)
    }
  }

  private static func rows(_ keys: [Key], width: Int) -> [[Key]] {
    var rows: [[Key]] = []
    var used = Int.max / 2
    for key in keys {
      if used + 2 + key.width > width {
        rows.append([])
        used = -2
      }
      rows[rows.count - 1].append(key)
      used += 2 + key.width
    }
    return rows
  }

  private static func line(_ keys: [Key]) -> FrameLine {
    var spans = [Span(" ")]
    for (index, key) in keys.enumerated() {
      spans += [Span(index == 0 ? "" : "  "), Span(key.key, .bold), Span(" " + key.does, .dim)]
    }
    return FrameLine(spans)
  }
}

extension ReviewModel {
  /// Those of what is being done.
  var keys: [ReviewKeys.Key] {
    switch mode {
    case .browse: ReviewKeys.browse
    case .fields: ReviewKeys.fields
    case .edit: ReviewKeys.edit
    case .filter: ReviewKeys.filter
    case .help: ReviewKeys.help
    }
  }
}

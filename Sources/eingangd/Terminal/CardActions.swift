import AlbertModel

/// What can be done with a card: always two things, each with the command that does it.
enum CardActions {
  static func actions(for card: Card) -> (String, String) {
    guard let id = card.id else {
      let files = card.files.map(quoted).joined(separator: " ") + (card.files.count > 1 ? " --join" : "")
      let look =
        card.vorschlag == nil
        ? "Noch einmal: eingangd extract \(files)" : "Text zeigen: eingangd extract --text \(files)"
      return ("Aufnehmen: eingangd ingest \(files)", look)
    }
    return switch card.state {
    case .offen: ("Übernehmen: eingangd accept \(id)", "Ändern: eingangd change \(id) …")
    case .gestoert: ("Noch einmal: eingangd retry \(id)", "Ablehnen: eingangd decline \(id)")
    // Its file was removed for good: there is nothing to take back or to look at.
    case .abgelehnt where card.files.isEmpty: ("Verlauf: eingangd where \(id)", "Übrige: eingangd list --all")
    case .abgelegt, .abgelehnt: ("Rückgängig: eingangd undo \(id)", "Ansehen: eingangd show \(id) --open")
    }
  }

  /// A file name as a shell takes it.
  static func quoted(_ name: String) -> String {
    let visible = Visible.line(name)
    let isPlain = visible.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789._-/+,".unicodeScalars.contains($0)
    }
    if isPlain, !visible.hasPrefix("-"), !visible.isEmpty { return visible }
    // By bytes: a quotation mark under an accent is one Character, and would end the quotation all the same.
    return "'"
      + visible.utf8.split(separator: 0x27, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "'\\''") + "'"
  }
}

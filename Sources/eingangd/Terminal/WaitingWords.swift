import Eingang

/// Why something is not taken or not read yet, as a person reads it.
enum WaitingWords {
  static func reason(_ file: WaitingFile) -> String {
    let detail = file.detail
    switch file.reason {
    case .settling: return "wird noch geschrieben"
    case .open:
      return detail.isEmpty
        ? "wird noch geschrieben, ein Programm hat es offen" : "wird noch geschrieben, ein Programm hat \(detail) offen"
    case .incomplete: return "unvollständig: \(detail)"
    case .growing: return "kann noch wachsen: ein Scanner hängt Seiten an"
    case .empty: return detail.isEmpty ? "leer" : "leer, \(detail)"
    case .filling: return detail.isEmpty ? "Ordner wird gefüllt" : "Ordner wird gefüllt: \(detail)"
    case .series: return "wartet, ob weitere Seiten kommen"
    case .provisional: return "Name ist vorläufig"
    case .link: return "wird nicht angenommen: " + (detail.isEmpty ? "Verknüpfung" : detail)
    case .special: return "wird nicht angenommen: " + (detail.isEmpty ? "keine gewöhnliche Datei" : detail)
    case .misnamed: return "wird nicht angenommen: Name ist nicht in UTF-8"
    case .tooDeep: return "wird nicht angenommen: liegt in zu vielen Ordnern"
    case .checking: return "wird geprüft"
    case .queued: return "ist vollständig und kommt an die Reihe"
    case .overdue: return "bleibt unvollständig, wird angenommen, wie es ist"
    case .failed: return "lässt sich nicht annehmen: \(detail)"
    case .left: return "liegt sicher im Archiv, lässt sich aber nicht wegräumen"
    case .lost: return "nicht erreichbar: \(detail)"
    case .unwatched: return "wartet auf eingangd watch"
    }
  }

  static func reason(_ document: UnreadDocument, isWatched: Bool) -> String {
    if !isWatched { return "archiviert, wird beim nächsten Start gelesen" }
    if document.isBegun { return "wird gelesen" }
    return document.until.map { "archiviert, wird um \(LocalTime.text($0.iso)) noch einmal gelesen" }
      ?? "archiviert, wartet auf einen Leser"
  }

  /// `1,4 MB`; small files in bytes.
  static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(GermanFormat.grouped(bytes)) B"
    case ..<1_000_000: "\(GermanFormat.decimal(Double(bytes) / 1000, places: 1)) kB"
    default: "\(GermanFormat.decimal(Double(bytes) / 1_000_000, places: 1)) MB"
    }
  }
}

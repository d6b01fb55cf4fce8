/// Something that lies in the inbox and is not taken yet.
package struct WaitingFile: Hashable, Sendable {
  /// What it waits for; the raw values are what a script reads.
  package enum Reason: String, CaseIterable, Hashable, Sendable, Codable {
    /// It changed a moment ago.
    case settling = "schreibt"
    /// A program holds it open for writing.
    case open = "offen"
    /// Its end is missing.
    case incomplete = "unvollstaendig"
    /// Scanners append to its kind.
    case growing = "waechst"
    case empty = "leer"
    /// A folder that grew a moment ago, or in which a page is still being written.
    case filling = "ordner"
    /// An image whose name numbers a page: the next page may be on its way.
    case series = "seiten"
    /// It bears the name that files have while they are written.
    case provisional = "vorlaeufig"
    case link = "verknuepfung"
    case special = "sonderdatei"
    case misnamed = "name"
    case tooDeep = "tiefe"
    /// Somebody looks whether it is whole.
    case checking = "pruefung"
    /// Whole, and waiting for its turn.
    case queued = "reihe"
    /// Not whole, and taken as it is: it was waited for long enough.
    case overdue = "abgelaufen"
    /// It could not be taken, and is tried again.
    case failed = "fehler"
    /// Safe in the archive, and yet not to be moved away.
    case left = "archiviert"
    /// The inbox itself, which cannot be looked at.
    case lost = "unerreichbar"
    /// Nobody is there to take it.
    case unwatched = "unbeobachtet"
  }

  package let path: String
  package let size: Int
  /// Since when it lies there, as far as is known.
  package let since: UTCTime
  package let reason: Reason
  /// German; empty where the reason says it all.
  package let detail: String

  package init(path: String, size: Int, since: UTCTime, reason: Reason, detail: String = "") {
    self.path = path
    self.size = size
    self.since = since
    self.reason = reason
    self.detail = detail
  }
}

extension WaitingFile.Reason {
  /// What keeps a thing from being taken however long it is waited for.
  init(_ flaw: Untaken) {
    switch flaw {
    case .vanished, .changing: self = .filling
    case .notAFile(let path): self = FileStatus(path: path)?.kind == .link ? .link : .special
    case .unreadable: self = .failed
    case .tooDeep: self = .tooDeep
    case .misnamed: self = .misnamed
    case .page(let page): self = WaitingFile.Reason(page)
    }
  }
}

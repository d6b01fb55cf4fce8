import Eingang

/// A line of `list --waiting --json`.
struct WaitingObject: Encodable {
  private let schema = 1
  /// The document's number, where it is in the archive already.
  private let id: Int?
  private let state = "wartet"
  private let path: String?
  private let files: [String]
  private let size: Int
  private let since: String
  /// One word.
  private let reason: String
  /// The same for a person.
  private let why: String

  init(_ file: WaitingFile) {
    id = nil
    path = file.path
    files = [FilePath.name(of: file.path)]
    size = file.size
    since = file.since.iso
    reason = file.reason.rawValue
    why = WaitingWords.reason(file)
  }

  init(_ document: UnreadDocument, isWatched: Bool) {
    id = document.id
    path = nil
    files = document.files
    size = document.size
    since = document.arrivedAt
    reason = document.isBegun && isWatched ? "liest" : "ungelesen"
    why = WaitingWords.reason(document, isWatched: isWatched)
  }
}

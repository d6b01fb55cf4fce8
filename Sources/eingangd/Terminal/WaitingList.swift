import AlbertModel
import Eingang

/// What waits in the inbox and in the archive, as a table.
struct WaitingList {
  let files: [WaitingFile]
  let unread: [UnreadDocument]
  /// Whether anybody is at work on it.
  let isWatched: Bool
  let inbox: String
  let width: Int
  var style = Style(hasColour: false)

  func lines() -> [String] {
    let columns = [
      Table.Column(title: "Was", minimum: 16, weight: 2), Table.Column(title: "Seit"),
      Table.Column(title: "Größe", alignment: .right),
      Table.Column(title: "Warum", minimum: 20, weight: 2, wraps: true),
    ]
    let rows = files.map(row) + unread.map(row)
    return Table(columns: columns, rows: rows).lines(width: width, style: style)
  }

  private func row(_ file: WaitingFile) -> [String] {
    [name(of: file), LocalTime.text(file.since.iso), WaitingWords.size(file.size), WaitingWords.reason(file)]
  }

  private func row(_ document: UnreadDocument) -> [String] {
    [
      "#\(document.id) " + document.files.joined(separator: ", "), LocalTime.text(document.arrivedAt),
      WaitingWords.size(document.size), WaitingWords.reason(document, isWatched: isWatched),
    ]
  }

  /// Below the inbox.
  private func name(of file: WaitingFile) -> String {
    if file.path == inbox { return "Inbox" }
    let isBelow = file.path.utf8.starts(with: (inbox + "/").utf8)
    return isBelow ? String(decoding: file.path.utf8.dropFirst(inbox.utf8.count + 1), as: UTF8.self) : file.path
  }
}

/// What a name in the inbox says about the file that bears it.
package enum InboxName: Hashable, Sendable {
  case document
  /// A file on its way: it gets its real name once it is whole.
  case unfinished
  /// Belongs to a file manager or a program, not to the household.
  case ignored

  /// The last part of a path.
  package init(_ name: String) {
    let lower = name.lowercased()
    if lower.utf8.first == 0x2E || InboxName.systemNames.contains(lower) {
      self = .ignored
    } else if lower.hasSuffix("~") || lower.hasPrefix("~") || InboxName.endings.contains(where: lower.hasSuffix) {
      self = .unfinished
    } else {
      self = .document
    }
  }

  private static let systemNames: Set<String> = ["thumbs.db", "ehthumbs.db", "desktop.ini", "icon\r"]
  // Browsers, rsync, WinSCP, Syncthing and scanners write under such names first.
  private static let endings = [
    ".tmp", ".temp", ".part", ".partial", ".crdownload", ".download", ".filepart", ".opdownload", ".swp",
  ]
}

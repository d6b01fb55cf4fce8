/// Names in the inbox that no document bears.
package struct IgnoreList: Hashable, Sendable {
  /// A pattern, what a file of such a name is, and whose it is.
  struct Rule: Hashable, Sendable {
    let pattern: NamePattern
    let kind: InboxName
    let origin: String

    init(_ pattern: String, _ kind: InboxName, _ origin: String) {
      self.pattern = NamePattern(pattern)
      self.kind = kind
      self.origin = origin
    }
  }

  private let further: [NamePattern]

  /// The built-in names and a household's own.
  package init(_ further: [String] = []) { self.further = further.map(NamePattern.init) }

  /// The built-in names alone.
  package static let standard = IgnoreList()

  package func kind(of name: String) -> InboxName {
    let letters = NamePattern.letters(of: name)
    if further.contains(where: { $0.matches(letters) }) { return .ignored }
    return IgnoreList.rules.first { $0.pattern.matches(letters) }?.kind ?? .document
  }
}

extension IgnoreList {
  /// The first that fits counts; `docs/ignored-names.md` is this table.
  static let rules: [Rule] =
    [
      (".*", "hidden: macOS, Linux desktops, editors, rsync, Syncthing, NAS boxes, this program"),
      ("thumbs.db", "Windows: thumbnails"),
      ("thumbs.db:encryptable", "Windows: thumbnails, as a network share shows them"),
      ("ehthumbs*.db", "Windows: thumbnails"), ("desktop.ini", "Windows: how a folder looks"),
      ("$recycle.bin", "Windows: wastebasket"), ("recycler", "Windows: wastebasket"),
      ("system volume information", "Windows"), ("~$*", "Office programs: who has a document open"),
      ("icon\r", "macOS: a folder's icon"), ("__macosx", "macOS: attributes in an unpacked ZIP"),
      ("network trash folder", "macOS: wastebasket of a share"), ("temporary items", "macOS: on a share"),
      ("@eadir", "Synology: thumbnails"), ("@tmp", "Synology"), ("@sharebin", "Synology: wastebasket"),
      ("#recycle", "Synology: wastebasket"), ("#snapshot", "Synology: snapshots"),
      ("@recycle", "QNAP: wastebasket"), ("@recently-snapshot", "QNAP: snapshots"), ("@__thumb", "QNAP: thumbnails"),
      ("lost+found", "Linux: what a disk check found"), ("*~", "editors: the version before"),
      ("#*#", "Emacs: saved by itself"), ("*.swp", "Vim: a file being edited"), ("*.swo", "Vim: a file being edited"),
      ("4913", "Vim: tries whether it may write"), ("sync.ffs_lock", "FreeFileSync"), ("*.ffs_db", "FreeFileSync"),
    ].map { Rule($0, .ignored, $1) }
    + [
      ("~*", "Windows programs, Syncthing on Windows: on its way"), ("*.tmp", "scanners and many programs: on its way"),
      ("*.temp", "many programs: on its way"), ("*.scn", "scanner programs: on its way"),
      ("*.part", "Firefox, KDE: on its way"),
      ("*.partial", "rclone, browsers: on its way"), ("*.crdownload", "Chrome, Edge: on its way"),
      ("*.download", "Safari: on its way"), ("*.opdownload", "Opera: on its way"),
      ("*.filepart", "WinSCP: on its way"), ("*.ffs_tmp", "FreeFileSync: on its way"),
      ("*.!sync", "Resilio Sync: on its way"),
    ].map { Rule($0, .unfinished, $1) }
}

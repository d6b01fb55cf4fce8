extension Store {
  /// A bare folder that has been one for so long is no longer a mount point whose disk is missing.
  private static let remembered: Int64 = 30 * 24 * 3600 * 1000

  /// Remembers that a disk or share is mounted on the inbox.
  func noteMounted(_ inbox: String) throws(StoreError) {
    try write { (connection) throws(StoreError) in
      try connection.run(
        "INSERT OR REPLACE INTO mounted_inboxes (path, seen_at) VALUES (?, ?)", [.text(inbox), .text(timestamp)])
    }
  }

  /// Those on which one was mounted in the last thirty days.
  func mountedInboxes() throws(StoreError) -> [String] {
    let since = UTCTime(milliseconds: now().milliseconds - Store.remembered).iso
    return try read { (connection) throws(StoreError) in
      try connection.rows("SELECT path FROM mounted_inboxes WHERE seen_at >= ? ORDER BY path", [.text(since)]) {
        (row) throws(StoreError) in row.text(0)
      }
    }
  }

  /// Remembers folders of the Ablage that were made just now.
  func noteMade(_ folders: [(path: String, inode: UInt64)]) throws(StoreError) {
    let rows = folders.map { [SQLValue.text($0.path), .text(String($0.inode))] }
    try write { (connection) throws(StoreError) in
      for row in rows {
        try connection.run("INSERT OR REPLACE INTO ablage_folders (path, inode) VALUES (?, ?)", row)
      }
    }
  }

  /// True where the program made that very folder.
  func hasMade(_ path: String, inode: UInt64) throws(StoreError) -> Bool {
    try read { (connection) throws(StoreError) in
      try !connection.rows(
        "SELECT 1 FROM ablage_folders WHERE path = ? AND inode = ?", [.text(path), .text(String(inode))]
      ) { (row) throws(StoreError) in row.int(0) }.isEmpty
    }
  }

  /// It is gone.
  func forgetMade(_ path: String) throws(StoreError) {
    try write { (connection) throws(StoreError) in
      try connection.run("DELETE FROM ablage_folders WHERE path = ?", [.text(path)])
    }
  }
}

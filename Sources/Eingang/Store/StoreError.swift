/// Why the store cannot be used.
package struct StoreError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// Another program version wrote it.
    case newer(found: Int, known: Int)
    /// Not a database, or no longer a whole one.
    case damaged(String)
    /// Another process held it for longer than the timeout.
    case busy
    /// No space is left on the disk.
    case full
    /// It cannot be opened or written.
    case inaccessible(String)
    /// The disk it lies on cannot hold the log that several processes share.
    case noLog(mode: String)
    /// The file was moved away or deleted while it was in use.
    case gone
    /// Another file was put in its place while it was in use.
    case replaced
    /// Other bytes were written over the file's, or its log was taken away, while it was in use.
    case overwritten
    /// A row does not hold what the program wrote there.
    case unreadableRow(String)
    /// Anything else that SQLite says.
    case sqlite(code: Int32, String)
  }

  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension StoreError: CustomStringConvertible {
  package var description: String { "Store unusable: \(path): \(why)" }

  /// Why, and what to do.
  package var why: String {
    switch reason {
    case .newer(let found, let known):
      "it was written by a newer version (schema \(found), this program knows \(known)). Update eingangd."
    case .damaged(let detail):
      "the file is damaged (\(detail)). Restore it from a backup, or make a new one of the originals, which keeps it under another name: eingangd verify --adopt"
    case .busy: "another process has held it for more than five seconds. Try again."
    case .full: "no space is left on the disk. Free some and try again."
    case .inaccessible(let detail): "\(detail). Check the folder and its permissions."
    case .noLog(let mode):
      "its disk allows no shared write-ahead log (journal mode \(mode)). Keep the home folder on a local disk: --home DIR"
    case .gone: "moved away or deleted meanwhile. Put it back."
    case .replaced:
      "another file was put in its place while the program ran. Start again; every original is in the archive."
    case .overwritten:
      "another file was copied over it, or its log was taken away, while the program ran. Start again with what lies there now; every original is in the archive."
    case .unreadableRow(let detail): "an entry cannot be read (\(detail)). Run: eingangd doctor"
    case .sqlite(let code, let detail): "SQLite says \(detail) (\(code)). Run: eingangd doctor"
    }
  }
}

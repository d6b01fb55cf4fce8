/// Something that a person should know about how the inbox is watched.
package enum InboxNotice: Hashable, Sendable {
  /// Why events cannot be relied on.
  package enum Deafness: Hashable, Sendable {
    /// Other machines may write there without this one hearing of it.
    case remote
    /// The kernel gives no watch.
    case unavailable(FileError)
    /// No probe can be written there.
    case unwritable(FileError)
    /// A probe was written, and nothing was heard of it.
    case silent
  }

  /// Why the inbox cannot be looked at, or is not the one it was.
  package enum Loss: Hashable, Sendable {
    /// It is gone, or cannot be read.
    case failed(FileError)
    /// A disk or share was mounted there, and is no longer.
    case unmounted

    /// In German, for what a person looks at.
    package var germanReason: String {
      switch self {
      case .failed(let error): error.germanReason
      case .unmounted: "die Platte oder Freigabe ist nicht eingehängt"
      }
    }
  }

  /// The folder is looked at every so often, since events do not come.
  case polling(inbox: String, Deafness, every: Duration)
  /// Events come again.
  case hearing(inbox: String)
  /// It is waited for, and nothing needs to be started again once it is there.
  case lost(inbox: String, Loss)
  /// A name was not UTF-8, and is put right.
  case renamed(Files.Renaming)
  /// It is there and watched again.
  case back(inbox: String)
  /// Another folder lies in its place, and is watched instead.
  case replaced(inbox: String)
}

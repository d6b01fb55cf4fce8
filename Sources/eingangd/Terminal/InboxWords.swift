import Eingang
import Glibc

/// What a person should know about how the inbox is watched, in one line.
enum InboxWords {
  static func text(_ notice: InboxNotice) -> String {
    switch notice {
    case .polling(let inbox, let why, let every):
      "\(inbox): \(reason(why)) Looked at every \(seconds(every)) instead."
    case .hearing(let inbox): "\(inbox): changes are reported again."
    case .lost(let inbox, .failed(let error)):
      "\(inbox): away (\(String(cString: strerror(error.code)))), and watched again by itself once it is back."
    case .lost(let inbox, .unmounted):
      "\(inbox): nothing is mounted there; watched again by itself once it is."
    case .renamed(let renaming): "\(renaming.path): so named now; it was not UTF-8: \(renaming.bytes)"
    case .back(let inbox): "\(inbox): back, and watched again."
    case .replaced(let inbox): "\(inbox): another folder now, which is watched instead."
    }
  }

  /// Why something in the inbox is left alone, which is looked up now: the folder that it is in waits for it.
  static func left(_ path: String) -> String {
    if let special = SpecialFile(path) { return "\(special.english), left alone. Put the file itself there." }
    switch FileStatus(path: path)?.kind {
    case .folder: return "left alone: it lies too deep or cannot be read."
    case nil: return "left alone: its name is not UTF-8. Rename it."
    default: return "left alone: it cannot be taken."
    }
  }

  private static func reason(_ why: InboxNotice.Deafness) -> String {
    switch why {
    case .remote: "what other machines write is not reported."
    case .unavailable(let error): "changes are not reported (\(String(cString: strerror(error.code))))."
    case .unwritable(let error): "no probe can be written (\(String(cString: strerror(error.code))))."
    case .silent: "changes are not reported."
    }
  }

  private static func seconds(_ duration: Duration) -> String {
    let seconds = (duration.milliseconds / 1000).rounded()
    return seconds <= 1 ? "second" : "\(Int(seconds)) seconds"
  }
}

import Eingang

/// What a person should know about how the inbox is watched, in one line.
enum InboxWords {
  static func text(_ notice: InboxNotice) -> String {
    switch notice {
    case .polling(let inbox, let why, let every):
      "\(inbox): \(reason(why)) It is looked at every \(seconds(every)) instead."
    case .hearing(let inbox): "\(inbox): changes are reported again; it is not looked at every few seconds any more."
    case .lost(_, .failed(let error)):
      "The inbox cannot be watched: \(error) It is taken up again by itself once it is back."
    case .lost(let inbox, .unmounted):
      "\(inbox): nothing is mounted there any more. It is taken up again by itself once it is mounted; what lies in the empty folder until then is taken all the same."
    case .renamed(let renaming):
      "\(renaming.path): its name was not UTF-8 and is put right. It was: \(renaming.bytes)"
    case .back(let inbox): "\(inbox): it is back, and watched again."
    case .replaced(let inbox): "\(inbox): another folder lies there now, and is watched instead."
    }
  }

  private static func reason(_ why: InboxNotice.Deafness) -> String {
    switch why {
    case .remote: "other machines may write there, and this one hears nothing of that."
    case .unavailable(let error): "the system reports no changes. \(error)"
    case .unwritable(let error): "whether changes are reported cannot be tried. \(error)"
    case .silent: "the system reports no changes there."
    }
  }

  private static func seconds(_ duration: Duration) -> String {
    let seconds = (duration.milliseconds / 1000).rounded()
    return seconds <= 1 ? "second" : "\(Int(seconds)) seconds"
  }
}

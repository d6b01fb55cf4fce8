import Foundation

/// Watches an inbox on a thread of its own, and hands on what has stood still.
///
/// inotify's events only say when to look; what counts is what the folder holds then. So an event that is lost, or that
/// a network share never sends, costs time and no document. An inbox that is gone is waited for.
final class InboxWatcher: Sendable {
  enum Event: Hashable, Sendable {
    /// Stands still; an answer is awaited whether it is whole.
    case quiet(InboxItem)
    /// To be taken; it is awaited how that went.
    case arrived(Arrival)
    /// A link, a special file, or what else is left where it is, told once.
    case ignored(path: String)
    /// All that waits, each time it has changed.
    case waiting([WaitingFile])
    case notice(InboxNotice)
  }

  struct Settings: Sendable {
    var inbox: String
    /// A disk or share was mounted on it lately.
    var wasMounted = false
    var rule = StabilityRule()
    /// The longest time between two looks where events come.
    var rescan = Duration.seconds(60)
    /// Names that no document bears.
    var ignored = IgnoreList.standard
    var list: InboxLoop.Listing = { inbox, ignored, names in
      do throws(FileError) {
        return .success(try InboxListing(of: inbox, names: names, ignoring: ignored))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Ends after `stop`.
  let events: AsyncStream<Event>
  let settings: Settings
  private let mailbox: InboxMailbox

  /// The watch is set before the inbox is looked at for the first time, so nothing falls between the two.
  init(_ settings: Settings) throws(FileError) {
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    events = stream
    self.settings = settings
    let mailbox = try InboxMailbox(for: settings.inbox)
    self.mailbox = mailbox
    Thread.detachNewThread {
      var loop = InboxLoop(settings, mailbox, continuation)
      loop.run()
      continuation.finish()
    }
  }

  deinit { stop() }

  /// What was found out about something that stood still.
  func answer(_ item: InboxItem, _ verdict: InboxVerdict) { mailbox.post(.verdict(item, verdict)) }

  /// How it went with something that had arrived.
  func settle(_ item: InboxItem, _ fate: InboxFate) { mailbox.post(.fate(item, fate)) }

  /// Ends the watching; what was handed on stays so.
  func stop() { mailbox.stop() }
}

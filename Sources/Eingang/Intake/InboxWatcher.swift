import CLinux
import Foundation
import Synchronization

/// Watches an inbox on a thread of its own, and hands on what is whole.
///
/// inotify's events only say when to look; what counts is what the folder holds then. So an event that is lost, or that
/// a network share never sends, costs time and no document.
package final class InboxWatcher: Sendable {
  package enum Event: Hashable, Sendable {
    case arrived(Arrival)
    /// A link or a special file, told once.
    case ignored(path: String)
    /// The inbox cannot be watched any more; nothing follows.
    case failed(FileError)
  }

  /// Ends after `stop`, or after a failure.
  package let events: AsyncStream<Event>
  /// The pipe's end whose closing ends the thread; nil once it is closed.
  ///
  /// Closed and never written to: a thread that has ended already would turn writing into a signal.
  private let wake: Mutex<Int32?>

  /// The watch is set before the inbox is looked at for the first time, so nothing falls between the two.
  package init(inbox: String, rule: StabilityRule = StabilityRule(), rescan: Duration = .seconds(30)) throws(FileError)
  {
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    events = stream
    let (watch, wake) = try InboxWatch.open(inbox: inbox)
    self.wake = Mutex(wake)
    // Other machines' writing is not heard of, so there the folder itself is looked at as often as files need to rest.
    let pause = clx_fs_is_remote(inbox) == 1 ? min(rescan, max(rule.quiet, .milliseconds(100))) : rescan
    Thread.detachNewThread {
      var loop = InboxLoop(watch: watch, rule: rule, pause: pause)
      loop.run(continuation)
      watch.close()
      continuation.finish()
    }
  }

  deinit { stop() }

  /// Ends the watching; what was handed on stays so.
  package func stop() {
    wake.withLock { descriptor in
      if let descriptor { close(descriptor) }
      descriptor = nil
    }
  }
}

import CLinux

/// Signals as bytes to read, whichever thread they reach.
///
/// Dispatch's signal sources lose a signal that the kernel hands to a thread which is not Dispatch's own, as the one
/// that watches the inbox.
package enum SignalPipe {
  /// The descriptor to read their numbers from, a byte each; it does not block, and is never closed.
  package static func open(_ signals: [Int32]) throws(FileError) -> Int32 {
    let result = clx_signals_to_pipe(signals, signals.count)
    guard result >= 0 else { throw FileError(.open, "a pipe for signals", code: -result) }
    return result
  }
}

import Glibc

/// Takes an input that computes for a minute for one that never ends, however long a busy machine takes over it.
enum ProcessorLimit {
  private static let seconds = 60

  /// Counts anew, for the next input.
  static func begin() {
    _ = ends
    var limit = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
  }

  // libFuzzer keeps the input of a process that aborts, and knows nothing of this signal.
  private static let ends: Void = { signal(SIGPROF) { _ in abort() } }()
}

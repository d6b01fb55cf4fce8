import Glibc

/// Measures what this process has cost, whatever else the machine was busy with.
package struct ProcessorWatch {
  private var last = ProcessorWatch.now

  package init() {}

  /// Milliseconds of processor time since the last lap, or since the start.
  package mutating func lap() -> Double {
    let now = ProcessorWatch.now
    defer { last = now }
    return now - last
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
}

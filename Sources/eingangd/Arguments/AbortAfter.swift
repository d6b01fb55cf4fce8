import Eingang
import Glibc

/// Makes a debug build die at a point of custody, as a crash or somebody's `kill -9` would: `--abort-after copied:2`.
///
/// A release build does not know the option.
struct AbortAfter: Hashable, Sendable {
  let point: FaultPoint
  /// At which time of coming there.
  let count: Int

  #if DEBUG
    static let options = [
      Option(
        long: "abort-after", kind: .value("STEP[:N]"), help: "dies when it comes to a step of custody", isHidden: true)
    ]
  #else
    static let options: [Option] = []
  #endif

  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let point = FaultPoint(rawValue: String(parts.first ?? "")) else {
      let words = FaultPoint.allCases.map(\.rawValue)
      throw UsageError("--abort-after: '\(Visible.line(text))' is no step. Known: \(words.joined(separator: ", ")).")
    }
    guard let count = parts.count > 1 ? Int(parts[1]) : 1, count >= 1 else {
      throw UsageError("--abort-after: '\(Visible.line(text))' does not end in a number from 1 on.")
    }
    self.point = point
    self.count = count
  }

  /// Does the work, and dies in the middle of it where the arguments say so.
  static func run<Result>(
    _ arguments: ParsedArguments, _ work: () async throws -> Result
  ) async throws -> Result {
    #if DEBUG
      guard let text = arguments.value("abort-after") else { return try await work() }
      let end = try AbortAfter(text)
      let left = Guarded(end.count)
      let reaction: FaultPoint.Reaction = { (point) throws(FileError) in
        guard point == end.point else { return }
        let isNow = left.withLock { left in
          left -= 1
          return left == 0
        }
        if isNow { kill(getpid(), SIGKILL) }
      }
      return try await FaultPoint.$reaction.withValue(reaction, operation: work)
    #else
      return try await work()
    #endif
  }
}

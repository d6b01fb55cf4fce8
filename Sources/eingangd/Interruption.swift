import Dispatch
import Eingang
import Glibc

/// Ends a run on SIGINT and SIGTERM: the work is cancelled, and given a moment to put things in order.
enum Interruption {
  /// After this the process ends whatever is still going on; the store survives that at any moment.
  ///
  /// Ending has two seconds altogether, and leaving takes some of them.
  private static let grace = DispatchTimeInterval.milliseconds(1500)

  /// The work's own status, or that of the signal which ended it.
  static func run(
    onTerminate: ExitStatus = .interrupted, _ work: @escaping @Sendable () async throws -> ExitStatus
  ) async throws -> ExitStatus {
    let (signals, continuation) = AsyncStream.makeStream(of: Int32.self)
    let descriptor = try SignalPipe.open([SIGINT, SIGTERM])
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: DispatchQueue(label: "signals"))
    source.setEventHandler {
      var number: UInt8 = 0
      while read(descriptor, &number, 1) == 1 { continuation.yield(Int32(number)) }
    }
    source.activate()
    defer { source.cancel() }
    return try await withThrowingTaskGroup(of: Ending.self) { group in
      group.addTask { .finished(try await work()) }
      group.addTask {
        for await number in signals { return .signalled(number) }
        return .unsignalled
      }
      return try await ending(of: &group, onTerminate: onTerminate)
    }
  }

  private enum Ending: Sendable {
    case finished(ExitStatus)
    case signalled(Int32)
    case unsignalled
  }

  private static func ending(
    of group: inout ThrowingTaskGroup<Ending, any Error>, onTerminate: ExitStatus
  ) async throws -> ExitStatus {
    var status = ExitStatus.ownFault
    while let ending = try await group.next() {
      switch ending {
      case .finished(let finished):
        group.cancelAll()
        return finished
      case .unsignalled: continue
      case .signalled(let number):
        status = number == SIGTERM ? onTerminate : .interrupted
        group.cancelAll()
        DispatchQueue.global().asyncAfter(deadline: .now() + grace) { [status] in
          Keyboard.restore()
          _exit(status.rawValue)
        }
        // What the work says of being cancelled is of no interest: the signal's status counts.
        while let rest = await group.nextResult() { _ = rest }
        return status
      }
    }
    return status
  }
}

import EingangTestSupport
import Foundation

/// A running program, and what it prints as it comes.
final class RunningProgram {
  let process = Process()
  private let output = Pipe()
  private var lines: AsyncStream<String>.Iterator
  private var endings: AsyncStream<Int32>.Iterator

  init(_ arguments: [String], in folder: TemporaryFolder) throws {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    lines = stream.makeAsyncIterator()
    let (statuses, ended) = AsyncStream.makeStream(of: Int32.self)
    endings = statuses.makeAsyncIterator()
    process.terminationHandler = { ended.yield($0.terminationStatus) }
    process.executableURL = URL(fileURLWithPath: BuiltBinary.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "OMP_THREAD_LIMIT": "1",
      "SWIFT_BACKTRACE": "enable=no",
    ].merging(SanitizerReports.environment) { $1 }
    process.standardOutput = output
    process.standardError = output
    output.fileHandleForReading.readabilityHandler = { handle in
      let data = handle.availableData
      if data.isEmpty {
        handle.readabilityHandler = nil
        continuation.finish()
      }
      let text = String(decoding: data, as: UTF8.self)
      SanitizerReports.sayAgain(text)
      continuation.yield(text)
    }
    try process.run()
  }

  /// Everything up to and including the first piece that holds this.
  func wait(for text: String) async -> String {
    var seen = ""
    while !seen.contains(text), let more = await lines.next() { seen += more }
    return seen
  }

  /// The signal, then the status it ends with.
  func end(by signal: Int32) async -> Int32? {
    kill(process.processIdentifier, signal)
    return await endings.next()
  }

  deinit {
    // A test that failed leaves nothing running.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }
}

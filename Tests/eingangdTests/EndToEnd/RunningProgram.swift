import EingangTestSupport
import Foundation

/// A running program, and what it prints as it comes.
final class RunningProgram {
  private let process: SpawnedProcess
  private let output = Pipe()
  private var lines: AsyncStream<String>.Iterator
  private var hasEnded = false

  init(_ arguments: [String], in folder: TemporaryFolder) throws {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    lines = stream.makeAsyncIterator()
    let environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "OMP_THREAD_LIMIT": "1",
      "SWIFT_BACKTRACE": "enable=no",
    ].merging(SanitizerReports.environment) { $1 }
    let writing = output.fileHandleForWriting.fileDescriptor
    process = try SpawnedProcess(
      [BuiltBinary.path] + arguments, in: folder.path, environment: environment,
      streams: .init(output: writing, errors: writing))
    try output.fileHandleForWriting.close()
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
  }

  /// Everything up to and including the first piece that holds this.
  func wait(for text: String) async -> String {
    var seen = ""
    while !seen.contains(text), let more = await lines.next() { seen += more }
    return seen
  }

  var identifier: pid_t { process.identifier }

  /// The signal, then the status it ends with.
  func end(by signal: Int32) async -> Int32 {
    kill(process.identifier, signal)
    return await ended()
  }

  /// The status it ends with by itself, or by somebody else's signal.
  func ended() async -> Int32 {
    let status = await process.status
    hasEnded = true
    return status
  }

  deinit {
    // A test that failed leaves nothing running.
    if !hasEnded { kill(process.identifier, SIGKILL) }
  }
}

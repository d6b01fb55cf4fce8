import Foundation

/// The program as it was built beside these tests, run as a user runs it.
package enum BuiltBinary {
  /// How one run ended.
  package struct Run: Hashable, Sendable {
    package let status: Int32
    package let output: String
    package let errors: String

    /// Lines of the output.
    package var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// Beside the test bundle, whichever configuration was built.
  package static var path: String {
    let arguments = CommandLine.arguments
    let named = arguments.firstIndex(of: "--test-bundle-path").map { arguments[$0 + 1] }
    let bundle = named ?? arguments.first { $0.hasSuffix(".xctest") } ?? Repository.root + "/.build/debug/x"
    return URL(fileURLWithPath: bundle).deletingLastPathComponent().path + "/eingangd"
  }

  /// The program that reads, which lies beside it.
  package static var reader: String { URL(fileURLWithPath: path).deletingLastPathComponent().path + "/eingang-reader" }

  /// The same, started where new files would have these permissions taken away, as `077`.
  package static func run(_ arguments: [String], in folder: TemporaryFolder, umask: String) async throws -> Run {
    let shell = ["-c", "umask \(umask); exec \"$0\" \"$@\"", path]
    return try await run(shell + arguments, in: folder, program: "/bin/sh")
  }

  /// The same with no more than so many descriptors open at a time.
  package static func run(
    _ arguments: [String], in folder: TemporaryFolder, descriptors: Int
  ) async throws -> Run {
    let shell = ["-c", "ulimit -n \(descriptors) && exec \"$0\" \"$@\"", path]
    return try await run(shell + arguments, in: folder, program: "/bin/sh")
  }

  /// Runs it with nothing of this process's environment but the search path and what a sanitizer is told.
  package static func run(
    _ arguments: [String], in folder: TemporaryFolder, input: String = "", environment: [String: String] = [:],
    program: String = path
  ) async throws -> Run {
    let scratch = try TemporaryFolder()
    let files = try ["in": input, "out": "", "err": ""].mapValues(\.self).reduce(into: [String: String]()) {
      $0[$1.key] = try scratch.write($1.value, to: $1.key)
    }
    let variables = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": folder.path, "LANG": "C.UTF-8",
      "OMP_THREAD_LIMIT": "1", "SWIFT_BACKTRACE": "enable=no", "TZ": "Europe/Berlin",
    ].merging(SanitizerReports.environment) { $1 }.merging(environment) { $1 }
    // Files rather than pipes: nothing can block on a full one.
    let input = FileHandle(forReadingAtPath: files["in"] ?? "/dev/null")
    let output = FileHandle(forWritingAtPath: files["out"] ?? "/dev/null")
    let errors = FileHandle(forWritingAtPath: files["err"] ?? "/dev/null")
    let process = try SpawnedProcess(
      [program] + arguments, in: folder.path, environment: variables,
      streams: .init(
        input: input?.fileDescriptor, output: output?.fileDescriptor, errors: errors?.fileDescriptor))
    let status = await process.status
    let run = Run(status: status, output: try scratch.text("out"), errors: try scratch.text("err"))
    SanitizerReports.sayAgain(run.errors)
    return run
  }
}

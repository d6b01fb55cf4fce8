import Eingang
import Foundation

/// Shows a file in whatever program the desktop uses for it.
enum Opener {
  /// No shell in between: the path is one argument, whatever it holds.
  ///
  /// Beside a full-screen view it has no part of the terminal, and is not waited for once it runs.
  static func open(_ path: String, environment: [String: String], beside: Bool = false) throws {
    guard let program = program(named: "xdg-open", environment: environment) else {
      throw Failure(
        .dependencyMissing, "opening failed: \(path): there is no xdg-open. Install it: apt-get install xdg-utils")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [path]
    process.standardOutput = FileHandle.nullDevice
    if beside {
      process.standardInput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
    }
    do {
      try process.run()
    } catch {
      throw Failure(
        .dependencyMissing, "opening failed: \(path): \(program) cannot be started. Install xdg-utils again.")
    }
    if beside, runsOn(process) { return }
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(
        .documentsFailed,
        "opening failed: \(path): xdg-open ended with \(process.terminationStatus). Open it by hand.")
    }
  }

  /// Whether it has not ended after a moment, in which it would have said that it cannot.
  private static func runsOn(_ process: Process) -> Bool {
    let end = ContinuousClock.now + .seconds(1)
    while process.isRunning, ContinuousClock.now < end { usleep(20_000) }
    return process.isRunning
  }

  /// Where the search path has a program of that name; folders named by a relative path do not count.
  static func program(named name: String, environment: [String: String]) -> String? {
    (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
      .filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 && !isFolder($0) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

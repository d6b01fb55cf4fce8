import Eingang
import Foundation

/// Shows a file in whatever program the desktop uses for it.
enum Opener {
  /// No shell in between: the path is one argument, whatever it holds.
  static func open(_ path: String, environment: [String: String]) throws {
    guard let program = program(named: "xdg-open", environment: environment) else {
      throw Failure(
        .dependencyMissing, "opening failed: \(path): there is no xdg-open. Install it: apt-get install xdg-utils")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [path]
    process.standardOutput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw Failure(
        .dependencyMissing, "opening failed: \(path): \(program) cannot be started. Install xdg-utils again.")
    }
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(
        .documentsFailed,
        "opening failed: \(path): xdg-open ended with \(process.terminationStatus). Open it by hand.")
    }
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

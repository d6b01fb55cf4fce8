import Foundation

/// Shows a file in whatever program the desktop uses for it.
enum Opener {
  static func open(_ path: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", path]
    process.standardOutput = FileHandle.nullDevice
    let missing = "opening failed: \(path): there is no xdg-open. Install it: apt-get install xdg-utils"
    do {
      try process.run()
    } catch {
      throw Failure(.dependencyMissing, missing)
    }
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: return
    // What `env` answers when there is no such program.
    case 127: throw Failure(.dependencyMissing, missing)
    case let status:
      throw Failure(.documentsFailed, "opening failed: \(path): xdg-open ended with \(status). Open it by hand.")
    }
  }
}

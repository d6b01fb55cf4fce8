import EingangTestSupport
import Foundation
import Testing

@testable import eingangd

/// A terminal of tmux with a shell in it, in which the program runs as a person has it run.
final class TmuxScreen {
  private let folder: TemporaryFolder
  private let socket: String
  /// Keys that were sent.
  private(set) var presses = 0

  private init(_ folder: TemporaryFolder) {
    self.folder = folder
    socket = folder.path + "/tmux"
  }

  /// Does something with a terminal of that size, and leaves nothing running whatever comes of it.
  static func with(
    _ size: (columns: Int, rows: Int), in folder: TemporaryFolder, _ body: (TmuxScreen) async throws -> Void
  ) async throws {
    let screen = TmuxScreen(folder)
    let shell = "env PS1='> ' bash --norc --noprofile -i"
    try await screen.tmux("new-session", "-d", "-x", "\(size.columns)", "-y", "\(size.rows)", shell)
    do {
      try await screen.tmux("set-option", "-g", "status", "off")
      try await screen.tmux("set-window-option", "-g", "remain-on-exit", "on")
      try await screen.resize(size)
      try await screen.wait { $0.contains(">") }
      try await body(screen)
    } catch {
      try await screen.tmux("kill-server")
      throw error
    }
    try await screen.tmux("kill-server")
  }

  @discardableResult
  private func tmux(_ arguments: String...) async throws -> String { try await tmux(arguments) }

  @discardableResult
  private func tmux(_ arguments: [String]) async throws -> String {
    let command = ["-u", "-f", "/dev/null", "-S", socket] + arguments
    let run = try await BuiltBinary.run(command, in: folder, program: "/usr/bin/tmux")
    try #require(run.status == 0, "tmux \(arguments.joined(separator: " ")): \(run.errors)")
    return run.output
  }

  /// What is seen, a line each, without blanks at their ends.
  func lines() async throws -> [String] {
    let text = try await tmux("capture-pane", "-p")
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
  }

  func text() async throws -> String { try await lines().joined(separator: "\n") }

  /// Until the screen is as expected; it fails, and shows the screen, where that takes minutes.
  @discardableResult
  func wait(
    _ sourceLocation: SourceLocation = #_sourceLocation, until isThere: (String) -> Bool
  ) async throws -> String {
    for _ in 0..<2400 {
      let text = try await text()
      if isThere(text) { return text }
      try await Task.sleep(for: .milliseconds(50))
    }
    let last = try await text()
    Issue.record("not seen:\n\(last)", sourceLocation: sourceLocation)
    throw CancellationError()
  }

  func wait(for text: String, _ sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await wait(sourceLocation) { $0.contains(text) }
  }

  /// Keys by tmux's names, as `Enter`, `Down` or `C-c`.
  func press(_ keys: String...) async throws {
    presses += keys.count
    for key in keys { try await tmux("send-keys", key) }
  }

  /// Each letter a key.
  func type(_ text: String) async throws {
    presses += text.count
    try await tmux("send-keys", "-l", text)
  }

  /// Bytes as a terminal sends them, whatever they mean.
  func send(_ bytes: String) async throws {
    try await tmux(["send-keys", "-H"] + bytes.utf8.map { String($0, radix: 16) })
  }

  /// A line for the shell.
  func enter(_ line: String) async throws {
    try await tmux("send-keys", "-l", line)
    try await tmux("send-keys", "Enter")
  }

  func resize(_ size: (columns: Int, rows: Int)) async throws {
    try await tmux("resize-window", "-x", "\(size.columns)", "-y", "\(size.rows)")
  }

  /// Takes the terminal away from what runs in it; another one is there by then.
  func hangUp() async throws {
    try await tmux("new-window", "-d")
    try await tmux("kill-pane")
  }

  /// The number of what the shell has in the foreground, once it has something.
  func running() async throws -> pid_t {
    let shell = try await tmux("display-message", "-p", "#{pane_pid}").trimmed
    while true {
      let found = try await BuiltBinary.run(["-P", shell], in: folder, program: "/usr/bin/pgrep")
      if let number = found.lines.first.flatMap({ pid_t($0) }) { return number }
      try await Task.sleep(for: .milliseconds(50))
    }
  }
}

import AlbertModel
import Eingang
import Foundation

/// The command line from its words to its exit status.
enum Program {
  static let version = Build.version

  /// Runs one command line; errors are told on stderr in one line.
  static func run(_ words: [String], environment: [String: String]) async -> ExitStatus {
    let noColour = words.contains("--no-color")
    let terminal = Terminal.detect(environment: environment, noColour: noColour, isQuiet: words.contains("--quiet"))
    do {
      return try await dispatch(words, environment: environment, terminal: terminal)
    } catch {
      let status = ExitStatus(for: error)
      if !(error is OutputClosed || error is CancellationError) {
        let text = status == .ownFault ? "internal error: \(error). Please report it." : "\(error)"
        terminal.complain("eingangd: " + Visible.line(text))
      }
      return status
    }
  }

  private static func dispatch(
    _ words: [String], environment: [String: String], terminal: Terminal
  ) async throws -> ExitStatus {
    let (leading, name, rest) = try split(words)
    switch name {
    case nil where leading.contains("--version"):
      try terminal.out("eingangd \(version)")
      return .done
    case nil where leading.contains("--help") || leading.contains("-h"), "help" where rest.isEmpty:
      try terminal.out(Help.overview(CommandList.verbs))
      return .done
    case nil: throw UsageError("a verb is missing. eingangd help lists them.")
    case "help":
      try terminal.out(Help.text(for: try command(named: rest[0]).verb))
      return .done
    case .some(let name):
      return try await run(try command(named: name), leading + rest, environment, terminal)
    }
  }

  private static func run(
    _ command: any Command.Type, _ words: [String], _ environment: [String: String], _ terminal: Terminal
  ) async throws -> ExitStatus {
    let arguments = try ParsedArguments(words, for: command.verb)
    if arguments.has("help") {
      try terminal.out(Help.text(for: command.verb))
      return .done
    }
    let today = try self.today(arguments.value("today"))
    let call = Invocation(
      arguments: arguments, terminal: terminal, environment: environment,
      workingFolder: FileManager.default.currentDirectoryPath, today: today)
    return try await AbortAfter.run(arguments) { try await command.run(call) }
  }

  /// Options for every verb may also stand before it.
  private static func split(_ words: [String]) throws(UsageError) -> ([String], String?, [String]) {
    var leading: [String] = []
    var rest = words[...]
    while let word = rest.first, word.hasPrefix("-") {
      leading.append(rest.removeFirst())
      let option = Option.everywhere.first { "--" + $0.long == word }
      if let option, option.kind != .flag, let value = rest.first { leading.append(value); rest.removeFirst() }
      let known = ["--version", "-h"].contains(word) || option != nil || word.contains("=")
      guard known else {
        let names = Option.everywhere.filter { !$0.isHidden }.map(\.long) + ["version"]
        let hint = Spelling.hint(for: String(word.drop { $0 == "-" }), among: names, prefix: "--")
        throw UsageError("unknown option \(Echo.short(word))\(hint). eingangd help lists the verbs.")
      }
    }
    return (leading, rest.first, Array(rest.dropFirst()))
  }

  private static func command(named name: String) throws(UsageError) -> any Command.Type {
    if let command = CommandList.command(named: name) { return command }
    let hint = Spelling.hint(for: name, among: CommandList.verbs.map(\.name))
    throw UsageError("unknown verb '\(Echo.short(name))'\(hint). eingangd help lists the verbs.")
  }

  private static func today(_ text: String?) throws(UsageError) -> CalendarDay {
    let now = Calendar(identifier: .gregorian).dateComponents(in: .current, from: Date())
    let clock = CalendarDay(year: now.year ?? 1970, month: now.month ?? 1, day: now.day ?? 1)
    let today = clock ?? CalendarDay(ordinal: 0)
    guard let text else { return today }
    guard let day = GermanInput.date(text, today: today) else {
      throw UsageError("--today: '\(Echo.short(text))' is not a date. Write 15.9.2025 or 2025-09-15.")
    }
    return day
  }
}

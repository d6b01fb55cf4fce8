import AlbertModel
import Eingang
import Foundation

/// The command line from its words to its exit status.
enum Program {
  static let version = Build.version
  /// The day of this version, as a manual page writes it.
  static let released = "December 1, 2026"

  /// Runs one command line; errors are told on stderr in one line.
  static func run(_ words: [String], environment: [String: String]) async -> ExitStatus {
    let terminal = terminal(words, environment)
    do {
      guard let (command, call) = try call(words, environment, terminal) else { return .done }
      let pager = pager(command, call)
      defer { pager?.end() }
      return try await AbortAfter.run(call.arguments) { try await command.run(call) }
    } catch {
      return told(error, terminal)
    }
  }

  /// The same of a verb that waits for nothing; nil for any other.
  static func runNow(_ words: [String], environment: [String: String]) -> ExitStatus? {
    guard let name = words.first(where: { !$0.hasPrefix("-") }), !words.contains(where: { $0.hasPrefix("--abort") }),
      let command = CommandList.command(named: name) as? any ImmediateCommand.Type
    else { return nil }
    let terminal = terminal(words, environment)
    do {
      guard let (called, call) = try call(words, environment, terminal) else { return .done }
      // The first such word may be the value of an option.
      guard called == command else { return nil }
      let pager = pager(command, call)
      defer { pager?.end() }
      return try command.runNow(call)
    } catch {
      return told(error, terminal)
    }
  }

  private static func terminal(_ words: [String], _ environment: [String: String]) -> Terminal {
    Terminal.detect(
      environment: environment, noColour: words.contains("--no-color"), isQuiet: words.contains("--quiet"))
  }

  private static func pager(_ command: any Command.Type, _ call: Invocation) -> Pager? {
    command.verb.isPaged && !call.wantsJSON && !call.arguments.has("no-pager") ? Pager(call.environment) : nil
  }

  private static func told(_ error: any Error, _ terminal: Terminal) -> ExitStatus {
    let status = ExitStatus(for: error)
    if !(error is OutputClosed || error is CancellationError) {
      let text = status == .ownFault ? "internal error: \(error). Please report it." : "\(error)"
      terminal.complain("eingangd: " + Visible.line(text))
    }
    return status
  }

  /// The verb with what it is called with; nil where all that was asked for is said.
  private static func call(
    _ words: [String], _ environment: [String: String], _ terminal: Terminal
  ) throws -> (command: any Command.Type, call: Invocation)? {
    let (leading, name, rest) = try split(words)
    switch name {
    case nil where leading.contains("--version"): try terminal.out("eingangd \(version)")
    case nil where leading.contains("--help") || leading.contains("-h"), "help" where rest.isEmpty:
      try terminal.out(Help.overview(CommandList.verbs))
    case nil: throw UsageError("a verb is missing. eingangd help lists them.")
    case "help": try terminal.out(Help.text(for: try command(named: rest[0]).verb))
    case .some(let name):
      let command = try command(named: name)
      let arguments = try ParsedArguments(leading + rest, for: command.verb)
      if arguments.has("help") {
        try terminal.out(Help.text(for: command.verb))
      } else {
        let call = Invocation(
          verb: command.verb.name, arguments: arguments, terminal: terminal, environment: environment,
          workingFolder: FileManager.default.currentDirectoryPath, today: try today(arguments.value("today")))
        return (command, call)
      }
    }
    return nil
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
    let today = LocalTime.day(of: UTCTime.system())
    guard let text else { return today }
    guard let day = GermanInput.date(text, today: today) else {
      throw UsageError("--today: '\(Echo.short(text))' is not a date. Write 15.9.2025 or 2025-09-15.")
    }
    return day
  }
}

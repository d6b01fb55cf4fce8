/// One verb: what it takes, and what it does.
protocol Command: Sendable {
  static var verb: Verb { get }
  static func run(_ call: Invocation) async throws -> ExitStatus
}

/// A verb that looks something up and waits for nothing: it runs on the thread that the program begins with, since starting
/// others would cost more than the looking up.
protocol ImmediateCommand: Command {
  static func runNow(_ call: Invocation) throws -> ExitStatus
}

extension ImmediateCommand {
  static func run(_ call: Invocation) async throws -> ExitStatus { try runNow(call) }
}

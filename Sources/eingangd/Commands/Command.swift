/// One verb: what it takes, and what it does.
protocol Command: Sendable {
  static var verb: Verb { get }
  static func run(_ call: Invocation) async throws -> ExitStatus
}

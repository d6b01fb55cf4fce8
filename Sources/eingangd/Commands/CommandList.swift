/// Every verb, in the order in which the help lists them.
enum CommandList {
  static let all: [any Command.Type] = [
    InitCommand.self
  ]

  static var verbs: [Verb] { all.map { $0.verb } }

  static func command(named name: String) -> (any Command.Type)? { all.first { $0.verb.name == name } }
}

import Eingang

/// `completion`: what makes a shell complete our command lines.
enum CompletionCommand: Command {
  static let verb = Verb(
    name: "completion", summary: "prints what makes bash, zsh or fish complete a line",
    operands: .some("bash|zsh|fish", 1...1),
    details: ["Asks the household for its cards, targets, members and senders at each Tab, and changes nothing."],
    examples: [
      Verb.Example(
        line: "eingangd completion bash > ~/.local/share/bash-completion/completions/eingangd",
        does: "for bash, from the next shell on"),
      Verb.Example(line: "source <(eingangd completion zsh)", does: "for zsh, in ~/.zshrc"),
      Verb.Example(
        line: "eingangd completion fish > ~/.config/fish/completions/eingangd.fish", does: "for fish"),
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let name = call.arguments.operands[0]
    guard let shell = Shell(rawValue: name) else {
      let all = Shell.allCases.map(\.rawValue)
      throw UsageError(
        "completion: '\(Echo.short(name))' is not known here\(Spelling.hint(for: name, among: all)). Allowed: "
          + "\(all.joined(separator: ", ")).")
    }
    try call.terminal.write(shell.script)
    return .done
  }
}

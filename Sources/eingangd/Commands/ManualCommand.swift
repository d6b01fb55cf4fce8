/// `manual`: the page for `man`.
enum ManualCommand: Command {
  static let verb = Verb(
    name: "manual", summary: "prints the page for man, in mdoc",
    examples: [
      Verb.Example(line: "eingangd manual | man -l -", does: "shows it"),
      Verb.Example(
        line: "eingangd manual > ~/.local/share/man/man1/eingangd.1", does: "puts it where man looks for it"),
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    try call.terminal.write(Manual.text(CommandList.verbs))
    return .done
  }
}

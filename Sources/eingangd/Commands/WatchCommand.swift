import Eingang

/// `watch`: the daemon.
enum WatchCommand: Command {
  static let verb = Verb(
    name: "watch", summary: "takes what is dropped into the inbox folder, until it is ended",
    options: [.json],
    details: [
      "A file is taken once it is whole: at once where it is renamed into place, else when it has stood still for a "
        + "moment, no program holds it open, and its end is there. What is incomplete is waited for; list --waiting "
        + "shows it. A folder dropped into the inbox is one document. The waiting times are in eingang.json5.",
      "A home that is not there yet is made. A folder waits for each of its pages that is still being written.",
      "An inbox that is unmounted, moved or made read-only is waited for, and watched again once it is back. SIGTERM "
        + "and Ctrl-C end it within two seconds; a page in hand is read again at the next start.",
      "What is changed in eingang.json5 counts a few seconds after it was saved; settings that cannot be used are told, "
        + "and those of before stay.",
    ],
    examples: [Verb.Example(line: "eingangd watch --home ~/Papiere", does: "watches ~/Papiere/Eingang")])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let first = try WatchRound(call, IntakeReport(call, expected: nil))
    return try await Interruption.run(onTerminate: .done) {
      var round = Optional(first)
      while let current = round { round = try await current.run() }
      return .done
    }
  }
}

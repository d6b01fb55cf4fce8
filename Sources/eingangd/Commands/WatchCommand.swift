import Eingang

/// `watch`: the daemon.
enum WatchCommand: Command {
  static let verb = Verb(
    name: "watch", summary: "takes what is dropped into the inbox folder, until it is ended",
    options: [.json],
    details: [
      "A file is taken once it is whole. A folder dropped into the inbox is one document. SIGTERM and Ctrl-C end it "
        + "within two seconds; a page in hand is read again at the next start."
    ],
    examples: [Verb.Example(line: "eingangd watch --home ~/Papiere", does: "watches ~/Papiere/Eingang")])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let home = try call.home()
    let report = IntakeReport(call, expected: nil)
    let household = try Household(
      call, creating: true, patience: StorePatience(.starting) { report.tell(.store($0)) })
    let parts = try household.intakeParts(call)
    let loop = IntakeLoop(
      home: home, inbox: household.configuration.ordner.inbox, parallel: Readers.count(household.configuration))
    return try await Interruption.run(onTerminate: .done) {
      try await loop.run(parts) { report.tell($0) }
      return .done
    }
  }
}

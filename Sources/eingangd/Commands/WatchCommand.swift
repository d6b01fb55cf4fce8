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
    ],
    examples: [Verb.Example(line: "eingangd watch --home ~/Papiere", does: "watches ~/Papiere/Eingang")])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let home = try call.home()
    let report = IntakeReport(call, expected: nil)
    let household = try Household(
      call, creating: true, patience: StorePatience(.starting) { report.tell(.store($0)) })
    let parts = try household.intakeParts(call)
    let configuration = household.configuration
    var loop = IntakeLoop(
      home: home, folders: configuration.ordner, check: Readers.inspector(configuration),
      parallel: Readers.count(configuration))
    loop.rule = StabilityRule(configuration.eingang)
    recover(household.decisions) { report.tell($0) }
    return try await Interruption.run(onTerminate: .done) { [loop] in
      try await loop.run(parts) { report.tell($0) }
      return .done
    }
  }

  /// Takes back what a killed decision had left half done; where that cannot be done just now, the next decision does it.
  private static func recover(_ decisions: Decisions, _ report: Intake.Report) {
    do throws(ReviewError) {
      try decisions.recover()
    } catch .file(let error) {
      report(.left(error))
    } catch .store(let error) {
      report(.store(.waits(error)))
    } catch {
      // Whatever else holds it up is said to the person who decides next.
    }
  }
}

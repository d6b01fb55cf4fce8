import AlbertModel
import Eingang

/// `stats`: recorded throughput.
enum StatsCommand: Command {
  static let verb = Verb(
    name: "stats", summary: "throughput as recorded: pages a second, time per stage, per run",
    options: [.value("limit", "N", "no more than that many runs (default: 10)"), .json],
    details: [
      "Times of a stage are sums over all readers, so together they may exceed the time that passed. Leser is the most "
        + "memory that one reader of a run held at once."
    ],
    examples: [Verb.Example(line: "eingangd stats", does: "how fast papers have been read")])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let store = try call.store()
    let total = try store.throughput()
    let runs = try store.runs(limit: try call.number("limit") ?? 10)
    if call.wantsJSON {
      try call.terminal.out(try JSONLine.text(ThroughputObject(total)))
      for run in runs { try call.terminal.out(try JSONLine.text(ThroughputObject(run))) }
      return .done
    }
    try call.terminal.out(ThroughputView.text(total))
    let done = runs.filter { $0.throughput.documents > 0 }
    guard !done.isEmpty else { return .done }
    try call.terminal.out("")
    for line in ThroughputView.table(done).lines(width: call.terminal.width, style: call.style) {
      try call.terminal.out(line)
    }
    return .done
  }
}

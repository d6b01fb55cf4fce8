import AlbertModel
import Eingang

/// `bench`: throughput measured now.
enum BenchCommand: Command {
  static let verb = Verb(
    name: "bench", summary: "measures throughput now on these files, storing nothing", operands: .some("FILE…"),
    options: [
      .value("runs", "N", "that many rounds over all files (default: 1)"),
      .flag("stages", "each document in a line: the time of each stage, and processor time, for a page"),
      .flag("ocr", "reads PDF pages as images even where they have text"), .json,
    ],
    details: [
      "Starting the readers is not counted: one file is read beforehand. Processor time is the readers' own, and tells more "
        + "than the time that passed where other programs are at work."
    ],
    examples: [
      Verb.Example(line: "eingangd bench --stages scan.jpg", does: "where the time for a page goes"),
      Verb.Example(line: "eingangd bench --runs 3 scans/*.jpg", does: "pages per second, for three rounds"),
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let configuration = try call.configurationIfAny()
    let runs = try call.number("runs") ?? 1
    let (documents, missing) = InputDocument.all(call)
    guard !documents.isEmpty else { return .inputUnreadable }
    let bench = Bench(
      documents: documents, proposer: try Proposer(call, configuration, remembersPages: false),
      atOnce: Readers.count(configuration))
    return try await Interruption.run {
      let status = try await measure(bench, runs: runs, call)
      return status == .done && missing ? .documentsFailed : status
    }
  }

  private static func measure(_ bench: Bench, runs: Int, _ call: Invocation) async throws -> ExitStatus {
    try await bench.warmUp()
    var failed = false
    for round in 1...runs {
      call.terminal.progress("Runde \(round) von \(runs) …")
      let samples = try await bench.round()
      let summary = ThroughputSummary(of: samples)
      call.terminal.progress("")
      failed = failed || summary.failed > 0
      if call.arguments.has("stages") { try show(bench.documents, samples, call) }
      if call.wantsJSON {
        try call.terminal.out(try JSONLine.text(ThroughputObject(summary, kind: "bench")))
      } else {
        try call.terminal.out(ThroughputView.text(summary))
      }
    }
    return failed ? .documentsFailed : .done
  }

  private static func show(
    _ documents: [InputDocument], _ samples: [ThroughputSample], _ call: Invocation
  ) throws {
    if call.wantsJSON {
      for (document, sample) in zip(documents, samples) {
        try call.terminal.out(try JSONLine.text(StagesObject(document.names, sample)))
      }
    } else {
      let named = zip(documents, samples).map { (name: $0.names.first ?? "", sample: $1) }
      for line in StagesView.table(named).lines(width: call.terminal.width, style: call.style) {
        try call.terminal.out(line)
      }
    }
  }
}

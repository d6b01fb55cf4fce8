import AlbertModel
import Eingang

/// `bench`: throughput measured now.
enum BenchCommand: Command {
  static let verb = Verb(
    name: "bench", summary: "measures throughput now on these files, storing nothing", operands: .some("FILE…"),
    options: [
      .value("runs", "N", "that many rounds over all files (default: 1)"),
      .flag("ocr", "reads PDF pages as images even where they have text"), .json,
    ],
    details: ["Starting the readers is not counted: one file is read beforehand."],
    examples: [
      Verb.Example(line: "eingangd bench --runs 3 scans/*.jpg", does: "pages per second, for three rounds")
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let configuration = try call.configurationIfAny()
    let runs = try call.number("runs") ?? 1
    var documents: [InputDocument] = []
    var missing = false
    for name in call.arguments.operands {
      do {
        documents.append(try InputDocument(named: name, absolute: call.absolute))
      } catch {
        call.terminal.complain("eingangd: " + Visible.line(error.description))
        missing = true
      }
    }
    guard !documents.isEmpty else { return .inputUnreadable }
    let understanding = Understanding(haushalt: configuration.haushalt, ablage: configuration.ablage, erhalten: nil)
    let proposer = Proposer(
      reader: try Readers.pool(configuration, environment: call.environment), alwaysOCR: call.arguments.has("ocr"),
      propose: { understanding.vorschlag(for: $0) }, absolute: { call.absolute($0) })
    let bench = Bench(documents: documents, proposer: proposer, atOnce: Readers.count(configuration))
    return try await Interruption.run { [missing] in
      let status = try await measure(bench, runs: runs, call)
      return status == .done && missing ? .documentsFailed : status
    }
  }

  private static func measure(_ bench: Bench, runs: Int, _ call: Invocation) async throws -> ExitStatus {
    try await bench.warmUp()
    var failed = false
    for round in 1...runs {
      call.terminal.progress("Runde \(round) von \(runs) …")
      let summary = try await bench.round()
      call.terminal.progress("")
      failed = failed || summary.failed > 0
      if call.wantsJSON {
        try call.terminal.out(try JSONLine.text(ThroughputObject(summary, kind: "bench")))
      } else {
        try call.terminal.out(ThroughputView.text(summary))
      }
    }
    return failed ? .documentsFailed : .done
  }
}

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
      Verb.Example(line: "eingangd bench --runs 3 scans/*.jpg", does: "pages per second, best of three rounds")
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let configuration = try call.configurationIfAny()
    let runs = try call.number("runs") ?? 1
    var documents: [InputDocument] = []
    for name in call.arguments.operands {
      do {
        documents.append(try InputDocument(named: name, absolute: call.absolute))
      } catch {
        call.terminal.complain("eingangd: " + Visible.line(error.description))
      }
    }
    guard !documents.isEmpty else { return .inputUnreadable }
    let understanding = Understanding(haushalt: configuration.haushalt, ablage: configuration.ablage, erhalten: nil)
    let proposer = Proposer(
      reader: try Readers.pool(configuration, environment: call.environment), alwaysOCR: call.arguments.has("ocr"),
      propose: { understanding.vorschlag(for: $0) }, absolute: { call.absolute($0) })
    return try await Interruption.run { [documents] in
      try await measure(documents, proposer, runs: runs, atOnce: Readers.count(configuration), call)
    }
  }

  private static func measure(
    _ documents: [InputDocument], _ proposer: Proposer, runs: Int, atOnce: Int, _ call: Invocation
  ) async throws -> ExitStatus {
    let warmUp = Array(documents.prefix(atOnce))
    try await OrderedWork.run(warmUp, atOnce: atOnce) {
      await proposer.card(for: $0)
    } handOver: {
      _ in
    }
    var failed = false
    for round in 1...runs {
      call.terminal.progress("Runde \(round) von \(runs) …")
      let summary = try await oneRound(documents, proposer, atOnce)
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

  private static func oneRound(
    _ documents: [InputDocument], _ proposer: Proposer, _ atOnce: Int
  ) async throws -> ThroughputSummary {
    var samples: [ThroughputSample] = []
    try await OrderedWork.run(documents, atOnce: atOnce) { document in
      let card = await proposer.card(for: document)
      let bytes = document.names.reduce(0) { $0 + (FileStatus(path: proposer.absolute($1))?.size ?? 0) }
      return ThroughputSample(
        finished: UTCTime.system(), failed: card.state == .gestoert, pages: card.pages.count, bytes: bytes,
        timing: card.timing ?? Timing())
    } handOver: {
      samples.append($0)
    }
    return ThroughputSummary(of: samples)
  }
}

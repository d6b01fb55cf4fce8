import AlbertModel
import Eingang

/// `ingest`: takes in the files named, and ends.
enum IngestCommand: Command {
  static let verb = Verb(
    name: "ingest", summary: "takes in the files named, then ends", operands: .some("FILE…|-"),
    options: [
      .flag("join", "all files are one document, in this order"),
      .flag("copy", "the files stay where they are, which is the default"),
      .flag("move", "the files are moved into the archive once they are safe there"), .json,
    ],
    details: [
      "A folder is one document. - reads names from standard input, one a line. Bytes that are in the archive already "
        + "make no second card."
    ],
    examples: [
      Verb.Example(line: "eingangd ingest --join seite1.jpg seite2.jpg", does: "one letter from two scans"),
      Verb.Example(line: "find ~/alt -name '*.pdf' | eingangd ingest -", does: "a whole folder of old papers"),
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    guard !(call.arguments.has("move") && call.arguments.has("copy")) else {
      throw UsageError("ingest: --move and --copy exclude each other. Name one of them.")
    }
    let paths = try named(call)
    let arrivals = Arrival.documents(
      paths, joined: call.arguments.has("join"), mode: call.arguments.has("move") ? .move : .copy,
      ignoring: IgnoreList(try call.configuration().eingang.ignorieren))
    guard !arrivals.isEmpty else {
      throw Failure(.inputUnreadable, "ingest: no file is named. Name files, or folders with files in them.")
    }
    let report = IntakeReport(call, expected: arrivals.count)
    let patience = StorePatience(.busy) { report.tell(.store($0)) }
    let household = try Household(call, creating: true, patience: patience)
    let parts = try household.intakeParts(call)
    let atOnce = Readers.count(household.configuration)
    let run = try patience.run { () throws(StoreError) in try household.store.beginRun(.ingest) }
    let intake = try Intake(parts, run: run) { report.tell($0) }
    // Beside a running watch there is no lock to be had, and only the files named are taken.
    let lock = try FileLock.acquire(call.home().lockPath, waiting: false)
    return try await Interruption.run {
      try await intake.takeAll(arrivals, parallel: atOnce, lock: lock)
      let largest = await parts.reader.largestReader
      try patience.run { () throws(StoreError) in try household.store.endRun(run, largestReader: largest) }
      call.terminal.progress("")
      call.terminal.note(ThroughputView.head(try household.store.throughput(run: run)))
      call.terminal.note(Zaehler(anzahl: try household.store.count(on: call.today)).text)
      return report.status
    }
  }

  /// Absolute paths; none of the program's own files is moved away, and no empty name means the folder one stands in.
  private static func named(_ call: Invocation) throws -> [String] {
    let names = call.arguments.operands.flatMap { $0 == "-" ? StandardInput.lines() : [$0] }
    if names.contains("") { throw UsageError("ingest: an empty name names no file. Check what the name came from.") }
    let paths = names.map(call.absolute)
    if call.arguments.has("move") {
      let own = OwnFiles(home: try call.home(), folders: try call.configuration().ordner)
      if let path = paths.first(where: own.includes) {
        throw UsageError(
          "ingest: --move would take away what eingangd itself needs: \(Echo.short(path)). "
            + "Name papers outside its folders.")
      }
    }
    return paths
  }
}

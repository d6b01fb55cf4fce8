import Eingang

/// Takes in originals that belong to no document, and reads them.
enum Adopting {
  /// Returns how many could not be taken in.
  static func run(_ adoption: Adoption, _ household: Household, _ call: Invocation) async throws -> Int {
    let result = try adoption.adopt()
    for path in result.damaged {
      call.terminal.complain(
        "eingangd: adopting an original failed: \(Visible.line(household.archive.path(path))): it is not what its name "
          + "says, or cannot be read. Run: eingangd verify --repair, or restore it from a backup.")
    }
    for path in result.inInbox {
      call.terminal.note("Noch im Eingang, und von dort aufgenommen: \(Visible.line(household.archive.path(path)))")
    }
    let count = GermanFormat.count(result.documents.count, "Dokument", "Dokumente")
    if !call.wantsJSON { try call.terminal.out("Aus dem Archiv aufgenommen: \(count).") }
    if !result.documents.isEmpty { try await read(household, call) }
    return result.damaged.count
  }

  /// Beside a running watch there is no lock to be had, and it reads them soon.
  private static func read(_ household: Household, _ call: Invocation) async throws {
    guard let lock = try FileLock.acquire(call.home().lockPath, waiting: false) else {
      return call.terminal.note("Gelesen werden sie von eingangd watch, das gerade läuft.")
    }
    let parts = try household.intakeParts(call)
    let atOnce = Readers.count(household.configuration)
    let report = IntakeReport(call, expected: nil)
    _ = try await Interruption.run {
      let run = try household.store.beginRun(.ingest)
      let intake = try Intake(parts, run: run) { report.tell($0) }
      try await intake.takeAll([], parallel: atOnce, lock: lock)
      try household.store.endRun(run, largestReader: await parts.reader.largestReader)
      return .done
    }
  }
}

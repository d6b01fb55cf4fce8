import AlbertModel
import Eingang

/// `import --paperless`: takes in an export of paperless-ngx.
enum PaperlessImport {
  static func run(_ folder: String, _ call: Invocation) async throws -> ExitStatus {
    let isDry = call.arguments.has("dry-run")
    let export = try read(folder)
    let household = try Household(call, creating: !isDry)
    let intake = try PaperlessIntake(
      store: household.store, archive: household.archive, decisions: household.decisions,
      personen: household.configuration.haushalt.personen.map(\.name),
      understand: { household.vorschlag(for: $0) })
    let report = PaperlessReport(call: call, isDry: isDry)
    return try await Interruption.run { try takeAll(export, by: intake, report) }
  }

  private static func read(_ folder: String) throws -> PaperlessExport {
    do throws(PaperlessError) {
      return try PaperlessExport(folder)
    } catch {
      throw Failure(.inputUnreadable, error.description)
    }
  }

  private static func takeAll(
    _ export: PaperlessExport, by intake: PaperlessIntake, _ begun: PaperlessReport
  ) throws -> ExitStatus {
    var report = begun
    try export.forEachDocument { (entry: Result<PaperlessDocument, PaperlessError>) throws in
      try Task.checkCancellation()
      switch entry {
      case .failure(let error): report.refused(error)
      case .success(let document):
        if report.isDry {
          try report.tell(document, try intake.outlook(document, export.folder), intake.proposal(for: document))
        } else {
          let (outcome, warnings) = try intake.take(document, export.folder)
          try report.tell(document, outcome, warnings)
        }
      }
    }
    return try report.end(export)
  }
}

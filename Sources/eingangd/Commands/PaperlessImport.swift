import Eingang

/// `import --paperless`: takes in an export of paperless-ngx.
enum PaperlessImport {
  static func run(_ folder: String, _ call: Invocation) async throws -> ExitStatus {
    throw UsageError("import: --paperless is not known yet.")
  }
}

import Eingang

/// `import DIR`: makes the household again that an export or a backup holds.
enum ExportImport {
  static func run(_ folder: String, _ call: Invocation) async throws -> ExitStatus {
    throw UsageError("import: DIR is not known yet.")
  }
}

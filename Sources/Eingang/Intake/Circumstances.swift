/// What decides beside a document's bytes whether it can be read.
///
/// Kept with a failure, so that a later start can tell what has changed since.
package struct Circumstances: Hashable, Sendable, Codable {
  /// Version of this program.
  package var program: String
  /// Versions of the libraries that read.
  package var libraries: String
  /// Configured languages whose data is installed.
  package var languages: [String]
  package var limits: Limits
  /// Tells whether the configured passwords are others; nil for none.
  package var passwords: String?

  /// What one document may cost.
  package struct Limits: Hashable, Sendable, Codable {
    package var secondsPerPage: Int
    /// Address space; 0 for no limit.
    package var mebibytes: Int
    package var megapixels: Int
    package var pages: Int

    package init(_ limits: Eingang.Limits) {
      secondsPerPage = limits.sekundenProSeite
      mebibytes = limits.speicherMiB
      megapixels = limits.megapixel
      pages = limits.seiten
    }
  }

  package init(program: String, libraries: String, languages: [String], limits: Limits) {
    self.program = program
    self.libraries = libraries
    self.languages = languages
    self.limits = limits
  }
}

/// One thing that `doctor` looked at.
struct Finding: Hashable, Sendable, Encodable {
  enum State: String, Hashable, Sendable, Encodable {
    case good
    /// Works, but not as well as it could.
    case notice
    /// Needed, and not there.
    case missing
  }

  let subject: String
  let state: State
  let detail: String
  /// What to do, where there is something.
  var remedy: String?
  /// How the run ends where this is missing.
  var status: ExitStatus = .dependencyMissing

  private enum CodingKeys: String, CodingKey {
    case subject, state, detail, remedy
  }
}

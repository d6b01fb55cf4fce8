/// Why a run cannot go on.
///
/// One line: `what failed: which: why. What to do.`
struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
  let status: ExitStatus
  let description: String

  init(_ status: ExitStatus, _ description: String) {
    self.status = status
    self.description = description
  }
}

import Eingang

/// What a file is opened with, beside its bytes.
struct Opening {
  let limits: ReadingLimits
  /// The household's, tried one after the other.
  var passwords: [String] = []
  /// Names that no document bears.
  var ignored = IgnoreList.standard
  /// How many files this one lies within: a PDF in a ZIP in a mail lies in two.
  private(set) var depth = 0
  /// What may still be unpacked, for all that lies within one file.
  private(set) var budget = UnpackingBudget()

  init(_ limits: ReadingLimits) { self.limits = limits }

  /// For what lies within this file.
  var within: Opening {
    var inner = self
    inner.depth += 1
    return inner
  }

  /// The same once more: what was counted against the budget has been let go since.
  var again: Opening {
    var fresh = self
    fresh.budget = UnpackingBudget()
    return fresh
  }
}

/// Remembers what was said of which file, so that trying again every few minutes does not say it every few minutes.
final class Troubles: Sendable {
  private let told = Guarded<[String: String]>([:])

  /// True where this was not the last thing that was said of it.
  func isNews(_ what: String, of path: String) -> Bool {
    told.withLock { told in
      defer { told[path] = what }
      return told[path] != what
    }
  }

  /// True where something had been said of it.
  @discardableResult
  func forget(_ path: String) -> Bool { told.withLock { $0.removeValue(forKey: path) != nil } }
}

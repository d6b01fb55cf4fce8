/// Looks a store over before it is given up: what making its indexes anew mends is no reason to lose all decisions.
package enum StoreExamination {
  package enum Finding: Hashable, Sendable {
    case whole
    /// Only indexes were damaged, and they were made anew of the rows; what was wrong with them.
    case mended(String)
    /// It cannot be read, or is not what it was even with new indexes.
    case damaged(String)
  }

  /// Changes nothing of the file unless it is to be mended; then it is also brought to today's schema where it is whole.
  ///
  /// Throws where nothing can be said: it is busy, of a newer program, or out of reach.
  package static func run(_ path: String, mending: Bool) throws(StoreError) -> Finding {
    do throws(StoreError) {
      let connection = try Connection(path: path, newestSchema: Migrations.steps.count)
      var finding = Finding.whole
      if let damage = try connection.damages().first {
        guard mending else { return .damaged(damage) }
        try connection.remakeIndexes()
        if let rest = try connection.damages().first { return .damaged(rest) }
        finding = .mended(damage)
      }
      if mending { try Migrations.run(on: connection) }
      return finding
    } catch {
      guard case .damaged(let detail) = error.reason else { throw error }
      return .damaged(detail)
    }
  }
}

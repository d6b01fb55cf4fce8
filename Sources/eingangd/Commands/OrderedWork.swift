/// Does pieces of work at the same time and hands over their results in the order of the pieces.
enum OrderedWork {
  /// At most so many at once; a result is handed over as soon as all before it are.
  static func run<Piece: Sendable, Result: Sendable>(
    _ pieces: [Piece], atOnce: Int, work: @escaping @Sendable (Piece) async -> Result,
    handOver: (Result) async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var waiting: [Int: Result] = [:]
      var due = 0
      var started = 0
      while due < pieces.count {
        // Not far ahead of what is handed over, or results would pile up behind one slow piece.
        while started < pieces.count, started - due - waiting.count < max(atOnce, 1), waiting.count < 64 {
          let index = started
          group.addTask { (index, await work(pieces[index])) }
          started += 1
        }
        guard let (index, result) = try await group.next() else { return }
        waiting[index] = result
        while let next = waiting.removeValue(forKey: due) {
          try Task.checkCancellation()
          try await handOver(next)
          due += 1
        }
      }
    }
  }
}

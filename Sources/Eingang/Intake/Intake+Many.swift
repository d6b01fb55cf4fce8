import AlbertModel

extension Intake {
  /// Takes arrivals in as they come, a bounded number at a time, and reports each when it ends.
  ///
  /// First come the documents that an earlier run had left unread, where this process holds the home's lock: without it,
  /// another one has them in hand. Ends when there are no more arrivals, or soon after
  /// its task is cancelled: what is archived by then is read at the next start. A document that fails holds up none.
  package nonisolated func takeAll(
    _ arrivals: AsyncStream<Arrival>, inbox: String? = nil, parallel: Int, lock: FileLock?
  ) async throws(IntakeError) {
    defer { withExtendedLifetime(lock) {} }
    let pending = lock == nil ? [] : try await recover(inbox: inbox)
    let failure = await withTaskGroup(of: Void.self, returning: IntakeError?.self) { group in
      let (steps, continuation) = AsyncStream.makeStream(of: Step.self)
      for document in pending { continuation.yield(.work(.document(document))) }
      group.addTask {
        for await arrival in arrivals { continuation.yield(.work(.arrival(arrival))) }
        continuation.yield(.noMore)
      }
      var queue = Queue(places: max(1, parallel))
      for await step in steps {
        if case .done(let error?) = step {
          group.cancelAll()
          return error
        }
        for work in queue.next(after: step) {
          group.addTask { continuation.yield(.done(await self.finish(work, stays: inbox != nil))) }
        }
        if queue.isFinished { break }
      }
      return nil
    }
    if let failure { throw failure }
  }

  /// The same for a list that is known beforehand.
  package nonisolated func takeAll(_ arrivals: [Arrival], parallel: Int, lock: FileLock?) async throws(IntakeError) {
    let (stream, continuation) = AsyncStream.makeStream(of: Arrival.self)
    for arrival in arrivals { continuation.yield(arrival) }
    continuation.finish()
    try await takeAll(stream, parallel: parallel, lock: lock)
  }

  private enum Work: Sendable {
    case arrival(Arrival)
    case document(PendingDocument)
  }

  private enum Step: Sendable {
    case work(Work)
    case noMore
    case done(IntakeError?)
  }

  /// Work that waits for one of a number of places.
  private struct Queue {
    private var free: Int
    private var running = 0
    private var waiting: [Work] = []
    private var mayGrow = true

    init(places: Int) { free = places }

    var isFinished: Bool { !mayGrow && running == 0 && waiting.isEmpty }

    /// What is to begin now.
    mutating func next(after step: Step) -> [Work] {
      switch step {
      case .work(let work): waiting.append(work)
      case .noMore: mayGrow = false
      case .done:
        running -= 1
        free += 1
      }
      let begun = Array(waiting.prefix(free))
      waiting.removeFirst(begun.count)
      free -= begun.count
      running += begun.count
      return begun
    }
  }

  /// What cannot be taken from an inbox stays there for the next start, and holds up none of the others.
  private func finish(_ work: Work, stays: Bool) async -> IntakeError? {
    do {
      switch work {
      case .arrival(let arrival): tell(arrival.names, try await take(arrival))
      case .document(let document): tell(document.files.map(\.name), try await read(document))
      }
      return nil
    } catch .folder(let error) where stays {
      tellLeft(error)
      return nil
    } catch {
      return error
    }
  }
}

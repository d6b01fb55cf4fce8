import AlbertModel

extension Intake {
  /// Takes arrivals in as they come, a bounded number at a time, and reports each when it ends.
  ///
  /// First come the documents that an earlier run had left unread, where this process holds the home's lock: without it,
  /// another one has them in hand. Ends when there are no more arrivals, or soon after
  /// its task is cancelled: what is archived by then is read at the next start. A document that fails holds up none.
  nonisolated func takeAll(_ supply: Supply, parallel: Int, lock: FileLock?) async throws(IntakeError) {
    defer { withExtendedLifetime(lock) {} }
    let left = lock == nil ? LeftDocuments() : try await left(inbox: supply.inbox)
    if lock != nil { try await groupLeft() }
    // Discarding: a group that keeps its results keeps every document's task until the daemon ends.
    let failure = await withDiscardingTaskGroup(returning: IntakeError?.self) { group in
      let (steps, continuation) = AsyncStream.makeStream(of: IntakeQueue.Step.self)
      for document in left.suspects { continuation.yield(.work(.suspect(document))) }
      for document in left.innocent { continuation.yield(.work(.document(document))) }
      for (document, pause) in left.heldBack {
        group.addTask {
          if await Intake.rest(pause) { continuation.yield(.work(.suspect(document))) }
          continuation.yield(.noMore)
        }
      }
      group.addTask {
        for await arrival in supply.arrivals { continuation.yield(.work(.arrival(arrival))) }
        continuation.yield(.noMore)
      }
      if lock != nil { group.addTask { await self.heal(inbox: supply.inbox) { continuation.yield($0) } } }
      group.addTask { await self.keepStore { continuation.yield($0) } }
      var queue = IntakeQueue(places: parallel, sources: 1 + left.heldBack.count)
      for await step in steps {
        if case .done(let error?) = step {
          group.cancelAll()
          return error
        }
        for work in queue.next(after: step) {
          group.addTask { continuation.yield(.done(await self.finish(work, of: supply))) }
        }
        if queue.isFinished { break }
      }
      group.cancelAll()
      return nil
    }
    if let failure { throw failure }
  }

  /// Where arrivals come from.
  struct Supply: Sendable {
    var arrivals: AsyncStream<Arrival>
    /// Where they lie in one, and stay while they cannot be taken.
    var inbox: String?
    /// Told how it went with each.
    var settled: @Sendable (Arrival, InboxFate) -> Void = { _, _ in }
  }

  /// The same for a list that is known beforehand.
  package nonisolated func takeAll(_ arrivals: [Arrival], parallel: Int, lock: FileLock?) async throws(IntakeError) {
    let (stream, continuation) = AsyncStream.makeStream(of: Arrival.self)
    for arrival in arrivals { continuation.yield(arrival) }
    continuation.finish()
    try await takeAll(Supply(arrivals: stream), parallel: parallel, lock: lock)
  }

  /// False where the task was cancelled meanwhile.
  package static func rest(_ pause: Duration) async -> Bool {
    do {
      try await Task.sleep(for: pause)
      return true
    } catch {
      return false
    }
  }

  /// What cannot be taken from an inbox stays there for the next start, and holds up none of the others.
  private func finish(_ work: IntakeQueue.Work, of supply: Supply) async -> IntakeError? {
    defer { if let document = work.document { dequeue(document.id) } }
    do {
      switch work {
      case .arrival(let arrival):
        let outcome = try await takePatiently(arrival)
        if case .untaken(let why) = outcome {
          supply.settled(arrival, .untaken(why))
          // What stays in an inbox is told of there: it may well be tried many times.
          if arrival.item != nil { return nil }
        } else {
          supply.settled(arrival, .taken)
        }
        tell(arrival.names, outcome)
      case .document(let document), .suspect(let document): tell(document.names, try await readPatiently(document))
      case .again(let document): tell(document.names, try await read(document, .again(counts: true)))
      }
      return nil
    } catch .folder(let error) where supply.inbox != nil {
      if case .arrival(let arrival) = work {
        supply.settled(arrival, .failed(.folder(error)))
      } else {
        tellLeft(error)
      }
      return nil
    } catch {
      return error
    }
  }

  /// Pauses of a run that ends soon, for a machine that is short of something.
  private static let pauses: [Duration] = [.seconds(1), .seconds(3), .seconds(10)]

  private func takePatiently(_ arrival: Arrival) async throws(IntakeError) -> Outcome {
    for pause in isDaemon ? [] : Intake.pauses {
      let outcome: Outcome
      do {
        outcome = try await take(arrival)
      } catch .folder(let error) where Stoerung.Cause(machine: error.code) == .resources {
        if await Intake.rest(pause) { continue }
        throw .folder(error)
      }
      guard case .postponed(let id, _, _) = outcome, let document = try pending(id) else { return outcome }
      return await Intake.rest(pause) ? try await readPatiently(document) : outcome
    }
    return try await take(arrival)
  }

  private func readPatiently(_ document: PendingDocument) async throws(IntakeError) -> Outcome {
    for pause in isDaemon ? [] : Intake.pauses {
      let outcome = try await read(document)
      guard case .postponed = outcome, await Intake.rest(pause) else { return outcome }
    }
    return try await read(document)
  }
}

extension PendingDocument {
  var names: [String] { files.map(\.name) }
}

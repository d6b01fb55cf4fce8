/// Work that waits for one of a number of places.
struct IntakeQueue {
  enum Work: Sendable {
    case arrival(Arrival)
    case document(PendingDocument)
    /// A document that was in hand when a run died: nothing else goes on beside it, so that it is known what it does.
    case suspect(PendingDocument)
    /// A disturbed card's document, by itself.
    case again(PendingDocument)

    /// Nil for what has yet to become one.
    var document: PendingDocument? {
      switch self {
      case .arrival: nil
      case .document(let document), .suspect(let document), .again(let document): document
      }
    }
  }

  enum Step: Sendable {
    case work(Work)
    /// One of the sources of work has run dry.
    case noMore
    case done(IntakeError?)
  }

  private let places: Int
  private var running = 0
  private var isExclusive = false
  private var waiting: [Work] = []
  private var sources: Int

  /// It is finished when as many sources have run dry and nothing is left.
  init(places: Int, sources: Int) {
    self.places = max(1, places)
    self.sources = sources
  }

  var isFinished: Bool { sources == 0 && running == 0 && waiting.isEmpty }

  /// What is to begin now.
  mutating func next(after step: Step) -> [Work] {
    switch step {
    case .work(let work): waiting.append(work)
    case .noMore: sources -= 1
    case .done:
      running -= 1
      isExclusive = false
    }
    var begun: [Work] = []
    while running < places, !isExclusive, let work = waiting.first {
      if case .suspect = work {
        guard running == 0 else { break }
        isExclusive = true
      }
      waiting.removeFirst()
      begun.append(work)
      running += 1
    }
    return begun
  }
}

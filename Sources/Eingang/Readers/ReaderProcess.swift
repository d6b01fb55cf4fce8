import AlbertModel

/// One reader process; whatever blocks on it runs on its own queue.
actor ReaderProcess {
  /// Why a reader gave no answer.
  enum Failure: Error, Hashable {
    /// A reason for the card; the reader lives.
    case stoerung(Stoerung)
    /// Killed after its time ran out.
    case timeout
    /// Ended, by whatever cause; a fresh one may succeed.
    case died
    /// Out of memory, and ended; a fresh one may succeed.
    case exhausted
    /// Of another build than this program.
    case otherBuild
    /// No reader can work on this machine: none of these languages has data.
    case unable([String])
    /// The machine could not start one.
    case unstarted(OpenFile.SystemError)
  }

  /// Pages of a document, in order.
  struct Answer: Hashable, Sendable {
    /// Of the whole document.
    var pageCount = 0
    var pages: [ReaderMessage.Page] = []
    /// What read them.
    var fingerprint = ""
  }

  private let executor = QueueExecutor(label: "reader")
  private let channel: FrameChannel
  private let child: Child
  private let settings: ReaderSettings
  private var ready: ReaderMessage.Ready?
  /// Pages read since the start.
  private(set) var pagesRead = 0
  /// The most memory it has held at once, in KiB; 0 before the first answer.
  private(set) var peakMemory = 0

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Starts the program; it becomes ready some time later.
  private init(executable: String, settings: ReaderSettings) throws(Failure) {
    do {
      child = try Child(
        executable: executable, arguments: settings.arguments(), environment: settings.environment())
    } catch {
      throw .unstarted(error)
    }
    channel = FrameChannel(descriptor: child.socket)
    self.settings = settings
  }

  /// A new reader, or why there is none.
  static func start(executable: String, settings: ReaderSettings) -> Result<ReaderProcess, Failure> {
    do throws(Failure) {
      return .success(try ReaderProcess(executable: executable, settings: settings))
    } catch {
      return .failure(error)
    }
  }

  /// Ends the process at once, from any thread; whoever waits for it gets `died`.
  nonisolated func kill() { child.kill() }

  /// For tests that interfere with the process.
  nonisolated var processIdentifier: Int32 { child.pid }

  /// After any failure but a Stoerung this reader is gone.
  func read(_ file: OpenFile, _ request: ReaderMessage.Request) -> Result<Answer, Failure> {
    do throws(Failure) {
      let answer = try answer(file, request)
      pagesRead += answer.pages.count
      notePeak()
      return .success(answer)
    } catch .stoerung(let stoerung) {
      pagesRead += 1
      notePeak()
      return .failure(.stoerung(stoerung))
    } catch {
      return .failure(end(error))
    }
  }

  /// Whether a file is whole; after any failure this reader is gone.
  ///
  /// It may choose among our own sentences only, since what it has looked at may have taken it over.
  func inspect(_ file: OpenFile) -> Result<Wholeness, Failure> {
    do throws(Failure) {
      _ = try awaitReady()
      try send(.inspect, file)
      guard case .wholeness(let wholeness) = try next(until: .now + .seconds(settings.secondsPerPage)),
        wholeness.isFromReader
      else { throw .died }
      return .success(wholeness)
    } catch {
      return .failure(end(error))
    }
  }

  /// Ends the process after a failure, and tells why it died where that says more.
  private func end(_ failure: Failure) -> Failure {
    notePeak()
    let how = child.end()
    if let peak = ProcessMemory.peak(ofEnded: how.maxrss_kib) { peakMemory = max(peakMemory, peak) }
    guard failure == .died, how.signal == 0 else { return failure }
    return how.status == ReaderEnd.exhausted ? .exhausted : how.status == ReaderEnd.otherBuild ? .otherBuild : .died
  }

  private func notePeak() {
    if let peak = ProcessMemory.peak(of: String(child.pid)) { peakMemory = max(peakMemory, peak) }
  }

  private func answer(_ file: OpenFile, _ request: ReaderMessage.Request) throws(Failure) -> Answer {
    let fingerprint = try awaitReady().fingerprint
    try send(.read(request), file)
    var gatherer = AnswerGatherer(request, mostPages: settings.limits.pages, fingerprint: fingerprint)
    // Opening the document takes no longer than a page.
    let whole: ContinuousClock.Instant = .now + .seconds(settings.secondsPerPage * (request.last - request.first + 2))
    while true {
      let message = try next(until: min(whole, .now + .seconds(settings.secondsPerPage)))
      if try gatherer.take(message) { return gatherer.answer }
    }
  }

  private func awaitReady() throws(Failure) -> ReaderMessage.Ready {
    if let ready { return ready }
    switch try next(until: .now + .seconds(max(30, settings.secondsPerPage))) {
    case .ready(let told) where told.isPlausible:
      ready = told
      return told
    case .unable: throw .unable(settings.languages)
    default: throw .died
    }
  }

  private func send(_ request: ReaderMessage, _ file: OpenFile) throws(Failure) {
    do throws(FrameChannel.Failure) {
      try request.send(over: channel, descriptor: file.descriptor)
    } catch {
      throw .died
    }
  }

  private func next(until deadline: ContinuousClock.Instant) throws(Failure) -> ReaderMessage {
    do throws(FrameChannel.Failure) {
      return try ReaderMessage.next(of: channel, until: deadline)
    } catch {
      throw error == .timeout ? .timeout : .died
    }
  }
}

extension Wholeness {
  fileprivate var isFromReader: Bool {
    if case .incomplete = self { Unfinished.fromReaders.contains(self) } else { true }
  }
}

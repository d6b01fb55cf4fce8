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
    /// No reader can work on this machine; the sentence says why.
    case unable(String)
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
  private let secondsPerPage: Int
  private var fingerprint: String?
  /// Pages read since the start.
  private(set) var pagesRead = 0

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Starts the program as `reader`; it becomes ready some time later.
  init(executable: String, settings: ReaderSettings) throws(Failure) {
    do {
      child = try Child(
        executable: executable, arguments: settings.arguments(), environment: settings.environment())
    } catch {
      throw .unable("Starting a reader failed: \(executable): error \(error.code). Check the installation")
    }
    channel = FrameChannel(descriptor: child.socket)
    secondsPerPage = settings.secondsPerPage
  }

  /// Ends the process at once, from any thread; whoever waits for it gets `died`.
  nonisolated func kill() { child.kill() }

  /// For tests that interfere with the process.
  nonisolated var processIdentifier: Int32 { child.pid }

  /// After any failure but a Stoerung this reader is gone.
  func read(_ file: OpenFile, _ request: ReaderMessage.Request) throws(Failure) -> Answer {
    do {
      try awaitReady()
      try sending { () throws(FrameChannel.Failure) in
        try ReaderMessage.read(request).send(over: channel, descriptor: file.descriptor)
      }
      return try gather()
    } catch .stoerung(let stoerung) {
      throw .stoerung(stoerung)
    } catch {
      child.end()
      throw error
    }
  }

  private func awaitReady() throws(Failure) {
    guard fingerprint == nil else { return }
    switch try next(seconds: max(30, secondsPerPage)) {
    case .ready(let text): fingerprint = text
    case .unable(let why): throw .unable(why)
    default: throw .died
    }
  }

  private func gather() throws(Failure) -> Answer {
    var answer = Answer(fingerprint: fingerprint ?? "")
    while true {
      switch try next(seconds: secondsPerPage) {
      case .document(let pages): answer.pageCount = pages
      case .page(let page):
        answer.pages.append(page)
        pagesRead += 1
      case .end: return answer
      case .failed(let stoerung): throw .stoerung(stoerung)
      case .exhausted: throw .exhausted
      // Anything else comes from a reader that was taken over: it is killed like one that died.
      case .read, .ready, .unable: throw .died
      }
    }
  }

  private func next(seconds: Int) throws(Failure) -> ReaderMessage {
    try sending { () throws(FrameChannel.Failure) in
      try ReaderMessage(try channel.receive(until: .now + .seconds(seconds)))
    }
  }

  private func sending<Value>(_ body: () throws(FrameChannel.Failure) -> Value) throws(Failure) -> Value {
    do {
      return try body()
    } catch {
      throw error == .timeout ? .timeout : .died
    }
  }
}

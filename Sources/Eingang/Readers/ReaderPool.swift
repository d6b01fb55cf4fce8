import AlbertModel

/// Reads files in child processes, as many at a time as there are readers.
///
/// A reader that dies, hangs or runs out of memory costs its page, never the daemon: the pages it had are tried once
/// more in a fresh one, except after a timeout, which would only last as long again.
package actor ReaderPool: PageReader {
  /// A reader is replaced after so many pages, since the libraries leak a little.
  private static let pagesPerReader = 200

  private let executable: String
  private let settings: ReaderSettings
  private let passwords: Passwoerter
  private let size: Int
  private var idle: [ReaderProcess] = []
  private let slots: Slots
  /// Files are held open only while a reader can get to them: a run must not use up its descriptors.
  private let openFiles: Slots
  /// The most memory that one of the readers has held at once, in KiB.
  package private(set) var largestReader = 0

  /// The program is this one's own, unless a test says otherwise; readers are started when the first page needs one.
  package init(
    settings: ReaderSettings, readers: Int, passwords: Passwoerter = Passwoerter(),
    executable: String = ReaderProgram.executable
  ) {
    self.settings = settings
    self.passwords = passwords
    self.executable = executable
    size = max(1, readers)
    slots = Slots(size)
    openFiles = Slots(size + 1)
  }

  /// The readers that wait for work, for tests that interfere with them.
  var idleProcesses: [Int32] { idle.map(\.processIdentifier) }

  package func read(_ request: ReadingRequest) async throws(Stoerung) -> Reading {
    await openFiles.acquire()
    defer { openFiles.release() }
    var watch = StopWatch()
    let file = try open(request)
    let first = try await pages(file, 1, 1, request.alwaysOCR).get()
    var pages = first.pages
    if first.pageCount > 1 { pages += try await rest(file, count: first.pageCount, request.alwaysOCR).get() }
    guard !pages.isEmpty else { throw Unreadable.crashed }
    var timing = pages.reduce(into: Timing()) { $0 += $1.timing }
    timing.total = watch.lap()
    // A page of the file may be several.
    let texts = pages.enumerated().map { $1.text.renumbered($0 + 1) }
    return Reading(pages: texts, timing: timing, bytes: file.size, fingerprint: first.fingerprint)
  }

  private nonisolated func open(_ request: ReadingRequest) throws(Stoerung) -> OpenFile {
    let file: OpenFile
    do {
      file = try OpenFile(path: request.path)
    } catch {
      throw Unreadable.cannotOpen(error)
    }
    if file.size == 0 { throw Unreadable.empty }
    return file
  }
}

// Failures are handed on as results: the optimiser miscompiles typed throws in closures that outlive their call.
extension ReaderPool {
  /// Of all pages together; a thousand on each of five hundred.
  private static let mostWords = 500_000

  /// Everything after the first page, a few pages at a time to every reader there is.
  private func rest(
    _ file: OpenFile, count: Int, _ alwaysOCR: Bool
  ) async -> Result<[ReaderMessage.Page], Stoerung> {
    // Several pieces a reader, so that none is left alone with the slow half; large enough to open the file seldom.
    let length = min(8, max(1, (count - 1) / (4 * size)))
    var pieces = stride(from: 2, through: count, by: length).map { ($0, min($0 + length - 1, count)) }[...]
    return await withTaskGroup(of: Result<ReaderProcess.Answer, Stoerung>.self) { group in
      func start(_ piece: (Int, Int)) {
        group.addTask { await self.pages(file, piece.0, piece.1, alwaysOCR) }
      }
      for _ in 0..<size { if let piece = pieces.popFirst() { start(piece) } }
      var pages: [ReaderMessage.Page] = []
      var words = 0
      for await piece in group {
        if let stoerung = ReaderPool.add(piece, to: &pages, of: count, words: &words) {
          group.cancelAll()
          return .failure(stoerung)
        }
        if let piece = pieces.popFirst() { start(piece) }
      }
      return .success(pages.sorted { $0.text.place < $1.text.place })
    }
  }

  /// Returns why reading ends, nil where it goes on.
  static func add(
    _ piece: Result<ReaderProcess.Answer, Stoerung>, to pages: inout [ReaderMessage.Page], of count: Int,
    words: inout Int
  ) -> Stoerung? {
    switch piece {
    case .failure(let stoerung): return stoerung
    // The first page's reader counted the pages: one that counts otherwise is not to be trusted.
    case .success(let answer) where answer.pageCount != count: return Unreadable.crashed
    case .success(let answer):
      words += answer.pages.reduce(0) { $0 + $1.text.words.count }
      pages += answer.pages
      return words > mostWords ? Unreadable.tooMuchText : nil
    }
  }

  /// Some pages, tried twice where the reader is to blame.
  private func pages(
    _ file: OpenFile, _ first: Int, _ last: Int, _ alwaysOCR: Bool
  ) async -> Result<ReaderProcess.Answer, Stoerung> {
    let request = ReaderMessage.Request(
      first: first, last: last, alwaysOCR: alwaysOCR, passwords: passwords.all)
    let once = await answer(file, request, fresh: false)
    switch once {
    case .failure(.died), .failure(.exhausted):
      return await answer(file, request, fresh: true).mapError(ReaderPool.reason)
    default:
      return once.mapError(ReaderPool.reason)
    }
  }

  private static func reason(_ failure: ReaderProcess.Failure) -> Stoerung {
    switch failure {
    case .stoerung(let stoerung): stoerung
    case .timeout: Unreadable.timeout
    case .died: Unreadable.crashed
    case .exhausted: Unreadable.outOfMemory
    case .otherBuild: Unreadable.otherBuild
    case .unable(let languages): Unreadable.noData(languages)
    case .unstarted(let error): Unreadable.cannotStart(error)
    }
  }

  private func answer(
    _ file: OpenFile, _ request: ReaderMessage.Request, fresh: Bool
  ) async -> Result<ReaderProcess.Answer, ReaderProcess.Failure> {
    await slots.acquire()
    defer { slots.release() }
    if Task.isCancelled { return .failure(.stoerung(Unreadable.cancelled)) }
    switch reader(fresh: fresh) {
    case .failure(let failure): return .failure(failure)
    case .success(let reader):
      let outcome = await ReaderPool.outcome(reader, file, request)
      largestReader = max(largestReader, await reader.peakMemory)
      await keep(reader, after: outcome)
      return Task.isCancelled ? .failure(.stoerung(Unreadable.cancelled)) : outcome
    }
  }

  /// A fresh one takes the place of one that waits: what ended its like may have ended that one as well.
  private func reader(fresh: Bool) -> Result<ReaderProcess, ReaderProcess.Failure> {
    if let reader = idle.popLast(), !fresh { return .success(reader) }
    return ReaderProcess.start(executable: executable, settings: settings)
  }

  /// Killing is all that reaches a process in the middle of a page; a cancelled task must not wait for its end.
  private static func outcome(
    _ reader: ReaderProcess, _ file: OpenFile, _ request: ReaderMessage.Request
  ) async -> Result<ReaderProcess.Answer, ReaderProcess.Failure> {
    await withTaskCancellationHandler {
      await reader.read(file, request)
    } onCancel: {
      reader.kill()
    }
  }

  private func keep(
    _ reader: ReaderProcess, after outcome: Result<ReaderProcess.Answer, ReaderProcess.Failure>
  ) async {
    switch outcome {
    case .success, .failure(.stoerung): break
    case .failure: return
    }
    if !Task.isCancelled, await reader.pagesRead < ReaderPool.pagesPerReader { idle.append(reader) }
  }
}

extension PageText {
  /// Among the file's pages, before they are numbered through.
  fileprivate var place: (page: Int, part: Int) { (number, part?.number ?? 0) }
}

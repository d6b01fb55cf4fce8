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
  private let size: Int
  private var idle: [ReaderProcess] = []
  private let slots: Slots

  /// The program is this one, unless a test says otherwise; readers are started when the first page needs one.
  package init(settings: ReaderSettings, readers: Int, executable: String = "/proc/self/exe") {
    self.settings = settings
    self.executable = executable
    size = max(1, readers)
    slots = Slots(size)
  }

  /// The readers that wait for work, for tests that interfere with them.
  var idleProcesses: [Int32] { idle.map(\.processIdentifier) }

  package func read(_ request: ReadingRequest) async throws(Stoerung) -> Reading {
    var watch = StopWatch()
    let file = try open(request)
    let first = try await pages(file, 1, 1, request.alwaysOCR)
    var pages = first.pages
    if first.pageCount > 1 { pages += try await rest(file, count: first.pageCount, request.alwaysOCR) }
    guard !pages.isEmpty else { throw Unreadable.crashed }
    var timing: Timing = pages.reduce(into: Timing()) { sum, page in
      sum.decode += page.timing.decode
      sum.prepare += page.timing.prepare
      sum.ocr += page.timing.ocr
    }
    timing.total = watch.lap()
    return Reading(pages: pages.map(\.text), timing: timing, bytes: file.size, fingerprint: first.fingerprint)
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

extension ReaderPool {
  /// Everything after the first page, a few pages at a time to every reader there is.
  private func rest(_ file: OpenFile, count: Int, _ alwaysOCR: Bool) async throws(Stoerung) -> [ReaderMessage.Page] {
    // Several pieces a reader, so that none is left alone with the slow half; large enough to open the file seldom.
    let length = min(8, max(1, (count - 1) / (4 * size)))
    var pieces = stride(from: 2, through: count, by: length).map { ($0, min($0 + length - 1, count)) }[...]
    do {
      return try await withThrowingTaskGroup(of: [ReaderMessage.Page].self) { group in
        func start(_ piece: (Int, Int)) {
          group.addTask { try await self.pages(file, piece.0, piece.1, alwaysOCR).pages }
        }
        for _ in 0..<size { if let piece = pieces.popFirst() { start(piece) } }
        var pages: [ReaderMessage.Page] = []
        while let done = try await group.next() {
          pages += done
          if let piece = pieces.popFirst() { start(piece) }
        }
        return pages.sorted { $0.text.number < $1.text.number }
      }
    } catch let stoerung as Stoerung {
      throw stoerung
    } catch {
      throw Unreadable.cancelled
    }
  }

  /// Some pages, tried twice where the reader is to blame.
  private func pages(
    _ file: OpenFile, _ first: Int, _ last: Int, _ alwaysOCR: Bool
  ) async throws(Stoerung) -> ReaderProcess.Answer {
    let request = ReaderMessage.Request(first: first, last: last, alwaysOCR: alwaysOCR)
    do throws(ReaderProcess.Failure) {
      return try await once(file, request)
    } catch .died {
      return try await again(file, request, or: Unreadable.crashed)
    } catch .exhausted {
      return try await again(file, request, or: Unreadable.outOfMemory)
    } catch {
      throw ReaderPool.reason(error)
    }
  }

  private func again(
    _ file: OpenFile, _ request: ReaderMessage.Request, or last: Stoerung
  ) async throws(Stoerung) -> ReaderProcess.Answer {
    do throws(ReaderProcess.Failure) {
      return try await once(file, request)
    } catch .died {
      throw last
    } catch {
      throw ReaderPool.reason(error)
    }
  }

  private static func reason(_ failure: ReaderProcess.Failure) -> Stoerung {
    switch failure {
    case .stoerung(let stoerung): stoerung
    case .timeout: Unreadable.timeout
    case .died: Unreadable.crashed
    case .exhausted: Unreadable.outOfMemory
    case .unable(let why): Stoerung(stage: .ocr, why: why)
    }
  }

  private func once(
    _ file: OpenFile, _ request: ReaderMessage.Request
  ) async throws(ReaderProcess.Failure) -> ReaderProcess.Answer {
    await slots.acquire()
    do throws(ReaderProcess.Failure) {
      if Task.isCancelled { throw .stoerung(Unreadable.cancelled) }
      let reader = try freshOrIdle()
      let outcome = await ReaderPool.outcome(reader, file, request)
      await keep(reader, after: outcome)
      if Task.isCancelled { throw .stoerung(Unreadable.cancelled) }
      let answer = try outcome.get()
      slots.release()
      return answer
    } catch {
      slots.release()
      throw error
    }
  }

  private func freshOrIdle() throws(ReaderProcess.Failure) -> ReaderProcess {
    if let reader = idle.popLast() { return reader }
    return try ReaderProcess(executable: executable, settings: settings)
  }

  /// Killing is all that reaches a process in the middle of a page; a cancelled task must not wait for its end.
  private static func outcome(
    _ reader: ReaderProcess, _ file: OpenFile, _ request: ReaderMessage.Request
  ) async -> Result<ReaderProcess.Answer, ReaderProcess.Failure> {
    await withTaskCancellationHandler {
      do throws(ReaderProcess.Failure) {
        return .success(try await reader.read(file, request))
      } catch {
        return .failure(error)
      }
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

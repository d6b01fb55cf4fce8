import AlbertModel
import Eingang
import Glibc

/// Answers one request after the other until the daemon hangs up.
struct ReaderService {
  let channel: FrameChannel
  let settings: ReaderSettings
  let recognizer: PageRecognizer
  private let kept = KeptDocument()
  private let binding = Binding()
  /// After so long without work another reader has read the rest, or reading has ended before the last page.
  private static let patience = Duration.seconds(5)

  init(channel: FrameChannel, settings: ReaderSettings, recognizer: PageRecognizer) {
    self.channel = channel
    self.settings = settings
    self.recognizer = recognizer
  }

  /// Returns never but by throwing: `closed` when the daemon is gone.
  func serve() throws(FrameChannel.Failure) {
    while true {
      if !kept.isEmpty, channel.isQuiet(for: ReaderService.patience) { kept.letGo() }
      let frame = try channel.receive()
      let outcome: Result<ReaderMessage, ReadingError>
      switch (try ReaderMessage(frame), frame.descriptor) {
      case (.read(let request), let descriptor?):
        outcome = answer(request, descriptor).map { .end }
        close(descriptor)
      case (.gather(let gathering), let descriptor?):
        outcome = gather(gathering, descriptor)
        close(descriptor)
      case (.bind(let facts), nil): outcome = bind(facts)
      case (.draw(let text), nil): outcome = .success(.symbol(QRSymbol(text)))
      default: throw .malformed
      }
      switch outcome {
      case .success(let last): try last.send(over: channel)
      case .failure(.stoerung(let stoerung)): try ReaderMessage.failed(stoerung).send(over: channel)
      case .failure(.library(.timeout, _)): try ReaderMessage.failed(Unreadable.timeout).send(over: channel)
      case .failure(.library): try ReaderMessage.failed(Unreadable.crashed).send(over: channel)
      case .failure(.exhausted):
        try ReaderMessage.exhausted.send(over: channel)
        // Nothing is cleaned up: after a failed allocation the libraries free twice.
        _exit(70)
      }
    }
  }

  private func answer(_ request: ReaderMessage.Request, _ descriptor: Int32) -> Result<Void, ReadingError> {
    do throws(ReadingError) {
      try sendPages(request, descriptor)
      return .success(())
    } catch {
      return .failure(error)
    }
  }

  private func gather(_ gathering: ReaderMessage.Gathering, _ descriptor: Int32) -> Result<ReaderMessage, ReadingError>
  {
    do throws(ReadingError) {
      try limitProcessor()
      var request = ReaderMessage.Request(first: 1, last: 1, alwaysOCR: false)
      request.passwords = gathering.passwords
      try binding.gather(gathering.pages, of: try open(descriptor, request))
      return .success(.gathered)
    } catch {
      return .failure(error)
    }
  }

  private func bind(_ facts: BindingFacts) -> Result<ReaderMessage, ReadingError> {
    do throws(ReadingError) {
      try limitProcessor()
      let bytes = try binding.finish(facts)
      for start in stride(from: 0, to: bytes.count, by: Binding.pieceLength) {
        try send(.piece(Array(bytes[start..<min(start + Binding.pieceLength, bytes.count)])))
      }
      return .success(.end)
    } catch {
      return .failure(error)
    }
  }

  private func sendPages(_ request: ReaderMessage.Request, _ descriptor: Int32) throws(ReadingError) {
    try limitProcessor()
    var watch = StopWatch()
    var processor = ProcessorWatch()
    let document = try open(descriptor, request)
    try send(.document(pages: document.pageCount))
    let last = min(request.last, document.pageCount)
    defer { kept.finished(last) }
    guard request.first >= 1, request.first <= last else { return }
    for number in request.first...last {
      try limitProcessor()
      var pages = try read(document, number, request.alwaysOCR, &watch)
      pages[0].timing.processor = processor.lap()
      guard pages.allSatisfy(\.text.isPlausible) else { throw .stoerung(Unreadable.tooMuchText) }
      for page in pages { try send(.page(page)) }
    }
  }

  private func open(
    _ descriptor: Int32, _ request: ReaderMessage.Request
  ) throws(ReadingError) -> any OpenDocument {
    if let document = kept.document(of: descriptor, request.passwords) { return document }
    guard let file = FileBytes(descriptor: descriptor) else { throw .stoerung(Unreadable.empty) }
    let document = try FormatList.open(file, opening(request))
    kept.keep(document, of: descriptor, request.passwords)
    return document
  }

  private func opening(_ request: ReaderMessage.Request) -> Opening {
    var opening = Opening(settings.limits)
    opening.passwords = request.passwords
    opening.ignored = IgnoreList(settings.ignored ?? [])
    return opening
  }

  private func limitProcessor() throws(ReadingError) {
    guard Sandbox.limitProcessor(seconds: settings.processorSeconds) else { throw .library(.other, "no limit") }
  }

  /// One page or its parts.
  private func read(
    _ document: any OpenDocument, _ number: Int, _ alwaysOCR: Bool, _ watch: inout StopWatch
  ) throws(ReadingError) -> [ReaderMessage.Page] {
    var timing = Timing()
    let content = try document.page(number - 1, alwaysOCR: alwaysOCR)
    let notices = PartNotice.bounded(document.notices(number - 1))
    let embedded = try document.embedded(number - 1)
    timing.decode = watch.lap()
    var texts: [PageText]
    switch content {
    case .text(let layer): texts = [layer.renumbered(number)]
    case .image(let image):
      texts = try recognizer.read(image, number: number, timing: &timing)
      _ = watch.lap()
    case .layered(let image, let layer, let place):
      texts = try recognizer.read(image, layer: layer.renumbered(number), place: place, timing: &timing)
      _ = watch.lap()
    }
    if !embedded.isEmpty {
      texts[0] = texts[0].with(codes: Array((embedded + texts[0].codes).prefix(PageText.mostCodes)))
    }
    texts[0].notices = notices
    // What it cost is told once.
    return texts.enumerated().map { ReaderMessage.Page(text: $1, timing: $0 == 0 ? timing : Timing()) }
  }

  private func send(_ message: ReaderMessage) throws(ReadingError) {
    // A daemon that hung up needs no answer, and the next receive ends this process.
    try? message.send(over: channel)
  }
}

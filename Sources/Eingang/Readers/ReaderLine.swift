import AlbertModel

/// A reader that is talked to by one who waits; it ends with its last reference.
struct ReaderLine {
  private let child: Child
  private let channel: FrameChannel
  private let settings: ReaderSettings
  /// What it said of itself.
  let ready: ReaderMessage.Ready

  init(_ executable: String, _ settings: ReaderSettings) throws(Stoerung) {
    do {
      child = try Child(executable: executable, arguments: settings.arguments(), environment: settings.environment())
    } catch {
      throw Unreadable.cannotStart(error)
    }
    channel = FrameChannel(descriptor: child.socket)
    self.settings = settings
    ready = try ReaderLine.greeting(of: child, over: channel, settings)
  }

  private static func greeting(
    of child: Child, over channel: FrameChannel, _ settings: ReaderSettings
  ) throws(Stoerung) -> ReaderMessage.Ready {
    let message: ReaderMessage
    do throws(FrameChannel.Failure) {
      message = try .next(of: channel, until: .now + .seconds(max(30, 2 * settings.secondsPerPage)))
    } catch {
      let how = child.end()
      if error == .closed, how.signal == 0, how.status == ReaderEnd.otherBuild { throw Unreadable.otherBuild }
      throw error == .timeout ? Unreadable.timeout : Unbound.unmade
    }
    switch message {
    case .ready(let ready) where ready.isPlausible: return ready
    case .unable: throw Unreadable.noData(settings.languages)
    default: throw Unbound.unmade
    }
  }

  func send(_ message: ReaderMessage, _ file: OpenFile? = nil) throws(Stoerung) {
    do throws(FrameChannel.Failure) {
      try message.send(over: channel, descriptor: file?.descriptor)
    } catch {
      throw Unbound.unmade
    }
  }

  /// Waits as long as so many pages may take, and throws what the reader gives as its reason.
  func next(pages: Int) throws(Stoerung) -> ReaderMessage {
    let message: ReaderMessage
    do throws(FrameChannel.Failure) {
      message = try .next(of: channel, until: .now + .seconds(max(30, settings.secondsPerPage * (pages + 1))))
    } catch {
      throw error == .timeout ? Unreadable.timeout : Unbound.unmade
    }
    switch message {
    case .failed(let stoerung) where stoerung.isPlausible: throw stoerung
    case .failed: throw Unbound.unmade
    case .exhausted: throw Unreadable.outOfMemory
    default: return message
    }
  }

  /// Takes a page that was read.
  func isLast(_ gatherer: inout AnswerGatherer) throws(Stoerung) -> Bool {
    let message = try next(pages: 1)
    do throws(ReaderProcess.Failure) { return try gatherer.take(message) } catch { throw Unbound.unmade }
  }
}

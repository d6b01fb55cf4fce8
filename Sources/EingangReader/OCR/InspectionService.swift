import Eingang
import Glibc

/// Tells of one file after the other whether it is whole, until the daemon hangs up.
struct InspectionService {
  let channel: FrameChannel
  let settings: ReaderSettings

  /// Returns never but by throwing: `closed` when the daemon is gone.
  func serve() throws(FrameChannel.Failure) {
    while true {
      let frame = try channel.receive()
      guard case .inspect = try ReaderMessage(frame), let descriptor = frame.descriptor else { throw .malformed }
      let answer = answer(descriptor)
      close(descriptor)
      switch answer {
      case .success(let wholeness): try ReaderMessage.wholeness(wholeness).send(over: channel)
      case .failure: _exit(70)
      }
    }
  }

  private func answer(_ descriptor: Int32) -> Result<Wholeness, ReadingError> {
    guard Sandbox.limitProcessor(seconds: settings.processorSeconds) else {
      return .failure(.library(.other, "no limit"))
    }
    // The daemon hands over no empty file: it was emptied meanwhile.
    guard let file = FileBytes(descriptor: descriptor) else { return .success(Unfinished.beginning) }
    do throws(ReadingError) {
      return .success(try FormatList.wholeness(file))
    } catch {
      return .failure(error)
    }
  }
}

@testable import Eingang
import Glibc

/// The reader's side of the socket: frames, messages, and the answer they are put together to.
enum FuzzProtocol {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    var ends: [Int32] = [-1, -1]
    guard bytes.count <= 60_000, socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return }
    defer { for end in ends { close(end) } }
    precondition(write(ends[1], bytes.baseAddress, bytes.count) == bytes.count, "the socket took too little")
    shutdown(ends[1], Int32(SHUT_WR))
    let channel = FrameChannel(descriptor: ends[0])
    var gatherer = AnswerGatherer(.init(first: 1, last: 3, alwaysOCR: false), mostPages: 5, fingerprint: "x")
    while true {
      do {
        let message = try ReaderMessage.next(of: channel, until: nil)
        expectRoundTrip(message)
        if try gatherer.take(message) {
          precondition((1...3).contains(gatherer.answer.pages.count), "a whole answer without its pages")
        }
      } catch let failure as FrameChannel.Failure {
        precondition(failure == .closed || failure == .malformed, "\(failure)")
        return
      } catch {
        return
      }
    }
  }

  private static func expectRoundTrip(_ message: ReaderMessage) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return }
    defer { for end in ends { close(end) } }
    do throws(FrameChannel.Failure) {
      try message.send(over: FrameChannel(descriptor: ends[1]))
      let back = try ReaderMessage.next(of: FrameChannel(descriptor: ends[0]), until: nil)
      precondition(back == message, "a message changed on its way")
    } catch {
      precondition(error == .malformed, "\(error)")
    }
  }
}

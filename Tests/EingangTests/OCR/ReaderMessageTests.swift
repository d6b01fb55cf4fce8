import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite("Messages of a reader")
struct ReaderMessageTests {
  @Test(
    "every message arrives as it was sent",
    arguments: [
      ReaderMessage.read(.init(first: 2, last: 9, alwaysOCR: true)), .ready(fingerprint: "deu-1"), .unable("why"),
      .document(pages: 3), .end, .failed(Unreadable.locked), .exhausted,
      .page(.init(text: MarkedText("Summe 85,00").page, timing: Timing(decode: 1, prepare: 2, ocr: 3))),
    ])
  func roundTrip(message: ReaderMessage) throws {
    let pair = try FrameChannelTests.Pair()
    try message.send(over: pair.one)
    #expect(try ReaderMessage(try pair.other.receive()) == message)
  }

  @Test("an unknown kind and a payload that does not fit are malformed", arguments: [0, 1, 4, 5, 7, 200] as [UInt8])
  func malformed(kind: UInt8) {
    let frame = FrameChannel.Frame(kind: kind, payload: Array("{\"first\":\"x\"}".utf8))
    #expect(throws: FrameChannel.Failure.malformed) { try ReaderMessage(frame) }
  }
}

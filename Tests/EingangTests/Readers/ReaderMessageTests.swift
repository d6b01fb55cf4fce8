import AlbertModel
import CLinux
import EingangTestSupport
import Glibc
import Testing

@testable import Eingang

@Suite("Messages of a reader")
struct ReaderMessageTests {
  private static let confined = ReaderMessage.Ready(
    libraries: "tesseract-5.3.0", edition: "tesseract-5.3.0 preparation-6", fingerprint: "deu-1",
    confinement: Confinement(landlock: 4, holds: [.landlock, .seccomp]))

  private static let drawn = BoundPage.Picture(
    course: PageCourse([.turn(1), .rotate(0.25)]), words: MarkedText("Summe 85,00").page.words)
  private static let day = CalendarDay(ordinal: 0)

  @Test(
    "every message arrives as it was sent",
    arguments: [
      ReaderMessage.read(.init(first: 2, last: 9, alwaysOCR: true)), .ready(confined), .unable,
      .document(pages: 3), .end, .failed(Unreadable.locked("Das PDF")), .exhausted, .inspect,
      .wholeness(.whole(mayGrow: true)), .wholeness(Unfinished.image),
      .page(.init(text: MarkedText("Summe 85,00").page, timing: Timing(decode: 1, prepare: 2, ocr: 3))),
      .gather(.init(pages: [BoundPage(number: 2), BoundPage(number: 3, picture: drawn)], passwords: ["geheim"])),
      .gathered, .bind(BindingFacts(Extraction(lang: "de", art: Field(.info, confidence: 0.5)), arrived: day)),
      .piece([0, 255, 37]), .draw("EINGANG:TRENNBLATT:1\nFür (alle)"), .symbol(nil),
      .symbol(QRSymbol(side: 2, modules: [true, false, false, true])),
    ])
  func roundTrip(message: ReaderMessage) throws {
    let pair = try FrameChannelTests.Pair()
    try message.send(over: pair.one)
    #expect(try ReaderMessage(try pair.other.receive()) == message)
  }

  @Test("an open file that comes from a reader is closed, and malformed", arguments: [1, 2])
  func refusesFiles(count: Int) throws {
    let pair = try FrameChannelTests.Pair()
    var pipe: [Int32] = [-1, -1]
    try #require(clx_pipe(&pipe) == 0)
    defer { close(pipe[0]) }
    let descriptors = [Int32](repeating: pipe[1], count: count)
    try #require(pair.sendRaw([0, 0, 0, 0, 6], descriptors: descriptors) == 5)
    close(pipe[1])
    #expect(throws: FrameChannel.Failure.malformed) {
      try ReaderMessage.next(of: pair.other, until: .now + .seconds(10))
    }
    // Nobody holds the other end any more.
    var end = pollfd(fd: pipe[0], events: Int16(POLLIN), revents: 0)
    #expect(poll(&end, 1, 10_000) == 1)
    #expect(Int32(end.revents) & Int32(POLLHUP) != 0)
  }

  @Test("more open files than fit are a fault of the connection, and none stays open")
  func tooManyFiles() throws {
    let pair = try FrameChannelTests.Pair()
    var pipe: [Int32] = [-1, -1]
    try #require(clx_pipe(&pipe) == 0)
    defer { close(pipe[0]) }
    try #require(pair.sendRaw([0, 0, 0, 0, 6], descriptors: [Int32](repeating: pipe[1], count: 40)) == 5)
    close(pipe[1])
    #expect(throws: FrameChannel.Failure.system(EPROTO)) { try pair.other.receive() }
    var end = pollfd(fd: pipe[0], events: Int16(POLLIN), revents: 0)
    #expect(poll(&end, 1, 10_000) == 1)
  }

  @Test(
    "an unknown kind and a payload that does not fit are malformed", arguments: [0, 1, 4, 5, 7, 10, 200] as [UInt8])
  func malformed(kind: UInt8) {
    let frame = FrameChannel.Frame(kind: kind, payload: Array("{\"first\":\"x\"}".utf8))
    #expect(throws: FrameChannel.Failure.malformed) { try ReaderMessage(frame) }
  }
}

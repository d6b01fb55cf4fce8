import AlbertModel
import EingangTestSupport
import Glibc
import Testing

@testable import Eingang

/// Frames as a reader might send them that was taken over: the daemon must come to an answer or a failure, never to a
/// stop.
@Suite("Hostile frames", .timeLimit(.minutes(15)))
struct HostileFramesTests {
  /// The same numbers for the same seed, by the published constants of SplitMix64.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let messages: [ReaderMessage] = [
    ScriptedReader.ready, .unable, .document(pages: 3), ScriptedReader.page(1), ScriptedReader.page(2),
    ScriptedReader.page(3), .end, .failed(Unreadable.locked("Das PDF")), .exhausted, .wholeness(.whole(mayGrow: true)),
    .wholeness(Unfinished.image), .read(.init(first: 1, last: 3, alwaysOCR: true)), .inspect,
  ]

  /// Pieces of JSON that readers of numbers and nested values stumble over.
  private static let pieces: [[UInt8]] = [
    "1e999", "-1", "9223372036854775808", "0.1e-400", "null", "{}", "[]", "\"\\uD800\"", "\"\\u0000\"", "{\"first\":",
    String(repeating: "[", count: 2000), String(repeating: "{\"a\":", count: 2000), "\u{FEFF}", "NaN", "true",
  ].map { Array($0.utf8) }

  private static func changed(_ bytes: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      let place = Int.random(in: 0...bytes.count, using: &numbers)
      let end = min(bytes.count, place + Int.random(in: 0...12, using: &numbers))
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 2: bytes.insert(contentsOf: pieces.randomElement(using: &numbers) ?? [], at: place)
      case 3: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &numbers) }
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }

  /// The payloads of the messages, as they go over the socket.
  private static func frames() throws -> [FrameChannel.Frame] {
    try messages.map { message in
      let bytes = try ScriptedReader.bytes([message])
      return FrameChannel.Frame(kind: bytes[4], payload: Array(bytes.dropFirst(FrameChannel.Head.size)))
    }
  }

  @Test("whatever stands in a frame is a message or malformed", arguments: 0..<4 as Range<UInt64>)
  func messages(seed: UInt64) throws {
    var numbers = Numbers(state: seed)
    let frames = try Self.frames()
    var understood = 0
    for _ in 0..<3000 {
      var frame = try #require(frames.randomElement(using: &numbers))
      if Bool.random(using: &numbers) { frame.payload = Self.changed(frame.payload, &numbers) }
      if Int.random(in: 0..<8, using: &numbers) == 0 { frame.kind = UInt8.random(in: 0...20, using: &numbers) }
      do throws(FrameChannel.Failure) {
        _ = try ReaderMessage(frame)
        understood += 1
      } catch {
        #expect(error == .malformed)
      }
    }
    // Unchanged frames are among them.
    #expect(understood > 1000)
  }

  @Test("whatever comes in whatever order is an answer within bounds or a failure", arguments: 0..<4 as Range<UInt64>)
  func answers(seed: UInt64) throws {
    var numbers = Numbers(state: seed)
    let frames = try Self.frames()
    for _ in 0..<1000 {
      var gatherer = AnswerGatherer(.init(first: 1, last: 3, alwaysOCR: false), mostPages: 5, fingerprint: "x")
      do throws(ReaderProcess.Failure) {
        for _ in 0..<8 {
          var frame = frames.randomElement(using: &numbers) ?? frames[0]
          if Int.random(in: 0..<3, using: &numbers) == 0 { frame.payload = Self.changed(frame.payload, &numbers) }
          guard let message = try? ReaderMessage(frame) else { break }
          if try gatherer.take(message) { break }
        }
      } catch {}
      #expect((0...5).contains(gatherer.answer.pageCount))
      #expect(gatherer.answer.pages.map(\.text.number) == Array(1...3).prefix(gatherer.answer.pages.count).map(\.self))
      #expect(gatherer.answer.pages.allSatisfy { $0.text.isPlausible })
    }
  }

  @Test("whatever bytes come over the socket, receiving ends", arguments: 0..<4 as Range<UInt64>)
  func streams(seed: UInt64) throws {
    var numbers = Numbers(state: seed)
    let whole = try ScriptedReader.bytes(Self.messages)
    for _ in 0..<200 {
      let pair = try FrameChannelTests.Pair()
      pair.sendRaw(Self.changed(whole, &numbers))
      shutdown(pair.one.descriptor, Int32(SHUT_WR))
      #expect(throws: FrameChannel.Failure.self) {
        while true { _ = try ReaderMessage.next(of: pair.other, until: .now + .seconds(60)) }
      }
    }
  }
}

import CLinux
import EingangTestSupport
import Glibc
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Frames between processes")
struct FrameChannelTests {
  /// Two connected channels, closed with the value.
  final class Pair: Sendable {
    let one: FrameChannel
    let other: FrameChannel

    init() throws {
      var descriptors: [Int32] = [-1, -1]
      try #require(clx_socketpair(&descriptors) == 0)
      one = FrameChannel(descriptor: descriptors[0])
      other = FrameChannel(descriptor: descriptors[1])
    }

    deinit {
      close(one.descriptor)
      close(other.descriptor)
    }

    func sendRaw(_ bytes: [UInt8]) { _ = bytes.withUnsafeBytes { write(one.descriptor, $0.baseAddress, $0.count) } }

    /// Sends open files along, as the system takes them: a header of 16 bytes, then their numbers.
    func sendRaw(_ bytes: [UInt8], descriptors: [Int32]) -> Int {
      var control: [Int32] = [Int32(16 + 4 * descriptors.count), 0, SOL_SOCKET, Int32(SCM_RIGHTS)]
      control += descriptors
      if descriptors.count % 2 == 1 { control.append(0) }
      var bytes = bytes
      let count = bytes.count
      return control.withUnsafeMutableBytes { control in
        bytes.withUnsafeMutableBytes { bytes in
          var part = iovec(iov_base: bytes.baseAddress, iov_len: count)
          return withUnsafeMutablePointer(to: &part) { part in
            var message = msghdr()
            message.msg_iov = part
            message.msg_iovlen = 1
            message.msg_control = control.baseAddress
            message.msg_controllen = control.count
            return sendmsg(one.descriptor, &message, 0)
          }
        }
      }
    }

    /// What went through to the other side and was not yet received.
    func allSent() throws -> [UInt8] {
      shutdown(one.descriptor, Int32(SHUT_WR))
      var all: [UInt8] = []
      var some = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(other.descriptor, &some, some.count)
        try #require(count >= 0)
        if count == 0 { return all }
        all += some.prefix(count)
      }
    }

    func hangUp() { shutdown(one.descriptor, Int32(SHUT_RDWR)) }
  }

  private static var soon: ContinuousClock.Instant { .now + .milliseconds(50) }

  @Test("a channel is quiet until something comes, or the other side goes")
  func quiet() throws {
    let pair = try Pair()
    #expect(pair.other.isQuiet(for: .milliseconds(1)))
    try pair.one.send(1, [7])
    #expect(!pair.other.isQuiet(for: .seconds(60)))
    #expect(try pair.other.receive().payload == [7])
    #expect(pair.other.isQuiet(for: .milliseconds(1)))
    shutdown(pair.one.descriptor, Int32(SHUT_RDWR))
    #expect(!pair.other.isQuiet(for: .seconds(60)))
  }

  @Test("a frame arrives as it was sent", arguments: [0, 1, 5000])
  func roundTrip(length: Int) throws {
    let pair = try Pair()
    let payload = (0..<length).map { UInt8(truncatingIfNeeded: $0) }
    try pair.one.send(7, payload)
    #expect(try pair.other.receive() == FrameChannel.Frame(kind: 7, payload: payload))
  }

  @Test("an open file goes along")
  func descriptor() throws {
    let pair = try Pair()
    let bytes = try TestBytes()
    let file = try OpenFile(path: try bytes.path("Inhalt".utf8))
    try pair.one.send(1, [1, 2, 3], descriptor: file.descriptor)
    let frame = try pair.other.receive()
    let passed = try #require(frame.descriptor)
    defer { close(passed) }
    #expect(passed != file.descriptor)
    #expect(FileBytes(descriptor: passed).map { Array($0.bytes) } == Array("Inhalt".utf8))
  }

  @Test("nothing before the deadline is a timeout, and so is half a frame")
  func timeout() throws {
    let pair = try Pair()
    #expect(throws: FrameChannel.Failure.timeout) { try pair.other.receive(until: Self.soon) }
    pair.sendRaw([9, 0, 0, 0, 1, 0x41])
    #expect(throws: FrameChannel.Failure.timeout) { try pair.other.receive(until: Self.soon) }
  }

  @Test("a length beyond the limit is malformed, and nothing is allocated for it")
  func hugeLength() throws {
    let pair = try Pair()
    pair.sendRaw([0xFF, 0xFF, 0xFF, 0xFF, 1])
    #expect(throws: FrameChannel.Failure.malformed) { try pair.other.receive(until: Self.soon) }
  }

  @Test("a side that hung up is closed to both, without a signal")
  func closed() throws {
    let pair = try Pair()
    pair.hangUp()
    #expect(throws: FrameChannel.Failure.closed) { try pair.other.receive() }
    #expect(throws: FrameChannel.Failure.closed) { try pair.other.send(1, [UInt8](repeating: 0, count: 1 << 20)) }
  }
}

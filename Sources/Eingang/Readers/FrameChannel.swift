import CLinux
import Glibc

/// Frames over a stream socket: a length of four bytes, little-endian, a kind, then the payload.
///
/// Does not own its descriptor.
package struct FrameChannel: Sendable {
  /// What went wrong between the two processes.
  package enum Failure: Error, Hashable, Sendable {
    /// The other side is gone.
    case closed
    /// Nothing came before the deadline.
    case timeout
    /// What came is no frame of ours.
    case malformed
    case system(Int32)
  }

  package struct Frame: Hashable, Sendable {
    package var kind: UInt8
    package var payload: [UInt8]
    /// Owned by the receiver; nil where none came along.
    package var descriptor: Int32?
  }

  /// What stands before a payload; nil for what is no frame of ours.
  struct Head: Hashable {
    static let size = 5

    let length: Int
    let kind: UInt8

    init?(_ bytes: [UInt8]) {
      guard bytes.count == Head.size else { return nil }
      length = (0..<4).reduce(0) { $0 | Int(bytes[$1]) << (8 * $1) }
      kind = bytes[4]
      if length > FrameChannel.largestPayload { return nil }
    }
  }

  /// A page of a hundred thousand words stays well below.
  static let largestPayload = 64 << 20

  let descriptor: Int32

  /// Over a connected socket.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Passes a descriptor along where one is given; the sender keeps its own.
  package func send(_ kind: UInt8, _ payload: [UInt8], descriptor passed: Int32? = nil) throws(Failure) {
    var bytes = (0..<4).map { UInt8(truncatingIfNeeded: payload.count >> (8 * $0)) }
    bytes.append(kind)
    bytes += payload
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { rest in
        rest.baseAddress.map { clx_send(descriptor, $0, rest.count, sent == 0 ? passed ?? -1 : -1) } ?? 0
      }
      if count < 0 { throw failure(count) }
      sent += count
    }
  }

  /// Waits for the next frame; without a deadline as long as it takes.
  package func receive(until deadline: ContinuousClock.Instant? = nil) throws(Failure) -> Frame {
    var passed: Int32?
    do throws(Failure) {
      guard let head = Head(try receive(Head.size, &passed, deadline)) else { throw Failure.malformed }
      return Frame(kind: head.kind, payload: try receive(head.length, &passed, deadline), descriptor: passed)
    } catch {
      if let passed { close(passed) }
      throw error
    }
  }

  private func receive(
    _ count: Int, _ passed: inout Int32?, _ deadline: ContinuousClock.Instant?
  ) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var got = 0
    while got < count {
      try wait(deadline)
      var descriptor: Int32 = -1
      let more = bytes[got...].withUnsafeMutableBytes { rest in
        rest.baseAddress.map { clx_receive(self.descriptor, $0, rest.count, &descriptor) } ?? 0
      }
      if descriptor >= 0 {
        if let earlier = passed { close(earlier) }
        passed = descriptor
      }
      if more < 0 { throw failure(more) }
      if more == 0 { throw .closed }
      got += more
    }
    return bytes
  }

  /// Whether nothing has come for so long; at once false where something lies there already or the other side is gone.
  package func isQuiet(for patience: Duration) -> Bool {
    do throws(Failure) {
      try wait(.now + patience)
      return false
    } catch {
      return error == .timeout
    }
  }

  private func wait(_ deadline: ContinuousClock.Instant?) throws(Failure) {
    guard let deadline else { return }
    while true {
      let left = (deadline - .now) / .milliseconds(1)
      if left <= 0 { throw .timeout }
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&entry, 1, Int32(min(left.rounded(.up), 60_000)))
      if ready > 0 { return }
      if ready < 0, errno != EINTR { throw .system(errno) }
    }
  }

  private func failure(_ code: Int) -> Failure {
    let error = Int32(-code)
    return error == EPIPE || error == ECONNRESET ? .closed : .system(error)
  }
}

import Glibc
import Testing

@testable import Eingang

@Suite struct InboxChangeTests {
  /// An event as the kernel lays it out: its name is filled up with zeros.
  private func event(_ mask: Int32, watch: Int32 = 3, name: String = "", length: Int? = nil) -> [UInt8] {
    var bytes: [UInt8] = []
    let padded = Array(name.utf8) + [UInt8](repeating: 0, count: name.isEmpty ? 0 : 16 - name.utf8.count % 16)
    for number in [UInt32(bitPattern: watch), UInt32(bitPattern: mask), 0, UInt32(length ?? padded.count)] {
      withUnsafeBytes(of: number) { bytes += $0 }
    }
    return bytes + padded
  }

  private func changes(_ bytes: [UInt8]) -> [InboxChange] { bytes.withUnsafeBytes { InboxChange.changes(in: $0) } }

  @Test("a buffer of events is read in its order, umlauts and all")
  func several() {
    let bytes =
      event(Int32(IN_CLOSE_WRITE), name: "Grüße.pdf") + event(Int32(IN_MOVED_TO), watch: 4, name: "b.pdf")
      + event(Int32(IN_CREATE), name: "c") + event(Int32(IN_DELETE), name: "d") + event(Int32(IN_ATTRIB), name: "e")
    #expect(
      changes(bytes) == [
        .sign(watch: 3, name: "Grüße.pdf", .closed), .sign(watch: 4, name: "b.pdf", .renamed),
        .made(watch: 3, name: "c"), .other, .other,
      ])
  }

  @Test("a queue that ran over is told")
  func overflow() { #expect(changes(event(Int32(IN_Q_OVERFLOW), watch: -1)) == [.overflow]) }

  @Test(
    "a watched folder that goes in whatever way is gone",
    arguments: [Int32(IN_DELETE_SELF), Int32(IN_MOVE_SELF), Int32(IN_IGNORED), Int32(IN_UNMOUNT)])
  func gone(mask: Int32) { #expect(changes(event(mask)) == [.gone(watch: 3)]) }

  @Test("what is cut off at the end is left out, and a length that leads out of the buffer ends it")
  func cutOff() {
    let whole = event(Int32(IN_CREATE), name: "a")
    for count in 0..<whole.count { #expect(changes(Array(whole.prefix(count))).isEmpty) }
    #expect(changes(whole + event(Int32(IN_CREATE), name: "b", length: Int(UInt32.max))).count == 1)
  }
}

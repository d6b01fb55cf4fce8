import Testing

@testable import Eingang

@Suite struct NameRestTests {
  private final class Clock: Sendable {
    private let instant = Guarded(ContinuousClock.Instant.now)
    func pass(_ seconds: Int) { instant.withLock { $0 += .seconds(seconds) } }
    var now: ContinuousClock.Instant { instant.withLock { $0 } }
  }

  private let clock = Clock()
  private let rest: NameRest

  init() {
    let rule = StabilityRule(quiet: .seconds(2), quietInFolder: .seconds(7), quietWhenGrowing: .seconds(10))
    rest = NameRest(rule) { [clock] in clock.now }
  }

  private func scan(bytes: Int64 = 5, changed: Int64 = 1, isBeingWritten: Bool = false) -> Misnamed {
    Misnamed(
      place: Misnamed.Place(folder: "/e", name: [0x61, 0xFC]),
      look: Misnamed.Look(count: 1, bytes: bytes, changed: changed, isBeingWritten: isBeingWritten))
  }

  @Test("a name is put right once its file has stood still as long as what grows must, and not before")
  func waits() {
    #expect(rest.verdict(on: scan()) == .waits)
    clock.pass(9)
    #expect(rest.verdict(on: scan()) == .waits)
    clock.pass(1)
    #expect(rest.verdict(on: scan()) == .isRenamed)
  }

  @Test("a writer that closes the file and goes on later finds it under its name", arguments: [(6, 1), (5, 2)])
  func goesOn(bytes: Int64, changed: Int64) {
    #expect(rest.verdict(on: scan()) == .waits)
    clock.pass(9)
    #expect(rest.verdict(on: scan(bytes: bytes, changed: changed)) == .waits)
    clock.pass(9)
    #expect(rest.verdict(on: scan(bytes: bytes, changed: changed)) == .waits)
  }

  @Test("a file that is held open keeps its name however long that lasts")
  func open() {
    for _ in 0..<3 {
      #expect(rest.verdict(on: scan(isBeingWritten: true)) == .waits)
      clock.pass(60)
    }
    #expect(rest.verdict(on: scan()) == .waits)
  }

  @Test("it is looked at again when the first of them is due, and what is gone is not waited for")
  func next() {
    let look = clock.now
    #expect(rest.next(since: look) == nil)
    _ = rest.verdict(on: scan())
    clock.pass(4)
    #expect(rest.next(since: look) == .seconds(6))
    #expect(rest.next(since: clock.now) == nil)
  }
}

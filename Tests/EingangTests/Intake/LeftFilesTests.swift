import Testing

@testable import Eingang

@Suite struct LeftFilesTests {
  private let start = ContinuousClock.now

  @Test("what had to stay is tried at growing pauses until nothing is left")
  func pauses() {
    let left = LeftFiles()
    #expect(!left.isDue(now: start))
    left.note(now: start)
    var now = start
    for pause in [10, 20, 40, 80, 160, 300, 300] {
      left.note(now: now)
      #expect(!left.isDue(now: now + .seconds(pause - 1)))
      now += .seconds(pause)
      #expect(left.isDue(now: now))
      left.tried(leftover: 1, now: now)
    }
    left.tried(leftover: 0, now: now)
    #expect(!left.isDue(now: now + .seconds(9999)))
  }
}

import Dispatch
import Testing

@testable import Eingang

@Suite(.timeLimit(.minutes(15))) struct TimedWorkTests {
  @Test("work that ends in time gives its result")
  func inTime() async {
    #expect(await TimedWork.run(within: .seconds(60)) { 6 * 7 } == 42)
  }

  @Test("work that does not end is waited for no longer than allowed, however much of it there is")
  func late() async {
    let end = DispatchSemaphore(value: 0)
    defer { for _ in 0..<8 { end.signal() } }
    for _ in 0..<8 {
      #expect(await TimedWork.run(within: .milliseconds(5)) { end.wait() } == nil)
    }
  }
}

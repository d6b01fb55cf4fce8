import Testing

@testable import Eingang

@Suite("Slots")
struct SlotsTests {
  private actor Gauge {
    private(set) var most = 0
    private var now = 0
    func enter() { now += 1; most = max(most, now) }
    func leave() { now -= 1 }
  }

  @Test("no more tasks are inside than there are slots, and all come through", arguments: [1, 3])
  func bounds(count: Int) async {
    let slots = Slots(count)
    let gauge = Gauge()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask {
          await slots.acquire()
          await gauge.enter()
          await Task.yield()
          await gauge.leave()
          slots.release()
        }
      }
    }
    #expect(await gauge.most <= count)
    #expect(await gauge.most >= 1)
  }
}

import Testing

@testable import Eingang

@Suite struct WaitingBoardTests {
  private let start = InboxFixture.start

  private func file(_ name: String, since: InboxMoment) -> WaitingFile {
    WaitingFile(path: name, size: 1, since: since.time, reason: .settling)
  }

  @Test("what waits for a moment only is never told of")
  func brief() {
    var board = WaitingBoard()
    #expect(board.due(now: start) == .zero)
    #expect(board.list(of: [file("a", since: start)], now: start) == [])
    #expect(board.due(now: start) == .seconds(1))
    #expect(board.list(of: [], now: start.after(1)) == nil)
    #expect(board.due(now: start.after(1)) == nil)
  }

  @Test("what waits longer is told of after a second, and once as long as it stays so")
  func longer() {
    var board = WaitingBoard()
    let one = file("a", since: start)
    _ = board.list(of: [one], now: start)
    #expect(board.list(of: [one], now: start.after(1)) == [one])
    board.outdate()
    #expect(board.due(now: start.after(1.5)) == .milliseconds(502))
    #expect(board.list(of: [one], now: start.after(3)) == nil)
    board.outdate()
    #expect(board.list(of: [], now: start.after(9)) == [])
  }

  @Test("an empty list is told of at the start, so that nothing of an earlier run stands there")
  func first() {
    var board = WaitingBoard()
    #expect(board.list(of: [], now: start) == [])
    board.outdate()
    #expect(board.list(of: [], now: start.after(2)) == nil)
  }
}

import Testing

@testable import Eingang

@Suite struct IntakeQueueTests {
  private func document(_ id: Int) -> PendingDocument { PendingDocument(id: id, files: [], arrivedAt: "") }

  private func ids(_ work: [IntakeQueue.Work]) -> [Int] { work.compactMap(\.document?.id) }

  @Test("no more is begun than there are places, in the order of coming")
  func places() {
    var queue = IntakeQueue(places: 2, sources: 1)
    #expect((1...4).map { ids(queue.next(after: .work(.document(document($0))))) } == [[1], [2], [], []])
    #expect(ids(queue.next(after: .done(nil))) == [3])
    #expect(queue.next(after: .noMore).isEmpty && !queue.isFinished)
    #expect(ids(queue.next(after: .done(nil))) == [4])
    _ = queue.next(after: .done(nil))
    #expect(!queue.isFinished)
    _ = queue.next(after: .done(nil))
    #expect(queue.isFinished)
  }

  @Test("beside a suspect nothing goes on, before it nor after it")
  func alone() {
    var queue = IntakeQueue(places: 3, sources: 1)
    #expect(ids(queue.next(after: .work(.document(document(1))))) == [1])
    #expect(queue.next(after: .work(.suspect(document(2)))).isEmpty)
    #expect(queue.next(after: .work(.again(document(3)))).isEmpty)
    #expect(ids(queue.next(after: .done(nil))) == [2])
    #expect(queue.next(after: .work(.document(document(4)))).isEmpty)
    #expect(ids(queue.next(after: .done(nil))) == [3, 4])
  }

  @Test("it is finished only when every source has run dry")
  func sources() {
    var queue = IntakeQueue(places: 1, sources: 2)
    _ = queue.next(after: .noMore)
    #expect(!queue.isFinished)
    _ = queue.next(after: .noMore)
    #expect(queue.isFinished)
  }
}

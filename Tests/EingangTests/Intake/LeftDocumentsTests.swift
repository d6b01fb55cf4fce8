import Testing

@testable import Eingang

@Suite struct LeftDocumentsTests {
  @Test("who was in hand when a run died comes first and alone, and who ended several runs comes last")
  func sorted() {
    let documents = (1...5).map { PendingDocument(id: $0, files: [], arrivedAt: "") }
    let left = LeftDocuments(
      documents,
      [
        Attempt(document: 2, deaths: 0, isSuspect: true), Attempt(document: 3, deaths: 1, isSuspect: true),
        Attempt(document: 4, deaths: 2, isSuspect: true), Attempt(document: 5, deaths: 7, isSuspect: true),
      ])
    #expect(left.innocent.map(\.id) == [1])
    #expect(left.suspects.map(\.id) == [2, 3])
    #expect(left.heldBack.map(\.document.id) == [4, 5])
    #expect(left.heldBack[0].pause < left.heldBack[1].pause)
  }

  @Test("what was laid down in good order is no suspect")
  func laidDown() {
    let document = PendingDocument(id: 1, files: [], arrivedAt: "")
    #expect(LeftDocuments([document], [Attempt(document: 1, stage: .verstehen)]).innocent == [document])
  }
}

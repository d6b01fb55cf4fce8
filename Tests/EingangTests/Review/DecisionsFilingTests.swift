import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct DecisionsFilingTests {
  @Test(
    "a crash while accepting leaves the card open, and no stray copy after the next start",
    arguments: [FaultPoint.filingPlanned, .filingCopied, .filingUnsynced, .filingNamed])
  func accepting(point: FaultPoint) throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("a", "b", names: ["1.jpg", "2.jpg"])
    #expect(throws: ReviewError.file(FaultPoint.crash)) { try point.crashing { try fixture.decisions.accept(id) } }
    let next = try fixture.reopened()
    #expect(try next.store.card(id: id)?.state == .offen)
    try next.decisions.recover()
    #expect(next.folder.files(below: "Ablage").isEmpty)
    #expect(try next.store.plannedFilings().isEmpty)
    _ = try next.decisions.accept(id)
    #expect(next.folder.files(below: "Ablage").count == 2)
    #expect(next.archived("original").count == 2)
  }

  private static let midUndo: [FaultPoint] = [.undoPlanned, .copyWithdrawn, .withdrawn]

  @Test("a crash while undoing is made up for by undoing again, without a warning", arguments: midUndo)
  func undoing(point: FaultPoint) throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("a", "b", names: ["1.jpg", "2.jpg"])
    _ = try fixture.decisions.decline(try fixture.card("anderer Brief"))
    _ = try fixture.decisions.accept(id)
    #expect(throws: ReviewError.file(FaultPoint.crash)) { try point.crashing { try fixture.decisions.undo() } }
    let next = try fixture.reopened()
    #expect(try next.store.card(id: id)?.state == .abgelegt)
    #expect(try next.decisions.undo() == Meldung(id: id, text: "Zurückgenommen: Karte #\(id) liegt wieder im Eingang."))
    #expect(try next.store.card(id: id)?.state == .offen)
    #expect(next.folder.files(below: "Ablage").isEmpty)
    #expect(next.folder.files(below: "Archiv/zurueckgenommen").count == 2)
    #expect(try next.store.begunReversals().isEmpty)
  }

  @Test("a crash while undoing is made up for by the next start", arguments: midUndo)
  func undoingAtStart(point: FaultPoint) throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("a", "b", names: ["1.jpg", "2.jpg"])
    _ = try fixture.decisions.accept(id)
    #expect(throws: ReviewError.file(FaultPoint.crash)) { try point.crashing { try fixture.decisions.undo() } }
    let next = try fixture.reopened()
    try next.decisions.recover()
    #expect(try next.store.card(id: id)?.state == .offen)
    #expect(next.folder.files(below: "Ablage").isEmpty)
    #expect(throws: ReviewError.nothingToUndo(nil)) { try next.decisions.undo() }
  }

  @Test("an undo that cannot begin leaves the decision standing, and nothing to be finished")
  func undoingFails() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Brief")
    _ = try fixture.decisions.accept(id)
    // A file lies where the folder for what is taken back would have to be.
    try fixture.folder.write("", to: "Archiv/zurueckgenommen")
    #expect(throws: ReviewError.self) { try fixture.decisions.undo(id) }
    #expect(try fixture.store.begunReversals().isEmpty)
    #expect(try fixture.store.card(id: id)?.state == .abgelegt)
    #expect(fixture.folder.files(below: "Ablage").count == 1)
  }

  @Test("a file of the household that has the name of an unfinished copy stays")
  func householdsFile() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Brief")
    #expect(throws: ReviewError.self) { try FaultPoint.filingCopied.crashing { try fixture.decisions.accept(id) } }
    let name = "Ablage/Schule/Felix/2025-09-01 Goethe-Gymnasium – Klassenfahrt Borkum.pdf"
    try fixture.folder.write("Brief", to: name)
    try fixture.decisions.recover()
    #expect(try fixture.folder.text(name) == "Brief")
    #expect(fixture.folder.files(below: "Ablage").count == 1)
  }

  @Test("two people who accept the same card at once file it once")
  func atOnce() async throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Brief")
    let done = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask {
          do {
            let store = try Store.open(path: fixture.store.path)
            let ablage = fixture.folder.path + "/Ablage"
            _ = try Decisions(store: store, archive: fixture.archive, ablage: ablage).accept(id)
            return true
          } catch {
            return false
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(done.count { $0 } == 1)
    #expect(fixture.folder.files(below: "Ablage").count == 1)
  }
}

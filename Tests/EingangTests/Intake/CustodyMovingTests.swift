import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite(.enabled(if: OtherDisk.path != nil)) struct CustodyMovingTests {
  @Test("a file on another disk than the archive goes to a hidden folder on its own, and is never removed")
  func otherDisk() async throws {
    let fixture = try StoreFixture()
    let disk = try TemporaryFolder(below: OtherDisk.path)
    let path = try disk.write("Brief", to: "Eingang/scan.pdf")
    let intake = try Intake(fixture.parts())
    let inbox = disk.path + "/Eingang"
    _ = try await intake.take(Arrival(files: [path], mode: .move, inbox: inbox))
    #expect(disk.files() == ["Eingang/.angenommen/1/scan.pdf"])
    #expect(fixture.archived("original").count == 1)
    #expect(try InboxListing(of: inbox, names: NameRest(StabilityRule())).items.isEmpty)
    #expect(try fixture.store.files(of: 1).map(\.taken) == [inbox + "/.angenommen/1/scan.pdf"])
  }

  @Test("a filed copy on another disk than the archive is taken back to a hidden folder on its own")
  func otherDiskAblage() throws {
    let fixture = try StoreFixture()
    let disk = try TemporaryFolder(below: OtherDisk.path)
    let id = try fixture.card("Brief")
    let decisions = Decisions(store: fixture.store, archive: fixture.archive, ablage: disk.path + "/Ablage")
    _ = try decisions.accept(id)
    let name = "2025-09-01 Goethe-Gymnasium – Klassenfahrt Borkum.pdf"
    #expect(disk.files() == ["Ablage/Schule/Felix/" + name])
    #expect(try decisions.undo(id).warnings.isEmpty)
    #expect(disk.files() == ["Ablage/.zurueckgenommen/1/" + name])
  }
}

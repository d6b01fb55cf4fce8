import EingangTestSupport
import Testing

@testable import Eingang

@Suite("What a start finds half done") struct CustodyRecoveryTests {
  private func custody(_ fixture: StoreFixture) throws -> Custody {
    try Custody(store: fixture.store, archive: fixture.archive)
  }

  private static let afterMark: [FaultPoint] = [.registered, .movingAway, .moved]

  @Test("a duplicate bears one mark, however often a crash cuts its taking short", arguments: afterMark)
  func oneMark(point: FaultPoint) async throws {
    let fixture = try StoreFixture()
    let first = try fixture.folder.write("Brief", to: "Eingang/scan.pdf")
    _ = try await Intake(fixture.parts()).take(Arrival(files: [first], mode: .move, inbox: fixture.inbox))
    let again = try fixture.folder.write("Brief", to: "Eingang/scan.pdf")
    let arrival = Arrival(files: [again], mode: .move, inbox: fixture.inbox)
    for _ in 1...3 where FileStatus(path: again) != nil {
      await #expect(throws: IntakeError.self) {
        try await point.crashing { try await Intake(fixture.parts()).take(arrival) }
      }
    }
    let next = try fixture.reopened()
    try await Intake(next.parts()).takeAll([], parallel: 1, lock: next.lock())
    #expect(next.folder.files(below: "Eingang").isEmpty)
    let steps = try #require(try next.store.where(.id(1)).first).steps
    #expect(steps.count { $0.step == .doppelt } == 1)
    #expect(next.archived("angenommen") == ["angenommen/1/scan (2).pdf", "angenommen/1/scan.pdf"])
    let places = steps.filter { $0.step == .angenommen || $0.step == .wiederhergestellt }.map(\.detail)
    #expect(places.map(FilePath.name) == ["scan.pdf", "scan (2).pdf"])
    #expect(try next.store.untaken().isEmpty)
  }

  @Test("a dropped folder that a crash had emptied is cleared away", arguments: [FaultPoint.taken, .clearing])
  func emptiedFolder(point: FaultPoint) async throws {
    let fixture = try StoreFixture()
    try fixture.folder.write("Brief", to: "Eingang/Brief/1.jpg")
    try fixture.folder.write("", to: "Eingang/Brief/Thumbs.db")
    let folder = fixture.inbox + "/Brief"
    let arrival = Arrival(files: [folder + "/1.jpg"], mode: .move, folder: folder, inbox: fixture.inbox)
    do { _ = try await point.crashing { try await Intake(fixture.parts()).take(arrival) } } catch {}
    #expect(FileStatus(path: folder) != nil)
    let next = try fixture.reopened()
    #expect(try custody(next).recover(inbox: next.inbox).isEmpty)
    #expect(FileStatus(path: folder) == nil)
    #expect(next.archived("angenommen") == ["angenommen/1/1.jpg", "angenommen/1/Thumbs.db"])
    #expect(try next.store.droppedFolders().isEmpty)
  }

  @Test("a start before the share is mounted takes nothing for gone that lies on the share")
  func bareMountPoint() throws {
    let fixture = try StoreFixture()
    let path = try fixture.folder.write("Brief", to: "Eingang/scan.pdf")
    let arrival = Arrival(files: [path], mode: .move, inbox: fixture.inbox)
    #expect(throws: IntakeError.self) { try FaultPoint.registered.crashing { try custody(fixture).take(arrival) } }
    try fixture.store.noteMounted(fixture.inbox)
    try Files.move(path, to: fixture.folder.path + "/auf der Freigabe")
    // Neither `watch` nor an `ingest`, which knows of no inbox.
    for inbox in [fixture.inbox, nil] { _ = try custody(fixture).recover(inbox: inbox) }
    #expect(try fixture.store.untaken().map(\.source) == [path])
  }

  @Test("a dropped folder is not cleared while the inbox itself is away")
  func folderOfInboxAway() throws {
    let fixture = try StoreFixture()
    try fixture.folder.write("Brief", to: "Eingang/Brief/1.jpg")
    let folder = fixture.inbox + "/Brief"
    let arrival = Arrival(files: [folder + "/1.jpg"], mode: .move, folder: folder, inbox: fixture.inbox)
    #expect(throws: IntakeError.self) { try FaultPoint.taken.crashing { try custody(fixture).take(arrival) } }
    try Files.move(fixture.inbox, to: fixture.folder.path + "/weg")
    #expect(try custody(fixture).recover(inbox: fixture.inbox).map(\.operation) == [.watch])
    #expect(try fixture.store.droppedFolders().map(\.path) == [folder])
    try Files.move(fixture.folder.path + "/weg", to: fixture.inbox)
    #expect(try custody(fixture).recover(inbox: fixture.inbox).isEmpty)
    #expect(FileStatus(path: folder) == nil)
  }

  @Test("a folder that a person has cleared away is none to clear any more")
  func goneFolder() throws {
    let fixture = try StoreFixture()
    try fixture.folder.write("Brief", to: "Eingang/Brief/1.jpg")
    let folder = fixture.inbox + "/Brief"
    let arrival = Arrival(files: [folder + "/1.jpg"], mode: .move, folder: folder, inbox: fixture.inbox)
    #expect(throws: IntakeError.self) {
      try FaultPoint.taken.crashing { try custody(fixture).take(arrival) }
    }
    #expect(try Files.removeIfEmpty(folder))
    #expect(try custody(fixture).recover(inbox: fixture.inbox).isEmpty)
    #expect(try fixture.store.droppedFolders().isEmpty)
  }

  /// Takes a file whose name another one gets at the very last moment.
  private func takeReplaced(_ fixture: StoreFixture, crashingAt crash: FaultPoint?) throws {
    let path = try fixture.folder.write("alt", to: "Eingang/scan.pdf")
    let folder = fixture.folder
    let reaction: FaultPoint.Reaction = { (point) throws(FileError) in
      if point == crash { throw FaultPoint.crash }
      guard point == .movingAway else { return }
      do {
        try folder.write("ganz neu", to: "neu.pdf")
        try #require(try Files.removed(path))
        try Files.move(folder.path + "/neu.pdf", to: path)
      } catch { throw FaultPoint.crash }
    }
    try FaultPoint.$reaction.withValue(reaction) {
      _ = try custody(fixture).take(Arrival(files: [path], mode: .move, inbox: fixture.inbox))
    }
  }

  @Test("a file that took another one's name at the last moment goes back to the inbox")
  func wronglyMoved() throws {
    let fixture = try StoreFixture()
    try takeReplaced(fixture, crashingAt: nil)
    #expect(try fixture.folder.text("Eingang/scan.pdf") == "ganz neu")
    #expect(fixture.archived("angenommen").isEmpty)
  }

  @Test(
    "a crash while it is put back loses neither of the two", arguments: [FaultPoint.wronglyMoved, .wronglyMovedBack])
  func wronglyMovedCrash(point: FaultPoint) throws {
    let fixture = try StoreFixture()
    #expect(throws: IntakeError.self) { try takeReplaced(fixture, crashingAt: point) }
    #expect(try custody(fixture).recover(inbox: fixture.inbox).isEmpty)
    #expect(try fixture.folder.text("Eingang/scan.pdf") == "ganz neu")
    #expect(fixture.archived("original").count == 1)
    #expect(fixture.archived("angenommen").isEmpty)
    #expect(try fixture.store.untaken().isEmpty)
  }

  /// A file that is safe in the archive and still lies in the inbox, as a crash leaves it.
  private func crashed(_ fixture: StoreFixture) throws -> Custody {
    let path = try fixture.folder.write("Brief", to: "Eingang/scan.pdf")
    #expect(throws: IntakeError.self) {
      try FaultPoint.registered.crashing {
        try custody(fixture).take(Arrival(files: [path], mode: .move, inbox: fixture.inbox))
      }
    }
    return try custody(fixture)
  }

  @Test("a file whose inbox is not there just now does not count as gone, and is moved away once it is back")
  func inboxAway() throws {
    let fixture = try StoreFixture()
    let custody = try crashed(fixture)
    let away = fixture.folder.path + "/ausgehaengt"
    try Files.move(fixture.inbox, to: away)
    #expect(try custody.recover(inbox: fixture.inbox).map(\.path) == [fixture.inbox])
    #expect(try custody.recover(inbox: nil).isEmpty)
    #expect(try custody.moveLeft(inbox: fixture.inbox).map(\.path) == [fixture.inbox])
    #expect(try fixture.store.untaken().count == 1)
    try Files.move(away, to: fixture.inbox)
    #expect(try custody.moveLeft(inbox: fixture.inbox).isEmpty)
    #expect(fixture.archived("angenommen") == ["angenommen/1/scan.pdf"])
    #expect(try fixture.store.untaken().isEmpty)
  }

  @Test("a file that is gone from an inbox that is there is written down as gone, by a later look as well")
  func goneLater() throws {
    let fixture = try StoreFixture()
    let custody = try crashed(fixture)
    try #require(try Files.removed(fixture.inbox + "/scan.pdf"))
    #expect(try custody.moveLeft(inbox: fixture.inbox).isEmpty)
    #expect(try fixture.store.untaken().isEmpty)
  }

  @Test("a later look clears no folder away that does not lie in the inbox")
  func foreignFolder() throws {
    let fixture = try StoreFixture()
    try fixture.folder.write("Brief", to: "Desktop/Brief/1.jpg")
    let folder = fixture.folder.path + "/Desktop/Brief"
    #expect(throws: IntakeError.self) {
      try FaultPoint.taken.crashing {
        try custody(fixture).take(Arrival(files: [folder + "/1.jpg"], mode: .move, folder: folder, inbox: nil))
      }
    }
    #expect(try custody(fixture).moveLeft(inbox: fixture.inbox).isEmpty)
    #expect(FileStatus(path: folder)?.kind == .folder)
    #expect(try custody(fixture).recover(inbox: nil).isEmpty)
    #expect(FileStatus(path: folder) == nil)
  }

  @Test("a workshop whose lock a loss of power took is cleared away like any other")
  func lockless() throws {
    let fixture = try StoreFixture()
    try fixture.folder.write("halb", to: "Archiv/.teil/0F/kopie")
    try Workshop.clear(fixture.archive)
    #expect(try Files.listing(of: fixture.archive.temporaryFolder).names.isEmpty)
  }
}

extension Files {
  /// Removes a file as its owner may; false where it cannot be done.
  fileprivate static func removed(_ path: String) throws -> Bool {
    try discard(temporary: path)
    return FileStatus(path: path) == nil
  }
}

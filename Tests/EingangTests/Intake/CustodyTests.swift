import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct CustodyTests {
  private static let points: [FaultPoint] = [
    .copied, .originalUnsynced, .archived, .registered, .moved, .taken, .begun,
  ]

  @Test(
    "a crash after any step loses nothing, and the next start ends with one original and one card",
    arguments: points)
  func crashes(at point: FaultPoint) async throws {
    let fixture = try StoreFixture()
    let path = try fixture.folder.write("Nur einmal vorhanden", to: "Eingang/scan.pdf")
    let arrival = Arrival(files: [path], mode: .move, inbox: fixture.inbox)
    await #expect(throws: IntakeError.folder(FaultPoint.crash)) {
      try await point.crashing { try await Intake(fixture.parts()).take(arrival) }
    }
    #expect(whole(fixture).count >= 1)

    let next = try fixture.reopened()
    let left = FileStatus(path: path) == nil ? [] : [arrival]
    try await Intake(next.parts()).takeAll(left, parallel: 1, lock: try fixture.lock())
    #expect(next.archived("original").count == 1)
    #expect(next.archived("angenommen") == ["angenommen/1/scan.pdf"])
    #expect(next.folder.files(below: "Eingang").isEmpty)
    #expect(next.folder.files(below: "Archiv/.teil").filter { !$0.hasSuffix(".lock") }.isEmpty)
    #expect(try next.store.cards(.all).map(\.id) == [1])
    #expect(try next.store.untaken().isEmpty)
    #expect(try next.store.pending().isEmpty)
  }

  /// Copies with every byte of the letter.
  private func whole(_ fixture: StoreFixture) -> [String] {
    fixture.folder.files().filter { path in
      do { return try fixture.folder.text(path) == "Nur einmal vorhanden" } catch { return false }
    }
  }

  @Test("a crash between the pages of a folder ends with all of them in one document", arguments: points)
  func crashesInFolder(at point: FaultPoint) async throws {
    let fixture = try StoreFixture()
    for name in ["1.jpg", "2.jpg", "3.jpg"] { try fixture.folder.write("Seite \(name)", to: "Eingang/Brief/" + name) }
    let folder = fixture.inbox + "/Brief"
    let arrival = try #require(Arrival.documents([folder], joined: false, mode: .move).first)
    await #expect(throws: IntakeError.self) {
      try await point.crashing { try await Intake(fixture.parts()).take(arrival) }
    }
    let next = try fixture.reopened()
    let intake = try Intake(next.parts())
    try await intake.takeAll([], parallel: 1, lock: try fixture.lock())
    try await intake.takeAll(
      Arrival.documents([folder], joined: false, mode: .move), parallel: 1, lock: try fixture.lock())
    #expect(try next.store.cards(.all).map(\.files) == [["1.jpg", "2.jpg", "3.jpg"]])
    #expect(next.archived("original").count == 3)
    #expect(next.archived("angenommen").count == 3)
    #expect(next.folder.files(below: "Eingang").isEmpty)
  }

  @Test("a file that takes another one's name meanwhile stays, and is a document of its own")
  func replaced() async throws {
    let fixture = try StoreFixture()
    let path = try fixture.folder.write("alt", to: "Eingang/scan.pdf")
    let arrival = Arrival(files: [path], mode: .move, inbox: fixture.inbox)
    let folder = fixture.folder
    let hasReplaced = Guarded(false)
    let intake = try Intake(fixture.parts())
    let replace: FaultPoint.Reaction = { (point) throws(FileError) in
      guard point == .registered,
        hasReplaced.withLock({ done in
          defer { done = true }
          return !done
        })
      else { return }
      do { try folder.write("ganz neu", to: "Eingang/scan.pdf") } catch { throw FaultPoint.crash }
    }
    _ = try await FaultPoint.$reaction.withValue(replace) { try await intake.take(arrival) }
    #expect(try fixture.folder.text("Eingang/scan.pdf") == "ganz neu")
    guard case .proposed(let second) = try await intake.take(arrival) else {
      Issue.record("the new file was not taken")
      return
    }
    #expect(second.id == 2)
    #expect(fixture.archived("original").count == 2)
    #expect(fixture.folder.files(below: "Eingang").isEmpty)
  }

  @Test("a folder that another user swaps for a link is not followed out of the inbox")
  func swappedFolder() async throws {
    let fixture = try StoreFixture()
    let path = try fixture.folder.write("eigen", to: "Eingang/Brief/1.jpg")
    let foreign = try fixture.folder.write("fremd", to: "fremd/1.jpg")
    try fixture.folder.write("nicht für uns", to: "fremd/.bashrc")
    let inbox = fixture.inbox
    let arrival = Arrival(files: [path], mode: .move, folder: inbox + "/Brief", inbox: inbox)
    try Files.move(inbox + "/Brief", to: fixture.folder.path + "/weg")
    try makeLink(inbox + "/Brief", to: fixture.folder.path + "/fremd")
    guard case .untaken = try await Intake(fixture.parts()).take(arrival) else {
      Issue.record("a file outside the inbox was taken")
      return
    }
    #expect(FileStatus(path: foreign)?.kind == .file)
    #expect(try fixture.folder.text("fremd/.bashrc") == "nicht für uns")
    #expect(fixture.archived("original").isEmpty)
  }

  @Test("a folder that is swapped for a link once its pages are safe is not cleared away through the link")
  func swappedLater() async throws {
    let fixture = try StoreFixture()
    let path = try fixture.folder.write("eigen", to: "Eingang/Brief/1.jpg")
    try fixture.folder.write("nicht für uns", to: "fremd/.bashrc")
    let folder = fixture.folder
    let arrival = Arrival(files: [path], mode: .move, folder: fixture.inbox + "/Brief", inbox: fixture.inbox)
    let intake = try Intake(fixture.parts())
    let swap: FaultPoint.Reaction = { (point) throws(FileError) in
      guard point == .taken else { return }
      try Files.move(folder.path + "/Eingang/Brief", to: folder.path + "/weg")
      do { try makeLink(folder.path + "/Eingang/Brief", to: folder.path + "/fremd") } catch { throw FaultPoint.crash }
    }
    _ = try await FaultPoint.$reaction.withValue(swap) { try await intake.take(arrival) }
    #expect(try folder.text("fremd/.bashrc") == "nicht für uns")
    #expect(try fixture.store.cards(.all).count == 1)
  }

  @Test("a hard link is taken like any file, and the file's other name keeps its bytes")
  func hardLink() async throws {
    let fixture = try StoreFixture()
    let other = try fixture.folder.write("anderswo auch", to: "anderswo.pdf")
    try Files.makeFolder(fixture.inbox)
    try makeHardLink(fixture.inbox + "/scan.pdf", to: other)
    let arrival = Arrival(files: [fixture.inbox + "/scan.pdf"], mode: .move, inbox: fixture.inbox)
    guard case .proposed = try await Intake(fixture.parts()).take(arrival) else {
      Issue.record("the file was not taken")
      return
    }
    #expect(try fixture.folder.text("anderswo.pdf") == "anderswo auch")
    let original = try #require(fixture.archived("original").first)
    // The original is a copy of its own: whoever writes to the other name later does not change it.
    let inodes = [FileStatus(path: other)?.inode, FileStatus(path: fixture.archive.path(original))?.inode]
    #expect(inodes[0] != inodes[1])
  }

  @Test("a damaged original is put aside when the same letter arrives whole again")
  func heals() async throws {
    let fixture = try StoreFixture()
    let intake = try Intake(fixture.parts())
    let path = try fixture.folder.write("Brief", to: "x/scan.pdf")
    _ = try await intake.take(Arrival(files: [path], mode: .copy))
    let original = "Archiv/" + (try #require(try fixture.store.files(of: 1).first?.path))
    try fixture.folder.write("Br", to: original)
    #expect(try await intake.take(Arrival(files: [path], mode: .copy)) == .duplicate(of: 1))
    #expect(try fixture.folder.text(original) == "Brief")
    #expect(fixture.archived("beschaedigt").count == 1)
  }

  @Test("an original that another process has only just put there is on the disk before the file leaves the inbox")
  func syncsKnownOriginal() async throws {
    let fixture = try StoreFixture()
    let path = try fixture.folder.write("Brief", to: "Eingang/scan.pdf")
    let sha256 = SHA256.hex("Brief".utf8)
    try fixture.folder.write("Brief", to: "Archiv/" + Archive.relativePath(sha256: sha256, ending: "pdf"))
    let custody = try Custody(store: fixture.store, archive: fixture.archive)
    let operations = try DiskOperation.recorded { _ = try custody.take(Arrival(files: [path], mode: .copy)) }
    #expect(operations.contains(.syncedFolder(fixture.archive.path(String(sha256.prefix(2))))))
  }

  @Test("an arrival is on the list of names once, however often it is tried, and once more when it comes again")
  func namedOnce() throws {
    let fixture = try StoreFixture()
    let path = try fixture.folder.write("Brief", to: "x/scan.pdf")
    let custody = try Custody(store: fixture.store, archive: fixture.archive)
    let arrival = Arrival(files: [path], mode: .copy)
    for _ in 0..<3 {
      #expect(throws: IntakeError.self) { try FaultPoint.registering.crashing { try custody.take(arrival) } }
    }
    _ = try custody.take(arrival)
    #expect(try NameList(fixture.archive).arrivals().map { $0.map(\.name) } == [["scan.pdf"]])
    _ = try custody.take(arrival)
    #expect(try NameList(fixture.archive).arrivals().count == 2)
  }

  @Test("a file that a crash left moved under a number is found, and its place written down")
  func movedUnderNumber() async throws {
    let fixture = try StoreFixture()
    let path = try fixture.folder.write("Brief", to: "Eingang/scan.pdf")
    await #expect(throws: IntakeError.self) {
      try await FaultPoint.registered.crashing {
        try await Intake(fixture.parts()).take(Arrival(files: [path], mode: .move))
      }
    }
    try fixture.folder.write("ein anderer", to: "Archiv/angenommen/1/scan.pdf")
    let moved = fixture.archive.takenFolder(document: 1) + "/scan (2).pdf"
    try Files.move(path, to: moved)
    _ = try Custody(store: fixture.store, archive: fixture.archive).recover(inbox: nil)
    #expect(try fixture.store.files(of: 1).map(\.taken) == [moved])
  }

  @Test("a file that still cannot be moved away at the next start is told")
  func stillLeft() async throws {
    let fixture = try StoreFixture()
    let path = try fixture.folder.write("Brief", to: "Eingang/scan.pdf")
    await #expect(throws: IntakeError.self) {
      try await FaultPoint.registered.crashing {
        try await Intake(fixture.parts()).take(Arrival(files: [path], mode: .move))
      }
    }
    // A file lies where the folder for taken files would have to be.
    try fixture.folder.write("", to: "Archiv/angenommen")
    let reports = Reports()
    try await Intake(fixture.parts(), report: reports.report).takeAll([], parallel: 1, lock: try fixture.lock())
    let left = await reports.all().compactMap { if case .left(let error) = $0 { error.operation } else { nil } }
    #expect(left == [.makeFolder])
    #expect(try fixture.folder.text("Eingang/scan.pdf") == "Brief")
  }

  @Test("a file without an ending gets the one of its format", arguments: [("%PDF-1.7", ".pdf"), ("Guten Tag", "")])
  func ending(start: String, ending: String) async throws {
    let fixture = try StoreFixture()
    let path = try fixture.folder.write(start, to: "x/scan")
    _ = try await Intake(fixture.parts()).take(Arrival(files: [path], mode: .copy))
    let sha256 = SHA256.hex(start.utf8)
    #expect(try fixture.store.files(of: 1).map(\.path) == ["\(sha256.prefix(2))/\(sha256)\(ending)"])
  }

  @Test("the same bytes under another ending are the same original")
  func otherEnding() async throws {
    let fixture = try StoreFixture()
    let intake = try Intake(fixture.parts())
    for (name, outcome) in [("a.jpg", nil), ("a.jpeg", Outcome.duplicate(of: 1))] {
      let path = try fixture.folder.write("Brief", to: "x/" + name)
      let found = try await intake.take(Arrival(files: [path], mode: .copy))
      if let outcome { #expect(found == outcome) }
    }
    #expect(fixture.archived("original").count == 1)
  }

  @Test("a page that comes into a folder too late stays, and keeps the folder")
  func latePage() async throws {
    let fixture = try StoreFixture()
    try fixture.folder.write("eins", to: "Eingang/Brief/1.jpg")
    let folder = fixture.inbox + "/Brief"
    let arrival = try #require(Arrival.documents([folder], joined: false, mode: .move).first)
    try fixture.folder.write("zwei", to: "Eingang/Brief/2.jpg")
    _ = try await Intake(fixture.parts()).take(arrival)
    #expect(fixture.folder.files(below: "Eingang") == ["Brief/2.jpg"])
    #expect(try fixture.store.cards(.all).map(\.files) == [["1.jpg"]])
  }

  @Test("a store without its archive takes no file away")
  func unwritableArchive() async throws {
    let fixture = try StoreFixture()
    let path = try fixture.folder.write("Brief", to: "Eingang/scan.pdf")
    let intake = try Intake(fixture.parts())
    let sha256 = SHA256.hex("Brief".utf8)
    // A file lies where the folder of the original would have to be.
    try fixture.folder.write("", to: "Archiv/\(sha256.prefix(2))")
    await #expect(throws: IntakeError.self) { try await intake.take(Arrival(files: [path], mode: .move)) }
    #expect(try fixture.folder.text("Eingang/scan.pdf") == "Brief")
    #expect(try fixture.store.pending().isEmpty)
  }

  @Test("what another process is at in the archive is not cleared away")
  func workshops() throws {
    let fixture = try StoreFixture()
    let workshop = try Workshop(in: fixture.archive)
    let path = workshop.newPath()
    try fixture.folder.write("halb", to: String(path.dropFirst(fixture.folder.path.count + 1)))
    try Workshop.clear(fixture.archive)
    #expect(FileStatus(path: path) != nil)
  }
}

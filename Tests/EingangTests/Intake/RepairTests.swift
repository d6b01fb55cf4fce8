import EingangTestSupport
import Glibc
import Testing

@testable import Eingang

@Suite struct RepairTests {
  private let fixture: StoreFixture
  private let original: StoredFile

  /// A letter that was taken out of the inbox, and so lies below `angenommen` too.
  init() async throws {
    fixture = try StoreFixture()
    let path = try fixture.folder.write("Brief", to: "Eingang/scan.pdf")
    _ = try await Intake(fixture.parts()).take(Arrival(files: [path], mode: .move, inbox: fixture.inbox))
    original = try #require(try fixture.store.originals().first)
  }

  private var place: String { fixture.archive.path(original.path) }
  private var taken: String { fixture.archive.root + "/angenommen/1/scan.pdf" }

  private func repair() -> Repair {
    Repair(store: fixture.store, archive: fixture.archive, inbox: fixture.inbox)
  }

  private func damage() throws {
    #expect(chmod(place, 0o600) == 0)
    try fixture.folder.write("Brei?", to: "Archiv/" + original.path)
  }

  @Test("a damaged original is mended from what was taken, kept under its name, and the story says so")
  func mends() throws {
    try damage()
    var repair = repair()
    let copy = try #require(try repair.intactCopy(of: original))
    #expect(copy == taken)
    let aside = try #require(try repair.mend(original, with: copy))
    #expect(try Files.digest(of: place).sha256 == original.sha256)
    #expect(try Files.digest(of: copy).sha256 == original.sha256)
    #expect(aside == fixture.archive.root + "/beschaedigt/" + FilePath.name(of: place))
    #expect(try fixture.folder.text("Archiv/beschaedigt/" + FilePath.name(of: place)) == "Brei?")
    #expect(try fixture.store.where(.id(1)).first?.steps.last?.step == .ausgebessert)
    #expect(try fixture.store.taken(after: 0, since: UTCTime(milliseconds: 0)).map(\.path) == [taken])
  }

  @Test("a missing original is mended too, and nothing is put aside")
  func missing() throws {
    try Files.move(place, to: fixture.folder.path + "/weg")
    var repair = repair()
    #expect(try repair.mend(original, with: try #require(try repair.intactCopy(of: original))) == nil)
    #expect(try Files.digest(of: place).sha256 == original.sha256)
  }

  @Test("what cannot be read at all is mended too, and kept", arguments: [true, false])
  func unreadable(isFolder: Bool) throws {
    try Files.move(place, to: fixture.folder.path + "/weg")
    if isFolder {
      try fixture.folder.write("x", to: "Archiv/" + original.path + "/datei")
    } else {
      #expect(symlink(fixture.folder.path + "/weg", place) == 0)
    }
    var repair = repair()
    let copy = try #require(try repair.intactCopy(of: original))
    let aside = try #require(try repair.mend(original, with: copy))
    #expect(FileStatus(path: place)?.kind == .file)
    #expect(try Files.digest(of: place).sha256 == original.sha256)
    #expect(FileStatus(path: aside)?.kind == (isFolder ? .folder : .link))
  }

  @Test("the copy may lie in the inbox's own folder, under whatever name, or in the Ablage", arguments: [true, false])
  func elsewhere(filed: Bool) throws {
    if filed { _ = try fixture.decisions.accept(1) }
    try Files.move(taken, to: fixture.folder.path + "/weg")
    if !filed { try fixture.folder.write("Brief", to: "Eingang/.angenommen/9/anders.pdf") }
    var repair = repair()
    let copy = try #require(try repair.intactCopy(of: original))
    #expect(copy.contains(filed ? "/Ablage/" : "/.angenommen/9/anders.pdf"))
  }

  @Test("a copy that is damaged itself, or only as long, is none")
  func damagedCopy() throws {
    try fixture.folder.write("Brei!", to: "Archiv/angenommen/1/scan.pdf")
    var repair = repair()
    #expect(try repair.intactCopy(of: original) == nil)
  }

  @Test("a copy that changes before it is used leaves the damaged original where it lies")
  func changes() throws {
    try damage()
    var repair = repair()
    let copy = try #require(try repair.intactCopy(of: original))
    try fixture.folder.write("Brei!", to: "Archiv/angenommen/1/scan.pdf")
    #expect(throws: IntakeError.folder(FileError(.read, copy, code: EIO))) { try repair.mend(original, with: copy) }
    #expect(try fixture.folder.text("Archiv/" + original.path) == "Brei?")
  }
}

import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@testable import Eingang

@Suite struct DecisionsRefilingTests {
  /// A filed card; with a clock that is far ahead, nobody has touched its copy since.
  private static func filed(late: Bool = false) throws -> (fixture: StoreFixture, copy: FiledCopy) {
    let ahead: @Sendable () -> UTCTime = { UTCTime(milliseconds: 4_102_444_800_000) }
    let fixture = try StoreFixture(now: late ? ahead : nil)
    let id = try fixture.card("Klassenfahrt")
    _ = try fixture.decisions.accept(id)
    guard let copy = try fixture.store.filedCopies().first else { throw StoreFixture.Unexpected() }
    return (fixture, copy)
  }

  @Test("a copy that is missing is made again, folder and all, and undo takes it out")
  func missing() throws {
    let (fixture, copy) = try Self.filed()
    #expect(copy.state() == .whole)
    try FileManager.default.removeItem(atPath: fixture.folder.path + "/Ablage")
    #expect(copy.state() == .missing)
    #expect(try fixture.decisions.refile(copy) == .done(aside: nil))
    #expect(copy.state() == .whole)
    #expect(try fixture.store.where(.id(copy.document)).first?.steps.last?.step == .ausgebessert)
    #expect(try fixture.decisions.undo().warnings.isEmpty)
    #expect(fixture.folder.files(below: "Ablage").isEmpty)
  }

  @Test("one that a person changed is theirs, whoever asks")
  func changed() throws {
    let (fixture, copy) = try Self.filed()
    try fixture.folder.write("von Hand", to: try #require(FilePath.below(fixture.folder.path, copy.file.path)))
    #expect(copy.state() == .changed)
    #expect(try fixture.decisions.refile(copy) == .needless)
    #expect(String(decoding: try Files.bytes(of: copy.file.path), as: UTF8.self) == "von Hand")
  }

  @Test("one that has other bytes though nobody touched it is made again, and the damaged one is kept")
  func damaged() throws {
    let (fixture, copy) = try Self.filed(late: true)
    try fixture.folder.write("gekippt", to: try #require(FilePath.below(fixture.folder.path, copy.file.path)))
    #expect(copy.state() == .damaged)
    guard case .done(let aside?) = try fixture.decisions.refile(copy) else {
      Issue.record("not made again")
      return
    }
    #expect(String(decoding: try Files.bytes(of: aside), as: UTF8.self) == "gekippt")
    #expect(copy.state() == .whole)
  }

  @Test("of a damaged original no copy is made, and what was taken back is not filed again")
  func needless() throws {
    let (fixture, copy) = try Self.filed()
    try FileManager.default.removeItem(atPath: copy.file.path)
    let original = try #require(try fixture.store.files(of: copy.document).first)
    try fixture.folder.write("kaputt", to: "Archiv/" + original.path)
    #expect(throws: ReviewError.damagedOriginal(path: fixture.archive.path(original.path))) {
      try fixture.decisions.refile(copy)
    }
    #expect(fixture.folder.files(below: "Ablage").filter { !$0.contains("/.") }.isEmpty)
    try fixture.folder.write("Klassenfahrt", to: "Archiv/" + original.path)
    _ = try fixture.decisions.undo()
    #expect(try fixture.decisions.refile(copy) == .needless)
    #expect(fixture.folder.files(below: "Ablage").isEmpty)
  }

  @Test("files that nothing filed are told apart byte for byte, and moved copies are found by their bytes")
  func walk() throws {
    let (fixture, copy) = try Self.filed()
    let ablage = fixture.folder.path + "/Ablage"
    try fixture.folder.write("Klassenfahrt", to: "Ablage/Ü/Fahrt.pdf")
    try fixture.folder.write("Klassenfahrt", to: "Ablage/.hidden.pdf")
    let other = copy.file.path.decomposedStringWithCanonicalMapping
    let others = AblageWalk(ablage).others(than: [copy])
    #expect(others == [ablage + "/Ü/Fahrt.pdf"])
    #expect(AblageWalk.places(of: [copy], among: others) == [copy.file.sha256: ablage + "/Ü/Fahrt.pdf"])
    #expect(other == copy.file.path)
  }
}

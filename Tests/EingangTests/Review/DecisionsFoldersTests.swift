import EingangTestSupport
import Glibc
import Testing

@testable import Eingang

@Suite("Folders of the Ablage") struct DecisionsFoldersTests {
  private let fixture: StoreFixture
  private let id: Int
  private var ablage: String { fixture.folder.path + "/Ablage" }

  init() throws {
    fixture = try StoreFixture()
    id = try fixture.card("Brief", as: .sample(ablage: "Schule/Felix"))
  }

  @Test("folders that filing made go with what was filed, and the Ablage stays")
  func removed() throws {
    _ = try fixture.decisions.accept(id)
    #expect(FileStatus(path: ablage + "/Schule/Felix")?.kind == .folder)
    _ = try fixture.decisions.undo()
    #expect(FileStatus(path: ablage + "/Schule") == nil)
    #expect(FileStatus(path: ablage)?.kind == .folder)
  }

  @Test("a folder that was there before stays, and so does one that holds something")
  func kept() throws {
    try Files.makeFolder(ablage + "/Schule")
    _ = try fixture.decisions.accept(id)
    _ = try fixture.decisions.undo()
    #expect(FileStatus(path: ablage + "/Schule")?.kind == .folder)
    #expect(FileStatus(path: ablage + "/Schule/Felix") == nil)
    _ = try fixture.decisions.accept(id)
    try fixture.folder.write("Zeugnis", to: "Ablage/Schule/Felix/zeugnis.txt")
    _ = try fixture.decisions.undo()
    #expect(fixture.folder.files(below: "Ablage") == ["Schule/Felix/zeugnis.txt"])
  }

  @Test("a folder that a person made anew under the same name stays")
  func remade() throws {
    _ = try fixture.decisions.accept(id)
    try Files.move(ablage + "/Schule", to: ablage + "/Alt")
    try Files.makeFolder(ablage + "/Schule/Felix")
    _ = try fixture.decisions.undo()
    #expect(FileStatus(path: ablage + "/Schule/Felix")?.kind == .folder)
  }

  @Test("what a crash leaves of an accept leaves no empty folder behind")
  func crash() throws {
    #expect(throws: ReviewError.self) { try FaultPoint.filingNamed.crashing { try fixture.decisions.accept(id) } }
    try fixture.decisions.recover()
    #expect(FileStatus(path: ablage + "/Schule") == nil)
  }

  @Test("a folder that other systems take for the same is taken, and stays", arguments: ["SCHULE", "schule"])
  func alike(name: String) throws {
    try Files.makeFolder(ablage + "/" + name)
    #expect(try fixture.decisions.accept(id).text == "Abgelegt unter \(name)/Felix.")
    #expect(FileStatus(path: ablage + "/Schule") == nil)
    #expect(fixture.folder.files(below: "Ablage/\(name)/Felix").count == 1)
    _ = try fixture.decisions.undo()
    #expect(FileStatus(path: ablage + "/\(name)/Felix") == nil)
    #expect(FileStatus(path: ablage + "/" + name)?.kind == .folder)
  }

  @Test("one of the very name comes before others, and a file of a like name is no folder")
  func unlike() throws {
    try Files.makeFolder(ablage + "/SCHULE")
    try Files.makeFolder(ablage + "/Schule")
    try fixture.folder.write("Liste", to: "Ablage/Schule/FELIX")
    #expect(try fixture.decisions.accept(id).text == "Abgelegt unter Schule/Felix.")
    #expect(fixture.folder.files(below: "Ablage/SCHULE").isEmpty)
  }

  @Test("a link within the Ablage is followed")
  func linkWithin() throws {
    try Files.makeFolder(ablage + "/Kinder")
    #expect(symlink("Kinder", ablage + "/Schule") == 0)
    _ = try fixture.decisions.accept(id)
    #expect(fixture.folder.files(below: "Ablage/Kinder").count == 1)
  }

  @Test("a link that leads out of the Ablage is refused, and nothing is written there")
  func linkOut() throws {
    let elsewhere = try TemporaryFolder()
    try Files.makeFolder(ablage)
    #expect(symlink(elsewhere.path, ablage + "/Schule") == 0)
    let error = #expect(throws: ReviewError.self) { try fixture.decisions.accept(id) }
    guard case .linkedAway("Schule/Felix", _) = error else {
      Issue.record("refused otherwise: \(String(describing: error))")
      return
    }
    #expect(elsewhere.files().isEmpty)
    #expect(try fixture.store.card(id: id)?.state == .offen)
  }
}

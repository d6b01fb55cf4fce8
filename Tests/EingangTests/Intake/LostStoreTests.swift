import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct LostStoreTests {
  @Test(
    "a store that is missing or empty beside originals is lost, and says how many there are", arguments: [true, false])
  func lost(empty: Bool) throws {
    let fixture = try StoreFixture()
    try fixture.card("Brief")
    let home = Home(path: fixture.folder.path)
    #expect(LostStore(home, fixture.archive) == nil)
    try Files.move(home.storePath, to: home.path + "/weg")
    if empty { try fixture.folder.write("", to: "eingang.sqlite") }
    let lost = try #require(LostStore(home, fixture.archive))
    #expect(lost.count == 1)
    #expect(lost.description.contains("the archive holds 1 original.") && lost.description.contains("verify --adopt"))
  }

  @Test("without originals there is nothing that could be lost")
  func nothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "Archiv/ab/keine-summe.pdf")
    try folder.write("x", to: "Archiv/angenommen/1/scan.pdf")
    #expect(LostStore(Home(path: folder.path), Archive(root: folder.path + "/Archiv")) == nil)
  }
}

import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct InboxListingTests {
  @Test("images whose names number pages are one item in page order, and the others are not")
  func series() throws {
    let folder = try TemporaryFolder()
    for name in ["scan-10.jpg", "scan-9.jpg", "brief.pdf", "b-1.pdf", "b-2.pdf"] {
      try folder.write(name, to: "Eingang/" + name)
    }
    let items = try InboxListing(of: folder.path + "/Eingang").items
    #expect(
      items.map { $0.files.map { FilePath.name(of: $0.path) } }
        == [["b-1.pdf"], ["b-2.pdf"], ["brief.pdf"], ["scan-9.jpg", "scan-10.jpg"]])
    #expect(items.map(\.mayGrowByFiles) == [false, false, false, true])
    #expect(items.map(\.isSingle) == [true, true, true, false])
  }

  @Test("a household's own names are ignored too, also within a folder")
  func ignored() throws {
    let folder = try TemporaryFolder()
    for name in ["a.pdf", "a.xmp", "Brief/1.jpg", "Brief/1.xmp"] { try folder.write(name, to: "Eingang/" + name) }
    let list = IgnoreList(["*.XMP"])
    let items = try InboxListing(of: folder.path + "/Eingang", ignoring: list).items
    #expect(items.flatMap(\.files).map { FilePath.name(of: $0.path) } == ["a.pdf", "1.jpg"])
  }

  @Test("who only looks renames nothing")
  func misnamed() throws {
    let folder = try TemporaryFolder()
    let inbox = folder.path + "/Eingang"
    try folder.write("1", to: "Eingang/Brief/1.jpg")
    try makeMisnamed(in: inbox)
    let looked = try InboxListing(of: inbox)
    #expect(looked.strays.map(\.why) == [.misnamed(inbox + "/Grüße.jpg")])
    let resting = try InboxListing(of: inbox, names: NameRest(StabilityRule()))
    #expect(resting.unsettled == [inbox + "/Grüße.jpg"] && resting.strays.isEmpty)
    let atOnce = NameRest(StabilityRule(quiet: .zero, quietInFolder: .zero, quietWhenGrowing: .zero))
    #expect(try InboxListing(of: inbox, names: atOnce).items.map(\.path) == [inbox + "/Brief", inbox + "/Grüße.jpg"])
  }

  @Test("an inbox that is not there cannot be listed")
  func missing() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileError(.list, folder.path + "/fehlt", code: 2)) {
      try InboxListing(of: folder.path + "/fehlt")
    }
  }
}

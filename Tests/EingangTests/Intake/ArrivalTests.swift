import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct ArrivalTests {
  private enum Page: String, CaseIterable {
    case misnamed = "Grüße.jpg"
    case link = "2.jpg"
    case unfinished = "2.jpg.part"
    case tooDeep = "a/b/c/d/e/f/g/h/i/2.jpg"

    /// Makes it beside the first page.
    func make(in folder: TemporaryFolder) throws {
      switch self {
      case .misnamed: try makeMisnamed(in: folder.path + "/Brief")
      case .link:
        try makeSpecial(link: folder.path + "/Brief/2.jpg", to: "/etc/hostname", pipe: folder.path + "/pipe")
      case .unfinished, .tooDeep: try folder.write("zwei", to: "Brief/" + rawValue)
      }
    }
  }

  @Test(
    "a folder of a person's own with a page that cannot be taken is refused whole, names the page, and stays as it is",
    arguments: Page.allCases)
  private func refused(page: Page) async throws {
    let fixture = try StoreFixture()
    try fixture.folder.write("eins", to: "Brief/1.jpg")
    try page.make(in: fixture.folder)
    let before = fixture.folder.files(below: "Brief")
    for mode in [Arrival.Mode.copy, .move] {
      let arrivals = Arrival.documents([fixture.folder.path + "/Brief"], joined: false, mode: mode)
      let arrival = try #require(arrivals.first)
      guard case .untaken(let why) = try await Intake(fixture.parts()).take(arrival) else {
        Issue.record("taken without a page")
        return
      }
      let named = page == .tooDeep ? "Brief/a/b/c/d/e/f/g/h/i" : "Brief/" + page.rawValue
      #expect(why.description.contains(named))
      #expect(why.description.hasSuffix("Nothing of this document was taken."))
    }
    #expect(fixture.folder.files(below: "Brief") == before)
    #expect(fixture.archived("original").isEmpty)
    #expect(try fixture.store.cards(.all).isEmpty && fixture.store.pending().isEmpty)
  }

  @Test("what is joined to a refused folder is refused with it")
  func joined() async throws {
    let fixture = try StoreFixture()
    let alone = try fixture.folder.write("null", to: "0.jpg")
    try fixture.folder.write("eins", to: "Brief/1.jpg")
    try Page.link.make(in: fixture.folder)
    let arrivals = Arrival.documents([alone, fixture.folder.path + "/Brief"], joined: true, mode: .copy)
    #expect(arrivals.count == 1)
    #expect(arrivals.first?.refusal == .page(.notAFile(fixture.folder.path + "/Brief/2.jpg")))
  }

  @Test("what has stood still is taken as it was then, and a file that is another one by now is left for later")
  func another() async throws {
    let fixture = try StoreFixture()
    let path = try fixture.folder.write("Brief", to: "Eingang/scan.pdf")
    let item = InboxItem(file: try #require(InboxFile(path: path)))
    try fixture.folder.write("Brief, der noch wuchs", to: "Eingang/scan.pdf")
    let intake = try Intake(fixture.parts())
    #expect(try await intake.take(Arrival(item, inbox: fixture.inbox)) == .untaken(.changing(path)))
    #expect(fixture.archived("original").isEmpty)
    let now = InboxItem(file: try #require(InboxFile(path: path)))
    guard case .proposed = try await intake.take(Arrival(now, inbox: fixture.inbox)) else {
      Issue.record("not taken")
      return
    }
    #expect(fixture.folder.files(below: "Eingang").isEmpty)
  }

  @Test("images beside one another are a document that only their names make one, and a folder is one as such")
  func series() throws {
    let folder = try TemporaryFolder()
    for name in ["scan-1.jpg", "scan-2.jpg", "Brief/1.jpg", "Brief/2.jpg"] { try folder.write(name, to: "E/" + name) }
    let items = try InboxListing(of: folder.path + "/E").items
    let arrivals = items.map { Arrival($0, inbox: folder.path + "/E") }
    #expect(arrivals.map(\.isSeries) == [false, true])
    #expect(arrivals.map(\.folder) == [folder.path + "/E/Brief", nil])
    #expect(arrivals.map(\.names) == [["1.jpg", "2.jpg"], ["scan-1.jpg", "scan-2.jpg"]])
  }
}

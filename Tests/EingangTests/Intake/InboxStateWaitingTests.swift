import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct InboxStateWaitingTests {
  private let start = InboxFixture.start

  private func reasons(_ state: InboxState, _ now: InboxMoment) -> [String: WaitingFile.Reason] {
    Dictionary(state.waiting(now: now.time).map { (FilePath.name(of: $0.path), $0.reason) }) { one, _ in one }
  }

  @Test("everything that waits is told with its reason, its size and since when")
  func reasons() throws {
    var state = InboxState(rule: StabilityRule())
    let files = ["neu.pdf", "halb.pdf", "offen.pdf", "waechst.tif", "wartet.pdf"].map { InboxFixture.file($0) }
    let odd = [InboxFixture.file("leer.pdf", size: 0), InboxFixture.file("seite-1.jpg", agedSeconds: 7)]
    _ = state.look(at: InboxListing(files: files.dropFirst() + odd), now: start)
    _ = state.look(at: InboxListing(files: files + odd), now: start.after(2))
    _ = state.answer(InboxItem(file: files[1]), .incomplete("Das Ende fehlt."), now: start.after(2))
    _ = state.answer(InboxItem(file: files[2]), .open(""), now: start.after(2))
    _ = state.answer(InboxItem(file: files[3]), .growing, now: start.after(2))
    _ = state.answer(InboxItem(file: files[4]), .whole, now: start.after(2))
    #expect(
      reasons(state, start.after(2)) == [
        "neu.pdf": .settling, "halb.pdf": .incomplete, "offen.pdf": .open, "waechst.tif": .growing,
        "wartet.pdf": .queued, "leer.pdf": .empty, "seite-1.jpg": .series,
      ])
    let half = try #require(state.waiting(now: start.time).first { $0.reason == .incomplete })
    #expect(half.detail == "Das Ende fehlt." && half.size == 5 && half.since == start.time)
    let page = try #require(state.waiting(now: start.time).first { $0.reason == .series })
    #expect(page.since == start.after(-7).time)
  }

  @Test("a link, a name on its way and a folder that fills are told with why")
  func oddities() throws {
    let folder = try TemporaryFolder()
    let inbox = folder.path + "/Eingang"
    try folder.write("1", to: "Eingang/Brief/1.jpg")
    try folder.write("2", to: "Eingang/Halb/2.jpg.part")
    try folder.write("3", to: "Eingang/scan.pdf.part")
    try folder.write("4", to: "Eingang/.versteckt")
    try makeSpecial(link: inbox + "/link.pdf", to: "/etc/hostname", pipe: inbox + "/pipe.pdf")
    var state = InboxState(rule: StabilityRule())
    let now = InboxMoment.now()
    _ = state.look(at: try InboxListing(of: inbox), now: now)
    let soon: [String: WaitingFile.Reason] = [
      "Brief": .filling, "Halb": .filling, "link.pdf": .link, "pipe.pdf": .special,
    ]
    #expect(reasons(state, now) == soon)
    // A name on its way is somebody's work in progress, until it has been so for ten minutes.
    #expect(reasons(state, now.after(590)) == soon)
    #expect(state.waiting(now: now.time).first { $0.reason == .special }?.detail == "Leitung (Pipe)")
    #expect(reasons(state, now.after(610)) == soon.merging(["scan.pdf.part": .provisional]) { one, _ in one })
  }

  @Test("what is taken though it is not whole is never said to be whole", arguments: [true, false])
  func overdue(knownBefore: Bool) throws {
    var state = InboxState(rule: StabilityRule(patience: .seconds(60)))
    let half = InboxFixture.file("halb.pdf", agedSeconds: knownBefore ? 0 : 3600)
    let item = InboxItem(file: half)
    _ = state.look(at: InboxListing(files: [half]), now: start)
    #expect(state.look(at: InboxListing(files: [half]), now: start.after(2)).quiet == [item])
    let isTaken = state.answer(item, .incomplete("Das Ende fehlt."), now: start.after(2))
    #expect(isTaken != knownBefore)
    if knownBefore { #expect(state.look(at: InboxListing(files: [half]), now: start.after(60)).arrived == [item]) }
    #expect(reasons(state, start.after(60)) == ["halb.pdf": .overdue])
  }

  @Test("an empty file that is taken is still called empty, and a whole one is not")
  func emptyTaken() throws {
    var state = InboxState(rule: StabilityRule())
    let files = [InboxFixture.file("leer.pdf", size: 0), InboxFixture.file("ganz.pdf")]
    _ = state.look(at: InboxListing(files: files), now: start)
    _ = state.look(at: InboxListing(files: files), now: start.after(60))
    for file in files { _ = state.answer(InboxItem(file: file), .whole, now: start.after(60)) }
    #expect(reasons(state, start.after(61)) == ["leer.pdf": .empty, "ganz.pdf": .queued])
    #expect(state.waiting(now: start.after(61).time).first { $0.reason == .empty }?.detail.isEmpty == false)
  }

  @Test("a folder with a link among its pages is told once, with the page")
  func linkedPage() throws {
    let folder = try TemporaryFolder()
    let inbox = folder.path + "/Eingang"
    try folder.write("1", to: "Eingang/Brief/1.jpg")
    try makeSpecial(link: inbox + "/Brief/2.jpg", to: "/etc/hostname", pipe: folder.path + "/pipe")
    var state = InboxState(rule: StabilityRule())
    let now = InboxMoment.now()
    #expect(state.look(at: try InboxListing(of: inbox), now: now).strays == [inbox + "/Brief/2.jpg"])
    let waiting = state.waiting(now: now.time)
    #expect(waiting.map(\.path) == [inbox + "/Brief"])
    #expect(waiting.map(\.reason) == [.link])
    #expect(waiting.first?.detail.hasPrefix("2.jpg") == true)
  }
}

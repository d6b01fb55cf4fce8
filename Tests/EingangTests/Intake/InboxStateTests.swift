import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct InboxStateTests {
  private let start = ContinuousClock.now
  private let rule = StabilityRule(
    quiet: .seconds(2), quietAfterSign: .milliseconds(300), quietWhenEmpty: .seconds(60))

  private struct Inbox {
    let folder: TemporaryFolder
    var path: String { folder.path + "/Eingang" }
    func items() throws -> [InboxItem] { try InboxItem.all(in: path).items }
  }

  private func inbox() throws -> Inbox { Inbox(folder: try TemporaryFolder()) }

  @Test("a file is whole once it has stood still for the quiet time, and is handed on once")
  func quiet() throws {
    let inbox = try inbox()
    try inbox.folder.write("Brief", to: "Eingang/scan.pdf")
    var state = InboxState(rule: rule)
    let items = try inbox.items()
    #expect(state.look(at: items, strange: [], now: start).whole.isEmpty)
    #expect(state.nextLook(now: start) == .seconds(2))
    #expect(state.look(at: items, strange: [], now: start + .milliseconds(1999)).whole.isEmpty)
    #expect(state.look(at: items, strange: [], now: start + .seconds(2)).whole == items)
    #expect(state.nextLook(now: start + .seconds(2)) == nil)
    #expect(state.look(at: items, strange: [], now: start + .seconds(9)).whole.isEmpty)
  }

  @Test("two names that look alike are two files")
  func spellings() throws {
    let inbox = try inbox()
    try inbox.folder.write("Brief", to: "Eingang/B\u{E4}rbel.pdf")
    try inbox.folder.write("Anderer Brief", to: "Eingang/Ba\u{308}rbel.pdf")
    var state = InboxState(rule: rule)
    let items = try inbox.items()
    _ = state.look(at: items, strange: [], now: start)
    #expect(state.look(at: items, strange: [], now: start + .seconds(2)).whole.count == 2)
  }

  @Test("a file that grows begins anew")
  func grows() throws {
    let inbox = try inbox()
    try inbox.folder.write("Br", to: "Eingang/scan.pdf")
    var state = InboxState(rule: rule)
    _ = state.look(at: try inbox.items(), strange: [], now: start)
    try inbox.folder.write("Brief", to: "Eingang/scan.pdf")
    let grown = try inbox.items()
    #expect(state.look(at: grown, strange: [], now: start + .seconds(2)).whole.isEmpty)
    #expect(state.look(at: grown, strange: [], now: start + .seconds(4)).whole == grown)
  }

  @Test("a file that was closed after writing is whole sooner, a folder is not")
  func signs() throws {
    let inbox = try inbox()
    try inbox.folder.write("Brief", to: "Eingang/scan.pdf")
    try inbox.folder.write("Seite", to: "Eingang/Brief/1.jpg")
    var state = InboxState(rule: rule)
    state.sign(inbox.path + "/scan.pdf")
    state.sign(inbox.path + "/Brief/1.jpg")
    let items = try inbox.items()
    _ = state.look(at: items, strange: [], now: start)
    #expect(state.look(at: items, strange: [], now: start + .milliseconds(300)).whole.map(\.isFolder) == [false])
    #expect(state.look(at: items, strange: [], now: start + .seconds(2)).whole.map(\.isFolder) == [true])
  }

  @Test("an empty file is given a minute to be written")
  func empty() throws {
    let inbox = try inbox()
    try inbox.folder.write("", to: "Eingang/scan.pdf")
    var state = InboxState(rule: rule)
    state.sign(inbox.path + "/scan.pdf")
    let items = try inbox.items()
    _ = state.look(at: items, strange: [], now: start)
    #expect(state.look(at: items, strange: [], now: start + .seconds(59)).whole.isEmpty)
    #expect(state.look(at: items, strange: [], now: start + .seconds(60)).whole == items)
  }

  @Test("a folder in which a file is still being written is not whole")
  func unfinished() throws {
    let inbox = try inbox()
    try inbox.folder.write("1", to: "Eingang/Brief/1.jpg")
    try inbox.folder.write("2", to: "Eingang/Brief/2.jpg.part")
    var state = InboxState(rule: rule)
    let items = try inbox.items()
    _ = state.look(at: items, strange: [], now: start)
    #expect(state.look(at: items, strange: [], now: start + .seconds(99)).whole.isEmpty)
    #expect(state.nextLook(now: start) == nil)
  }

  @Test("a file that is taken away while it is waited for is forgotten")
  func vanishes() throws {
    let inbox = try inbox()
    try inbox.folder.write("Brief", to: "Eingang/scan.pdf")
    var state = InboxState(rule: rule)
    _ = state.look(at: try inbox.items(), strange: [], now: start)
    #expect(state.look(at: [], strange: [], now: start + .seconds(2)).whole.isEmpty)
    #expect(state.nextLook(now: start) == nil)
  }

  @Test("what is strange is said once, and again after it had gone")
  func strange() {
    var state = InboxState(rule: rule)
    #expect(state.look(at: [], strange: ["/l"], now: start).strange == ["/l"])
    #expect(state.look(at: [], strange: ["/l"], now: start).strange.isEmpty)
    _ = state.look(at: [], strange: [], now: start)
    #expect(state.look(at: [], strange: ["/l"], now: start).strange == ["/l"])
  }
}

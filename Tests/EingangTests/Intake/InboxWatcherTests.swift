import EingangTestSupport
import Testing

@testable import Eingang

@Suite(.timeLimit(.minutes(1))) struct InboxWatcherTests {
  private static let rule = StabilityRule(
    quiet: .milliseconds(60), quietAfterSign: .milliseconds(10), quietWhenEmpty: .milliseconds(90))

  private func watcher(_ folder: TemporaryFolder, rescan: Duration = .seconds(30)) throws -> InboxWatcher {
    try Files.makeFolder(folder.path + "/Eingang")
    return try InboxWatcher(inbox: folder.path + "/Eingang", rule: InboxWatcherTests.rule, rescan: rescan)
  }

  private func arrivals(_ watcher: InboxWatcher, _ count: Int) async -> [[String]] {
    var found: [[String]] = []
    for await event in watcher.events {
      guard case .arrived(let arrival) = event else { continue }
      found.append(arrival.names)
      if found.count == count { break }
    }
    return found
  }

  @Test("what lies in the inbox at the start is found, folders too")
  func startUp() async throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "Eingang/Größe.pdf")
    try folder.write("b", to: "Eingang/Brief/1.jpg")
    try folder.write("c", to: "Eingang/Brief/2.jpg")
    try folder.write("d", to: "Eingang/.versteckt")
    let watcher = try watcher(folder)
    #expect(Set(await arrivals(watcher, 2)) == [["Größe.pdf"], ["1.jpg", "2.jpg"]])
  }

  @Test("a file that is written in the inbox is found")
  func written() async throws {
    let folder = try TemporaryFolder()
    let watcher = try watcher(folder)
    try folder.write("Brief", to: "Eingang/scan.pdf")
    #expect(await arrivals(watcher, 1) == [["scan.pdf"]])
  }

  @Test("a file that is renamed into the inbox, or to its real name, is found once it has that")
  func moved() async throws {
    let folder = try TemporaryFolder()
    let watcher = try watcher(folder)
    try folder.write("Brief", to: "Eingang/scan.pdf.part")
    try folder.write("Brief", to: "woanders.pdf")
    try Files.move(folder.path + "/woanders.pdf", to: folder.path + "/Eingang/hier.pdf")
    #expect(await arrivals(watcher, 1) == [["hier.pdf"]])
    try Files.move(folder.path + "/Eingang/scan.pdf.part", to: folder.path + "/Eingang/scan.pdf")
    #expect(await arrivals(watcher, 1) == [["scan.pdf"]])
  }

  @Test("a page written into a folder that was just made is part of its document")
  func newFolder() async throws {
    let folder = try TemporaryFolder()
    let watcher = try watcher(folder)
    try folder.write("1", to: "Eingang/Brief/1.jpg")
    try folder.write("2", to: "Eingang/Brief/2.jpg")
    #expect(await arrivals(watcher, 1) == [["1.jpg", "2.jpg"]])
  }

  @Test("a link is left alone, and said to be")
  func link() async throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "Eingang/echt.pdf")
    let link = folder.path + "/Eingang/link.pdf"
    try makeSpecial(link: link, to: "/etc/hostname", pipe: folder.path + "/pipe")
    let watcher = try watcher(folder)
    var events: [InboxWatcher.Event] = []
    for await event in watcher.events {
      events.append(event)
      if events.count == 2 { break }
    }
    #expect(events.contains(.ignored(path: link)))
    #expect(events.contains { if case .arrived(let arrival) = $0 { arrival.names == ["echt.pdf"] } else { false } })
  }

  @Test("a folder with a link among its pages waits for the page itself, and the link is said to be one")
  func linkedPage() async throws {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "Eingang/Brief/1.jpg")
    let link = folder.path + "/Eingang/Brief/2.jpg"
    try makeSpecial(link: link, to: "/etc/hostname", pipe: folder.path + "/pipe")
    let watcher = try watcher(folder)
    var events: [InboxWatcher.Event] = []
    for await event in watcher.events {
      events.append(event)
      if event == .ignored(path: link) {
        try Files.move(link, to: folder.path + "/link")
        try folder.write("2", to: "Eingang/Brief/2.jpg")
      }
      if case .arrived = event { break }
    }
    #expect(events.count == 2 && events.first == .ignored(path: link))
    guard case .arrived(let arrival) = events.last else { return }
    #expect(arrival.names == ["1.jpg", "2.jpg"])
  }

  @Test("a name in the inbox that is not UTF-8 is put right")
  func misnamed() async throws {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "Eingang/Brief/1.jpg")
    try makeMisnamed(in: folder.path + "/Eingang/Brief")
    #expect(await arrivals(try watcher(folder), 1) == [["1.jpg", "Grüße.jpg"]])
  }

  @Test("an inbox that is moved away ends the watching, and says so")
  func gone() async throws {
    let folder = try TemporaryFolder()
    let watcher = try watcher(folder)
    let inbox = folder.path + "/Eingang"
    try Files.move(inbox, to: folder.path + "/weg")
    let events = await watcher.events.reduce(into: []) { $0.append($1) }
    #expect(events == [.failed(FileError(.watch, inbox, code: 2))])
  }

  @Test("an inbox that is missing is not watched")
  func missing() throws {
    let folder = try TemporaryFolder()
    let inbox = folder.path + "/fehlt"
    #expect(throws: FileError(.watch, inbox, code: 2)) { try InboxWatcher(inbox: inbox) }
  }

  @Test("stopping ends the events, a hundred times over")
  func stops() async throws {
    let folder = try TemporaryFolder()
    for _ in 0..<100 {
      let watcher = try watcher(folder)
      watcher.stop()
      let events = await watcher.events.reduce(into: []) { $0.append($1) }
      #expect(events.isEmpty)
    }
  }
}

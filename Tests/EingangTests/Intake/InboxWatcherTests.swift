import EingangTestSupport
import Glibc
import Testing

@testable import Eingang

@Suite(.timeLimit(.minutes(15))) struct InboxWatcherTests {
  private static let rule = StabilityRule(
    quiet: .milliseconds(60), quietWhenEmpty: .milliseconds(90),
    quietInFolder: .milliseconds(80), quietWhenGrowing: .milliseconds(80))

  private func settings(_ folder: TemporaryFolder) -> InboxWatcher.Settings {
    InboxWatcher.Settings(inbox: folder.path + "/Eingang", rule: InboxWatcherTests.rule)
  }

  private func watcher(_ folder: TemporaryFolder) throws -> InboxWatcher {
    try Files.makeFolder(folder.path + "/Eingang")
    return try InboxWatcher(settings(folder))
  }

  /// The names of what arrives, everything quiet being whole.
  private func arrivals(_ watcher: InboxWatcher, _ count: Int) async -> [[String]] {
    var found: [[String]] = []
    for await event in watcher.events {
      if case .quiet(let item) = event { watcher.answer(item, .whole) }
      guard case .arrived(let arrival) = event else { continue }
      found.append(arrival.names)
      if found.count == count { break }
    }
    return found
  }

  /// Notices until one of them is what is waited for; everything quiet is whole.
  private func notices(_ watcher: InboxWatcher, until last: InboxNotice) async -> [InboxNotice] {
    var found: [InboxNotice] = []
    for await event in watcher.events {
      if case .quiet(let item) = event { watcher.answer(item, .whole) }
      guard case .notice(let notice) = event else { continue }
      found.append(notice)
      if notice == last { break }
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
    try Files.makeFolder(folder.path + "/Eingang")
    var settings = settings(folder)
    settings.rule.quietInFolder = .seconds(1)
    let watcher = try InboxWatcher(settings)
    try folder.write("1", to: "Eingang/Brief/1.jpg")
    try folder.write("2", to: "Eingang/Brief/2.jpg")
    #expect(await arrivals(watcher, 1) == [["1.jpg", "2.jpg"]])
  }

  @Test("pages numbered by their names are one arrival")
  func series() async throws {
    let folder = try TemporaryFolder()
    for name in ["scan-002.jpg", "scan-001.jpg"] { try folder.write(name, to: "Eingang/" + name) }
    #expect(await arrivals(try watcher(folder), 1) == [["scan-001.jpg", "scan-002.jpg"]])
  }

  @Test("what is not whole waits until it is, and is in the list of what waits meanwhile")
  func incomplete() async throws {
    let folder = try TemporaryFolder()
    let watcher = try watcher(folder)
    try folder.write("halb", to: "Eingang/scan.pdf")
    var seen: [WaitingFile.Reason] = []
    for await event in watcher.events {
      switch event {
      case .quiet(let item): watcher.answer(item, item.size == 4 ? .incomplete("Das Ende fehlt.") : .whole)
      case .waiting(let list):
        seen += list.map(\.reason)
        if list.map(\.reason) == [.incomplete] { try folder.write("halb und ganz", to: "Eingang/scan.pdf") }
      case .arrived(let arrival):
        #expect(arrival.item?.size == 13)
        #expect(seen.contains(.incomplete))
        return
      default: continue
      }
    }
  }

  @Test("what could not be taken is tried again by itself")
  func retried() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Brief", to: "Eingang/scan.pdf")
    let watcher = try watcher(folder)
    var arrivals = 0
    for await event in watcher.events {
      if case .quiet(let item) = event { watcher.answer(item, .whole) }
      guard case .arrived(let arrival) = event, let item = arrival.item else { continue }
      arrivals += 1
      if arrivals == 2 { break }
      // The archive saw other bytes than the watcher: looked at again, without a pause.
      watcher.settle(item, .untaken(.changing(item.path)))
    }
    #expect(arrivals == 2)
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
      if case .quiet(let item) = event { watcher.answer(item, .whole) }
      guard isNews(event) else { continue }
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
      if case .quiet(let item) = event { watcher.answer(item, .whole) }
      guard isNews(event) else { continue }
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

  /// Arrived, or left alone.
  private func isNews(_ event: InboxWatcher.Event) -> Bool {
    switch event {
    case .arrived, .ignored: true
    default: false
    }
  }

  @Test(
    "an inbox that is moved away is waited for, and watched again when it is back or made anew",
    arguments: [true, false])
  func gone(isSame: Bool) async throws {
    let folder = try TemporaryFolder()
    let watcher = try watcher(folder)
    let inbox = folder.path + "/Eingang"
    try folder.write("vorher", to: "Eingang/vorher.pdf")
    #expect(await arrivals(watcher, 1) == [["vorher.pdf"]])
    try Files.move(inbox, to: folder.path + "/weg")
    let lost = InboxNotice.lost(inbox: inbox, .failed(FileError(.watch, inbox, code: 2)))
    #expect(await notices(watcher, until: lost) == [lost])
    if isSame { try Files.move(folder.path + "/weg", to: inbox) } else { try Files.makeFolder(inbox) }
    #expect(await notices(watcher, until: .back(inbox: inbox)) == [.back(inbox: inbox)])
    try folder.write("nachher", to: "Eingang/nachher.pdf")
    #expect(await arrivals(watcher, 1) == [["nachher.pdf"]])
  }

  @Test("a folder above the inbox that is moved is noticed, though no event tells of it")
  func parentMoved() async throws {
    let folder = try TemporaryFolder()
    let inbox = folder.path + "/a/Eingang"
    try Files.makeFolder(inbox)
    let watcher = try InboxWatcher(InboxWatcher.Settings(inbox: inbox, rule: InboxWatcherTests.rule))
    try folder.write("vorher", to: "a/Eingang/vorher.pdf")
    #expect(await arrivals(watcher, 1) == [["vorher.pdf"]])
    try Files.move(folder.path + "/a", to: folder.path + "/b")
    let lost = InboxNotice.lost(inbox: inbox, .failed(FileError(.watch, inbox, code: 2)))
    #expect(await notices(watcher, until: lost) == [lost])
  }

  @Test("an inbox that another folder takes the place of is that folder")
  func replaced() async throws {
    let folder = try TemporaryFolder()
    let inbox = folder.path + "/Eingang"
    try Files.makeFolder(folder.path + "/anderer")
    let watcher = try watcher(folder)
    for await event in watcher.events { if case .waiting = event { break } }
    // Over an empty folder, so that one lies there at every moment.
    #expect(rename(folder.path + "/anderer", inbox) == 0)
    #expect(await notices(watcher, until: .replaced(inbox: inbox)) == [.replaced(inbox: inbox)])
    try folder.write("nachher", to: "Eingang/nachher.pdf")
    #expect(await arrivals(watcher, 1) == [["nachher.pdf"]])
  }

  @Test("an inbox that is missing at the start is waited for")
  func missing() async throws {
    let folder = try TemporaryFolder()
    let inbox = folder.path + "/Eingang"
    let watcher = try InboxWatcher(settings(folder))
    let lost = InboxNotice.lost(inbox: inbox, .failed(FileError(.watch, inbox, code: 2)))
    #expect(await notices(watcher, until: lost) == [lost])
    try folder.write("Brief", to: "Eingang/scan.pdf")
    #expect(await arrivals(watcher, 1) == [["scan.pdf"]])
  }

  @Test("an inbox that cannot be read for a while is lost and found, and what was left in it is not taken twice")
  func unreadable() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Brief", to: "Eingang/scan.pdf")
    let inbox = folder.path + "/Eingang"
    let error = FileError(.list, inbox, code: 5)
    let isBroken = Guarded(false)
    let looks = Guarded(0)
    var settings = settings(folder)
    settings.rescan = .milliseconds(50)
    let list = settings.list
    settings.list = { inbox, ignored, names in
      guard isBroken.withLock({ $0 }) else { return list(inbox, ignored, names) }
      looks.withLock { $0 += 1 }
      return .failure(error)
    }
    let watcher = try InboxWatcher(settings)
    #expect(await arrivals(watcher, 1) == [["scan.pdf"]])
    // What becomes due meanwhile is no reason to look without a pause.
    try folder.write("Unterwegs", to: "Eingang/unterwegs.pdf")
    let broken = ContinuousClock.now
    isBroken.withLock { $0 = true }
    let lost = InboxNotice.lost(inbox: inbox, .failed(error))
    #expect(await notices(watcher, until: lost) == [lost])
    for await event in watcher.events {
      if case .waiting(let list) = event, list.first?.reason == .lost { break }
    }
    // However slow the machine is: not more often than a look for each pause that fits.
    #expect(looks.withLock { $0 } < 20 + Int((ContinuousClock.now - broken) / settings.rescan))
    isBroken.withLock { $0 = false }
    #expect(await notices(watcher, until: .back(inbox: inbox)) == [.back(inbox: inbox)])
    try folder.write("Neu", to: "Eingang/neu.pdf")
    var names: [[String]] = []
    repeat { names += await arrivals(watcher, 1) } while names.last != ["neu.pdf"]
    #expect(!names.contains(["scan.pdf"]))
  }

  @Test("stopping ends the events, a hundred times over")
  func stops() async throws {
    let folder = try TemporaryFolder()
    for _ in 0..<100 {
      let watcher = try watcher(folder)
      watcher.stop()
      let events = await watcher.events.reduce(into: []) { $0.append($1) }
      #expect(events.allSatisfy { $0 == .waiting([]) })
    }
  }
}

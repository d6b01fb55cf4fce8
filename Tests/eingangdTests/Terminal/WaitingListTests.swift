import Eingang
import Testing

@testable import eingangd

@Suite struct WaitingListTests {
  private let since = UTCTime(milliseconds: 1_757_073_600_000)

  private func lines(_ names: [String]) -> [String] {
    let files = names.map {
      WaitingFile(path: "/e/" + $0, size: 1500, since: since, reason: .incomplete, detail: "Das Ende fehlt.")
    }
    let unread = [UnreadDocument(id: 17, files: ["a.jpg", "b.jpg"], size: 99, arrivedAt: since.iso, isBegun: false)]
    return WaitingList(files: files, unread: unread, isWatched: true, inbox: "/e", width: 100).lines()
  }

  @Test("a line for each file, by its place in the inbox, and for each document that nobody has read")
  func table() {
    let lines = lines(["Brief/1.jpg"])
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("Brief/1.jpg") && lines[1].contains("1,5 kB  unvollständig: Das Ende fehlt."))
    #expect(lines[2].hasPrefix("#17 a.jpg, b.jpg") && lines[2].hasSuffix("archiviert, wartet auf einen Leser"))
  }

  @Test("a name that would steer the terminal is shown harmlessly")
  func hostile() {
    let lines = lines(["a\u{1B}[2J\nb.pdf"])
    #expect(lines.count == 3)
    #expect(!lines.joined().unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
  }
}

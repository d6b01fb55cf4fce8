import Testing

@testable import Eingang

@Suite struct InboxStateTests {
  private let start = InboxFixture.start
  private let scan = InboxItem(file: InboxFixture.file("scan.pdf"))

  private func state() -> InboxState { InboxState(rule: StabilityRule()) }

  private func listing(_ files: InboxFile...) -> InboxListing { InboxListing(files: files) }

  /// Looked at, and found to be quiet at that time.
  private func quiet(_ state: inout InboxState, _ item: InboxItem, at now: InboxMoment) {
    #expect(state.look(at: InboxListing(files: item.files), now: now).quiet == [item])
  }

  @Test("a file is looked into once it has stood still for the quiet time, and once only")
  func quietTime() {
    var state = state()
    #expect(state.look(at: listing(scan.files[0]), now: start).quiet.isEmpty)
    #expect(state.nextLook(now: start) == .seconds(2))
    #expect(state.look(at: listing(scan.files[0]), now: start.after(1.999)).quiet.isEmpty)
    quiet(&state, scan, at: start.after(2))
    #expect(state.nextLook(now: start.after(2)) == nil)
    #expect(state.look(at: listing(scan.files[0]), now: start.after(99)).quiet.isEmpty)
  }

  @Test("what is whole is to be taken at once, and once only")
  func whole() {
    var state = state()
    _ = state.look(at: listing(scan.files[0]), now: start)
    quiet(&state, scan, at: start.after(2))
    #expect(state.answer(scan, .whole, now: start.after(2)) == true)
    #expect(state.answer(scan, .whole, now: start.after(2)) == false)
    #expect(state.look(at: listing(scan.files[0]), now: start.after(99)).arrived.isEmpty)
  }

  @Test("an answer about what has changed meanwhile is of no interest")
  func staleAnswer() {
    var state = state()
    _ = state.look(at: listing(scan.files[0]), now: start)
    quiet(&state, scan, at: start.after(2))
    let grown = InboxFixture.file("scan.pdf", size: 9)
    _ = state.look(at: listing(grown), now: start.after(3))
    #expect(state.answer(scan, .whole, now: start.after(3)) == false)
    quiet(&state, InboxItem(file: grown), at: start.after(5))
  }

  @Test(
    "size, time and identity each begin the wait anew",
    arguments: [
      InboxFixture.file("scan.pdf", size: 6), InboxFixture.file("scan.pdf", modified: 1),
      InboxFixture.file("scan.pdf", inode: 2), InboxFixture.file("scan.pdf", agedSeconds: -1),
    ])
  private func change(changed: InboxFile) {
    var state = state()
    _ = state.look(at: listing(scan.files[0]), now: start)
    #expect(state.look(at: listing(changed), now: start.after(1.9)).quiet.isEmpty)
    #expect(state.look(at: listing(changed), now: start.after(3.8)).quiet.isEmpty)
    #expect(state.look(at: listing(changed), now: start.after(3.9)).quiet.count == 1)
  }

  @Test("two names that look alike are two files")
  func spellings() {
    var state = state()
    let both = listing(InboxFixture.file("B\u{E4}r.pdf"), InboxFixture.file("Ba\u{308}r.pdf"))
    _ = state.look(at: both, now: start)
    #expect(state.look(at: both, now: start.after(2)).quiet.count == 2)
  }

  @Test("a file that is renamed into place is looked into in the same moment, one that is closed as late as any")
  func signs() {
    for (sign, wait) in [(StabilityRule.Sign.renamed, 0.0), (.closed, 2.0)] {
      var state = state()
      state.sign(scan.path, sign)
      let found = state.look(at: listing(scan.files[0]), now: start)
      if wait == 0 {
        #expect(found.quiet == [scan])
      } else {
        #expect(found.quiet.isEmpty && state.nextLook(now: start) == .seconds(2))
        quiet(&state, scan, at: start.after(wait))
      }
    }
  }

  @Test("a file that is opened again after it was closed has no sign any more")
  func reopened() {
    var state = state()
    state.sign(scan.path, .closed)
    _ = state.look(at: listing(scan.files[0]), now: start)
    let grown = InboxFixture.file("scan.pdf", size: 9)
    #expect(state.look(at: listing(grown), now: start.after(0.3)).quiet.isEmpty)
    #expect(state.look(at: listing(grown), now: start.after(2.2)).quiet.isEmpty)
    #expect(state.look(at: listing(grown), now: start.after(2.3)).quiet.count == 1)
  }

  @Test("a time in the future is waited for no longer than any other")
  func future() {
    var state = state()
    let file = InboxFixture.file("scan.pdf", modified: .max, agedSeconds: -86_400)
    _ = state.look(at: listing(file), now: start)
    quiet(&state, InboxItem(file: file), at: start.after(2))
  }

  @Test("an empty file is given a minute, and is then taken; one that grows meanwhile is looked into like any other")
  func empty() {
    var state = state()
    let empty = InboxFixture.file("scan.pdf", size: 0)
    state.sign(scan.path, .closed)
    _ = state.look(at: listing(empty), now: start)
    #expect(state.look(at: listing(empty), now: start.after(59.9)).quiet.isEmpty)
    var later = state
    quiet(&later, InboxItem(file: empty), at: start.after(60))
    _ = state.look(at: listing(scan.files[0]), now: start.after(59.9))
    quiet(&state, scan, at: start.after(61.9))
  }

  @Test("what lay there for long before the start is looked into after the quiet time, however long its kind waits")
  func oldAtStart() {
    var state = state()
    let empty = InboxFixture.file("leer.pdf", size: 0, agedSeconds: 3600)
    let page = InboxFixture.file("scan-001.jpg", agedSeconds: 3600)
    _ = state.look(at: listing(empty, page), now: start)
    #expect(state.look(at: listing(empty, page), now: start.after(1.9)).quiet.isEmpty)
    #expect(state.look(at: listing(empty, page), now: start.after(2)).quiet.count == 2)
    // Another machine's clock may well be an hour slow.
    var remote = self.state()
    _ = remote.look(at: listing(empty, page), now: start, trustsTimes: false)
    #expect(remote.look(at: listing(empty, page), now: start.after(9.9), trustsTimes: false).quiet.isEmpty)
  }

  @Test("a file that goes while it is waited for is forgotten")
  func vanishes() {
    var state = state()
    _ = state.look(at: listing(scan.files[0]), now: start)
    #expect(state.look(at: listing(), now: start.after(2)).quiet.isEmpty)
    #expect(state.nextLook(now: start.after(2)) == nil)
    #expect(state.waiting(now: start.after(2).time).isEmpty)
  }

  @Test("what is strange is said once, and again after it had gone")
  func strange() throws {
    var state = state()
    var one = InboxListing()
    one.strays = [InboxListing.Stray(path: "/e/l", why: .notAFile("/e/l"))]
    #expect(state.look(at: one, now: start).strays == ["/e/l"])
    #expect(state.look(at: one, now: start).strays.isEmpty)
    _ = state.look(at: InboxListing(), now: start)
    #expect(state.look(at: one, now: start).strays == ["/e/l"])
  }
}

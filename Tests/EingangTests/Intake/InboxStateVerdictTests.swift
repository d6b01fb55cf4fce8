import Testing

@testable import Eingang

@Suite struct InboxStateVerdictTests {
  private let start = InboxFixture.start
  private let scan = InboxItem(file: InboxFixture.file("scan.pdf"))
  private var listing: InboxListing { InboxListing(files: scan.files) }

  /// A file that stood still for two seconds and is being looked into.
  private func checked(_ rule: StabilityRule = StabilityRule()) -> InboxState {
    var state = InboxState(rule: rule)
    _ = state.look(at: listing, now: start)
    #expect(state.look(at: listing, now: start.after(2)).quiet == [scan])
    return state
  }

  @Test("what is incomplete is asked again at growing pauses, and taken when patience is over")
  func incomplete() {
    var state = checked()
    var asked: [Double] = []
    var now = 2.0
    while !state.answer(scan, .incomplete("Ende fehlt."), now: start.after(now)) {
      let wait = state.nextLook(now: start.after(now)) ?? .zero
      #expect(wait > .zero)
      now += wait.milliseconds / 1000
      let found = state.look(at: listing, now: start.after(now))
      if found.arrived == [scan] { break }
      #expect(found.quiet == [scan])
      asked.append(now)
    }
    #expect(now == 900)
    #expect(Array(asked.prefix(6)) == [3, 5, 9, 17, 33, 63])
    #expect(asked.count < 40)
  }

  @Test("a change of what was incomplete begins the wait and the patience anew")
  func completed() {
    var state = checked()
    #expect(state.answer(scan, .incomplete("Ende fehlt."), now: start.after(2)) == false)
    let whole = InboxFixture.file("scan.pdf", size: 99)
    #expect(state.look(at: InboxListing(files: [whole]), now: start.after(800)).arrived.isEmpty)
    #expect(state.look(at: InboxListing(files: [whole]), now: start.after(802)).quiet == [InboxItem(file: whole)])
    #expect(state.answer(InboxItem(file: whole), .whole, now: start.after(802)) == true)
  }

  @Test("with no patience, what is incomplete is taken as soon as it stands still")
  func impatient() {
    var state = checked(StabilityRule(patience: .zero))
    #expect(state.answer(scan, .incomplete("Ende fehlt."), now: start.after(2)) == true)
  }

  @Test("a file that a writer holds open is asked again when it is closed, though nothing about it has changed")
  func open() {
    var state = checked()
    #expect(state.answer(scan, .open(""), now: start.after(2)) == false)
    #expect(state.waiting(now: start.after(2).time).map(\.reason) == [.open])
    #expect(state.look(at: listing, now: start.after(2.5)).quiet.isEmpty)
    state.sign(scan.path, .closed)
    #expect(state.look(at: listing, now: start.after(2.6)).quiet == [scan])
    #expect(state.answer(scan, .whole, now: start.after(2.6)) == true)
  }

  @Test("a writer that hangs holds its file up until patience is over")
  func hungWriter() {
    var state = checked(StabilityRule(patience: .seconds(60)))
    #expect(state.answer(scan, .open(""), now: start.after(59)) == false)
    #expect(state.nextLook(now: start.after(59)) == .seconds(1))
    #expect(state.look(at: listing, now: start.after(60)).arrived == [scan])
  }

  @Test("what may grow waits longer, unless it was renamed into place")
  func growing() {
    var state = checked()
    #expect(state.answer(scan, .growing, now: start.after(2)) == false)
    #expect(state.nextLook(now: start.after(2)) == .seconds(8))
    #expect(state.look(at: listing, now: start.after(10)).quiet == [scan])
    #expect(state.answer(scan, .growing, now: start.after(10)) == true)

    var renamed = InboxState(rule: StabilityRule())
    renamed.sign(scan.path, .renamed)
    #expect(renamed.look(at: listing, now: start).quiet == [scan])
    #expect(renamed.answer(scan, .growing, now: start) == true)
  }

  @Test("what could not be taken is tried again at growing pauses, and is looked into before")
  func failed() {
    var state = checked()
    var now = 2.0
    var pauses: [Double] = []
    for _ in 0..<8 {
      #expect(state.answer(scan, .whole, now: start.after(now)) == true)
      state.settle(scan, .failed(.folder(FileError(.write, "/a/x", code: 28))), now: start.after(now))
      #expect(
        state.waiting(now: start.time).map(\.detail) == ["kein Platz mehr auf der Platte"])
      let wait = (state.nextLook(now: start.after(now)) ?? .zero).milliseconds / 1000
      pauses.append(wait)
      now += wait
      #expect(state.look(at: listing, now: start.after(now)).quiet == [scan])
    }
    #expect(pauses == [10, 20, 40, 80, 160, 300, 300, 300])
  }

  @Test("a file that changed under the archive's hands begins anew")
  func changing() {
    var state = checked()
    #expect(state.answer(scan, .whole, now: start.after(2)) == true)
    state.settle(scan, .untaken(.changing(scan.path)), now: start.after(3))
    #expect(state.look(at: listing, now: start.after(4.9)).quiet.isEmpty)
    #expect(state.look(at: listing, now: start.after(5)).quiet == [scan])
  }

  @Test("a file that is safe and still there is not taken again, until it is another file")
  func left() {
    var state = checked()
    #expect(state.answer(scan, .whole, now: start.after(2)) == true)
    state.settle(scan, .taken, now: start.after(3))
    #expect(state.look(at: listing, now: start.after(9999)).quiet.isEmpty)
    #expect(state.waiting(now: start.after(9999).time).map(\.reason) == [.left])
    let other = InboxFixture.file("scan.pdf", inode: 7)
    _ = state.look(at: InboxListing(files: [other]), now: start.after(10_000))
    #expect(state.look(at: InboxListing(files: [other]), now: start.after(10_002)).quiet.count == 1)
  }

  @Test("a file that takes the name of one that is on its way waits until that has arrived")
  func replacedOnItsWay() {
    var state = checked()
    #expect(state.answer(scan, .whole, now: start.after(2)) == true)
    let other = InboxItem(file: InboxFixture.file("scan.pdf", inode: 7))
    let later = InboxListing(files: other.files)
    #expect(state.look(at: later, now: start.after(3)).quiet.isEmpty)
    #expect(state.look(at: later, now: start.after(99)).quiet.isEmpty)
    state.settle(scan, .taken, now: start.after(100))
    #expect(state.look(at: later, now: start.after(100)).quiet == [other])
  }
}

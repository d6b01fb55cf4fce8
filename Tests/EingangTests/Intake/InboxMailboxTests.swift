import Glibc
import Testing

@testable import Eingang

@Suite struct InboxMailboxTests {
  private let item = InboxItem(file: InboxFixture.file("scan.pdf"))

  private func isReadable(_ mailbox: InboxMailbox) -> Bool {
    var descriptor = pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) == 1
  }

  @Test("it is readable as long as something lies in it, and gives everything once, in its order")
  func letters() throws {
    let mailbox = try InboxMailbox(for: "/e")
    for _ in 0..<3 {
      #expect(!isReadable(mailbox))
      for verdict in [InboxVerdict.whole, .growing] { mailbox.post(.verdict(item, verdict)) }
      #expect(isReadable(mailbox))
      let verdicts = mailbox.letters().map { letter -> InboxVerdict? in
        if case .verdict(_, let verdict) = letter { verdict } else { nil }
      }
      #expect(verdicts == [.whole, .growing])
      #expect(mailbox.letters().isEmpty)
    }
  }

  @Test("more letters than a pipe holds are no trouble, also from many sides at once")
  func many() async throws {
    let mailbox = try InboxMailbox(for: "/e")
    let item = item
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 { group.addTask { for _ in 0..<50_000 { mailbox.post(.fate(item, .taken)) } } }
    }
    #expect(mailbox.letters().count == 200_000)
    #expect(!isReadable(mailbox))
  }

  @Test("once it is stopped it stays readable, whatever comes or is read")
  func stopped() throws {
    let mailbox = try InboxMailbox(for: "/e")
    mailbox.stop()
    mailbox.stop()
    mailbox.post(.fate(item, .taken))
    _ = mailbox.letters()
    #expect(mailbox.isStopped && isReadable(mailbox))
  }
}

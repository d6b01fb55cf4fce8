import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite("Originals without a document", .timeLimit(.minutes(15)))
struct IntakeOrphansTests {
  private struct Told: Hashable, Sendable {
    var adopted = 0
    var left = 0
  }

  /// The hours by which the store's clock is ahead.
  private final class Ahead: Sendable {
    let hours = Guarded<Int64>(0)
  }

  private let ahead = Ahead()
  private let folder: TemporaryFolder
  private let store: Store
  private let fixture: StoreFixture
  private let inbox: String

  init() throws {
    fixture = try StoreFixture()
    folder = fixture.folder
    inbox = folder.path + "/Eingang"
    store = try Store.open(path: fixture.store.path) { [ahead] in
      UTCTime(milliseconds: UTCTime.system().milliseconds + ahead.hours.withLock { $0 } * 3_600_000)
    }
    try Files.makeFolder(inbox)
  }

  private func original(_ text: String, named other: String? = nil) throws -> String {
    let path = Archive.relativePath(sha256: SHA256.hex((other ?? text).utf8), ending: "pdf")
    try folder.write(text, to: "Archiv/" + path)
    return path
  }

  /// What a daemon tells that starts so many hours after the files were written, which is now.
  private func start(hours: Int64, inbox: String) async throws -> Told {
    ahead.hours.withLock { $0 = hours }
    let told = Guarded(Told())
    var parts = fixture.parts()
    parts.store = store
    let daemon = try Intake(parts, manner: .daemon(tick: .seconds(60))) { event in
      if case .adopted(let count) = event { told.withLock { $0.adopted = count } }
      if case .orphaned(let count) = event { told.withLock { $0.left = count } }
    }
    let done = Gate()
    let task = Task {
      await daemon.heal(inbox: inbox) { _ in }
      await done.open()
    }
    while await daemon.looks == 0 { await Task.yield() }
    task.cancel()
    await done.pass()
    return told.withLock { $0 }
  }

  @Test("become documents once they are an hour old; those that are damaged are told of, and stay")
  func adopted() async throws {
    let whole = try original("Verwaist")
    let damaged = try original("Halb", named: "Ganz")
    #expect(try await start(hours: 0, inbox: inbox) == Told())
    #expect(try store.pending().isEmpty)
    #expect(try await start(hours: 2, inbox: inbox) == Told(adopted: 1, left: 1))
    #expect(try store.pending().flatMap(\.files).map(\.path) == [whole])
    #expect(try await start(hours: 4, inbox: inbox) == Told(left: 1))
    #expect(FileStatus(path: fixture.archive.path(damaged)) != nil)
  }

  @Test("are left alone while their file lies in the inbox, which takes it, or while nobody can look into the inbox")
  func left() async throws {
    _ = try original("Liegt noch da")
    #expect(try await start(hours: 2, inbox: inbox + "-fehlt") == Told(left: 1))
    try folder.write("Liegt noch da", to: "Eingang/scan.pdf")
    #expect(try await start(hours: 2, inbox: inbox) == Told())
    #expect(try store.pending().isEmpty)
  }
}

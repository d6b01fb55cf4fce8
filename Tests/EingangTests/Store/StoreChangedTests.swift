import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct StoreChangedTests {
  @Test("what was moved out of the inbox is told with what it was, a duplicate too, and only what came after a line")
  func taken() async throws {
    let fixture = try StoreFixture()
    let intake = try Intake(fixture.parts())
    for name in ["a.pdf", "b.pdf"] {
      let path = try fixture.folder.write("Brief", to: "Eingang/" + name)
      _ = try await intake.take(Arrival(files: [path], mode: .move, inbox: fixture.inbox))
    }
    let copied = try fixture.folder.write("Anderer", to: "x/c.pdf")
    _ = try await intake.take(Arrival(files: [copied], mode: .copy))
    let epoch = UTCTime(milliseconds: 0)
    let all = try fixture.store.taken(after: nil, since: epoch)
    #expect(all.map { FilePath.name(of: $0.path) } == ["a.pdf", "b.pdf"])
    #expect(all.allSatisfy { $0.document == 1 && $0.size == 5 && $0.sha256 == SHA256.hex("Brief".utf8) })
    #expect(all[0].archived < all[1].archived)
    #expect(try fixture.store.taken(after: all[0].line, since: epoch) == [all[1]])
    #expect(try fixture.store.taken(after: nil, since: UTCTime(milliseconds: .max / 2000)).isEmpty)
  }
}

import EingangTestSupport
import Foundation
import Testing

@Suite("watch, end to end", .timeLimit(.minutes(15)))
struct WatchEndToEndTests {
  @Test("what is dropped into the inbox becomes a card, and SIGTERM ends the daemon with status 0")
  func dropped() async throws {
    let folder = try TemporaryFolder()
    let watch = try RunningProgram(["watch", "--home", "h"], in: folder)
    #expect(await watch.wait(for: "Bereit.").contains("h/Eingang"))
    let letter = TinyPDF.data(pages: ["Stadtwerke Musterstadt", "Seite zwei"])
    try letter.write(to: URL(fileURLWithPath: folder.path + "/h/Eingang/brief.pdf"))
    #expect(await watch.wait(for: "brief.pdf").contains("#1  "))
    let second = try await BuiltBinary.run(["watch", "--home", "h"], in: folder)
    #expect(second.status == 6 && second.errors.contains("watches this inbox already"))
    #expect(await watch.end(by: SIGTERM) == 0)
    #expect(folder.files(below: "h/Eingang").isEmpty)
    #expect(try await BuiltBinary.run(["count", "--home", "h"], in: folder).status == 0)
  }

  @Test(
    "SIGTERM with pages in hand ends it, loses nothing, and is no failed attempt at the next start", .tags(.ocr)
  )
  func pagesInHand() async throws {
    let folder = try TemporaryFolder()
    let watch = try RunningProgram(["watch", "--home", "h"], in: folder)
    _ = await watch.wait(for: "Bereit.")
    // Several different scans, since the same one is read once: so there is time to interfere.
    let scans = Repository.files(below: "samples", ending: ".jpg").prefix(8)
    try #require(scans.count == 8)
    for (index, scan) in scans.enumerated() {
      try folder.copy(Repository.root + "/" + scan, to: "brief/\(index + 1).jpg")
    }
    // A program of its own looks and interrupts: other tests may keep this one from running for as long as reading takes.
    let interrupt = """
      mv brief h/Eingang/ && until "$0" where 1.jpg --home h | grep -q begonnen; do :; done; kill -TERM \(watch.identifier)
      """
    _ = try await BuiltBinary.run(["-c", interrupt, BuiltBinary.path], in: folder, program: "/bin/sh")
    #expect(await watch.ended() == 0)
    let place = try await BuiltBinary.run(["where", "1.jpg", "--home", "h"], in: folder).output
    try #require(place.contains("unterbrochen"))
    let next = try RunningProgram(["watch", "--home", "h"], in: folder)
    #expect(await next.wait(for: "1.jpg").contains("#1  "))
    #expect(await next.end(by: SIGTERM) == 0)
  }

  @Test(
    "a signal ends it however often it is started",
    arguments: [(SIGINT, 130), (SIGTERM, 0), (SIGINT, 130), (SIGTERM, 0)] as [(Int32, Int32)])
  func signalled(signal: Int32, status: Int32) async throws {
    let folder = try TemporaryFolder()
    let watch = try RunningProgram(["watch", "--home", "h"], in: folder)
    _ = await watch.wait(for: "Bereit.")
    #expect(await watch.end(by: signal) == status)
  }

  @Test("changed settings count without a new start, and those that cannot be used change nothing")
  func newSettings() async throws {
    let folder = try TemporaryFolder()
    let watch = try RunningProgram(["watch", "--home", "h"], in: folder)
    _ = await watch.wait(for: "Bereit.")
    try folder.write("{ ordner: { inbox: ", to: "h/eingang.json5")
    #expect(await watch.wait(for: "Settings as they were before are kept").contains("eingang.json5"))
    let letter = TinyPDF.data(pages: ["Stadtwerke Musterstadt", "Seite zwei"])
    try letter.write(to: URL(fileURLWithPath: folder.path + "/h/Eingang/erster.pdf"))
    #expect(await watch.wait(for: "erster.pdf").contains("#1  "))

    try folder.write("{ ordner: { archiv: \"Anderswo\" } }", to: "h/eingang.json5")
    #expect(await watch.wait(for: "Settings as they were before are kept").contains("the originals lie in"))

    try folder.write("{ ordner: { inbox: \"Post\" } }", to: "h/eingang.json5")
    #expect(await watch.wait(for: "Bereit.").contains("Neue Einstellungen"))
    // Who opens the store and leaves it again must see that it is in use.
    #expect(try await BuiltBinary.run(["count", "--home", "h"], in: folder).status == 0)
    try (letter + Data("\n".utf8)).write(to: URL(fileURLWithPath: folder.path + "/h/Post/zweiter.pdf"))
    #expect(await watch.wait(for: "zweiter.pdf").contains("#2  "))
    #expect(try await BuiltBinary.run(["list", "--json", "--home", "h"], in: folder).lines.count == 2)
    #expect(try await BuiltBinary.run(["verify", "--home", "h"], in: folder).status == 0)
    #expect(await watch.end(by: SIGTERM) == 0)
  }
}

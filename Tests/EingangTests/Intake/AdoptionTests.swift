import AlbertModel
import EingangTestSupport
import Glibc
import Testing

@testable import Eingang

@Suite struct AdoptionTests {
  private func adoption(_ fixture: StoreFixture) -> Adoption {
    Adoption(store: fixture.store, archive: fixture.archive, inbox: fixture.inbox)
  }

  private func original(_ text: String, _ fixture: StoreFixture) throws -> String {
    let path = Archive.relativePath(sha256: SHA256.hex(text.utf8), ending: "pdf")
    try fixture.folder.write(text, to: "Archiv/" + path)
    return path
  }

  @Test("an original that no document knows is found, and becomes a document that waits to be read")
  func adopts() async throws {
    let fixture = try StoreFixture()
    try fixture.card("Bekannt")
    let path = try original("Verwaist", fixture)
    try fixture.folder.write("x", to: "Archiv/notizen.txt")
    #expect(try adoption(fixture).orphans() == [path])
    #expect(try adoption(fixture).adopt() == Adoption.Result(documents: [2]))
    #expect(try adoption(fixture).orphans().isEmpty)
    try await Intake(fixture.parts()).takeAll([], parallel: 1, lock: fixture.lock())
    #expect(try fixture.store.card(id: 2)?.vorschlag?.extraction.titel?.value == "Verwaist")
    #expect(try fixture.store.where(.id(2)).first?.steps.map(\.step).contains(.wiederhergestellt) == true)
  }

  @Test("an original that cannot be read stops no other, in the archive or among what was taken")
  func unreadable() throws {
    let fixture = try StoreFixture()
    let whole = try original("Verwaist", fixture)
    let folder = Archive.relativePath(sha256: SHA256.hex("Ordner".utf8), ending: "pdf")
    try fixture.folder.write("x", to: "Archiv/" + folder + "/datei")
    let link = Archive.relativePath(sha256: SHA256.hex("Verweis".utf8), ending: "pdf")
    try Files.makeFolder(FilePath.folder(of: fixture.archive.path(link)))
    #expect(symlink(fixture.archive.path(whole), fixture.archive.path(link)) == 0)
    #expect(try adoption(fixture).adopt() == Adoption.Result(documents: [1], damaged: [folder, link].sorted()))
    #expect(try fixture.store.pending().flatMap { $0.files.map(\.path) } == [whole])
  }

  @Test("one whose file still lies in the inbox is left to the inbox")
  func inInbox() throws {
    let fixture = try StoreFixture()
    let path = try original("Verwaist", fixture)
    try fixture.folder.write("Verwaist", to: "Eingang/Brief/seite.pdf")
    #expect(try adoption(fixture).adopt() == Adoption.Result(inInbox: [path]))
    #expect(try fixture.store.pending().isEmpty)
  }

  @Test("what was taken while the archive was on another disk is found where it was laid in the inbox")
  func otherDisk() throws {
    let fixture = try StoreFixture()
    for page in ["eins", "zwei"] { _ = try original(page, fixture) }
    try fixture.folder.write("zwei", to: "Eingang/.angenommen/7/Seite 10.pdf")
    try fixture.folder.write("eins", to: "Eingang/.angenommen/7/Seite 2.pdf")
    #expect(try adoption(fixture).adopt() == Adoption.Result(documents: [7]))
    #expect(try fixture.store.pending().map { $0.files.map(\.name) } == [["Seite 2.pdf", "Seite 10.pdf"]])
  }

  @Test("one that is not what its name says is named, and not taken in")
  func damaged() throws {
    let fixture = try StoreFixture()
    let path = try original("Verwaist", fixture)
    try fixture.folder.write("Verändert", to: "Archiv/" + path)
    #expect(try adoption(fixture).adopt() == Adoption.Result(damaged: [path]))
    #expect(try fixture.store.pending().isEmpty)
  }

  @Test("what was only copied comes back with its names and its pages together, without the store")
  func copiedLetters() async throws {
    let fixture = try StoreFixture()
    let pages = try ["b.jpg", "a.jpg"].map { try fixture.folder.write($0, to: "x/" + $0) }
    let single = try fixture.folder.write("c", to: "x/c.pdf")
    try await Intake(fixture.parts()).takeAll(
      Arrival.documents(pages, joined: true, mode: .copy) + [Arrival(files: [single], mode: .copy)], parallel: 1,
      lock: fixture.lock())
    for name in fixture.folder.files() where name.hasPrefix("eingang.sqlite") {
      try Files.move(fixture.folder.path + "/" + name, to: fixture.folder.path + "/weg-" + name)
    }
    let next = try fixture.reopened()
    #expect(try adoption(next).adopt().documents == [1, 2])
    #expect(try next.store.pending().map { $0.files.map(\.name) } == [["b.jpg", "a.jpg"], ["c.pdf"]])
  }

  @Test("of a lost store every letter comes back: its pages together and in order, its name and its number")
  func rebuilds() async throws {
    let fixture = try StoreFixture()
    for page in ["Seite 10.jpg", "Seite 2.jpg"] { try fixture.folder.write(page, to: "Eingang/Brief/" + page) }
    let single = try fixture.folder.write("Rechnung", to: "Eingang/rechnung.pdf")
    let copied = try fixture.folder.write("Kopiert", to: "x/kopiert.pdf")
    let arrivals =
      Arrival.documents([fixture.inbox + "/Brief", single], joined: false, mode: .move)
      + [Arrival(files: [copied], mode: .copy)]
    try await Intake(fixture.parts()).takeAll(arrivals, parallel: 1, lock: fixture.lock())
    let again = try fixture.folder.write("Rechnung", to: "Eingang/nochmal.pdf")
    try await Intake(fixture.parts()).takeAll(
      [Arrival(files: [again], mode: .move, inbox: fixture.inbox)], parallel: 1, lock: fixture.lock())
    try Files.makeFolder(fixture.folder.path + "/weg")
    for name in fixture.folder.files().filter({ $0.hasPrefix("eingang.sqlite") }) {
      try Files.move(fixture.folder.path + "/" + name, to: fixture.folder.path + "/weg/" + name)
    }

    let home = Home(path: fixture.folder.path)
    #expect(LostStore(home, fixture.archive)?.count == 4)
    let next = try fixture.reopened()
    #expect(try adoption(next).adopt().documents.sorted() == [1, 2, 3])
    #expect(LostStore(home, fixture.archive) == nil)
    try await Intake(next.parts()).takeAll([], parallel: 1, lock: next.lock())
    #expect(try next.store.card(id: 1)?.files == ["Seite 2.jpg", "Seite 10.jpg"])
    #expect(try next.store.card(id: 2)?.files == ["nochmal.pdf"])
    #expect(try next.store.card(id: 3)?.files == ["kopiert.pdf"])
    #expect(try next.store.cards(.all).count == 3)
  }
}

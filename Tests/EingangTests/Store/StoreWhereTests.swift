import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct StoreWhereTests {
  @Test("tells where a scan ended up, and every step with its time")
  func steps() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Brief", names: ["scan 0001.pdf"])
    _ = try fixture.decisions.accept(id)
    let found = try #require(try fixture.store.where(WhereQuery("scan 0001.pdf")).first)
    #expect(found.id == id)
    #expect(found.files.map(\.sha256) == [SHA256.hex("Brief".utf8)])
    #expect(found.filed.count == 1)
    #expect(found.card?.state == .abgelegt)
    #expect(found.steps.map(\.step) == [.archiviert, .gelesen, .vorgeschlagen, .abgelegt, .abgelegt])
    #expect(found.steps.map(\.at) == found.steps.map(\.at).sorted())
    #expect(found.steps.allSatisfy { UTCTime(iso: $0.at) != nil })
  }

  @Test("is asked by number, checksum, or the name of the scan or of its filed copy")
  func queries() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Brief")
    _ = try fixture.decisions.accept(id)
    let path = try #require(try fixture.store.filed(of: id).first?.path)
    let sha256 = SHA256.hex("Brief".utf8)
    for query in [
      "#\(id)", "\(id)", sha256, String(sha256.prefix(10)).uppercased(), "scan-1.pdf", "/x/scan-1.pdf", path,
    ] {
      #expect(try fixture.store.where(WhereQuery(query)).map(\.id) == [id], "\(query)")
    }
    for query in ["#99", String(repeating: "0", count: 64), "scan-9.pdf", ""] {
      #expect(try fixture.store.where(WhereQuery(query)).isEmpty, "\(query)")
    }
    #expect(try fixture.store.document(holding: sha256) == id)
  }

  @Test("a card that a split made tells the way of its file from the beginning, and only of that file")
  func afterSplit() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("eins", "zwei", names: ["1.pdf", "2.pdf"])
    let (_, ids) = try fixture.decisions.split(id) { _ in .sample() }
    let steps = try #require(try fixture.store.where(.id(ids[1])).first).steps
    #expect(steps.prefix(4).map(\.step) == [.archiviert, .gelesen, .vorgeschlagen, .getrennt])
    #expect(steps.first?.name == "2.pdf")
    #expect(!steps.contains { $0.name == "1.pdf" })
    #expect(steps.map(\.at) == steps.map(\.at).sorted())
  }

  @Test("a folder is found by its name, whether it was taken away or only copied", arguments: [true, false])
  func folder(isMoved: Bool) async throws {
    let fixture = try StoreFixture()
    for page in ["1.jpg", "2.jpg"] { try fixture.folder.write(page, to: "Eingang/Klassenfahrt/" + page) }
    let arrivals = Arrival.documents(
      [fixture.inbox + "/Klassenfahrt"], joined: false, mode: isMoved ? .move : .copy)
    try await Intake(fixture.parts()).takeAll(arrivals, parallel: 1, lock: fixture.lock())
    #expect(try fixture.store.where(WhereQuery("Klassenfahrt")).map(\.id) == [1])
    #expect(try fixture.store.where(WhereQuery("x/Klassenfahrt/")).map(\.id) == [1])
  }

  @Test("the bytes that a name had before it was put right stand in the journal of what the file has become")
  func renamed() async throws {
    let fixture = try StoreFixture()
    let renaming = Files.Renaming(Array("Gr".utf8) + [0xFC, 0xDF] + Array("e\\.jpg".utf8), path: "/e/Grüße\\.jpg")
    #expect(await WaitingLedger(store: fixture.store).record(renaming) == nil)
    #expect(try fixture.store.where(WhereQuery("Grüße\\.jpg")).isEmpty)
    let id = try fixture.card("Brief", names: ["Grüße\\.jpg"])
    let found = try #require(try fixture.store.where(WhereQuery("Grüße\\.jpg")).first)
    #expect(found.id == id)
    #expect(found.steps.first?.step == .umbenannt)
    #expect(found.steps.first?.detail == "hieß Gr\\xFC\\xDFe\\x5C.jpg")
    #expect(found.steps.dropFirst().first?.step == .archiviert)
  }
}

import EingangTestSupport
import Testing

@testable import Eingang

@Suite("Custody after a loss of power") struct CustodyPowerCutTests {
  /// The operations of taking files in, the original's place, and what was dropped.
  private struct Taking {
    let operations: [DiskOperation]
    let sources: [String]
    let originals: [String]
  }

  private func taking(_ texts: [String], in fixture: StoreFixture) throws -> Taking {
    let sources = try texts.enumerated().map { try fixture.folder.write($1, to: "Eingang/\($0).pdf") }
    let originals = texts.map { fixture.archive.path(Archive.relativePath(sha256: SHA256.hex($0.utf8), ending: "pdf")) }
    let operations = try DiskOperation.recorded {
      let custody = try Custody(store: fixture.store, archive: fixture.archive)
      _ = try custody.take(Arrival(files: sources, mode: .move, inbox: fixture.inbox))
    }
    return Taking(operations: operations, sources: sources, originals: originals)
  }

  @Test("at every moment each letter is whole on the disk: in the inbox, or in the archive and known to the store")
  func everyMoment() throws {
    let fixture = try StoreFixture()
    let taking = try taking(["erste Seite", "zweite Seite"], in: fixture)
    var disk = DiskAfterPowerCut(files: Set(taking.sources))
    for operation in taking.operations {
      disk.apply(operation)
      for (source, original) in zip(taking.sources, taking.originals) {
        #expect(disk.holds(source) || disk.holds(original) && disk.commits > 0, "after \(operation)")
      }
    }
    #expect(taking.originals.allSatisfy(disk.holds))
    #expect(taking.sources.allSatisfy { !disk.holds($0) })
    let taken = taking.sources.map { fixture.archive.takenFolder(document: 1) + "/" + FilePath.name(of: $0) }
    #expect(taken.allSatisfy(disk.holds))
  }

  @Test("the file is synced, named, its folder synced, the row committed, and only then does it leave the inbox")
  func order() throws {
    let fixture = try StoreFixture()
    let taking = try taking(["Brief"], in: fixture)
    let (source, original) = (taking.sources[0], taking.originals[0])
    func place(_ isWanted: (DiskOperation) -> Bool) throws -> Int {
      let place = taking.operations.firstIndex(where: isWanted)
      return try #require(place)
    }
    let synced = try place { if case .syncedFile = $0 { true } else { false } }
    let named = try place { if case .moved(_, to: original) = $0 { true } else { false } }
    let folderSynced = try #require(
      taking.operations[named...].firstIndex(of: .syncedFolder(FilePath.folder(of: original))))
    let committed = try #require(
      taking.operations[folderSynced...].firstIndex(of: .committed(fixture.store.path)))
    let left = try place { if case .moved(source, _) = $0 { true } else { false } }
    let leftFor = try #require(
      taking.operations[left...].firstIndex(of: .syncedFolder(fixture.archive.takenFolder(document: 1))))
    let inboxSynced = try #require(taking.operations[left...].firstIndex(of: .syncedFolder(fixture.inbox)))
    let marked = try #require(taking.operations[left...].firstIndex(of: .committed(fixture.store.path)))
    let order = [synced, named, folderSynced, committed, left, leftFor, inboxSynced, marked]
    #expect(order == order.sorted())
    #expect(!taking.operations.contains(.removed(source)))
  }

  @Test("a duplicate leaves the inbox only once its mark is written down")
  func duplicate() throws {
    let fixture = try StoreFixture()
    _ = try taking(["Brief"], in: fixture)
    let second = try taking(["Brief"], in: fixture)
    let left = try #require(
      second.operations.firstIndex { if case .moved(second.sources[0], _) = $0 { true } else { false } })
    #expect(second.operations[..<left].contains(.committed(fixture.store.path)))
    #expect(second.operations.contains(.syncedFolder(FilePath.folder(of: second.originals[0]))))
  }

  @Test("a filed copy is whole and named on the disk before the decision says that it is filed")
  func filing() throws {
    let fixture = try StoreFixture()
    let id = try fixture.card("Brief")
    let operations = try DiskOperation.recorded { _ = try fixture.decisions.accept(id) }
    let copy = try #require(try fixture.store.filed(of: id).first?.path)
    var disk = DiskAfterPowerCut(files: [])
    for operation in operations.dropLast() { disk.apply(operation) }
    #expect(operations.last == .committed(fixture.store.path))
    // Which folders were made, and which copy was about to be.
    #expect(disk.commits == 2)
    #expect(disk.holds(copy))
  }
}

import Eingang
import EingangTestSupport
import Foundation
import Testing

@Suite("Killed at every step of custody, end to end", .serialized, .timeLimit(.minutes(30)))
struct AbortEndToEndTests {
  struct Death: Sendable, CustomTestStringConvertible {
    let point: FaultPoint
    let scene: TornHousehold.Scene

    var testDescription: String { "\(point.rawValue) in \(scene.rawValue)" }
  }

  /// Taking a file, whatever it is.
  private static let taking: [FaultPoint] = [
    .workshopLocked, .workshopMade, .copyBegun, .copyWritten, .copied, .originalUnsynced, .archived, .registering,
    .registered, .movingAway, .movedUnsynced, .moved, .taken, .begun, .read, .readingKept, .understood, .finishing,
    .finished,
  ]
  private static let filing: [FaultPoint] = [
    .filingMade, .copyBegun, .copyWritten, .filingPlanned, .filingCopied,
    .filingUnsynced, .filingNamed, .deciding, .decided,
  ]

  private static let points: [TornHousehold.Scene: [FaultPoint]] = [
    .file: taking,
    .folder: [.copied, .archived, .registered, .moved, .taken, .clearing, .ignoredMoved, .folderRemoved, .finishing],
    .duplicate: [
      .originalKnown, .copyDiscarded, .registering, .registered, .movingAway, .movedUnsynced, .moved, .taken,
    ],
    .damaged: [.damagedAside, .originalUnsynced, .archived],
    .restartAfterCopying: [.remainsDiscarded, .workshopRemoved, .recovered],
    .restartAfterMoving: [.moveFound, .recovered],
    .accept: filing,
    .acceptAfterAccept: [.unfinishedWithdrawn, .unfinishedForgotten],
    .undo: [.undoPlanned, .copyWithdrawn, .withdrawn, .reverting, .reverted],
  ]

  static let deaths = TornHousehold.Scene.allCases.flatMap { scene in
    (points[scene] ?? []).map { Death(point: $0, scene: scene) }
  }

  /// Reached only where another program interferes at the right moment; CustodyRecoveryTests do so.
  private static let raced: Set<FaultPoint> = [.wronglyMoved, .wronglyMovedBack]

  @Test("every step is one at which some scene dies")
  func isComplete() {
    let elsewhere: [FaultPoint] = [.regrouping, .regrouped] + PurgeEndToEndTests.deaths + PaperlessEndToEndTests.deaths
    let reached = Set(Self.deaths.map(\.point)).union(elsewhere)
    // TransferEndToEndTests and those of the exporter and importer die there.
    let transferring: Set<FaultPoint> = [.fileExported, .exportUnnamed, .fileImported, .importUnnamed]
    #expect(reached.union(Self.raced).union(transferring) == Set(FaultPoint.allCases))
  }

  @Test("whoever is killed at a step loses nothing and doubles nothing", arguments: deaths)
  func survives(death: Death) async throws {
    let household = try TornHousehold(death.scene)
    try await household.prepare()
    #expect(try await household.run(household.verb, dyingAt: death.point).status == TornHousehold.killed)
    try await household.goOn()
    try await household.expectWhole()
  }

  /// Where dying again is another thing than dying once: the second start does not begin where the first did.
  private static let twice = deaths.filter { death in
    switch death.scene {
    case .file: [.copyBegun, .copied, .archived, .registered, .moved].contains(death.point)
    case .acceptAfterAccept, .undo: true
    default: false
    }
  }

  @Test("whoever is killed twice at the same step loses nothing and doubles nothing", arguments: twice)
  func survivesTwice(death: Death) async throws {
    let household = try TornHousehold(death.scene)
    try await household.prepare()
    for _ in 1...2 { try await household.run(household.verb, dyingAt: death.point) }
    try await household.goOn()
    try await household.expectWhole()
  }

  @Test("whoever is killed while joining and splitting has done it whole or not at all, and can take it back")
  func regrouping() async throws {
    let folder = try TemporaryFolder()
    try folder.write("{ sprachen: ['deu'], grenzen: { leser: 1 } }", to: "h/eingang.json5")
    for (name, text) in [("a.pdf", "Rechnung eins"), ("b.pdf", "Rechnung zwei")] {
      try TinyPDF.data(pages: [text]).write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
    func run(_ arguments: String...) async throws -> Int32 {
      try await BuiltBinary.run(arguments + ["--home", "h"], in: folder).status
    }
    func cards() throws -> [[String]] {
      try Store.open(path: folder.path + "/h/eingang.sqlite").cards(.open).map(\.files).sorted { $0[0] < $1[0] }
    }
    #expect(try await run("ingest", "a.pdf", "b.pdf") == 0)
    let first = try #require(try Store.open(path: folder.path + "/h/eingang.sqlite").where(.name("a.pdf")).first?.id)
    let (a, b) = (String(first), first == 1 ? "2" : "1")
    let (apart, together) = ([["a.pdf"], ["b.pdf"]], [["a.pdf", "b.pdf"]])
    #expect(try await run("join", a, b, "--abort-after", "regrouping") == TornHousehold.killed)
    #expect(try cards() == apart)
    #expect(try await run("join", a, b, "--abort-after", "regrouped") == TornHousehold.killed)
    #expect(try cards() == together)
    #expect(try await run("split", a, "--abort-after", "regrouping") == TornHousehold.killed)
    #expect(try cards() == together)
    #expect(try await run("split", a, "--abort-after", "regrouped") == TornHousehold.killed)
    #expect(try cards() == apart)
    #expect(try await run("undo", a) == 0)
    #expect(try cards() == together)
    #expect(try await run("undo", a, "--abort-after", "reverting") == TornHousehold.killed)
    #expect(try await run("undo", a) == 0)
    #expect(try cards() == apart)
    #expect(try await run("verify") == 0)
  }

  @Test("a step that there is none of is told, with those there are")
  func unknown() async throws {
    let folder = try TemporaryFolder()
    let run = try await BuiltBinary.run(["count", "--home", "h", "--abort-after", "gestern"], in: folder)
    #expect(run.status == 2 && run.errors.contains("'gestern' is no step. Known: workshopLocked, "))
    let count = try await BuiltBinary.run(["count", "--home", "h", "--abort-after", "copied:0"], in: folder)
    #expect(count.status == 2 && count.errors.contains("does not end in a number from 1 on"))
  }

  @Test("the switch is compiled into debug builds only, and no help tells of it")
  func debugOnly() async throws {
    let text = try Repository.text("Sources/eingangd/Arguments/AbortAfter.swift")
    let before = try #require(text.range(of: "long: \"abort-after\"")).lowerBound
    let opened = text[..<before].matches(of: /#if DEBUG/).count
    #expect(opened == 1 && text[..<before].matches(of: /#(else|endif)/).isEmpty)
    let folder = try TemporaryFolder()
    #expect(try await !BuiltBinary.run(["help", "ingest"], in: folder).output.contains("abort"))
  }
}

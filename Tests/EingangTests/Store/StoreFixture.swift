import AlbertModel
import EingangTestSupport

@testable import Eingang

/// A store in a folder of its own, with a clock that moves on by a second each time it is read.
struct StoreFixture {
  let folder: TemporaryFolder
  let store: Store
  let archive: Archive

  init(in folder: TemporaryFolder? = nil, now: (@Sendable () -> UTCTime)? = nil) throws {
    let folder = try folder ?? TemporaryFolder()
    self.folder = folder
    let clock = TickingClock()
    store = try Store.open(path: folder.path + "/eingang.sqlite", now: now ?? { clock.tick() })
    archive = Archive(root: folder.path + "/Archiv")
  }

  var decisions: Decisions { Decisions(store: store, archive: archive, ablage: folder.path + "/Ablage") }

  /// An archived document with a card; each text is one file of one page.
  @discardableResult
  func card(_ texts: String..., names: [String] = [], as vorschlag: Vorschlag? = .sample()) throws -> Int {
    var files: [ArchivedFile] = []
    for (index, text) in texts.enumerated() {
      let name = index < names.count ? names[index] : "scan-\(index + 1).pdf"
      let sha256 = SHA256.hex(text.utf8)
      let path = Archive.relativePath(sha256: sha256, ending: FilePath.fileExtension(of: name))
      try folder.write(text, to: "Archiv/" + path)
      files.append(ArchivedFile(sha256: sha256, size: text.utf8.count, name: name, path: path, source: nil))
    }
    guard case .new(let id) = try store.register(files) else { throw Unexpected() }
    let pages = texts.enumerated().map { MarkedText($1, page: $0 + 1).page }
    let readings = zip(files, pages).map { file, page in
      (file.sha256, Reading(pages: [page.renumbered(1)], timing: Timing(), bytes: file.size, fingerprint: "test"))
    }
    let content = vorschlag.map(Card.Content.vorschlag) ?? .gestoert(Stoerung(stage: .decode, why: "Kein Bild."))
    let result = DocumentResult(
      content: content, parts: try store.files(of: id).map(\.part), readings: vorschlag == nil ? [] : readings,
      pages: vorschlag == nil ? [] : pages, bytes: 10, timing: Timing(ocr: 900, total: 1000), run: nil)
    _ = try store.finish(id, with: result)
    return id
  }

  /// A newer proposal for the card as it is.
  @discardableResult
  func renew(
    _ id: Int, _ vorschlag: Vorschlag, _ readings: [(sha256: String, reading: Reading)] = [],
    _ sample: ThroughputSample? = nil
  ) throws -> Card? {
    let parts = try store.files(of: id).map(\.part)
    return try store.replaceProposal(id, vorschlag, Renewal(parts: parts, readings: readings, sample: sample))
  }

  struct Unexpected: Error {}
}

/// Begins on 5 September 2025 at noon.
final class TickingClock: Sendable {
  private let milliseconds = Guarded<Int64>(1_757_073_600_000)

  func tick() -> UTCTime {
    milliseconds.withLock {
      $0 += 1000
      return UTCTime(milliseconds: $0)
    }
  }
}

extension Vorschlag {
  /// A school letter, due on 15 September 2025 unless said otherwise.
  static func sample(
    titel: String? = "Klassenfahrt Borkum", absender: String? = "Goethe-Gymnasium", frist: String? = "2025-09-15",
    ablage: String = "Schule/Felix", needsDecision: Bool = true
  ) -> Vorschlag {
    var extraction = Extraction(lang: "de", art: Field(.elternbrief, confidence: 0.9))
    extraction.titel = titel.map { Field($0, confidence: 0.8) }
    extraction.absender = absender.map { Field($0, confidence: 0.97) }
    extraction.betrag = Field(Betrag(cents: 8500, direction: .zahlen), confidence: 0.94)
    extraction.frist = frist.flatMap { CalendarDay(iso: $0) }.map {
      Field(Frist(day: $0, kind: .rueckgabe), confidence: 0.91)
    }
    extraction.datum = CalendarDay(iso: "2025-09-01").map { Field($0, confidence: 0.99) }
    extraction.person = Field("Felix", confidence: 0.9)
    extraction.needsDecision = needsDecision
    return Vorschlag(extraction, ablage: Field(ablage, confidence: 0.88))
  }
}

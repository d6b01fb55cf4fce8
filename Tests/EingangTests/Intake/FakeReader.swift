import AlbertModel
import EingangTestSupport
import Foundation

@testable import Eingang

/// Reads text files: what a real reader makes of pixels, it makes of the bytes.
struct FakeReader: PageReader {
  /// Stands between the sheets of one image.
  static let sheetMark = "\n=====\n"

  /// Called with the text before it is given out.
  var before: @Sendable (String) async throws(Stoerung) -> Void = { (_) throws(Stoerung) in }

  func read(_ request: ReadingRequest) async throws(Stoerung) -> Reading {
    let text: String
    do {
      text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: request.path)), as: UTF8.self)
    } catch {
      throw Stoerung(stage: .decode, why: "\(error)")
    }
    try await before(text)
    if text.isEmpty || text.hasPrefix("kaputt") { throw Stoerung(stage: .decode, why: "Die Datei ist kein Bild.") }
    let sheets = text.components(separatedBy: FakeReader.sheetMark)
    let pages = sheets.enumerated().map { index, text in
      var page = MarkedText(text, page: index + 1).page
      if sheets.count > 1 { page.part = PagePartTests.part(index + 1, of: sheets.count) }
      return page
    }
    return Reading(
      pages: pages, timing: Timing(decode: 1, prepare: 2, ocr: 3), bytes: text.utf8.count,
      fingerprint: "fake")
  }
}

/// Collects what an intake reports.
final class Reports: Sendable {
  let events: AsyncStream<IntakeEvent>
  private let continuation: AsyncStream<IntakeEvent>.Continuation

  init() { (events, continuation) = AsyncStream.makeStream(of: IntakeEvent.self) }

  var report: Intake.Report { { [continuation] in continuation.yield($0) } }

  /// Everything so far; call it once, when nothing more can come.
  func all() async -> [IntakeEvent] {
    continuation.finish()
    return await events.reduce(into: []) { $0.append($1) }
  }

  /// The outcomes so far; call it once, when nothing more can come.
  func outcomes() async -> [Outcome] {
    await all().compactMap { if case .finished(_, let outcome) = $0 { outcome } else { nil } }
  }
}

/// A door that is shut until someone opens it.
actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pass() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for one in waiting { one.resume() }
    waiting = []
  }
}

extension StoreFixture {
  func parts(_ reader: FakeReader = FakeReader()) -> Intake.Parts {
    Intake.Parts(store: store, archive: archive, reader: reader) { pages in
      .sample(titel: pages.first?.lines.first?.text)
    }
  }

  /// The same household after a restart.
  func reopened() throws -> StoreFixture { try StoreFixture(in: folder) }

  var inbox: String { folder.path + "/Eingang" }

  /// The home's lock; nil where another holds it for good.
  ///
  /// Other tests start processes meanwhile, which hold it for a moment.
  func lock(within patience: Duration = .seconds(10)) throws -> FileLock? {
    try FileLock.acquire(Home(path: folder.path).lockPath, within: patience)
  }

  /// Files of the archive by where they lie: `angenommen`, `teil`, or `original`.
  func archived(_ place: String) -> [String] {
    folder.files(below: "Archiv").filter { file in
      switch place {
      case "original": !file.hasPrefix(".") && file.split(separator: "/").first?.count == 2
      default: file.hasPrefix(place + "/")
      }
    }
  }
}

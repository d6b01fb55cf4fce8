import AlbertModel
import Eingang

/// Turns a document into its card without storing anything.
struct Proposer: Sendable {
  let reader: any PageReader
  let alwaysOCR: Bool
  let propose: @Sendable ([PageText]) -> Vorschlag
  /// Absolute form of a name that was typed.
  let absolute: @Sendable (String) -> String

  func card(for document: InputDocument) async -> Card {
    let clock = ContinuousClock()
    let start = clock.now
    switch await reading(of: document) {
    case .failure(let stoerung):
      return Card(state: .gestoert, files: document.names, pages: [], content: .gestoert(stoerung))
    case .success(var reading):
      let understood = clock.now
      let vorschlag = propose(reading.pages)
      reading.timing.extract = (clock.now - understood).milliseconds
      reading.timing.total = (clock.now - start).milliseconds
      return Card(
        state: .offen, files: document.names, pages: reading.pages.map(\.number), content: .vorschlag(vorschlag),
        timing: reading.timing)
    }
  }

  /// The pages of all files, numbered through; the first file that cannot be read decides for all.
  func reading(of document: InputDocument) async -> Result<Reading, Stoerung> {
    var results: [Int: Result<Reading, Stoerung>] = [:]
    await withTaskGroup(of: (Int, Result<Reading, Stoerung>).self) { group in
      for (index, name) in document.names.enumerated() {
        group.addTask { (index, await read(name)) }
      }
      for await (index, result) in group { results[index] = result }
    }
    var whole: Reading?
    for index in document.names.indices {
      switch results[index] {
      case .success(let reading): whole = whole.map { $0.joined(with: reading) } ?? reading
      case .failure(let stoerung): return .failure(stoerung)
      case nil: return .failure(Stoerung(stage: .ocr, why: "\(document.names[index]) wurde nicht gelesen."))
      }
    }
    return whole.map { .success($0) } ?? .failure(Stoerung(stage: .intake, why: "Das Dokument hat keine Datei."))
  }

  private func read(_ name: String) async -> Result<Reading, Stoerung> {
    do {
      return .success(
        try await reader.read(ReadingRequest(path: absolute(name), name: name, alwaysOCR: alwaysOCR)))
    } catch {
      return .failure(error)
    }
  }
}

extension Reading {
  /// This file's pages and then the other's; times add up.
  func joined(with other: Reading) -> Reading {
    var joined = self
    joined.pages += other.pages.enumerated().map { $1.renumbered(pages.count + $0 + 1) }
    joined.timing.decode += other.timing.decode
    joined.timing.prepare += other.timing.prepare
    joined.timing.ocr += other.timing.ocr
    joined.bytes += other.bytes
    return joined
  }
}

extension Duration {
  var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) / 1_000_000_000_000_000
  }
}

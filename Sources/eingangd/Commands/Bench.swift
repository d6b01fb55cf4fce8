import AlbertModel
import Eingang

/// Documents that are read to see how long it takes.
struct Bench: Sendable {
  let documents: [InputDocument]
  let proposer: Proposer
  /// As many as there are readers.
  let atOnce: Int

  /// Starts every reader, so that loading its data is not counted.
  func warmUp() async throws {
    let first = Array(documents.prefix(atOnce))
    try await OrderedWork.run(first, atOnce: atOnce) {
      await proposer.card(for: $0)
    } handOver: { _ in
    }
  }

  /// Reads every document once; what each cost, in their order.
  func round() async throws -> [ThroughputSample] {
    var samples: [ThroughputSample] = []
    try await OrderedWork.run(documents, atOnce: atOnce) {
      await sample($0)
    } handOver: {
      samples.append($0)
    }
    return samples
  }

  private func sample(_ document: InputDocument) async -> ThroughputSample {
    let card = await proposer.card(for: document)
    let bytes = document.names.reduce(0) { $0 + (FileStatus(path: proposer.absolute($1))?.size ?? 0) }
    return ThroughputSample(
      finished: UTCTime.system(), failed: card.state == .gestoert, pages: card.pages.count, bytes: bytes,
      timing: card.timing ?? Timing())
  }
}

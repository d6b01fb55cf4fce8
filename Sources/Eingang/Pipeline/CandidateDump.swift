import AlbertModel

/// What the finders saw beside what became of it, for `make train`: `eingangd candidates`, hidden from help.
///
/// Codes are passed over: weights are learned from what is printed.
package struct CandidateDump: Encodable {
  /// One candidate, a row of a training table.
  private struct Row: Encodable {
    let value: String
    let features: [String: Double]

    init<Value>(_ candidate: Candidate<Value>, _ text: (Value) -> String) {
      value = text(candidate.value)
      features = Dictionary(uniqueKeysWithValues: candidate.features.map { ($0.key.rawValue, $0.value) })
    }
  }

  private let card: Card
  private let candidates: [String: [Row]]

  /// `line` is a document as JSON.
  package init(line: String, _ understanding: Understanding) throws {
    let document = try StoredDocument(line: line)
    let pages = document.pages.map { $0.with(codes: []) }
    let vorschlag = understanding.vorschlag(for: pages)
    let found = vorschlag.extraction
    let context = FristContext(
      datum: found.datum?.value, haushalt: understanding.haushalt, direction: found.betrag?.value.direction,
      art: found.art.value, erhalten: nil)
    card = Card(state: .offen, files: document.files, pages: pages.map(\.number), content: .vorschlag(vorschlag))
    candidates = [
      "absender": AbsenderFinder(haushalt: understanding.haushalt).candidates(in: pages).map { Row($0) { $0 } },
      "betrag": BetragFinder(art: found.art.value).candidates(in: pages).map { Row($0, \.decimal) },
      "datum": DatumFinder().candidates(in: pages).map { Row($0, \.iso) },
      "frist": FristFinder(context).candidates(in: pages).map { Row($0, \.day.iso) },
    ]
  }
}

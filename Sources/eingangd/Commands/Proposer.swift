import AlbertModel
import Eingang

/// Turns a document into its card without storing anything.
struct Proposer: Sendable {
  let reader: any PageReader
  let alwaysOCR: Bool
  /// What codes say is not taken into account.
  var ignoresCodes = false
  let propose: @Sendable ([PageText]) -> Vorschlag
  /// Absolute form of a name that was typed.
  let absolute: @Sendable (String) -> String

  init(
    reader: any PageReader, alwaysOCR: Bool, propose: @escaping @Sendable ([PageText]) -> Vorschlag,
    absolute: @escaping @Sendable (String) -> String
  ) {
    self.reader = reader
    self.alwaysOCR = alwaysOCR
    self.propose = propose
    self.absolute = absolute
  }

  /// With readers of its own, as a verb that stores nothing needs it.
  init(
    _ call: Invocation, _ configuration: Configuration, erhalten: CalendarDay? = nil, remembersPages: Bool = true
  ) throws {
    let understanding = Understanding(
      haushalt: configuration.haushalt, ablage: configuration.ablage, erhalten: erhalten)
    self.init(
      reader: try Readers.pool(configuration, environment: call.environment, remembersPages: remembersPages),
      alwaysOCR: call.arguments.has("ocr"),
      propose: { understanding.vorschlag(for: $0) }, absolute: { call.absolute($0) })
    ignoresCodes = call.arguments.has("no-codes")
  }

  func card(for document: InputDocument) async -> Card {
    let start = ContinuousClock.now
    return card(for: document, await reading(of: document), since: start)
  }

  /// One card, or one for each of the documents that lie beside one another on a file's images, as intake makes them.
  func cards(for document: InputDocument) async -> [Card] {
    let start = ContinuousClock.now
    let reading = await reading(of: document)
    guard reading.stoerung == nil, document.names.count == 1 else {
      return [card(for: document, reading, since: start)]
    }
    let starts = Nebeneinander.starts(seen(reading.pages)) { propose($0).extraction }
    guard starts.count > 1 else { return [card(for: document, reading, since: start)] }
    return zip(starts, starts.dropFirst() + [reading.pages.count]).map { first, end in
      // What reading took is told once.
      var timing = first == 0 ? reading.timing : Timing()
      let content = content(Array(reading.pages[first..<end]), &timing)
      timing.total = first == 0 ? (ContinuousClock.now - start).milliseconds : timing.extract
      return Card(
        state: .offen, files: document.names, pages: Proposer.numbers(of: Array(reading.pages[first..<end])),
        content: content, timing: timing)
    }
  }

  private func card(
    for document: InputDocument, _ reading: DocumentReading, since start: ContinuousClock.Instant
  ) -> Card {
    var timing = reading.timing
    let content = reading.stoerung.map(Card.Content.gestoert) ?? content(reading.pages, &timing)
    timing.total = (ContinuousClock.now - start).milliseconds
    return Card(
      state: reading.stoerung == nil ? .offen : .gestoert, files: document.names,
      pages: Proposer.numbers(of: reading.pages), content: content, timing: timing)
  }

  /// Pages count within the document from 1.
  private func content(_ pages: [PageText], _ timing: inout Timing) -> Card.Content {
    let understood = ContinuousClock.now
    let own = pages.enumerated().map { $1.renumbered($0 + 1) }
    let content = Card.Content.vorschlag(propose(seen(own)))
    timing.extract = (ContinuousClock.now - understood).milliseconds
    return content
  }

  /// What may be taken into account of pages.
  private func seen(_ pages: [PageText]) -> [PageText] { ignoresCodes ? pages.map { $0.with(codes: []) } : pages }

  /// Blank pages are left out where there are others.
  private static func numbers(of pages: [PageText]) -> [Int] {
    let written = pages.filter { $0.source != .blank }
    return (written.isEmpty ? pages : written).map(\.number)
  }

  /// The pages of all files; the first file that cannot be read decides for all.
  func reading(of document: InputDocument) async -> DocumentReading {
    let requests = document.names.map { ReadingRequest(path: absolute($0), name: $0, alwaysOCR: alwaysOCR) }
    return await DocumentReading.read(requests, by: reader)
  }
}

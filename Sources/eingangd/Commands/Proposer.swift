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
    let clock = ContinuousClock()
    let start = clock.now
    let reading = await reading(of: document)
    var timing = reading.timing
    let content: Card.Content
    if let stoerung = reading.stoerung {
      content = .gestoert(stoerung)
    } else {
      let understood = clock.now
      let pages = ignoresCodes ? reading.pages.map { $0.with(codes: []) } : reading.pages
      content = .vorschlag(propose(pages))
      timing.extract = (clock.now - understood).milliseconds
    }
    timing.total = (clock.now - start).milliseconds
    return Card(
      state: reading.stoerung == nil ? .offen : .gestoert, files: document.names,
      pages: Proposer.numbers(of: reading.pages),
      content: content, timing: timing)
  }

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

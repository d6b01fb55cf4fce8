import AlbertModel

/// What reading all files of a document gave.
package struct DocumentReading: Hashable, Sendable {
  /// One for each file, in their order; none where one of them could not be read.
  package private(set) var readings: [Reading]
  /// Why the document cannot be read: the first file that cannot be decides, and is named where there are several.
  package let stoerung: Stoerung?
  /// Sum over what was read, also where another file could not be.
  package let timing: Timing

  /// The pages of all files, numbered through.
  package var pages: [PageText] { readings.flatMap(\.pages).enumerated().map { $1.renumbered($0 + 1) } }
  /// The same where only some pages of a file belong to the document; nil for all of a file's.
  package func pages(only ranges: [ClosedRange<Int>?]) -> [PageText] {
    zip(readings, ranges).flatMap { reading, range in
      reading.pages.filter { range?.contains($0.number) ?? true }
    }.enumerated().map { $1.renumbered($0 + 1) }
  }
  /// The same with every file's reading, by its place among them, made to fit.
  package func fitted<Failure: Error>(
    _ fit: (Int, Reading) throws(Failure) -> Reading
  ) throws(Failure) -> DocumentReading {
    var fitted = self
    for (index, reading) in readings.enumerated() { fitted.readings[index] = try fit(index, reading) }
    return fitted
  }
  /// Sum over the files.
  package var bytes: Int { readings.reduce(0) { $0 + $1.bytes } }

  /// So many files at a time are handed to the reader, which holds each of them open.
  private static let filesAtATime = 16

  /// Several files at a time; how many are really read at once is the reader's to say.
  ///
  /// A file of which several stretches belong to the document is read once.
  package static func read(_ requests: [ReadingRequest], by reader: any PageReader) async -> DocumentReading {
    var places: [ReadingRequest: Int] = [:]
    var unique: [ReadingRequest] = []
    for request in requests where places[request] == nil {
      places[request] = unique.count
      unique.append(request)
    }
    let results = await self.results(unique, by: reader)
    return DocumentReading(requests, requests.map { places[$0] ?? 0 }, results)
  }

  private static func results(
    _ requests: [ReadingRequest], by reader: any PageReader
  ) async -> [Result<Reading, Stoerung>?] {
    var results = [Result<Reading, Stoerung>?](repeating: nil, count: requests.count)
    await withTaskGroup(of: Numbered.self) { group in
      for (index, request) in requests.enumerated() {
        if index >= filesAtATime, let numbered = await group.next() { results[numbered.index] = numbered.result }
        group.addTask { Numbered(index: index, result: await result(request, by: reader)) }
      }
      for await numbered in group { results[numbered.index] = numbered.result }
    }
    return results
  }

  private init(_ requests: [ReadingRequest], _ places: [Int], _ results: [Result<Reading, Stoerung>?]) {
    var readings: [Reading] = []
    var failed: (name: String, stoerung: Stoerung)?
    var timing = Timing()
    var counted: Set<Int> = []
    for (request, place) in zip(requests, places) {
      switch results[place] ?? .failure(DocumentReading.unread) {
      case .success(let reading):
        readings.append(reading)
        if counted.insert(place).inserted { timing += reading.timing }
      case .failure(let stoerung): failed = failed ?? (request.name, stoerung)
      }
    }
    let isOne = requests.count == 1
    stoerung = failed.map { name, stoerung in
      isOne ? stoerung : Stoerung(stage: stoerung.stage, why: "\(name): \(stoerung.why)", cause: stoerung.cause)
    }
    self.readings = failed == nil ? readings : []
    self.timing = timing
  }

  private static let unread = Stoerung(
    stage: .ocr, why: "Diese Datei wurde nicht gelesen. Bitte noch einmal einlesen.", cause: .interrupted)

  private struct Numbered: Sendable {
    let index: Int
    let result: Result<Reading, Stoerung>
  }

  // A function of its own, since the optimiser breaks a typed throw that ends in a tuple within a task's closure: files
  // of a document then shared an index, and pages were lost.
  private static func result(
    _ request: ReadingRequest, by reader: any PageReader
  ) async -> Result<Reading, Stoerung> {
    do {
      return .success(try await reader.read(request))
    } catch {
      return .failure(error)
    }
  }
}

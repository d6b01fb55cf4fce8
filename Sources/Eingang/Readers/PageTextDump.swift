import AlbertModel
import Foundation

/// Prints what a reader saw, for development: `eingangd pagetext FILE…`, hidden from help.
package enum PageTextDump {
  /// Hands `write` one line a file: a JSON array of PageText, or an object with the reason.
  package static func run(
    files: [String], pool: ReaderPool, write: @Sendable (String) throws -> Void
  ) async throws -> Bool {
    var isWhole = true
    for path in files {
      let json: Data
      do throws(Stoerung) {
        let reading = try await pool.read(ReadingRequest(path: path, name: path))
        json = try encoded(reading.pages)
      } catch {
        json = try JSONEncoder().encode(error)
        isWhole = false
      }
      try write(String(decoding: json, as: UTF8.self))
    }
    return isWhole
  }

  private static func encoded(_ pages: [PageText]) throws(Stoerung) -> Data {
    do {
      return try JSONEncoder().encode(pages)
    } catch {
      throw Stoerung(stage: .ocr, why: "\(error)")
    }
  }
}

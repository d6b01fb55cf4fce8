import Foundation

/// A document as `eingangd pagetext` printed its pages, a line of JSON.
package struct StoredDocument: Decodable, Sendable {
  package let files: [String]
  package let pages: [PageText]

  /// Throws for a line that is none.
  package init(line: String) throws { self = try JSONDecoder().decode(StoredDocument.self, from: Data(line.utf8)) }
}

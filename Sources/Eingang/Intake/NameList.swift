import Foundation

/// What the originals were called when they arrived, in a file beside them that is only ever added to.
///
/// An original bears its checksum as its name, and what was only copied from elsewhere has no other name in the archive:
/// without the store, this list tells it, and which files were one letter. One JSON object a line.
struct NameList: Sendable {
  /// The files of one arrival, in page order.
  private struct Line: Codable {
    struct File: Codable {
      let sha256: String
      let name: String
    }

    let files: [File]
  }

  private let path: String

  init(_ archive: Archive) { path = archive.nameList }

  /// Puts the names on the disk; they are there before the store knows of the files.
  func append(_ files: [ArchivedFile]) throws(FileError) {
    let line = Line(files: files.map { Line.File(sha256: $0.sha256, name: $0.name) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      let text = String(decoding: try encoder.encode(line), as: UTF8.self)
      try Files.append(text + "\n", to: path)
    } catch let error as FileError {
      throw error
    } catch {
      preconditionFailure("texts can be encoded: \(error)")
    }
  }

  /// Checksums and names, an array for each arrival, the oldest first; a line that a crash cut short is left out.
  func arrivals() throws(FileError) -> [[(sha256: String, name: String)]] {
    guard FileStatus(path: path) != nil else { return [] }
    let decoder = JSONDecoder()
    var found: [[(sha256: String, name: String)]] = []
    for line in try Files.bytes(of: path).split(separator: 0x0A) {
      do {
        found.append(try decoder.decode(Line.self, from: Data(line)).files.map { ($0.sha256, $0.name) })
      } catch {
        continue
      }
    }
    return found
  }
}

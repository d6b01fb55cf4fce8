import Foundation

/// The project's own files, for tests that read them.
package enum Repository {
  /// Absolute path of the project's root.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Every file below a folder of the project with that ending, as paths from the root, sorted.
  package static func files(below folder: String, ending: String) -> [String] {
    let base = root + "/" + folder
    let names = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(ending) }.map { folder + "/" + $0 }.sorted()
  }

  /// The text of a file, by its path from the root.
  package static func text(_ path: String) throws -> String {
    try String(contentsOfFile: root + "/" + path, encoding: .utf8)
  }
}

import Foundation

/// A folder that is gone with the value that made it.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// Below the machine's temporary folder, unless another one is given.
  package init(below parent: String? = nil) throws {
    let root = parent.map { URL(fileURLWithPath: $0) } ?? FileManager.default.temporaryDirectory
    let url = root.appendingPathComponent("eingang-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    // A leftover in the machine's temporary folder is no reason for a test to fail.
    do { try FileManager.default.removeItem(atPath: path) } catch {}
  }

  /// Writes a file below, with the folders it needs, and gives its absolute path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// Writes a script for the shell, ready to be started, and gives its absolute path.
  ///
  /// Another program makes the file: what is open for writing here is so in every process that other tests start at that
  /// moment, and a file that is being written to cannot be executed.
  package func program(_ script: String, to name: String) throws -> String {
    let text = try write("#!/bin/sh\n\(script)\n", to: name + ".text")
    let install = try Process.run(
      URL(fileURLWithPath: "/usr/bin/install"), arguments: ["-m", "700", text, path + "/" + name])
    install.waitUntilExit()
    guard install.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
    return path + "/" + name
  }

  /// Copies a file from elsewhere below, with the folders it needs.
  package func copy(_ path: String, to name: String) throws {
    let url = URL(fileURLWithPath: self.path + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: URL(fileURLWithPath: path), to: url)
  }

  /// The text of a file below.
  package func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
  }

  /// Paths of all files below, relative and sorted; folders are left out.
  package func files(below name: String = "") -> [String] {
    let root = name.isEmpty ? path : path + "/" + name
    let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return all.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }
}

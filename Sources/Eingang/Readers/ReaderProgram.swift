import CLinux
import Glibc

/// The program that reads documents, which is installed with this one.
///
/// The file is held open from the first look on: a daemon goes on with the reader that it began with, although another one
/// was installed in its place meanwhile.
package struct ReaderProgram: Sendable {
  /// As it is called wherever it lies.
  package static let name = "eingang-reader"

  /// There is none.
  package struct Missing: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where it was looked for, in this order.
    package let places: [String]

    package var description: String {
      "reading cannot begin: \(ReaderProgram.name): not found as \(places.joined(separator: " or "))"
        + ". Install both programs together: make install"
    }
  }

  /// Where it lies.
  package let path: String
  /// What is to be started.
  package let executable: String

  /// This program's own, looked for once.
  package static let own: Result<ReaderProgram, Missing> = found(for: ownPath)

  /// What is to be started, also where there is none: then whoever starts it is told so.
  package static var executable: String {
    switch own {
    case .success(let program): program.executable
    case .failure(let missing): missing.places.first ?? name
    }
  }

  /// Where it may lie, for a program that lies there.
  static func places(for program: String) -> [String] {
    let folder = program.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let above = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return ["\(folder)/\(name)", "\(above)/libexec/eingang/\(name)"]
  }

  /// The first of its places where a program lies.
  static func found(for program: String) -> Result<ReaderProgram, Missing> {
    let places = places(for: program)
    for place in places where access(place, X_OK) == 0 {
      guard FileStatus(following: place)?.kind == .file else { continue }
      let held = clx_open_reference(place)
      // A child has none of these descriptors any more when the program is looked for.
      return .success(ReaderProgram(path: place, executable: held < 0 ? place : "/proc/\(getpid())/fd/\(held)"))
    }
    return .failure(Missing(places: places))
  }

  /// Of the running program, links followed.
  private static var ownPath: String {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { readlink("/proc/self/exe", $0, bytes.count) } ?? 0
    }
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}

/// Paths as text; nothing here looks at the disk.
package enum FilePath {
  /// The last part: `scan.pdf` of `/a/scan.pdf`.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// All but the last part; `/` for what lies at the top, `.` for a bare name.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What stands behind the last point of a name, lower case; empty where there is none or it is no plain word.
  package static func fileExtension(of name: String) -> String {
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
    let ending = name[name.index(after: point)...].lowercased()
    let isPlain = ending.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
    return isPlain && (1...8).contains(ending.utf8.count) ? ending : ""
  }
}

/// Paths as text; nothing here looks at the disk.
///
/// Works on bytes, as the file system does: a slash before a combining mark is one Character, and still a slash.
package enum FilePath {
  /// The last part: `scan.pdf` of `/a/scan.pdf`.
  package static func name(of path: String) -> String {
    path.utf8.split(separator: 0x2F).last.map { String(decoding: $0, as: UTF8.self) } ?? path
  }

  /// All but the last part; `/` for what lies at the top, `.` for a bare name.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "." }
    return slash == path.utf8.startIndex ? "/" : String(decoding: path.utf8[..<slash], as: UTF8.self)
  }

  /// What leads from a folder to a path in it, empty for the folder itself; nil where the path does not lie in it.
  package static func below(_ folder: String, _ path: String) -> String? {
    let (inner, outer) = (path.utf8, folder.utf8)
    guard inner.starts(with: outer) else { return nil }
    let rest = inner.dropFirst(outer.count)
    guard let first = rest.first else { return "" }
    return first == 0x2F ? String(decoding: rest.dropFirst(), as: UTF8.self) : nil
  }

  /// The same name, no longer than a file system takes it: 255 bytes, whole characters, and the ending stays.
  package static func fitting(_ name: String, behind tail: String = "") -> String {
    let ending = fileExtension(of: name)
    let stem = ending.isEmpty ? name[...] : name.dropLast(ending.count + 1)
    let rest = tail + name.dropFirst(stem.count)
    return prefix(of: stem, bytes: longestName - rest.utf8.count) + rest
  }

  private static let longestName = 255

  /// As many whole characters as have room, or the start of the first one where not even that has.
  static func prefix(of text: Substring, bytes limit: Int) -> String {
    var kept = text
    while kept.utf8.count > limit { kept.removeLast() }
    guard kept.isEmpty else { return String(kept) }
    var start = text.unicodeScalars
    while start.reduce(0, { $0 + UTF8.width($1) }) > max(limit, 0) { start.removeLast() }
    return String(start)
  }

  /// What stands behind the last point of a name, lower case; empty where there is none or it is no plain word.
  package static func fileExtension(of name: String) -> String {
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
    let ending = name[name.index(after: point)...].lowercased()
    let isPlain = ending.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
    return isPlain && (1...8).contains(ending.utf8.count) ? ending : ""
  }
}

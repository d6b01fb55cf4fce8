/// What a reader says of itself: all that makes the same page the same words.
package enum Fingerprint {
  private static let mark = "preparation-"

  /// With the version of how pages are made ready, behind what the libraries are.
  package static func of(libraries: String, data: [String] = [], preparation: Int) -> String {
    ([libraries] + data + [mark + String(preparation)]).joined(separator: " ")
  }

  /// Whether what read a page called it blank only where nothing stands on it; earlier ones did so where nothing could be
  /// read, too.
  static func knowsBlank(_ fingerprint: String) -> Bool {
    guard let word = fingerprint.split(separator: " ").last(where: { $0.hasPrefix(mark) }),
      let version = Int(word.dropFirst(mark.count))
    else { return false }
    return version >= 3
  }
}

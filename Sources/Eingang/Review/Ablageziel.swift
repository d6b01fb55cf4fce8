import Foundation

/// A folder below the Ablage, in a form that cannot lead out of it.
package struct Ablageziel: Hashable, Sendable {
  /// Parts joined by `/`, as `Schule/Felix`.
  package let path: String

  /// Nil for what is empty, absolute, or has a part that is hidden or leads upwards.
  package init?(_ text: String) {
    // By scalars: a slash or a point under an accent is one Character, and still a slash or a point.
    let raw = text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
    let parts = raw.map { FiledName.clean(String($0)) }
    guard !parts.contains(""), parts.count <= 8,
      !raw.contains(where: { $0.drop(while: \.properties.isWhitespace).first == "." })
    else { return nil }
    path = parts.map { FiledName.cut(Ablageziel.unreserved($0), toBytes: 120) }.joined(separator: "/")
  }

  /// On a network share, Windows takes these names for devices, whatever stands behind a point.
  static func unreserved(_ part: String) -> String {
    let stem = part.prefix { $0 != "." }.uppercased()
    let isNumbered = ["COM", "LPT"].contains(stem.dropLast()) && stem.last.map { "123456789".contains($0) } ?? false
    guard isNumbered || ["CON", "PRN", "AUX", "NUL"].contains(stem) else { return part }
    return stem.count == part.count ? part + "_" : part.prefix(stem.count) + "_" + part.dropFirst(stem.count)
  }
}

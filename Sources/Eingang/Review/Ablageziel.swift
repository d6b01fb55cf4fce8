import Foundation

/// A folder below the Ablage, in a form that cannot lead out of it.
package struct Ablageziel: Hashable, Sendable {
  /// Parts joined by `/`, as `Schule/Felix`.
  package let path: String

  /// Nil for what is empty, absolute, or has a part that is hidden or leads upwards.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(FiledName.clean)
    let raw = text.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(""), parts.count <= 8, !raw.contains(where: { $0.drop(while: \.isWhitespace).hasPrefix(".") })
    else { return nil }
    path = parts.map { FiledName.cut($0, toBytes: 120) }.joined(separator: "/")
  }
}
